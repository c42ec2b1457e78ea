/// The domain of a choice: its possible values, and the simplest of them.
///
/// A choice is always an `Int`, whatever it stands for, and its domain orders the possible values.
/// Every value has a ``rank(of:)``, zero for the simplest one, and shrinking a choice means
/// lowering its rank. Integers have the order people expect, nearest to the target first and the
/// positive side before the negative:
///
/// ```swift
/// let domain = Domain.integer(in: -5...100)
/// (0...4).map { domain.value(atRank: $0) }  // 0, 1, -1, 2, -2
/// domain.value(atRank: 11)                  // 6: the negative side is used up
/// ```
public struct Domain: Hashable, Sendable {
  /// The meaning of the numbers in a domain.
  public enum Kind: UInt8, Sendable {
    /// A number in a range, simplest at its target.
    case integer
    /// False or true as zero or one; false is simpler.
    case boolean
    /// The end of a list or one more element as zero or one; the end is simpler.
    case continuation
    /// The index of one of several alternatives; the first is simplest.
    case pick
    /// The bit pattern of a non-negative double; see ``Domain/rank(of:)``.
    case float
  }

  /// The meaning of the numbers in the domain.
  public let kind: Kind
  /// The least value of the domain.
  public let lower: Int
  /// The greatest value of the domain.
  public let upper: Int
  /// The simplest value of the domain.
  public let target: Int

  init(kind: Kind, lower: Int, upper: Int, target: Int) {
    self.kind = kind
    self.lower = lower
    self.upper = upper
    self.target = target
  }

  /// Creates a domain of the integers in a range, simplest at a target: zero by default, or the
  /// number closest to it.
  public static func integer(in range: ClosedRange<Int>, toward target: Int = 0) -> Domain {
    Domain(
      kind: .integer, lower: range.lowerBound, upper: range.upperBound,
      target: min(max(target, range.lowerBound), range.upperBound))
  }

  /// The domain of false and true.
  public static var boolean: Domain { Domain(kind: .boolean, lower: 0, upper: 1, target: 0) }

  /// The domain of the choice between the end of a list and one more element.
  public static var continuation: Domain {
    Domain(kind: .continuation, lower: 0, upper: 1, target: 0)
  }

  /// Creates a domain of the indices of a number of alternatives.
  public static func pick(of count: Int) -> Domain {
    Domain(kind: .pick, lower: 0, upper: max(count, 1) - 1, target: 0)
  }

  /// Returns true if a value belongs to this domain.
  public func contains(_ value: Int) -> Bool { lower <= value && value <= upper }

  /// Returns the value of this domain that is nearest to a number.
  @inline(__always)
  public func clamp(_ value: Int) -> Int { min(max(value, lower), upper) }

  /// The number of the domain's values minus one, so that 2⁶⁴ values fit.
  public var width: UInt64 { UInt64(bitPattern: Int64(upper &- lower)) }
}

extension Domain: CustomStringConvertible {
  /// A text that names the values of the domain, such as "1...6".
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
