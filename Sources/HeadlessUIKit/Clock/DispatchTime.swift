import VirtualTime

/// A time on the virtual clock, for deadlines and delays.
///
/// The type shadows Dispatch's own, whose `now()` reads the real clock.
///
/// ```swift
/// DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { print(CACurrentMediaTime()) }
/// ```
public struct DispatchTime: Hashable, Comparable, Sendable {
  /// The nanoseconds of virtual time since the simulator was booted.
  public let uptimeNanoseconds: UInt64

  /// The nanoseconds of virtual time since the boot, the same number as ``uptimeNanoseconds``.
  public var rawValue: UInt64 { uptimeNanoseconds }

  /// Creates a time from the nanoseconds since the simulator was booted.
  public init(uptimeNanoseconds: UInt64) {
    self.uptimeNanoseconds = uptimeNanoseconds
  }

  /// The present virtual time.
  public static func now() -> DispatchTime {
    onMainThread("DispatchTime.now()") {
      DispatchTime(uptimeNanoseconds: UInt64(Simulator.current.now.nanoseconds))
    }
  }

  /// A time that never comes, for a wait without a timeout.
  public static let distantFuture = DispatchTime(uptimeNanoseconds: .max)

  /// Returns true if the first time is earlier than the second.
  public static func < (left: DispatchTime, right: DispatchTime) -> Bool {
    left.uptimeNanoseconds < right.uptimeNanoseconds
  }

  /// The time as an instant of the simulator's clock.
  var instant: VirtualInstant {
    VirtualInstant(nanoseconds: Int64(clamping: uptimeNanoseconds))
  }
}

// MARK: - Arithmetic

extension DispatchTime {
  /// Returns the time that lies a number of seconds after this one, rounded to nanoseconds.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    time.advanced(byNanoseconds: VirtualInstant(seconds: seconds).nanoseconds)
  }

  /// Returns the time that lies a number of seconds before this one, rounded to nanoseconds.
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    time + -seconds
  }

  /// Returns the time that lies a dispatch interval after this one.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time.advanced(byNanoseconds: interval.nanoseconds)
  }

  /// Returns the time that lies a dispatch interval before this one.
  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time.advanced(byNanoseconds: -interval.nanoseconds)
  }

  /// Returns the time that lies a dispatch interval after this one.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime {
    self + interval
  }

  /// Returns the dispatch interval from this time to another one.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    .nanoseconds(Int(instant.duration(to: other.instant) / .nanoseconds(1)))
  }

  private func advanced(byNanoseconds distance: Int64) -> DispatchTime {
    guard self != .distantFuture, distance != .max else { return .distantFuture }
    let (sum, isTooLate) = instant.nanoseconds.addingReportingOverflow(distance)
    if isTooLate { return distance > 0 ? .distantFuture : DispatchTime(uptimeNanoseconds: 0) }
    return DispatchTime(uptimeNanoseconds: UInt64(max(sum, 0)))
  }
}

extension DispatchTimeInterval {
  /// The dispatch interval in nanoseconds; the greatest number that fits for an interval that never
  /// ends.
  var nanoseconds: Int64 {
    switch self {
    case .seconds(let count): Self.multiply(count, 1_000_000_000)
    case .milliseconds(let count): Self.multiply(count, 1_000_000)
    case .microseconds(let count): Self.multiply(count, 1_000)
    case .nanoseconds(let count): Int64(count)
    case .never: .max
    @unknown default:
      notModelled("A delay must be an interval the model knows (was \(self)).")
    }
  }

  private static func multiply(_ count: Int, _ factor: Int64) -> Int64 {
    let (product, overflows) = Int64(count).multipliedReportingOverflow(by: factor)
    return overflows ? (count > 0 ? .max : -.max) : product
  }
}
