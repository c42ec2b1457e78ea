/// Answers every question a codec asks while it makes a value, and writes the answers down.
///
/// Where do the answers come from? From a generator, on purpose rather than evenly (see
/// `Chooser+Sampling.swift`); from a script of earlier answers; or, where a script has nothing to
/// say, from whichever of "at random" and "the simplest" was asked for. The codec cannot tell,
/// which is why one description of a value serves to generate, replay, mutate, shrink and enumerate
/// it.
///
/// ```swift
/// var chooser = Chooser(.random(Generator(seed: 7)))
/// let number = try chooser.choose(from: .integer(in: 0...10))
/// chooser.sequence.values == [number]
/// ```
public struct Chooser: ~Copyable {
  /// Where answers come from.
  public enum Answers: Sendable {
    /// From a generator.
    case random(Generator)
    /// From a recording, then the simplest there is.
    case recorded([Int])
    /// Always the simplest.
    case simplest
  }

  /// The choices made so far.
  var tape = Tape(limit: 16_384)
  private var spans: [Span] = []

  /// How large and how far from simple random values should be, from 1 to ``fullSize``.
  ///
  /// Small first: a failure found among small values needs little shrinking.
  public var size = Chooser.fullSize {
    didSet {
      firstEvenLane = size >= Self.fullSize ? 36 : 64
      nearLengths = UInt64(max(1, size)) * 2 + 1
    }
  }

  /// How many bits a distance from the target may have, and one more for none at all.
  var nearLengths: UInt64 = 65

  /// The first of the 64 lanes that lead anywhere; there are none while values stay small.
  var firstEvenLane: UInt64 = 36

  /// The size at which nothing is held back.
  public static let fullSize = 32

  /// How many choices a value may take before it is given up.
  public var limit: Int {
    get { tape.limit }
    set { tape.limit = newValue }
  }

  /// How deep in recursive codecs the chooser is.
  var depth = 0

  /// Whether spans are recorded; costs time, so only what will be edited is traced.
  private let traces: Bool
  /// Whether neither spans nor a script need attention: plain generation.
  @usableFromInline private(set) var isPlain: Bool

  var generator: Generator
  /// Whether answers come from the generator when no script has any.
  private(set) var invents: Bool
  private var script = Script([])
  /// Whether the script is asked at all.
  private var follows: Bool
  private var cursor = 0
  /// How many open spans the script knows nothing of.
  private var unscripted = 0
  private var openSpans: [Int] = []

  /// The alternatives switched off in this run; zero switches nothing off.
  var swarm: UInt64 = 0

  /// Creates a chooser.
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

  /// What was chosen so far.
  public var sequence: ChoiceSequence {
    ChoiceSequence(choices: tape.choices, spans: spans)
  }

  /// How many choices were made so far.
  public var count: Int { tape.count }

  /// Forgets what was chosen, and goes on drawing from where the generator is.
  ///
  /// The memory is kept, which is why a loop over many values uses one chooser.
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
  ///   - domain: What to choose from.
  ///   - thresholds: Values at which behaviour is known to change; random draws visit them and
  ///     their neighbours more often.
  public mutating func choose(
    from domain: Domain, thresholds: [Int] = []
  ) throws(Rejection) -> Int {
    let value = follows ? followed(domain, thresholds) : sample(domain, thresholds)
    try tape.append(Choice(value, of: domain))
    return value
  }

  /// Chooses a number of a domain that has no thresholds, which is what has to be fast.
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

  /// Chooses an alternative, each as likely as its weight.
  ///
  /// - Parameters:
  ///   - weights: One for each alternative; none is negative and their sum is positive.
  ///   - mark: What tells this choice from others, so that a run may do without some of its
  ///     alternatives throughout; without one, no alternative is ever switched off.
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
  /// Marks the beginning of choices that belong together.
  @inlinable
  public mutating func begin(_ kind: Span.Kind, mark: UInt64 = 0) {
    guard !isPlain else { return }
    beginSpan(kind, mark: mark)
  }

  /// Marks the end of what ``begin(_:mark:)`` began last.
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

  /// Leaves the innermost bracket of the script, whatever is left in it.
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

  /// Asks whether a list has one more element, and begins it if so.
  ///
  /// The choice to have the element belongs to the element, so that leaving out its span leaves out
  /// both.
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
  /// The script's answer, or `nil` if an answer has to be invented.
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

// MARK: - Trying again

extension Chooser {
  /// A moment to which a chooser can go back.
  struct Checkpoint {
    fileprivate let choices: Int
    fileprivate let spans: Int
    fileprivate let open: Int
    fileprivate let unscripted: Int
  }

  /// The present moment.
  var checkpoint: Checkpoint {
    Checkpoint(
      choices: tape.count, spans: spans.count, open: openSpans.count,
      unscripted: unscripted)
  }

  /// Whether another attempt might turn out differently.
  var isInventing: Bool { invents }

  /// Forgets the choices made since a moment; a script's answers are used up all the same.
  mutating func forget(since checkpoint: Checkpoint) {
    tape.count = checkpoint.choices
    spans.removeSubrange(checkpoint.spans...)
    openSpans.removeSubrange(checkpoint.open...)
    unscripted = checkpoint.unscripted
  }

  /// The weights of leaf and branch, where branches get rarer with depth.
  var growth: [Int] {
    let allowed = min(size, 10)
    return depth > allowed ? [1, 0] : depth > 3 ? [2, 1] : [1, 1]
  }
}
