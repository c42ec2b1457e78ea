public import Foundation
public import UIKit

/// The state of an app that plays something, as the system shows it.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown, playing, paused, stopped, interrupted
}

/// The kind of what an app plays.
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }

/// The facts that the system shows of the sound that an app plays. The model stores them and shows
/// nothing.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  open var nowPlayingInfo: [String: Any]?
  open var playbackState = MPNowPlayingPlaybackState.unknown

  open class func `default`() -> MPNowPlayingInfoCenter {
    perLaunch("Outside.MPNowPlayingInfoCenter") { MPNowPlayingInfoCenter() }
  }
}

/// The picture of a song, which an app draws when it is asked for a size.
///
/// Unchecked: all properties are constants, but only a final class can be checked.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  public let bounds: CGRect
  private let draw: (CGSize) -> UIImage

  @preconcurrency
  public init(boundsSize: CGSize, requestHandler: @escaping @Sendable (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    draw = requestHandler
    super.init()
  }
  public init(image: UIImage) {
    bounds = CGRect(origin: .zero, size: image.size)
    draw = { _ in image }
    super.init()
  }
  open func image(at size: CGSize) -> UIImage? { draw(size) }
}

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex =
  "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoPropertyPlaybackQueueCount =
  "MPNowPlayingInfoPropertyPlaybackQueueCount"
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
