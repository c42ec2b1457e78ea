/// An object that calls blocks at once or later, such as a queue or a run loop.
///
/// In the model time is virtual: all schedulers follow the model's clock. A block is called in the
/// turn of the run loop that reaches the block's time. So the order of calls is the same in every
/// run, and a debounce of half a second takes no real time.
public protocol Scheduler<SchedulerTimeType> {
  /// The type of a moment in the scheduler's time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The type of the options with which the scheduler can be given a block.
  associatedtype SchedulerOptions

  /// The present moment in the scheduler's time, which in the model is virtual.
  var now: SchedulerTimeType { get }
  /// The smallest tolerance with which the scheduler can be given a block.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Calls a block as soon as the scheduler can.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Calls a block at a given moment of the scheduler's time.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Calls a block at a given moment of the scheduler's time and then at each interval, until the
  /// result is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Calls a block as soon as the scheduler can.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Calls a block at a given moment of the scheduler's time.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Calls a block at a given moment of the scheduler's time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Calls a block at a given moment of the scheduler's time and then at each interval, until the
  /// result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Calls a block at a given moment of the scheduler's time and then at each interval, until the
  /// result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}

/// A type of lengths of time that can be made from a number of seconds, milliseconds and so on.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// A scheduler that calls every block at once, because it has no time.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = SchedulerMoment
  public typealias SchedulerOptions = Never

  /// The only instance of the scheduler that calls every block at once.
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
