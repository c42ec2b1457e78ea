extension Subscribers {
  /// How many values are asked for.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The number; `nil` for no limit.
    public let max: Int?

    /// As many as there are.
    public static let unlimited = Demand(max: nil)
    /// None now.
    public static let none = Demand(max: 0)

    /// That many.
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

  /// What is left; never less than nothing.
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
