import VirtualTime

/// A timer that calls back for every frame that the screen shows.
///
/// ```swift
/// let link = CADisplayLink(target: self, selector: Selector(Interactor.step(_:)))
/// link.add(to: .main, forMode: .common)
/// ```
///
/// The callback comes at the instant of a frame, after all other work due at that instant, so two
/// runs see the same time stamps. A link keeps its target alive until it is invalidated. So a
/// controller that is the target of its own link is never released if it forgets to invalidate the
/// link.
///
/// Virtual time in which nothing happens costs work only while a display link runs. Without a link
/// the clock jumps to the next instant at which something is due.
///
/// Unchecked: an app's queues and tasks all run on the main thread, so no other thread uses a value
/// of this type.
public final class CADisplayLink: NSObject, @unchecked Sendable {
  private var target: AnyObject?
  private let selector: Selector
  private var modes: [RunLoop.Mode] = []
  private var tick: TickToken?
  /// The simulator in whose run loop the display link is. An app may keep a link beyond its end.
  private weak var home: Simulator?
  /// The newest serial number when the app added the link to a run loop, and so planned its calls.
  private var planned = 0
  private var frame = 0

  /// Creates a display link that calls a method of a target. It calls the target only once it is
  /// added to a run loop.
  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
    super.init()
    onMainThread("CADisplayLink") { Simulator.current.deferrals.remember(self) }
  }

  /// A Boolean value that is true if the display link is paused, so that it does not call its
  /// target.
  public var isPaused = false {
    didSet { if isPaused != oldValue { update() } }
  }

  /// The preferred number of calls of the display link's target per second; 0 means one call for
  /// each frame.
  public var preferredFramesPerSecond = 0 {
    didSet { if preferredFramesPerSecond != oldValue { restart() } }
  }

  /// The preferred number of the display link's calls a second as a range, of which only the
  /// preferred rate has an effect.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { preferredFramesPerSecond = Int(preferredFrameRateRange.preferred ?? 0) }
  }

  /// The time stamp of the frame for which the display link calls its target, in seconds.
  public var timestamp: CFTimeInterval { seconds(ofFrame: frame) }

  /// The time of the next frame for which the display link calls its target. The present call
  /// prepares what that frame shows.
  public var targetTimestamp: CFTimeInterval { seconds(ofFrame: frame + stride) }

  /// The time between two frames of the screen, in seconds.
  public var duration: CFTimeInterval { 1 / CFTimeInterval(framesPerSecond) }

  /// Adds the display link to a mode of the run loop. The link calls its target only while it has a
  /// mode.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, !modes.contains(mode) else { return }
    modes.append(mode)
    if modes.count == 1 {
      onMainThread("CADisplayLink") {
        home = Simulator.current
        planned = Simulator.current.lastSerial
      }
      count(1)
    }
    update()
  }

  /// Removes the display link from a mode of the run loop.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard let index = modes.firstIndex(of: mode) else { return }
    modes.remove(at: index)
    if modes.isEmpty { count(-1) }
    update()
  }

  /// Stops the display link for ever and releases its target.
  public func invalidate() {
    if !modes.isEmpty { count(-1) }
    modes.removeAll()
    target = nil
    update()
  }
}

extension CADisplayLink {
  /// The class of the object that the display link calls and holds strongly; `nil` once the link is
  /// invalidated.
  package var targetClass: AnyClass? { target.map { type(of: $0) } }
}

extension Simulator {
  /// The app's display links that still exist and are not invalidated, in the order in which they
  /// were made. Each holds its target, also while it is paused or in no run loop.
  package var livingDisplayLinks: [CADisplayLink] {
    deferrals.links.compactMap(\.link).filter { $0.targetClass != nil }
  }
}

extension Deferrals {
  /// A display link that may have been released.
  struct WeakLink {
    weak var link: CADisplayLink?
  }

  /// Adds a display link to the list of those that the app has made, and removes those that are
  /// gone.
  func remember(_ link: CADisplayLink) {
    links.removeAll { $0.link == nil }
    links.append(WeakLink(link: link))
  }
}

// MARK: - Ticking

extension CADisplayLink {
  /// The number of screen frames from one call of the display link's target to the next.
  private var stride: Int {
    guard preferredFramesPerSecond > 0 else { return 1 }
    return max(1, (framesPerSecond + preferredFramesPerSecond / 2) / preferredFramesPerSecond)
  }

  private var framesPerSecond: Int {
    onMainThread("CADisplayLink") { Simulator.current.loop.frames.framesPerSecond }
  }

  private func seconds(ofFrame frame: Int) -> CFTimeInterval {
    onMainThread("CADisplayLink") { Simulator.current.loop.frames.instant(ofFrame: frame).seconds }
  }

  private func count(_ change: Int) {
    onMainThread("CADisplayLink") { home?.deferrals.deferred.displayLinks += change }
  }

  /// Registers the display link with the run loop, or unregisters it. It is registered while it has
  /// a mode and is not paused.
  private func update() {
    onMainThread("CADisplayLink") {
      guard let loop = home?.loop else { return }
      let runs = !modes.isEmpty && !isPaused
      if runs, tick == nil {
        tick = loop.addTick({ [self] in callBack() }, everyFrames: stride)
      } else if !runs, let registered = tick {
        loop.removeTick(registered)
        tick = nil
      }
    }
  }

  private func restart() {
    guard let registered = tick else { return }
    onMainThread("CADisplayLink") { _ = home?.loop.removeTick(registered) }
    tick = nil
    update()
  }

  @MainActor
  private func callBack() {
    let simulator = Simulator.current
    guard let target, simulator.deferrals.runLoop.attends(to: modes) else { return }
    frame = simulator.loop.frames.frame(at: simulator.now)
    simulator.runPlannedWork(of: planned, repeats: true) {
      selector.perform(on: target, with: self)
    }
  }
}

/// A range of frames a second for an animation or a display link.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest frame rate of the range, in frames a second.
  public var minimum: Float
  /// The highest frame rate of the range, in frames a second.
  public var maximum: Float
  /// The preferred frame rate; `nil` lets the system choose one.
  public var preferred: Float?

  /// Creates a range of frame rates from its lowest, highest and preferred rate.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The range of frame rates that the system chooses by default.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
