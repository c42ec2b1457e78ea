import Foundation
public import UIKit

/// Turns a block without isolation into one for the main actor, as the model's queues and timers
/// need it.
private func onTheOneThread(_ action: @escaping () -> Void) -> @MainActor () -> Void {
  // Unchecked: `nonisolated(unsafe)` is safe, because the queues, timers and run loops that get the
  // block call it on the main thread.
  nonisolated(unsafe) let action = action
  return { action() }
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerMoment

  /// The options of work that a scheduler gives to a dispatch queue. They have no effect in the
  /// model.
  public struct SchedulerOptions: Sendable {
    public init() {}
  }

  public var now: SchedulerMoment { .now }
  public var minimumTolerance: SchedulerMoment.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    async(execute: onTheOneThread(action))
  }

  public func schedule(
    after date: SchedulerMoment, tolerance: SchedulerMoment.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    asyncAfter(deadline: date.dispatchTime, execute: onTheOneThread(action))
  }

  public func schedule(
    after date: SchedulerMoment, interval: SchedulerMoment.Stride,
    tolerance: SchedulerMoment.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    Repetition(of: action, after: date, every: interval) { moment, action in
      let item = DispatchWorkItem(block: onTheOneThread(action))
      self.asyncAfter(deadline: moment.dispatchTime, execute: item)
      return AnyCancellable(item.cancel)
    }
  }
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerMoment

  /// The options of work that a scheduler gives to a run loop. There are none.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerMoment { .now }
  public var minimumTolerance: SchedulerMoment.Stride { 0 }

  /// Calls a block in the next turn of the run loop that is in default mode, and so not while a
  /// scroll view follows a finger.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    perform(onTheOneThread(action))
  }

  public func schedule(
    after date: SchedulerMoment, tolerance: SchedulerMoment.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = timer(at: date, action)
  }

  public func schedule(
    after date: SchedulerMoment, interval: SchedulerMoment.Stride,
    tolerance: SchedulerMoment.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    Repetition(of: action, after: date, every: interval) { moment, action in
      AnyCancellable(self.timer(at: moment, action).invalidate)
    }
  }

  private func timer(at date: SchedulerMoment, _ action: @escaping () -> Void) -> Timer {
    let wait = now.distance(to: date).timeInterval
    let work = onTheOneThread(action)
    let timer = Timer(timeInterval: wait, repeats: false) { _ in work() }
    add(timer, forMode: .default)
    return timer
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerMoment

  /// The options of work that a scheduler gives to an operation queue. There are none.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerMoment { .now }
  public var minimumTolerance: SchedulerMoment.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    addOperation(onTheOneThread(action))
  }

  public func schedule(
    after date: SchedulerMoment, tolerance: SchedulerMoment.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    DispatchQueue.main.schedule(after: date) { self.schedule(action) }
  }

  public func schedule(
    after date: SchedulerMoment, interval: SchedulerMoment.Stride,
    tolerance: SchedulerMoment.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.main.schedule(after: date, interval: interval) { self.schedule(action) }
  }
}

/// A block that a queue or run loop calls at a fixed interval, as long as this object is retained.
private final class Repetition: Cancellable {
  /// A function that schedules a block to be called once at a given moment, unless the returned
  /// token is cancelled before.
  typealias Once = (SchedulerMoment, @escaping () -> Void) -> AnyCancellable

  private let action: () -> Void
  private let interval: SchedulerMoment.Stride
  private let once: Once
  private var next: AnyCancellable?
  private var isOver = false

  init(
    of action: @escaping () -> Void, after first: SchedulerMoment,
    every interval: SchedulerMoment.Stride, once: @escaping Once
  ) {
    precondition(
      interval.nanoseconds > 0,
      "Work is repeated after an interval above zero (was \(interval.timeInterval) s).")
    (self.action, self.interval, self.once) = (action, interval, once)
    wait(for: first)
  }

  private func wait(for moment: SchedulerMoment) {
    next = once(moment) { [weak self] in self?.comeDue(at: moment) }
  }

  private func comeDue(at moment: SchedulerMoment) {
    guard !isOver else { return }
    action()
    if !isOver { wait(for: moment.advanced(by: interval)) }
  }

  func cancel() {
    isOver = true
    next = nil
  }
}
