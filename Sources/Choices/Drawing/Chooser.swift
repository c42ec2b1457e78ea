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
  /// The source of a chooser's answers.
  public enum Answers: Sendable {
    /// The chooser answers at random, from a generator.
    case random(Generator)
    /// The chooser gives recorded answers, followed by the simplest ones.
    case recorded([Int])
    /// The chooser always gives the simplest answer.
    case simplest
  }

  /// The choices that the chooser has made so far.
  var tape = Tape(limit: 16_384)
  private var spans: [Span] = []

  /// The bound for the size of random values, and for their distance from simple ones: from 1 to
  /// ``fullSize``.
  ///
  /// Runs begin with small sizes, because a failure with small values needs little shrinking.
  public var size = Chooser.fullSize {
    didSet { bounds = SizeBounds(size: size) }
  }

  /// The bounds for random values that follow from ``size``.
  private(set) var bounds = SizeBounds(size: Chooser.fullSize)

  /// The size at which values are not restricted.
  public static let fullSize = 32

  /// The largest number of choices for one value; decoding fails if a value takes more.
  public var limit: Int {
    get { tape.limit }
    set { tape.limit = newValue }
  }

  /// The present depth of recursive codecs.
  var depth = 0

  /// True if the chooser records spans, that is, the ranges of choices that belong together.
  /// Recording takes time, so it is done only for values that will be edited.
  private let traces: Bool
  /// True if the chooser neither records spans nor follows a script, as in plain generation.
  @usableFromInline private(set) var isPlain: Bool

  var generator: Generator
  /// True if answers come from the generator where the script has none.
  private(set) var invents: Bool
  private var script = Script([])
  /// True if the chooser follows a script.
  private var follows: Bool
  private var cursor = 0
  /// The number of open spans of the codec that the script does not contain. While there are any,
  /// the script gives no answers.
  private var unscripted = 0
  private var openSpans: [Int] = []

  /// A word that decides which alternatives are switched off in this run; zero switches none off.
  var swarm: UInt64 = 0

  /// Creates a chooser with a source of answers.
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

  /// The choices made so far, with their spans.
  public var sequence: ChoiceSequence {
    ChoiceSequence(choices: tape.choices, spans: spans)
  }

  /// The number of choices made so far.
  public var count: Int { tape.count }

  /// Forgets all choices, and continues with the generator in its present state.
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

  /// Chooses a value of a domain.
  ///
  /// - Parameters:
  ///   - domain: The domain to choose from.
  ///   - thresholds: Values at which behaviour is known to change. Random draws take them and their
  ///     neighbours more often.
  public mutating func choose(
    from domain: Domain, thresholds: [Int] = []
  ) throws(Rejection) -> Int {
    let value = follows ? followed(domain, thresholds) : sample(domain, thresholds)
    try tape.append(Choice(value, of: domain))
    return value
  }

  /// Chooses an integer of a domain. This is a fast path for codecs without thresholds.
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

  /// Chooses an alternative by weight, and returns its index.
  ///
  /// - Parameters:
  ///   - weights: A weight for each alternative. None is negative, and their sum is positive.
  ///   - mark: A number that identifies this choice, so that a run can switch off some of its
  ///     alternatives throughout. Without one no alternative is switched off.
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
  /// Begins a span of choices that belong together.
  @inlinable
  public mutating func begin(_ kind: Span.Kind, mark: UInt64 = 0) {
    guard !isPlain else { return }
    beginSpan(kind, mark: mark)
  }

  /// Ends the span that ``begin(_:mark:)`` began last.
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

  /// Moves the chooser's position in the script behind the end of the innermost open span.
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

  /// Chooses whether a list has one more element, and begins the element if so.
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
  /// Returns the script's answer to a question, or the simplest answer if the script has none;
  /// `nil` if the answer has to be drawn.
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
  /// A state of a chooser to which it can return.
  struct Checkpoint {
    fileprivate let choices: Int
    fileprivate let spans: Int
    fileprivate let open: Int
    fileprivate let unscripted: Int
  }

  /// The present state of the chooser.
  var checkpoint: Checkpoint {
    Checkpoint(
      choices: tape.count, spans: spans.count, open: openSpans.count,
      unscripted: unscripted)
  }

  /// True if decoding again may give a different value, because the generator draws the answers.
  var isInventing: Bool { invents }

  /// Drops the choices made since a checkpoint. The position in the script is not restored.
  mutating func forget(since checkpoint: Checkpoint) {
    tape.count = checkpoint.choices
    spans.removeSubrange(checkpoint.spans...)
    openSpans.removeSubrange(checkpoint.open...)
    unscripted = checkpoint.unscripted
  }

  /// The weights for choosing between the leaf and the branch of a recursive codec. Branches become
  /// rarer with depth.
  var growth: [Int] {
    let allowed = min(size, 10)
    return depth > allowed ? [1, 0] : depth > 3 ? [2, 1] : [1, 1]
  }
}
