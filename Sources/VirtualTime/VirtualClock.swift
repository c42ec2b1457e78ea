internal import Synchronization

/// A clock that starts at zero and moves only by hand.
///
/// Code that waits on a real clock is tested by waiting, or not at all. Code that waits on this one
/// is tested by moving the clock: an hour takes no longer than a millisecond, and the result is the
/// same every time.
///
/// ```swift
/// let clock = VirtualClock()
/// try clock.advance(by: .seconds(3))
/// print(clock.now)  // "3000 ms"
/// ```
///
/// The clock never goes back. It may jump over the deadline of a sleeping task; the task is still
/// woken, and tasks are woken in the order of their deadlines. A woken task becomes runnable and
/// continues when its executor runs it; the clock does not wait for that. If the order of all work
/// has to be exact, use a ``TurnLoop``, which runs its work on one thread.
///
/// The clock may be read and moved from any thread.
public final class VirtualClock: Clock {
  private let time = Atomic<Int64>(0)
  private let nextDeadline = Atomic<Int64>(.max)
  private let lastTicket = Atomic<UInt64>(0)
  private let sleepers = Mutex(Sleepers())

  /// Creates a virtual clock that stands at zero.
  public init() {}

  /// The present instant of the virtual clock.
  public var now: VirtualInstant {
    VirtualInstant(nanoseconds: time.load(ordering: .sequentiallyConsistent))
  }

  /// The resolution of virtual time, one nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// The number of tasks that sleep on this virtual clock.
  public var sleeperCount: Int { sleepers.withLock { $0.queue.count } }
}

// MARK: - Moving

extension VirtualClock {
  /// Moves the virtual clock to an instant, and wakes the tasks that slept until then.
  ///
  /// - Throws: ``TimeRunsBackward`` if the clock is past that instant; it does not move then.
  public func advance(to instant: VirtualInstant) throws(TimeRunsBackward) {
    let now = move(to: instant)
    if instant < now { throw TimeRunsBackward(target: instant, now: now) }
  }

  /// Moves the virtual clock forward by a duration, and wakes the tasks that slept until then.
  ///
  /// - Throws: ``TimeRunsBackward`` if the duration is negative; the clock does not move then.
  public func advance(by duration: Duration) throws(TimeRunsBackward) {
    try advance(to: now.advanced(by: duration))
  }

  /// Moves the virtual clock to an instant, unless it is already past that instant.
  ///
  /// - Returns: The instant at which the clock stands afterwards.
  @usableFromInline @discardableResult
  func move(to instant: VirtualInstant) -> VirtualInstant {
    let moved = time.max(instant.nanoseconds, ordering: .sequentiallyConsistent)
    if nextDeadline.load(ordering: .sequentiallyConsistent) <= moved.newValue { wakeSleepers() }
    return VirtualInstant(nanoseconds: moved.newValue)
  }
}

/// The error that a virtual clock was told to move back in time.
public struct TimeRunsBackward: Error, Hashable, CustomStringConvertible {
  /// The instant to which the virtual clock was told to move back.
  public var target: VirtualInstant
  /// The instant at which the virtual clock stood when it was told to move back.
  public var now: VirtualInstant

  /// The error's text, which names the instant to which the clock was to move and that at which it
  /// stood.
  public var description: String {
    "Cannot advance to \(target): the clock is already at \(now)."
  }
}

// MARK: - Sleeping

/// The tasks that sleep on a virtual clock, in the order in which they are woken.
private struct Sleepers: Sendable {
  struct Sleeper: Sendable {
    var ticket: UInt64
    var continuation: CheckedContinuation<Void, any Error>
  }

  var queue = EventQueue<Sleeper>()
  var tokens: [UInt64: EventToken] = [:]

  mutating func add(_ sleeper: Sleeper, until deadline: VirtualInstant) {
    tokens[sleeper.ticket] = queue.insert(sleeper, at: deadline)
  }

  mutating func remove(_ ticket: UInt64) -> Sleeper? {
    guard let token = tokens.removeValue(forKey: ticket) else { return nil }
    return queue.cancel(token)
  }

  mutating func popDue(by now: VirtualInstant) -> Sleeper? {
    guard let sleeper = queue.popDue(by: now) else { return nil }
    tokens.removeValue(forKey: sleeper.ticket)
    return sleeper
  }
}

extension VirtualClock {
  /// Lets the calling task sleep until somebody has moved the virtual clock to a deadline.
  ///
  /// If the clock is already there, the method returns at once. The tolerance is ignored, because a
  /// virtual clock is never late.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(until deadline: VirtualInstant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    if deadline <= now { return }

    let ticket = lastTicket.wrappingAdd(1, ordering: .relaxed).newValue
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        fallAsleep(Sleepers.Sleeper(ticket: ticket, continuation: continuation), until: deadline)
      }
    } onCancel: {
      let sleeper = updateSleepers { $0.remove(ticket) }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Registers a task that goes to sleep on the virtual clock, or fails it if it was cancelled in
  /// the meantime.
  ///
  /// The clock may move at any moment, on another thread. So this method publishes the deadline
  /// first and then reads the time, while a moving clock writes the time first and then reads the
  /// deadlines. At least one of the two sees the other's value, so no sleeping task is missed.
  private func fallAsleep(_ sleeper: Sleepers.Sleeper, until deadline: VirtualInstant) {
    let isAsleep = updateSleepers { sleepers in
      if Task.isCancelled { return false }
      sleepers.add(sleeper, until: deadline)
      return true
    }
    if !isAsleep { return sleeper.continuation.resume(throwing: CancellationError()) }
    if deadline <= now { wakeSleepers() }
  }

  private func wakeSleepers() {
    let woken = updateSleepers { sleepers in
      let now = self.now
      var woken: [Sleepers.Sleeper] = []
      while let sleeper = sleepers.popDue(by: now) { woken.append(sleeper) }
      return woken
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  private func updateSleepers<Result: Sendable>(
    _ update: (inout Sleepers) -> Result
  ) -> Result {
    sleepers.withLock { sleepers in
      let result = update(&sleepers)
      nextDeadline.store(
        sleepers.queue.nextDue?.nanoseconds ?? .max, ordering: .sequentiallyConsistent)
      return result
    }
  }
}
