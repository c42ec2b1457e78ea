/// Which alternatives a run does without.
///
/// A run that may do anything does a bit of everything and nothing for long. A stack that is pushed
/// and popped alike is never deep; switch popping off for a run, and it overflows. So half of all
/// runs leave out a random subset of the alternatives of each choice, the same throughout the run.
enum Swarm {
  /// Returns a word that stands for the subsets of one run, zero for leaving out nothing.
  static func draw(_ generator: inout Generator) -> UInt64 {
    let bits = generator.next()
    return bits & 1 == 0 ? 0 : bits
  }

  /// Returns the alternatives that stay, as bits; at least one that has any weight does.
  static func mask(of weights: [Int], mark: UInt64, swarm: UInt64) -> UInt64 {
    guard swarm != 0 else { return .max }
    // Two words joined by `or`: an alternative stays with three chances in four.
    let key = swarm ^ (mark &* 0x9e37_79b9_7f4a_7c15)
    let mask = SplitMix64.mix(key) | SplitMix64.mix(~key)
    for index in weights.indices where weights[index] > 0 && mask >> UInt64(index & 63) & 1 == 1 {
      return mask
    }
    return .max
  }
}
