/// An enumeration of the traces that remain when steps are removed from a trace, in every possible
/// way, the shortest first.
///
/// The steps after a removed one move forward by its gap. The remaining steps are encoded as the
/// bits of a number, so that every combination occurs exactly once.
struct Parts: IteratorProtocol {
  private let letters: [Alphabet.Letter]
  private var size = 1
  private var mask: UInt64 = 1

  /// Creates the enumeration of all traces that remain when steps are removed from a trace; `nil`
  /// if there are more of them than a limit.
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

  /// Returns the next larger number with the same number of bits set, which stands for the next
  /// trace of the same length.
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
