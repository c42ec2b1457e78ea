/// A generator of pseudorandom numbers (SplitMix64) that are the same on every machine.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns a pseudorandom number from zero to one less than the bound.
  mutating func roll(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
