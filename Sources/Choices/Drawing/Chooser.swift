/// The source of a codec's choices: it answers each question that a codec asks, and records the
/// answer.
///
/// Answers come from a generator, with a preference for values that find bugs (see
/// `Chooser+Sampling.swift`), or from a script of earlier answers. Where a script has no answer,
/// the chooser takes a random answer or the simplest one, as requested. The codec cannot tell the
/// difference, so one description of a value serves to generate, replay, mutate, shrink and
/// enumerate it.
///
/// ```swift
/// var chooser = Chooser(.random(Generator(seed: 7)))
/// let number = try chooser.choose(from: .integer(in: 0...10))
/// chooser.sequence.values == [number]
/// ```
public struct Chooser: ~Copyable {
  /// The source from which a chooser takes its answers: a generator, recorded choices, or the
  /// simplest choices.
  public enum Answers: Sendable {
    /// The chooser draws its answers at random from a generator.
    case random(Generator)
    /// The chooser gives recorded answers. After the last of them, it gives the simplest ones.
    case recorded([Int])
    /// The chooser always gives the simplest answer, such as zero for a number.
    case simplest
  }

  /// The choices that the chooser has made so far for the present value.
  var tape = Tape(limit: 16_384)
  private var spans: [Span] = []

  /// The size of random values, from 1 to ``fullSize``: a bound for their length and for their
  /// distance from simple values.
  ///
  /// Runs of a check begin with small sizes, because a failure with small values needs little
  /// shrinking.
  public var size = Chooser.fullSize {
    didSet { bounds = SizeBounds(size: size) }
  }

  /// The bounds for drawing random values that follow from ``size``.
  private(set) var bounds = SizeBounds(size: Chooser.fullSize)

  /// The largest size of random values, with which they are not restricted.
  public static let fullSize = 32

  /// The largest number of choices that one value may take. If it takes more, decoding fails.
  public var limit: Int {
    get { tape.limit }
    set { tape.limit = newValue }
  }

  /// The depth to which branches of recursive values (such as trees) are nested at present.
  var depth = 0

  /// True if the chooser records spans, that is, the ranges of choices that belong together.
  /// Recording takes time, so it is done only for values that will be edited.
  private let traces: Bool
  /// True if the chooser only draws random answers: it neither records spans nor follows a script
  /// of recorded choices.
  @usableFromInline private(set) var isPlain: Bool

  var generator: Generator
  /// True if the chooser draws an answer from its generator where the script of recorded choices
  /// has none.
  private(set) var invents: Bool
  private var script = Script([])
  /// True if the chooser follows a script of recorded choices.
  private var follows: Bool
  private var cursor = 0
  /// The number of spans (ranges of choices that belong together) that the codec has begun and the
  /// script does not contain. While there are any, the script gives no answers.
  private var unscripted = 0
  private var openSpans: [Int] = []

  /// The bits from which swarm testing computes the alternatives that it switches off in this run;
  /// zero switches none off.
  var swarm: UInt64 = 0

  /// Creates a chooser, given the source of its answers, such as a generator or recorded choices.
  public init(_ answers: Answers) {
    switch answers {
    case .random(let generator):
      self.init(generator: generator, script: nil, invents: true)
    case .recorded(let values):
      self.init(generator: Generator(seed: 0), script: Script(flat: values), invents: false)
    case .simplest:
      self.init(generator: Generator(seed: 0), script: Script([]), invents: false)
    }
  }

  init(generator: Generator, script: Script?, invents: Bool, traces: Bool = false) {
    self.generator = generator
    follows = script != nil
    if let script { self.script = script }
    self.invents = invents
    self.traces = traces
    isPlain = !follows && !traces
  }

  /// The choices that the chooser has made so far, with their spans.
  public var sequence: ChoiceSequence {
    ChoiceSequence(choices: tape.choices, spans: spans)
  }

  /// The number of choices that the chooser has made so far.
  public var count: Int { tape.count }

  /// Forgets all choices of the chooser, which then continues to draw from its generator.
  ///
  /// The memory is kept, so a loop over many values should use one chooser.
  public mutating func restart() {
    tape.count = 0
    depth = 0
    follows = false
    invents = true
    isPlain = !traces
    guard traces else { return }
    spans.removeAll(keepingCapacity: true)
    openSpans.removeAll(keepingCapacity: true)
  }

  /// Answers a codec's question: chooses a value of a domain, and records the choice.
  ///
  /// - Parameters:
  ///   - domain: The possible values to choose from.
  ///   - thresholds: Values at which the tested code's behaviour is known to change. Random draws
  ///     take them and their neighbours more often.
  public mutating func choose(
    from domain: Domain, thresholds: [Int] = []
  ) throws(Rejection) -> Int {
    let value = follows ? followed(domain, thresholds) : sample(domain, thresholds)
    try tape.append(Choice(value, of: domain))
    return value
  }

  /// Chooses an integer of a domain, and records the choice. It is the fast way for codecs without
  /// thresholds.
  @inline(__always)
  mutating func choose(number domain: Domain) throws(Rejection) -> Int {
    let value = follows ? followed(domain, []) : sample(number: domain)
    try tape.append(Choice(value, of: domain))
    return value
  }

  @inline(never)
  private mutating func followed(_ domain: Domain, _ thresholds: [Int]) -> Int {
    scripted(domain) ?? sample(domain, thresholds)
  }

  /// Chooses one of several alternatives by weight, records the choice, and returns the
  /// alternative's index.
  ///
  /// - Parameters:
  ///   - weights: A weight for each alternative. None is negative, and their sum is positive.
  ///   - mark: A number that identifies the alternatives, so that swarm testing can switch some of
  ///     them off for a whole run. Without it none is switched off.
  public mutating func pick(weights: [Int], mark: UInt64? = nil) throws(Rejection) -> Int {
    let domain = Domain.pick(of: weights.count)
    let value =
      (follows ? scripted(domain) : nil) ?? sampleAlternative(weights: weights, mark: mark)
    try tape.append(Choice(value, of: domain))
    return value
  }
}

// MARK: - Structure

extension Chooser {
  /// Begins a span, that is, a range of choices that belong together, such as those of a list's
  /// element.
  @inlinable
  public mutating func begin(_ kind: Span.Kind, mark: UInt64 = 0) {
    guard !isPlain else { return }
    beginSpan(kind, mark: mark)
  }

  /// Ends the span (range of choices that belong together) that ``begin(_:mark:)`` began last.
  @inlinable
  public mutating func end() {
    guard !isPlain else { return }
    endSpan()
  }

  @usableFromInline
  mutating func beginSpan(_ kind: Span.Kind, mark: UInt64) {
    if follows, !script.flat {
      if unscripted == 0, cursor < script.tokens.count, script.tokens[cursor] == .open {
        cursor += 1
      } else {
        unscripted += 1
      }
    }
    recordSpan(kind, mark: mark, from: tape.count)
  }

  private mutating func recordSpan(_ kind: Span.Kind, mark: UInt64, from start: Int) {
    guard traces else { return }
    spans.append(
      Span(
        kind: kind, mark: mark, parent: openSpans.last, choices: start..<start))
    openSpans.append(spans.count - 1)
  }

  @usableFromInline
  mutating func endSpan() {
    if follows, !script.flat {
      if unscripted > 0 { unscripted -= 1 } else { skipToClose() }
    }
    guard traces, let span = openSpans.popLast() else { return }
    let start = spans[span].choices.lowerBound
    spans[span].choices = start..<tape.count
  }

  /// Skips the script's remaining choices of the innermost open span, and the bracket at the span's
  /// end.
  private mutating func skipToClose() {
    var depth = 0
    while cursor < script.tokens.count {
      defer { cursor += 1 }
      switch script.tokens[cursor] {
      case .open: depth += 1
      case .choice: break
      case .close where depth == 0: return
      case .close: depth -= 1
      }
    }
  }

  /// Chooses whether a list has one more element, and if so begins the element's span (range of
  /// choices).
  ///
  /// The choice to continue the list is a part of the element's span, so that removing the span
  /// removes both.
  @usableFromInline
  mutating func beginElement(mark: UInt64, expected: Bool?) throws(Rejection) -> Bool {
    var entered = false
    if follows, !script.flat, unscripted == 0, cursor < script.tokens.count,
      script.tokens[cursor] == .open
    {
      cursor += 1
      entered = true
    }
    let answer = scripted(.continuation) ?? (expected ?? sampleContinuation() ? 1 : 0)
    try tape.append(Choice(answer, of: .continuation))
    let more = answer == 1
    if follows, !script.flat {
      if more, !entered { unscripted += 1 }
      if !more, entered { skipToClose() }
    }
    if more {
      recordSpan(.element, mark: mark, from: tape.count - 1)
    }
    return more
  }
}

// MARK: - Following a script

extension Chooser {
  /// Returns the recorded answer to a codec's question, or the simplest answer if the script has
  /// none; `nil` if the answer has to be drawn at random.
  private mutating func scripted(_ domain: Domain) -> Int? {
    guard follows else { return nil }
    while script.flat, cursor < script.tokens.count, !script.tokens[cursor].isChoice {
      cursor += 1
    }
    guard unscripted == 0, cursor < script.tokens.count,
      case .choice(let value, let kind) = script.tokens[cursor]
    else { return invents ? nil : domain.target }
    cursor += 1
    guard kind == nil || kind == domain.kind else { return invents ? nil : domain.target }
    return domain.clamp(value)
  }
}

extension Script.Token {
  fileprivate var isChoice: Bool {
    if case .choice = self { true } else { false }
  }
}

// MARK: - Retrying

extension Chooser {
  /// A state of a chooser to which it can return, when a value was rejected.
  struct Checkpoint {
    fileprivate let choices: Int
    fileprivate let spans: Int
    fileprivate let open: Int
    fileprivate let unscripted: Int
  }

  /// The numbers of choices and spans that the chooser has recorded so far, so that those of a
  /// rejected value can be dropped again.
  var checkpoint: Checkpoint {
    Checkpoint(
      choices: tape.count, spans: spans.count, open: openSpans.count,
      unscripted: unscripted)
  }

  /// True if decoding again may give another value, because answers are drawn at random.
  var isInventing: Bool { invents }

  /// Drops the choices that the chooser has made since a checkpoint. It does not go back in its
  /// script of recorded choices.
  mutating func forget(since checkpoint: Checkpoint) {
    tape.count = checkpoint.choices
    spans.removeSubrange(checkpoint.spans...)
    openSpans.removeSubrange(checkpoint.open...)
    unscripted = checkpoint.unscripted
  }

  /// The weights for choosing between a leaf and a branch of a recursive value, such as a tree.
  /// Branches become rarer with depth.
  var growth: [Int] {
    let allowed = min(size, 10)
    return depth > allowed ? [1, 0] : depth > 3 ? [2, 1] : [1, 1]
  }
}
