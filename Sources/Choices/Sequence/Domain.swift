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
  /// The kind of thing that the numbers in a domain stand for.
  public enum Kind: UInt8, Sendable {
    /// A domain of integers in a range, simplest at the domain's target.
    case integer
    /// A domain of false and true, as zero and one; false is simpler.
    case boolean
    /// A domain of the choice whether a list ends (zero) or has one more element (one); the end is
    /// simpler.
    case continuation
    /// A domain of the indices of several alternatives; the first is simplest.
    case pick
    /// A domain of non-negative doubles, as their bit patterns; see ``Domain/rank(of:)`` for their
    /// order.
    case float
  }

  /// The kind of thing that the domain's numbers stand for, such as integers or alternatives.
  public let kind: Kind
  /// The least number that can be chosen from the domain.
  public let lower: Int
  /// The greatest number that can be chosen from the domain.
  public let upper: Int
  /// The simplest number of the domain, towards which a choice is shrunk.
  public let target: Int

  init(kind: Kind, lower: Int, upper: Int, target: Int) {
    self.kind = kind
    self.lower = lower
    self.upper = upper
    self.target = target
  }

  /// Creates a domain of the integers in a range. The simplest is the target: zero by default, or
  /// the number of the range closest to it.
  public static func integer(in range: ClosedRange<Int>, toward target: Int = 0) -> Domain {
    Domain(
      kind: .integer, lower: range.lowerBound, upper: range.upperBound,
      target: min(max(target, range.lowerBound), range.upperBound))
  }

  /// The domain of a choice between false and true, as zero and one.
  public static var boolean: Domain { Domain(kind: .boolean, lower: 0, upper: 1, target: 0) }

  /// The domain of the choice whether a list ends or has one more element.
  public static var continuation: Domain {
    Domain(kind: .continuation, lower: 0, upper: 1, target: 0)
  }

  /// Creates the domain of a choice between a number of alternatives, by their index.
  public static func pick(of count: Int) -> Domain {
    Domain(kind: .pick, lower: 0, upper: max(count, 1) - 1, target: 0)
  }

  /// Returns true if a number is one of this domain's possible choices.
  public func contains(_ value: Int) -> Bool { lower <= value && value <= upper }

  /// Returns the number of this domain that is nearest to a given one.
  @inline(__always)
  public func clamp(_ value: Int) -> Int { min(max(value, lower), upper) }

  /// The number of the domain's possible choices minus one, so that the count of 2⁶⁴ choices fits,
  /// too.
  public var width: UInt64 { UInt64(bitPattern: Int64(upper &- lower)) }
}

extension Domain: CustomStringConvertible {
  /// The domain's possible numbers as text, such as "1...6".
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
