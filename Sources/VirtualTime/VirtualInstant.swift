/// A point in virtual time, in whole nanoseconds since the run began.
///
/// Time is an integer on purpose. Two instants are either equal or not, sums do not depend on the
/// order of their parts, and rounding is the same in every build: an event due "at 16 ms" is due at
/// the same instant on every machine.
///
/// ```swift
/// let start = VirtualInstant.zero
/// let frame = start + .nanoseconds(16_666_666)
/// print(frame)  // "16.666666 ms"
/// frame > start  // true
/// ```
///
/// Arithmetic saturates: an instant beyond the largest number of nanoseconds in an `Int64` becomes
/// ``distantFuture``, which no run reaches, so a delay of "for ever" needs no special case.
public struct VirtualInstant: InstantProtocol, Hashable, Sendable {
  /// The instant as the number of whole nanoseconds since the run began.
  public var nanoseconds: Int64

  /// Creates the instant that lies a number of nanoseconds after the start of the run.
  @inlinable
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Creates the instant that lies a number of seconds after the start of the run, rounded to the
  /// nearest nanosecond.
  ///
  /// Apps count seconds in floating point. Only here does such a number become exact, so `0.3` is
  /// 300 ms and not 299.999999 ms.
  ///
  /// - Precondition: The number is not NaN.
  public init(seconds: Double) {
    precondition(!seconds.isNaN, "An instant must be a number of seconds (was \(seconds)).")
    let nanoseconds = (seconds * 1e9).rounded()
    self.init(
      nanoseconds: Int64(exactly: nanoseconds) ?? (nanoseconds < 0 ? Int64.min : Int64.max))
  }

  /// The start of the run, at zero nanoseconds.
  @inlinable public static var zero: Self { Self(nanoseconds: 0) }

  /// The last instant that can be represented, which no run reaches.
  @inlinable public static var distantFuture: Self { Self(nanoseconds: .max) }

  /// Returns the instant that lies a number of milliseconds after the start of the run.
  @inlinable
  public static func milliseconds(_ count: Int64) -> Self {
    zero.advanced(by: .milliseconds(count))
  }

  /// The instant as the number of seconds since the run began, as apps count them.
  public var seconds: Double { Double(nanoseconds) / 1e9 }
}

// MARK: - Order and arithmetic

extension VirtualInstant {
  /// Returns true if the first instant is earlier than the second.
  @inlinable
  public static func < (left: Self, right: Self) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// Returns the instant that lies a duration after this one, rounded to the nearest nanosecond.
  public func advanced(by duration: Duration) -> Self {
    let (seconds, attoseconds) = duration.components
    let halfNanosecond: Int64 = attoseconds < 0 ? -500_000_000 : 500_000_000
    let fraction = (attoseconds + halfNanosecond) / 1_000_000_000
    let (whole, tooManySeconds) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (distance, tooFar) = whole.addingReportingOverflow(fraction)
    let (sum, tooLate) = nanoseconds.addingReportingOverflow(distance)
    if tooManySeconds || tooFar || tooLate {
      return Self(nanoseconds: seconds < 0 ? .min : .max)
    }
    return Self(nanoseconds: sum)
  }

  /// Returns the duration from this instant to another one; negative if the other is earlier.
  public func duration(to other: Self) -> Duration {
    .nanoseconds(other.nanoseconds) - .nanoseconds(nanoseconds)
  }

  /// Returns the instant that lies a duration after the given one.
  public static func + (instant: Self, duration: Duration) -> Self {
    instant.advanced(by: duration)
  }

  /// Returns the duration from the second instant to the first; negative if the first is earlier.
  public static func - (later: Self, earlier: Self) -> Duration {
    earlier.duration(to: later)
  }
}

// MARK: - Text

extension VirtualInstant: CustomStringConvertible {
  /// The instant as text, in milliseconds, exact to the nanosecond and without trailing zeros.
  ///
  /// The digits are computed from integers, so the text depends on no locale and no floating-point
  /// formatter.
  public var description: String {
    let (milliseconds, rest) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    let sign = nanoseconds < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(milliseconds) ms" }

    var digits = String(rest)
    digits = String(repeating: "0", count: 6 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(milliseconds).\(digits) ms"
  }
}
