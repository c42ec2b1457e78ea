/// What is left of a trace when steps are taken out of it, in every way there is, the shortest
/// first.
///
/// The steps behind a gap move forward with it. Which steps stay is written as the bits of a
/// number, so that every part has its turn exactly once.
struct Parts: IteratorProtocol {
  private let letters: [Alphabet.Letter]
  private var size = 1
  private var mask: UInt64 = 1

  /// Parts of a trace, unless there are more than a number of them.
  init?(of trace: Trace, limit: Int) {
    guard trace.count < 60, 1 << trace.count <= limit + 2 else { return nil }
    letters = Alphabet.letters(of: trace)
  }

  mutating func next() -> Trace? {
    while size < letters.count {
      if mask < 1 << UInt64(letters.count) {
        defer { mask = Self.following(mask) }
        return trace
      }
      size += 1
      mask = (1 << UInt64(size)) - 1
    }
    return nil
  }

  /// The next number with as many bits.
  private static func following(_ mask: UInt64) -> UInt64 {
    let lowest = mask & (0 &- mask)
    let ripple = mask + lowest
    return ripple | ((mask ^ ripple) / lowest) >> 2
  }

  private var trace: Trace {
    var time = 0
    var steps: [Step] = []
    for (index, letter) in letters.enumerated() where mask >> UInt64(index) & 1 == 1 {
      time += letter.gap
      steps.append(Step(time, letter.act))
    }
    return Trace(steps)
  }
}
