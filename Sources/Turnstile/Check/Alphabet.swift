/// What a counterexample is made of: its acts and its gaps, from which every smaller trace over the same things is built.
struct Alphabet {
  /// One step without its place in time: what is done, and how long after the step before.
  struct Letter: Hashable {
    var gap: Int
    var act: Step.Act
  }

  /// The letters, the plainest first.
  let letters: [Letter]

  /// Collects the letters of a trace.
  init(of trace: Trace) {
    var acts: [Step.Act] = []
    var gaps = [0]
    for (letter, _) in zip(Self.letters(of: trace), trace.steps) {
      if !acts.contains(letter.act) { acts.append(letter.act) }
      if !gaps.contains(letter.gap) { gaps.append(letter.gap) }
    }
    gaps.sort()
    letters = acts.flatMap { act in gaps.map { Letter(gap: $0, act: act) } }
  }

  /// A trace as letters.
  static func letters(of trace: Trace) -> [Letter] {
    var time = 0
    return trace.steps.map { step in
      defer { time = step.time }
      return Letter(gap: step.time - time, act: step.act)
    }
  }

  /// The traces over these letters that are smaller than one made of them, in order: shorter ones first, then those of
  /// the same length whose letters come earlier. None that cannot be performed is among them.
  func traces(below trace: Trace) -> Traces {
    Traces(letters: letters, limit: Self.letters(of: trace).map { letters.firstIndex(of: $0) ?? 0 })
  }

  /// Enumerates traces lazily, in shortlex order.
  struct Traces: IteratorProtocol {
    let letters: [Letter]
    /// The trace below which to stay.
    let limit: [Int]
    private var word: [Int] = []
    private var hasBegun = false
    /// Whether it has come to the limit, beyond which there are only more words.
    private var hasEnded = false

    init(letters: [Letter], limit: [Int]) {
      self.letters = letters
      self.limit = limit
    }

    mutating func next() -> Trace? {
      while !hasEnded {
        hasEnded = !advance() || word == limit
        if !hasEnded, let trace { return trace }
      }
      return nil
    }

    /// Goes on to the next word, skipping all that begin like one that cannot be performed.
    private mutating func advance() -> Bool {
      guard hasBegun else {
        hasBegun = true
        word = []
        return !limit.isEmpty
      }
      let flaw = Self.flaw(word, letters)
      var position = flaw ?? word.count - 1
      for later in word.indices where later > position { word[later] = 0 }
      while position >= 0 {
        word[position] += 1
        if word[position] < letters.count { return true }
        word[position] = 0
        position -= 1
      }
      word = Array(repeating: 0, count: word.count + 1)
      return word.count <= limit.count && !letters.isEmpty
    }

    private var trace: Trace? {
      let trace = Self.trace(word, letters)
      return trace.flaw == nil ? trace : nil
    }

    private static func flaw(_ word: [Int], _ letters: [Letter]) -> Int? {
      trace(word, letters).flaw?.index
    }

    private static func trace(_ word: [Int], _ letters: [Letter]) -> Trace {
      var time = 0
      return Trace(
        word.map { index in
          time += letters[index].gap
          return Step(time, letters[index].act)
        })
    }
  }
}
