import VirtualTime

/// Calls back for every frame the screen shows.
///
/// ```swift
/// let link = CADisplayLink(target: self, selector: Selector(Interactor.step(_:)))
/// link.add(to: .main, forMode: .common)
/// ```
///
/// The callback comes at the very instant of a frame, after everything else due at that instant, so
/// two runs see the same time stamps. A link keeps its target alive until it is invalidated: an
/// interactor that drives a completion with one and forgets to invalidate it is never released.
///
/// A display link is also what makes idle virtual time cost something: without one the clock jumps.
public final class CADisplayLink: NSObject, @unchecked Sendable {
  private var target: AnyObject?
  private let selector: Selector
  private var modes: [RunLoop.Mode] = []
  private var tick: TickToken?
  private var frame = 0

  /// Creates a link that calls nothing before it is added to a run loop.
  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
  }

  /// Whether frames pass without a call.
  public var isPaused = false {
    didSet { if isPaused != oldValue { update() } }
  }

  /// How many calls a second are wanted; 0 means as many as there are frames.
  public var preferredFramesPerSecond = 0 {
    didSet { if preferredFramesPerSecond != oldValue { restart() } }
  }

  /// How many calls a second are wanted, as a range; the preferred rate decides.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { preferredFramesPerSecond = Int(preferredFrameRateRange.preferred ?? 0) }
  }

  /// When the frame was shown that the present call is about.
  public var timestamp: CFTimeInterval { seconds(ofFrame: frame) }

  /// When the frame will be shown that the present call prepares.
  public var targetTimestamp: CFTimeInterval { seconds(ofFrame: frame + stride) }

  /// Time between two frames of the screen.
  public var duration: CFTimeInterval { 1 / CFTimeInterval(framesPerSecond) }

  /// Lets the link run in a mode.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, !modes.contains(mode) else { return }
    modes.append(mode)
    if modes.count == 1 { count(1) }
    update()
  }

  /// No longer lets the link run in a mode.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard let index = modes.firstIndex(of: mode) else { return }
    modes.remove(at: index)
    if modes.isEmpty { count(-1) }
    update()
  }

  /// Stops the link for good and lets go of its target.
  public func invalidate() {
    if !modes.isEmpty { count(-1) }
    modes.removeAll()
    target = nil
    update()
  }
}

// MARK: - Ticking

extension CADisplayLink {
  /// Frames from one call to the next.
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
    onMainThread("CADisplayLink") { Simulator.current.deferrals.deferred.displayLinks += change }
  }

  /// Registers with the loop exactly while there is something to call.
  private func update() {
    onMainThread("CADisplayLink") {
      let loop = Simulator.current.loop
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
    onMainThread("CADisplayLink") { _ = Simulator.current.loop.removeTick(registered) }
    tick = nil
    update()
  }

  @MainActor
  private func callBack() {
    let simulator = Simulator.current
    guard let target, simulator.deferrals.runLoop.attends(to: modes) else { return }
    frame = simulator.loop.frames.frame(at: simulator.now)
    selector.perform(on: target, with: self)
  }
}

/// How many frames a second an animation or a display link would like.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// The best; `nil` leaves it to the system.
  public var preferred: Float?

  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// No wish.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
