/// An object that does work at once or later, such as a queue or a run loop.
///
/// Time is virtual: all schedulers follow the model's clock. Work is done in the turn of the run
/// loop that reaches the work's time. So the order of work is the same in every run, and a debounce
/// of half a second takes no real time.
public protocol Scheduler<SchedulerTimeType> {
  /// The type of a point in the scheduler's time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The type of the options of scheduled work.
  associatedtype SchedulerOptions

  /// The present virtual time.
  var now: SchedulerTimeType { get }
  /// The smallest tolerance with which work can be scheduled.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Calls a block as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Calls a block at a given time.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Calls a block at a given time and then at each interval, until the result is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Calls a block as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Calls a block at a given time.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Calls a block at a given time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Calls a block at a given time and then at each interval, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Calls a block at a given time and then at each interval, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}

/// A length of time that can be made from numbers of seconds, milliseconds and so on.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// A scheduler that does all work at once, because it has no time.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = SchedulerMoment
  public typealias SchedulerOptions = Never

  /// The only instance of the scheduler.
  public static let shared = ImmediateScheduler()

  public var now: SchedulerMoment { SchedulerMoment(nanoseconds: 0) }
  public var minimumTolerance: SchedulerMoment.Stride { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerMoment, tolerance: SchedulerMoment.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) { action() }

  public func schedule(
    after date: SchedulerMoment, interval: SchedulerMoment.Stride,
    tolerance: SchedulerMoment.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
