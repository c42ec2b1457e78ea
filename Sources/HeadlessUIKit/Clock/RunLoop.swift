import VirtualTime

/// The run loop of the main thread, which runs work when it falls due.
///
/// The type shadows Foundation's own; its turns are those of the simulator. It adds the *mode*:
/// while a scroll view follows a finger or decelerates, the loop is in ``Mode/tracking`` mode, and
/// work that was added only for the default mode waits until the scrolling is over. A timer that
/// "stops while scrolling" is a timer that was added only for the default mode.
///
/// Unchecked: every method that changes the object's variables traps on other threads than the main
/// one.
public final class RunLoop: NSObject, @unchecked Sendable {
  /// A mode of the run loop. Timers and blocks run only in the modes for which they were added.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name of the run loop's mode.
    public let rawValue: String
    /// Creates a mode of the run loop from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a mode of the run loop from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The mode of the run loop while no scroll view follows a finger or decelerates.
    public static let `default` = Mode("kCFRunLoopDefaultMode")
    /// The mode of the run loop while a scroll view follows a finger or decelerates.
    public static let tracking = Mode("UITrackingRunLoopMode")
    /// The name that stands for both the run loop's default mode and its tracking mode.
    public static let common = Mode("kCFRunLoopCommonModes")
  }

  private var trackers = 0
  private var heldBack: [(modes: [Mode], work: @MainActor () -> Void)] = []

  /// The run loop of the main thread.
  public static var main: RunLoop {
    onMainThread("RunLoop.main") { Simulator.current.deferrals.runLoop }
  }

  /// The run loop of the current thread, which in the model is always the main thread.
  public static var current: RunLoop { main }

  /// The mode in which the run loop is at present.
  public var currentMode: Mode? { trackers > 0 ? .tracking : .default }

  /// Runs a block in the run loop's next turn in the default mode.
  @preconcurrency
  public func perform(_ block: @escaping @MainActor () -> Void) {
    perform(inModes: [.default], block: block)
  }

  /// Runs a block in the next turn, if the loop is then in one of the given modes. Otherwise the
  /// block waits until the loop enters one of them.
  @preconcurrency
  public func perform(inModes modes: [Mode], block: @escaping @MainActor () -> Void) {
    onMainThread("RunLoop.perform(inModes:block:)") {
      Simulator.current.loop.nextTurn { [self] in run(in: modes, block) }
    }
  }

  /// Advances virtual time up to a date, and runs the work that falls due.
  ///
  /// A date from the machine's clock (`Date.now`, `Date(timeIntervalSinceNow:)` in code that was
  /// not adopted) lies years ahead of virtual time. For such a date the call is recorded and no
  /// time passes.
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

  /// Advances virtual time up to a date, and runs the work that falls due. The mode is not used.
  ///
  /// - Returns: `true` always.
  @discardableResult
  public func run(mode: Mode, before limitDate: Foundation.Date) -> Bool {
    run(until: limitDate)
    return true
  }

  /// Adds a timer to the run loop. It fires while the loop is in a given mode.
  public func add(_ timer: Timer, forMode mode: Mode) {
    onMainThread("RunLoop.add(_:forMode:)") { timer.add(to: self, for: mode) }
  }
}

// MARK: - Modes

extension RunLoop {
  /// Returns true if the loop is at present in one of the given modes, so that work for these modes
  /// may run now.
  func attends(to modes: [Mode]) -> Bool {
    let current: Mode = trackers > 0 ? .tracking : .default
    return modes.contains { $0 == current || $0 == .common }
  }

  /// Runs work now if the loop is in one of the given modes. Otherwise the work waits until the
  /// loop enters one of them.
  @MainActor
  func run(in modes: [Mode], _ work: @escaping @MainActor () -> Void) {
    if attends(to: modes) { work() } else { heldBack.append((modes, work)) }
  }

  /// Enters tracking mode, because a scroll view begins to follow a finger. If no other scroll view
  /// tracks, work that waited for this mode runs in the next turn.
  @MainActor
  func beginTracking() {
    trackers += 1
    if trackers == 1 { offerHeldBack() }
  }

  /// Ends the tracking of one scroll view. If no other scroll view tracks, the loop returns to the
  /// default mode, and work that waited for it runs in the next turn.
  @MainActor
  func endTracking() {
    guard trackers > 0 else { return }
    trackers -= 1
    if trackers == 0 { offerHeldBack() }
  }

  /// Runs the work that waits for a mode, each in its turn, if the loop is then in that mode.
  @MainActor
  private func offerHeldBack() {
    let held = heldBack
    heldBack = []
    for (modes, work) in held {
      Simulator.current.loop.nextTurn { [self] in run(in: modes, work) }
    }
  }
}
