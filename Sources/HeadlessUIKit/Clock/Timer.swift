public import Foundation
import VirtualTime

/// A timer that fires once or repeatedly.
///
/// The type shadows Foundation's own and runs on virtual time. A repeating timer fires at multiples
/// of its interval after its creation. A late firing does not delay later ones, and several missed
/// firings become one.
///
/// ```swift
/// Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in
///   print(CACurrentMediaTime())  // 0.25
/// }
/// ```
///
/// A scheduled timer is kept alive, and keeps its target alive in turn. A repeating timer that is
/// never invalidated is the commonest reason for a leaked view controller.
///
/// - Note: A date that comes from the machine's clock (`Date.now`) lies years ahead of virtual
///   time, so that a timer with such a date never fires. `Date()` in adopted code is virtual.
///
/// Unchecked: an app's queues and tasks all run on the main thread, so no other thread uses a value
/// of this type.
public final class Timer: NSObject, @unchecked Sendable {
  /// The closure that the timer calls when it fires; `nil` once the timer is invalid, so that the
  /// target, and the objects that the app's block holds, are released then.
  private var action: (@MainActor (Timer) -> Void)?
  private let interval: VirtualInstant
  private let repeats: Bool
  private var info: Any?

  private var due: VirtualInstant
  /// The simulator's newest serial number when the app added the timer to a run loop, and so
  /// planned its firing.
  private var planned = 0
  private var modes: [RunLoop.Mode] = []
  private var token: TurnLoop<Simulator.Work>.Token?
  private var runLoop: RunLoop?
  /// The simulator in whose run loop the timer is. An app may keep a timer beyond the end of its
  /// simulator, whose run loop the next one does not share.
  private weak var simulator: Simulator?

  /// A Boolean value that is true if the timer may still fire.
  public private(set) var isValid = true

  /// The tolerated delay of the timer, without effect because on virtual time it is never late.
  public var tolerance: TimeInterval = 0

  private init(
    after interval: TimeInterval, repeats: Bool, userInfo: Any?,
    action: @escaping @MainActor (Timer) -> Void
  ) {
    // An interval that is not positive becomes a tenth of a millisecond, as in Foundation's
    // `Timer`.
    self.interval = VirtualInstant(seconds: interval > 0 ? interval : 0.0001)
    self.repeats = repeats
    self.info = keptByObjectiveC(userInfo)
    self.action = action
    self.due = onMainThread("Timer") { [interval = self.interval] in
      Simulator.current.now + Duration.nanoseconds(interval.nanoseconds)
    }
  }

  /// Creates a timer that never fires, as a placeholder such as `var timer = Timer()`.
  public override init() {
    interval = .zero
    repeats = false
    due = .zero
    isValid = false
  }

  /// The time between two firings; zero if the timer fires once.
  public var timeInterval: TimeInterval { repeats ? interval.seconds : 0 }

  /// An object that the app passes when it creates the timer, for its own use.
  ///
  /// A number comes back as an `NSNumber`, which can be cast to any type of number.
  ///
  /// - Precondition: The timer is valid, as Foundation requires.
  public var userInfo: Any? {
    precondition(isValid, "userInfo must not be read from a timer that is no longer valid.")
    return info
  }
}

// MARK: - Creating

extension Timer {
  /// Creates a timer that calls a block. It fires only if it is added to a run loop.
  @preconcurrency
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(after: interval, repeats: repeats, userInfo: nil, action: block)
  }

  /// Creates a timer that calls a target's method, and keeps the target alive until it is invalid.
  /// It fires only if it is added to a run loop.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    // Unchecked: the target is used on one thread only, because the model's timers fire on the main
    // thread.
    nonisolated(unsafe) let target = target as AnyObject
    self.init(after: interval, repeats: repeats, userInfo: userInfo) { timer in
      selector.perform(on: target, with: timer)
    }
  }

  /// Creates a timer that calls a block, and adds it to the run loop's default mode.
  @preconcurrency @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }

  /// Creates a timer that calls a target's method, and adds it to the run loop's default mode. The
  /// timer keeps its target alive until it is invalid.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }

  /// Creates a timer that fires for the first time at a date. It fires only if it is added to a run
  /// loop.
  @preconcurrency
  public convenience init(
    fire date: Foundation.Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
    fireDate = date
  }

  /// Creates a timer that fires for the first time at a date, and keeps its target alive until it
  /// is invalid. It fires only if it is added to a run loop.
  public convenience init(
    fireAt date: Foundation.Date, interval: TimeInterval, target: Any, selector: Selector,
    userInfo: Any?, repeats: Bool
  ) {
    self.init(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    fireDate = date
  }
}

// MARK: - Firing

extension Timer {
  /// Calls the timer's action now, in addition to its schedule. A timer that does not repeat is
  /// invalid afterwards.
  public func fire() {
    guard isValid else { return }
    onMainThread("Timer.fire()") {
      action?(self)
      if !repeats { invalidate() }
    }
  }

  /// The virtual date of the next firing. A new date moves the firing, and the later ones with it.
  public var fireDate: Foundation.Date {
    get { Foundation.Date(timeIntervalSinceReferenceDate: due.seconds) }
    set {
      onMainThread("Timer.fireDate") {
        due = VirtualInstant(seconds: max(newValue.timeIntervalSinceReferenceDate, 0))
        guard isValid, let token, let runLoop, let simulator else { return }
        simulator.loop.cancel(token)
        schedule(on: runLoop)
      }
    }
  }

  /// Stops the timer for ever, so that the run loop no longer keeps it alive.
  public func invalidate() {
    guard isValid else { return }
    isValid = false
    (action, info) = (nil, nil)
    guard !modes.isEmpty else { return }
    onMainThread("Timer.invalidate()") {
      guard let simulator else { return }
      if let token { simulator.loop.cancel(token) }
      simulator.deferrals.deferred.count(timerThatRepeats: repeats, -1)
    }
  }

  @MainActor
  func add(to runLoop: RunLoop, for mode: RunLoop.Mode) {
    guard isValid, !modes.contains(mode) else { return }
    modes.append(mode)
    guard modes.count == 1 else { return }
    let simulator = Simulator.current
    self.simulator = simulator
    planned = simulator.lastSerial
    simulator.deferrals.deferred.count(timerThatRepeats: repeats, 1)
    schedule(on: runLoop)
  }

  @MainActor
  private func schedule(on runLoop: RunLoop) {
    self.runLoop = runLoop
    token = simulator?.loop.schedule(
      { [self] in runLoop.run(in: modes) { [self] in comeDue(on: runLoop) } }, at: due)
  }

  @MainActor
  private func comeDue(on runLoop: RunLoop) {
    guard isValid else { return }
    Simulator.current.runPlannedWork(of: planned, repeats: repeats) { fire() }
    guard isValid else { return }
    let missed = (Simulator.current.now.nanoseconds - due.nanoseconds) / interval.nanoseconds
    due.nanoseconds += (missed + 1) * interval.nanoseconds
    schedule(on: runLoop)
  }
}

extension DeferredWork {
  fileprivate mutating func count(timerThatRepeats repeats: Bool, _ change: Int) {
    if repeats { repeatingTimers += change } else { timers += change }
  }
}
