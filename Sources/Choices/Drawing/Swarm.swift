/// The random selection of alternatives that a run switches off: swarm testing.
///
/// A run in which every alternative is possible uses a bit of each and none for long. A stack that
/// is pushed and popped equally often is never deep; without popping it overflows. So half of all
/// runs switch off a random subset of the alternatives of each choice, the same for the whole run.
enum Swarm {
  /// Returns the bits from which the alternatives that one run switches off are computed. In half
  /// of the runs they are zero, and none is switched off.
  static func draw(_ generator: inout Generator) -> UInt64 {
    let bits = generator.next()
    return bits & 1 == 0 ? 0 : bits
  }

  /// Returns the alternatives of a choice that a run does not switch off, as the bits of a word. At
  /// least one of them has a positive weight.
  static func mask(of weights: [Int], mark: UInt64, swarm: UInt64) -> UInt64 {
    guard swarm != 0 else { return .max }
    // The mask of alternatives joins two random words by `or`, so that an alternative stays on in
    // three of four cases.
    let key = swarm ^ (mark &* 0x9e37_79b9_7f4a_7c15)
    let mask = SplitMix64.mix(key) | SplitMix64.mix(~key)
    for index in weights.indices where weights[index] > 0 && mask >> UInt64(index & 63) & 1 == 1 {
      return mask
    }
    return .max
  }
}
