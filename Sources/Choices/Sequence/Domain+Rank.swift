/// The rank of a choice: its distance from the simplest possible choice, as the shrinker counts it.
///
/// Only ranks of the same domain (the possible choices) can be compared. Integers use `minor`
/// alone; doubles are ordered by the number of binary digits after the point, then by size.
public struct Rank: Hashable, Comparable, Sendable {
  /// The part of the rank that is compared first: a double's number of binary digits after the
  /// point; zero for all other choices.
  public let major: UInt64
  /// The part of the rank that is compared if the major parts are equal.
  public let minor: UInt64

  /// The rank of the simplest choice.
  static let simplest = Rank(major: 0, minor: 0)

  /// Returns true if the first rank is lower, so that its choice is simpler.
  public static func < (one: Rank, other: Rank) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }
}

extension Domain {
  /// Returns a value's rank: for integers the number of simpler values in the domain, for doubles a
  /// number pair with the same order.
  ///
  /// Whole numbers come before halves and halves before quarters, and among these the smaller
  /// first. So the simplest double in `0.3...0.9` is 0.5, as a person would say.
  public func rank(of value: Int) -> Rank {
    guard kind != .float else { return FloatOrder.rank(of: value) }
    let below = UInt64(bitPattern: Int64(target &- lower))
    let above = UInt64(bitPattern: Int64(upper &- target))
    let both = min(below, above)
    let rises = value > target
    let distance = UInt64(bitPattern: Int64(rises ? value &- target : target &- value))
    guard distance <= both else { return Rank(major: 0, minor: distance &+ both) }
    guard distance > 0 else { return .simplest }
    return Rank(major: 0, minor: rises ? 2 &* distance &- 1 : 2 &* distance)
  }

  /// Returns the value that has a given rank in the domain; the inverse of ``rank(of:)``.
  ///
  /// - Returns: `nil` past the last value, and for all doubles but the simplest, because doubles
  ///   are too many to number.
  public func value(atRank rank: UInt64) -> Int? {
    guard kind != .float else { return rank == 0 ? target : nil }
    guard rank <= width else { return nil }
    let below = UInt64(bitPattern: Int64(target &- lower))
    let above = UInt64(bitPattern: Int64(upper &- target))
    let both = min(below, above)
    if both > UInt64.max / 2 || rank <= 2 &* both {
      let distance = Int(truncatingIfNeeded: rank / 2 + rank % 2)
      return rank % 2 == 1 ? target &+ distance : target &- distance
    }
    let distance = Int(truncatingIfNeeded: rank &- both)
    return above > below ? target &+ distance : target &- distance
  }
}
