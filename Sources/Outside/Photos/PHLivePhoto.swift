public import Foundation
public import UIKit

/// A photo that moves. The model's library has none.
///
/// Unchecked: the class stores nothing, but the compiler lets only final classes be `Sendable`.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  open var size: CGSize { .zero }
}

/// A view of a photo that moves. In the model it shows none, and plays nothing.
open class PHLivePhotoView: UIView {
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  open var livePhoto: PHLivePhoto?
  open var isMuted = false
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  open func stopPlayback() {}
  /// Returns the sign that a photo moves. In the model it is empty.
  open class func livePhotoBadgeImage(
    options badgeOptions: PHLivePhotoBadgeOptions = []
  ) -> UIImage { UIImage() }
}

/// The way in which a photo moves.
@frozen public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  case undefined, full, hint
}

/// The form of the sign that a photo moves.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1)
  public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 2)
}

/// The delegate of a view of a photo that moves. In the model nothing moves, so it is told nothing.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
}
