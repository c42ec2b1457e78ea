import Choices

/// Acts and gaps from which traces are put together: those of a counterexample, or those an
/// enumeration is given.
struct Alphabet {
  /// One step without its place in time: what is done, and how long after the step before.
  struct Letter: Hashable {
    var gap: Int
    var act: Step.Act
  }

  /// The letters, the plainest first.
  let letters: [Letter]
  /// Whether traces are left out that differ from a smaller one in nothing but a time in which
  /// nothing happens.
  private let skipsRests: Bool

  /// Takes letters as they are.
  init(letters: [Letter]) {
    self.letters = letters
    skipsRests = false
  }

  /// Collects the letters of a trace: each of its acts after each of its gaps.
  ///
  /// Where the trace itself needs such a time, as in an app with a clock that ticks, those that
  /// have one are kept.
  init(of trace: Trace) {
    skipsRests = trace.steps.indices.allSatisfy { !Trace(Array(trace.steps[...$0])).endsWithRest }
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

  /// The traces over these letters that are smaller than one made of them, in order: shorter ones
  /// first, then those of the same length whose letters come earlier. None that cannot be performed
  /// is among them.
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
  /// A step that cannot be done where it stands ends the decoding there, so that an enumeration
  /// skips at once everything that begins alike.
  private var codec: Codec<Trace> {
    let letters = letters
    return Codec("letters") { chooser throws(Rejection) in
      var trace = Trace()
      var state = Trace.State()
      var time = 0
      while try chooser.choose(from: .continuation) == 1 {
        guard !letters.isEmpty else { throw .discarded("an alphabet without letters") }
        let letter = letters[try chooser.choose(from: .pick(of: letters.count))]
        time += letter.gap
        let step = Step(time, letter.act)
        if let reason = state.take(step) { throw .discarded(reason) }
        trace.steps.append(step)
        if skipsRests, trace.endsWithRest { throw .discarded("a wait where all is at rest") }
      }
      if skipsRests, trace.endsAsItWouldAnyway { throw .discarded("the wait at the end") }
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

extension Trace {
  /// Whether time goes by before the last step in which nothing happens: at the start or behind a
  /// `settle` all is at rest as long as no finger is down, another `settle` finds nothing left to
  /// wait for, and it takes in a time that goes by before it.
  fileprivate var endsWithRest: Bool {
    guard let last = steps.last else { return false }
    let before = steps.dropLast().last
    let goesBy = last.time > before?.time ?? 0
    let isAtRest = before == nil || before?.act == .settle
    if last.act == .settle { return goesBy || isAtRest }
    return goesBy && isAtRest && Trace(steps.dropLast()).leavesAllAsItWas
  }

  /// Whether the trace ends with a `settle` in place of the one that every performance ends with,
  /// which has nothing to set right then.
  fileprivate var endsAsItWouldAnyway: Bool { steps.last?.act == .settle && leavesAllAsItWas }

  /// Whether no finger is left on the glass, and nothing of the device was changed.
  private var leavesAllAsItWas: Bool {
    let changesDevice = steps.contains { step in
      switch step.act {
      case .background, .foreground, .rotate, .resize: true
      case .down, .up, .cancel, .move, .tap, .action, .stall, .settle, .suppose: false
      }
    }
    return !changesDevice && fingersDown(before: steps.count).isEmpty
  }
}
