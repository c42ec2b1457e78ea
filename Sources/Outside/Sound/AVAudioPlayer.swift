public import Foundation
import UIKit

/// A player of a sound. In the model the sound is never loaded and nothing is heard: once it is
/// started it plays until the app stops it, because its end is unknown.
///
/// ```swift
/// let player = try AVAudioPlayer(contentsOf: url)
/// player.play()  // true
/// ```
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  public let url: URL?
  public let data: Data?
  open private(set) var isPlaying = false
  open var numberOfChannels: Int { 2 }
  /// The length of the sound in seconds, of which nothing is known. The model says a minute, since
  /// apps divide by it.
  open var duration: TimeInterval { 60 }
  /// The second of the sound at which the player is. It stays where it is set.
  open var currentTime: TimeInterval = 0
  open var deviceCurrentTime: TimeInterval { 0 }
  open var volume: Float = 1
  open var pan: Float = 0
  open var enableRate = false
  open var rate: Float = 1
  open var numberOfLoops = 0
  open var isMeteringEnabled = false
  open var settings: [String: Any] { [:] }

  private init(url: URL?, data: Data?) {
    (self.url, self.data) = (url, data)
    super.init()
  }
  /// Makes a player without a sound. Apps give it to a property that they set later.
  public override convenience init() { self.init(url: nil, data: nil) }
  public convenience init(contentsOf url: URL) throws { self.init(url: url, data: nil) }
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    self.init(url: url, data: nil)
  }
  public convenience init(data: Data) throws { self.init(url: nil, data: data) }
  public convenience init(data: Data, fileTypeHint utiString: String?) throws {
    self.init(url: nil, data: data)
  }

  @discardableResult
  open func prepareToPlay() -> Bool { true }
  @discardableResult
  open func play() -> Bool {
    Outbound.note("sounds (AVAudioPlayer)", answer: "never heard")
    isPlaying = true
    return true
  }
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { play() }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }
  open func updateMeters() {}
  /// Returns how loud the sound is, in decibels. In the model it is silent.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The delegate of a player of a sound. In the model it is never told of anything.
@preconcurrency
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
  func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
  func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
  public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
  public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
}
