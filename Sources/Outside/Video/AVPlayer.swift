public import Foundation
public import UIKit

/// A film or a sound that a player can play. In the model its content is never loaded.
@preconcurrency @MainActor
open class AVAsset: NSObject {
  public override init() { super.init() }
  public convenience init(url: URL) { self.init() }
  open var duration: CMTime { .zero }
  open var isPlayable: Bool { false }

  /// Loads facts of the asset, and calls a block in the next turn of the run loop, in which none
  /// has been loaded.
  @preconcurrency
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@MainActor () -> Void)? = nil
  ) { if let handler { DispatchQueue.main.async(execute: handler) } }
  /// Returns how far one of the asset's facts has been loaded: loading has failed.
  open func statusOfValue(
    forKey key: String, error outError: UnsafeMutablePointer<NSError?>?
  ) -> AVKeyValueStatus {
    outError?.pointee = CocoaError(.fileNoSuchFile) as NSError
    return .failed
  }
  open func cancelLoading() {}
}

/// The progress of loading one of an asset's facts. In the model loading fails.
@frozen public enum AVKeyValueStatus: Int, Sendable {
  case unknown, loading, loaded, failed, cancelled
}

/// A film or a sound at a URL. In the model its content is never loaded.
@preconcurrency @MainActor
open class AVURLAsset: AVAsset {
  public let url: URL
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init()
  }
}

/// A film that is given to a player. In the model it never becomes ready to play.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  @frozen public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  public let asset: AVAsset
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var duration: CMTime { .indefinite }
  open var presentationSize: CGSize { .zero }
  open var loadedTimeRanges: [NSValue] { [] }
  open var isPlaybackLikelyToKeepUp: Bool { false }
  open var isPlaybackBufferEmpty: Bool { true }
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var preferredPeakBitRate: Double = 0
  open var preferredMaximumResolution = CGSize.zero
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  open func currentTime() -> CMTime { .zero }
  /// Moves the player to a moment of the film. In the model that always fails, because no film is
  /// loaded.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    if let completionHandler { DispatchQueue.main.async { completionHandler(false) } }
  }

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// A player of films. In the model no film ever becomes ready, so a started player waits forever.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  @frozen public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  @frozen public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  @frozen public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

  open private(set) var currentItem: AVPlayerItem?
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  /// The speed of playback that the app has requested; 0 while the player is paused.
  open var rate: Float = 0
  open var timeControlStatus: TimeControlStatus {
    rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate
  }
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd: ActionAtItemEnd = .pause
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var preventsDisplaySleepDuringVideoPlayback = true

  public override init() { super.init() }
  public init(url URL: URL) {
    currentItem = AVPlayerItem(url: URL)
    super.init()
  }
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  open func play() {
    Simulator.current.noteOutside("films", answer: "never ready", isAnswered: false)
    rate = 1
  }
  open func playImmediately(atRate rate: Float) {
    play()
    self.rate = rate
  }
  open func pause() { rate = 0 }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    DispatchQueue.main.async { completionHandler(false) }
  }
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
  ) {}
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }

  /// Adds a block that is called at intervals while a film plays. In the model it is never called,
  /// because no film plays.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
}

/// A player that plays films one after the other. In the model none of them plays.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  private var waiting: [AVPlayerItem] = []
  public init(items: [AVPlayerItem]) {
    super.init(playerItem: items.first)
    waiting = items
  }
  open func items() -> [AVPlayerItem] { waiting }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) { waiting.append(item) }
  open func remove(_ item: AVPlayerItem) { waiting.removeAll { $0 === item } }
  open func removeAllItems() { waiting = [] }
  open func advanceToNextItem() { if !waiting.isEmpty { waiting.removeFirst() } }
}

/// An object that repeats one film in a player. In the model it does nothing.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) { super.init() }
  open func disableLooping() {}
}

/// A layer that shows the film of a player. In the model it shows nothing.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { .zero }

  public override init() { super.init() }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? AVPlayerLayer else { return }
    (player, videoGravity) = (layer.player, layer.videoGravity)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A view controller that shows a film and its controls. In the model it shows only a black
/// background.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var isReadyForDisplay: Bool { false }
  open var videoBounds: CGRect { .zero }
  /// A view between the film and the controls, to which an app adds its own views.
  open private(set) lazy var contentOverlayView: UIView? = {
    let overlay = UIView(frame: view.bounds)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
    return overlay
  }()

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
  }
}
