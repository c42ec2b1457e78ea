import VirtualTime

/// The loop that waits for something to be due and handles it.
///
/// Shadows Foundation's own type; the turns are those of the simulator. What it adds to them is the
/// *mode*: while a scroll view follows a finger or coasts, the loop is in ``Mode/tracking`` mode,
/// and whatever was added for the default mode alone waits until that is over. A timer that "stops
/// while scrolling" was added for the default mode.
public final class RunLoop: NSObject, @unchecked Sendable {
  /// Names what the loop is attending to.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let `default` = Mode("kCFRunLoopDefaultMode")
    /// A finger that scrolls.
    public static let tracking = Mode("UITrackingRunLoopMode")
    /// Any of the two.
    public static let common = Mode("kCFRunLoopCommonModes")
  }

  private var trackers = 0
  private var heldBack: [(modes: [Mode], work: @MainActor () -> Void)] = []

  /// The loop of the main thread.
  public static var main: RunLoop {
    onMainThread("RunLoop.main") { Simulator.current.deferrals.runLoop }
  }

  /// The loop of this thread, which is the main thread.
  public static var current: RunLoop { main }

  /// What the loop is attending to.
  public var currentMode: Mode? { trackers > 0 ? .tracking : .default }

  /// Has a block done in the next turn.
  @preconcurrency
  public func perform(_ block: @escaping @MainActor () -> Void) {
    perform(inModes: [.default], block: block)
  }

  /// Has a block done in the next turn in one of some modes.
  @preconcurrency
  public func perform(inModes modes: [Mode], block: @escaping @MainActor () -> Void) {
    onMainThread("RunLoop.perform(inModes:block:)") {
      Simulator.current.loop.nextTurn { [self] in run(in: modes, block) }
    }
  }

  /// Lets virtual time pass up to a date, and does what falls due.
  ///
  /// A date that is told by the machine's clock (`Date.now`, `Date(timeIntervalSinceNow:)` in code
  /// that is not adopted) lies years ahead here. It is noted, and no time passes.
  public func run(until limitDate: Foundation.Date) {
    onMainThread("RunLoop.run(until:)") {
      let simulator = Simulator.current
      let seconds = limitDate.timeIntervalSinceReferenceDate - simulator.seconds
      guard seconds < 86_400 else {
        return simulator.noteInert("RunLoop.run(until:) with the machine's date")
      }
      simulator.run(
        until: simulator.now
          + Duration.nanoseconds(
            VirtualInstant(seconds: max(seconds, 0)).nanoseconds))
    }
  }

  /// Lets virtual time pass up to a date, and does what falls due.
  ///
  /// - Returns: Whether the loop has anything to do, which is always so.
  @discardableResult
  public func run(mode: Mode, before limitDate: Foundation.Date) -> Bool {
    run(until: limitDate)
    return true
  }

  /// Lets a timer run in a mode.
  public func add(_ timer: Timer, forMode mode: Mode) {
    onMainThread("RunLoop.add(_:forMode:)") { timer.add(to: self, for: mode) }
  }
}

// MARK: - Modes

extension RunLoop {
  /// Whether the loop attends to any of some modes now.
  func attends(to modes: [Mode]) -> Bool {
    let current: Mode = trackers > 0 ? .tracking : .default
    return modes.contains { $0 == current || $0 == .common }
  }

  /// Does work now if the loop attends to its modes, and else as soon as it does.
  @MainActor
  func run(in modes: [Mode], _ work: @escaping @MainActor () -> Void) {
    if attends(to: modes) { work() } else { heldBack.append((modes, work)) }
  }

  /// Enters tracking mode; for a scroll view that begins to follow a finger.
  @MainActor
  func beginTracking() {
    trackers += 1
  }

  /// Leaves tracking mode once everybody has; what was held back comes in the next turn.
  @MainActor
  func endTracking() {
    guard trackers > 0 else { return }
    trackers -= 1
    guard trackers == 0 else { return }
    let held = heldBack
    heldBack = []
    for (modes, work) in held {
      Simulator.current.loop.nextTurn { [self] in run(in: modes, work) }
    }
  }
}
