/// What one choice may be: which values, and which of them is simplest.
///
/// A choice is always an `Int`, whatever it stands for, and its domain says how to order the
/// possibilities. Every value has a ``rank(of:)``, zero for the simplest; shrinking means lowering
/// ranks, and knows nothing else. For integers the order is the one people expect, nearest to the
/// target first and the positive side before the negative:
///
/// ```swift
/// let domain = Domain.integer(in: -5...100)
/// (0...4).map { domain.value(atRank: $0) }  // 0, 1, -1, 2, -2
/// domain.value(atRank: 11)                  // 6: the negative side is used up
/// ```
public struct Domain: Hashable, Sendable {
  /// What a choice stands for.
  public enum Kind: UInt8, Sendable {
    /// A number in a range, simplest at its target.
    case integer
    /// No or yes, zero or one, no being simpler.
    case boolean
    /// Whether a list has one more element, the end being simpler.
    case continuation
    /// One of several alternatives by index, the first being simplest.
    case pick
    /// The bit pattern of a non-negative double; see ``Domain/rank(of:)``.
    case float
  }

  /// What a choice stands for.
  public let kind: Kind
  /// The least value.
  public let lower: Int
  /// The greatest value.
  public let upper: Int
  /// The simplest value.
  public let target: Int

  init(kind: Kind, lower: Int, upper: Int, target: Int) {
    self.kind = kind
    self.lower = lower
    self.upper = upper
    self.target = target
  }

  /// Numbers in a range, simplest nearest to a target, by default zero or what comes closest to it.
  public static func integer(in range: ClosedRange<Int>, toward target: Int = 0) -> Domain {
    Domain(
      kind: .integer, lower: range.lowerBound, upper: range.upperBound,
      target: min(max(target, range.lowerBound), range.upperBound))
  }

  /// No or yes.
  public static var boolean: Domain { Domain(kind: .boolean, lower: 0, upper: 1, target: 0) }

  /// Whether a list has one more element.
  public static var continuation: Domain {
    Domain(kind: .continuation, lower: 0, upper: 1, target: 0)
  }

  /// One of a number of alternatives, counted from zero.
  public static func pick(of count: Int) -> Domain {
    Domain(kind: .pick, lower: 0, upper: max(count, 1) - 1, target: 0)
  }

  /// Whether a value belongs to this domain.
  public func contains(_ value: Int) -> Bool { lower <= value && value <= upper }

  /// The value of this domain nearest to any value.
  @inline(__always)
  public func clamp(_ value: Int) -> Int { min(max(value, lower), upper) }

  /// How many values there are, less one, so that all 2⁶⁴ can be told.
  public var width: UInt64 { UInt64(bitPattern: Int64(upper &- lower)) }
}

extension Domain: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .integer: "\(lower)...\(upper)"
    case .boolean: "no or yes"
    case .continuation: "an end or more"
    case .pick: "one of \(width &+ 1)"
    case .float:
      "\(Double(bitPattern: UInt64(lower)))...\(Double(bitPattern: UInt64(upper)))"
    }
  }
}
