/// A generator whose state is a single number, used to derive many numbers from a seed.
///
/// SplitMix64 applies the finaliser by Steele, Lea and Flood to a counter. Any two seeds, however
/// close, give unrelated sequences. So it is used to seed ``Generator`` and to derive one ``Seed``
/// from another. Values are not drawn from it, because a generator with 64 bits of state repeats
/// too soon.
///
/// ```swift
/// var mixer = SplitMix64(seed: 0)
/// mixer.next()  // 0xe220a8397b1dcdaf
/// ```
public struct SplitMix64: Sendable {
  /// The counter that is the generator's only state. Each draw advances it by the fraction of the
  /// golden ratio.
  private var counter: UInt64

  /// Creates a generator whose sequence of numbers a seed determines.
  public init(seed: UInt64) {
    counter = seed
  }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    counter &+= 0x9e37_79b9_7f4a_7c15
    return Self.mix(counter)
  }

  /// Mixes the bits of a number: each of the result's 64 bits depends on all bits of the given
  /// number.
  ///
  /// Because the function is a bijection, different inputs never collide. So mixing a counter gives
  /// a sequence, and mixing an index needs no state at all.
  @inlinable
  public static func mix(_ number: UInt64) -> UInt64 {
    var bits = number
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}
