extension Subscribers {
  /// A demand: the number of values that a subscriber asks a publisher for.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The number of values that the subscriber asks for; `nil` for no limit.
    public let max: Int?

    /// The demand of a subscriber for all values that the publisher has.
    public static let unlimited = Demand(max: nil)
    /// The demand of a subscriber that wants no values at present.
    public static let none = Demand(max: 0)

    /// Returns the demand of a subscriber for a number of values.
    ///
    /// - Precondition: The number is not negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand must not be negative (was \(value)).")
      return Demand(max: value)
    }

    public static func < (left: Demand, right: Demand) -> Bool {
      guard let less = left.max else { return false }
      return right.max.map { less < $0 } ?? true
    }
  }
}

// MARK: - Arithmetic

extension Subscribers.Demand {
  public static func + (left: Self, right: Self) -> Self {
    guard let one = left.max, let other = right.max else { return .unlimited }
    let (sum, overflows) = one.addingReportingOverflow(other)
    return overflows ? .unlimited : .max(sum)
  }
  public static func + (left: Self, right: Int) -> Self { left + .max(right) }
  public static func += (left: inout Self, right: Self) { left = left + right }
  public static func += (left: inout Self, right: Int) { left = left + right }

  /// Returns the demand of a subscriber that remains after some values were sent. It is never
  /// negative.
  public static func - (left: Self, right: Self) -> Self {
    guard let one = left.max else { return .unlimited }
    guard let other = right.max else { return .none }
    return .max(Swift.max(one - other, 0))
  }
  public static func - (left: Self, right: Int) -> Self { left - .max(right) }
  public static func -= (left: inout Self, right: Self) { left = left - right }
  public static func -= (left: inout Self, right: Int) { left = left - right }

  public static func == (left: Self, right: Int) -> Bool { left.max == right }
  public static func > (left: Self, right: Int) -> Bool { left > .max(right) }
}

extension Subscribers.Demand: CustomStringConvertible {
  public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}
