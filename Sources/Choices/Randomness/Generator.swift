/// The generator of random bits from which this library draws all values: xoshiro256\*\*, by
/// Blackman and Vigna.
///
/// It has four words of state, takes a handful of instructions per draw, and published test vectors
/// exist. It deliberately does not conform to `RandomNumberGenerator`: the standard library's
/// `Int.random(in:using:)` and `shuffled(using:)` may change the number of bits they consume from
/// one toolchain to the next, and then old seeds would give other values. This library has
/// distributions of its own in `Generator+Distributions.swift` instead.
///
/// ```swift
/// var generator = Generator(seed: 42)
/// generator.next()          // 0x15780b2e0c2ec716
/// generator.next(in: 1...6) // the same number on every machine
/// ```
public struct Generator: Hashable, Sendable {
  @usableFromInline var s0: UInt64
  @usableFromInline var s1: UInt64
  @usableFromInline var s2: UInt64
  @usableFromInline var s3: UInt64

  /// Creates a generator from 64 bits, which ``SplitMix64`` spreads over the generator's four words
  /// of state.
  public init(seed: UInt64) {
    var mixer = SplitMix64(seed: seed)
    s0 = mixer.next()
    s1 = mixer.next()
    s2 = mixer.next()
    s3 = mixer.next()
  }

  /// Creates a generator whose four words of state are given.
  ///
  /// - Returns: `nil` for four zeros, because xoshiro can never leave that state.
  public init?(state: (UInt64, UInt64, UInt64, UInt64)) {
    guard state != (0, 0, 0, 0) else { return nil }
    (s0, s1, s2, s3) = state
  }

  /// Returns the next 64 random bits.
  @inlinable
  @inline(__always)
  public mutating func next() -> UInt64 {
    let scrambled = s1 &* 5
    let result = ((scrambled << 7) | (scrambled >> 57)) &* 9
    let shifted = s1 << 17
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = (s3 << 45) | (s3 >> 19)
    return result
  }
}
