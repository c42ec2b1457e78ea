/// How far a value is from the simplest of its domain.
///
/// Ranks of one domain are compared with each other and with nothing else. Integers use `minor`
/// alone; doubles are ordered by how many binary digits stand behind the point, then by size.
public struct Rank: Hashable, Comparable, Sendable {
  /// The coarse order; zero for everything but doubles that are no whole number.
  public let major: UInt64
  /// The order among equals.
  public let minor: UInt64

  /// The rank of whatever is simplest.
  static let simplest = Rank(major: 0, minor: 0)

  public static func < (one: Rank, other: Rank) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }
}

extension Domain {
  /// Returns how many values are simpler, or for doubles a key that orders them alike.
  ///
  /// Doubles: whole numbers before halves, halves before quarters, and the smaller first among
  /// those. So the simplest double in `0.3...0.9` is 0.5, as a person would say.
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

  /// Returns the value of a rank, the inverse of ``rank(of:)``.
  ///
  /// - Returns: `nil` past the last value, and for doubles other than the simplest, which are too
  ///   many to number.
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
