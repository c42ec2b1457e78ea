public import Foundation
public import UIKit

/// A moment in the virtual time that all of the model's schedulers (queues, run loops) share.
///
/// On a device each kind of scheduler has its own type for moments. In the model they all follow
/// one clock, and so they share one type.
public struct SchedulerMoment: Strideable, Hashable, Sendable {
  /// The moment as the number of nanoseconds of virtual time since the simulator was booted.
  let nanoseconds: Int64

  init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// Creates the moment of virtual time that a `DispatchTime` stands for.
  public init(_ time: DispatchTime) {
    nanoseconds = Int64(clamping: time.uptimeNanoseconds)
  }

  /// Creates the moment of virtual time that a date stands for.
  public init(_ date: Foundation.Date) {
    let stretch = Stride.seconds(date.timeIntervalSinceReferenceDate)
    nanoseconds = stretch.nanoseconds
  }

  /// The present moment of virtual time.
  static var now: SchedulerMoment { SchedulerMoment(.now()) }

  /// The moment of virtual time as a `DispatchTime`.
  public var dispatchTime: DispatchTime {
    DispatchTime(uptimeNanoseconds: UInt64(max(nanoseconds, 0)))
  }

  /// The moment of virtual time as a date.
  public var date: Foundation.Date {
    Foundation.Date(timeIntervalSinceReferenceDate: Double(nanoseconds) / 1e9)
  }

  public func distance(to other: SchedulerMoment) -> Stride {
    Stride(nanoseconds: other.nanoseconds - nanoseconds)
  }

  public func advanced(by stretch: Stride) -> SchedulerMoment {
    let (sum, overflows) = nanoseconds.addingReportingOverflow(stretch.nanoseconds)
    return SchedulerMoment(nanoseconds: overflows ? .max : sum)
  }
}

// MARK: - Stretches

extension SchedulerMoment {
  /// A length of virtual time. A number literal stands for seconds.
  public struct Stride: Hashable, Sendable {
    let nanoseconds: Int64

    init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    /// The length of virtual time in seconds.
    public var timeInterval: TimeInterval { Double(nanoseconds) / 1e9 }
  }
}

extension SchedulerMoment.Stride: SchedulerTimeIntervalConvertible {
  public static func seconds(_ s: Int) -> Self { unit(s, 1_000_000_000) }
  public static func seconds(_ s: Double) -> Self {
    let nanoseconds = (s * 1e9).rounded()
    return Self(nanoseconds: Int64(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max))
  }
  public static func milliseconds(_ ms: Int) -> Self { unit(ms, 1_000_000) }
  public static func microseconds(_ us: Int) -> Self { unit(us, 1_000) }
  public static func nanoseconds(_ ns: Int) -> Self { unit(ns, 1) }

  private static func unit(_ count: Int, _ length: Int64) -> Self {
    let (product, overflows) = Int64(count).multipliedReportingOverflow(by: length)
    return Self(nanoseconds: overflows ? (count > 0 ? .max : .min) : product)
  }
}

extension SchedulerMoment.Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral {
  public init(floatLiteral value: Double) { self = .seconds(value) }
  public init(integerLiteral value: Int) { self = .seconds(value) }
  public init(_ timeInterval: TimeInterval) { self = .seconds(timeInterval) }
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let seconds = Int(exactly: source) else { return nil }
    self = .seconds(seconds)
  }

  public var magnitude: Self { Self(nanoseconds: abs(nanoseconds)) }

  public static func < (left: Self, right: Self) -> Bool { left.nanoseconds < right.nanoseconds }
  public static func + (left: Self, right: Self) -> Self {
    Self(nanoseconds: left.nanoseconds + right.nanoseconds)
  }
  public static func - (left: Self, right: Self) -> Self {
    Self(nanoseconds: left.nanoseconds - right.nanoseconds)
  }
  public static func * (left: Self, right: Self) -> Self {
    .seconds(left.timeInterval * right.timeInterval)
  }
  public static func *= (left: inout Self, right: Self) { left = left * right }
}
