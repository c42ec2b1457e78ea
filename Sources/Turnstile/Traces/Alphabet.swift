import Choices

/// Acts and gaps from which traces are put together: those of a counterexample, or those an enumeration is given.
struct Alphabet {
  /// One step without its place in time: what is done, and how long after the step before.
  struct Letter: Hashable {
    var gap: Int
    var act: Step.Act
  }

  /// The letters, the plainest first.
  let letters: [Letter]

  /// Takes letters as they are.
  init(letters: [Letter]) {
    self.letters = letters
  }

  /// Collects the letters of a trace: each of its acts after each of its gaps.
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
  func traces(below trace: Trace) -> Enumeration<Trace> {
    guard let bound = try? codec.choices(for: trace) else {
      return Enumeration(of: codec, longest: 0)
    }
    return Enumeration(of: codec, below: bound)
  }

  /// The traces of up to so many letters, in the same order.
  func traces(longest count: Int) -> Enumeration<Trace> {
    // Each letter takes two choices, that there is one more and which, and the end takes one.
    Enumeration(of: codec, longest: 2 * count + 1)
  }

  /// Traces as choices of letters.
  ///
  /// A step that cannot be done where it stands ends the decoding there, so that an enumeration skips at once everything
  /// that begins alike.
  private var codec: Codec<Trace> {
    let letters = letters
    return Codec("letters") { chooser throws(Rejection) in
      var trace = Trace()
      var time = 0
      while try chooser.choose(from: .continuation) == 1 {
        guard !letters.isEmpty else { throw .discarded("an alphabet without letters") }
        let letter = letters[try chooser.choose(from: .pick(of: letters.count))]
        time += letter.gap
        trace.steps.append(Step(time, letter.act))
        if let flaw = trace.flaw { throw .discarded(flaw.reason) }
      }
      return trace
    } encode: { trace, choices throws(Unencodable) in
      for letter in Self.letters(of: trace) {
        guard let index = letters.firstIndex(of: letter) else {
          throw Unencodable("\(letter)", by: "letters", because: "it is none of them")
        }
        try choices.append(1, of: .continuation)
        try choices.append(index, of: .pick(of: letters.count))
      }
      try choices.append(0, of: .continuation)
    }
  }
}
