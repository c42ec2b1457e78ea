import Choices

/// The set of letters from which an enumeration builds all small traces. A letter is an act, such
/// as a touch, with the gap before it; the letters come from a given list or from a counterexample.
struct Alphabet {
  /// A step of a trace with a gap instead of its time: the act, and the milliseconds since the step
  /// before.
  struct Letter: Hashable {
    var gap: Int
    var act: Step.Act
  }

  /// The letters of the alphabet, that is, acts with the gaps before them. The plainest is the
  /// first, and enumerations keep this order.
  let letters: [Letter]
  /// True if the enumeration leaves out traces that differ from a smaller one only in a wait in
  /// which nothing happens.
  private let skipsRests: Bool

  /// Creates an alphabet of the given acts with gaps, in their order.
  init(letters: [Letter]) {
    self.letters = letters
    skipsRests = false
  }

  /// Creates the alphabet of a trace, in which each act of the trace occurs after each of its gaps.
  ///
  /// Traces with useless waits are enumerated only if the given trace has such a wait itself, as it
  /// may in an app with a ticking clock.
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

  /// Returns the steps of a trace as letters, that is, each act with the gap before it in place of
  /// its time.
  static func letters(of trace: Trace) -> [Letter] {
    var time = 0
    return trace.steps.map { step in
      defer { time = step.time }
      return Letter(gap: step.time - time, act: step.act)
    }
  }

  /// Returns the traces over these letters that are smaller than a given one: shorter ones first,
  /// then those of the same length whose letters come earlier. Traces that cannot be performed are
  /// left out.
  func traces(below trace: Trace) -> Enumeration<Trace> {
    guard let bound = try? codec.choices(for: trace) else {
      return Enumeration(of: codec, longest: 0)
    }
    return Enumeration(of: codec, below: bound)
  }

  /// Returns all traces of up to a number of steps over these letters, the shortest first.
  func traces(longest count: Int) -> Enumeration<Trace> {
    // A trace of `count` steps is encoded in `2 * count + 1` choices: two for each step, one to
    // continue and one for the act with its gap, and one for the end.
    Enumeration(of: codec, longest: 2 * count + 1)
  }

  /// The codec that encodes a trace as a list of choices between letters, that is, between acts
  /// with their gaps.
  ///
  /// An enumeration stops decoding at a step that is impossible at its place, and so skips all
  /// traces with the same beginning at once.
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
  /// True if the trace ends with a wait in which nothing happens. Such a wait is a `settle` at the
  /// start, after another `settle` or after a gap in time. It is also a gap before any other step
  /// while everything is at rest, that is, at the start or after a `settle`, with no finger down
  /// and the device unchanged.
  fileprivate var endsWithRest: Bool {
    guard let last = steps.last else { return false }
    let before = steps.dropLast().last
    let goesBy = last.time > before?.time ?? 0
    let isAtRest = before == nil || before?.act == .settle
    if last.act == .settle { return goesBy || isAtRest }
    return goesBy && isAtRest && Trace(steps.dropLast()).leavesAllAsItWas
  }

  /// True if the trace ends with a `settle` that the end of every run makes unnecessary, because
  /// nothing has to be restored.
  fileprivate var endsAsItWouldAnyway: Bool { steps.last?.act == .settle && leavesAllAsItWas }

  /// True if the trace leaves no finger on the screen, and does not change the device, as a
  /// rotation or a trip to the background does.
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
