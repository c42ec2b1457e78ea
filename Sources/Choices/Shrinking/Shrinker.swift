/// Makes a value that fails simpler until nothing simpler fails.
///
/// # How it works
///
/// A value is kept as the choices that make it (``ChoiceSequence``), and "simpler" means shortlex
/// on those: fewer choices, then lower ranks from left to right. The order is total and knows one
/// least element of any set. So the aim is not "a smaller value" but *the* smallest that fails, the
/// same from whichever value one begins. That is what makes two reports of one bug look alike.
///
/// No shrinker can promise it: that would take trying everything. What it can do is go on as long
/// as any of a number of passes finds something, choosing passes so that being stuck in all of them
/// at once is rare. Each pass answers one way of being stuck:
///
/// - *Removing elements*, half of a list at a time, then a quarter, down to one. Where that alone
///   fails, removing them *and* lowering the numbers that point past them, for lists whose
///   elements are positions in the list, and for lengths.
/// - *Hoisting*: a part takes the place of the whole that contains it.
/// - *Simplifying* a whole part at once.
/// - *Lowering* a number: to its target, to the next few, then by bisection, first over orders of
///   magnitude, so that 10⁹ reaches 10 in eight steps rather than thirty.
/// - *Lowering together* what is equal, *by a common amount* what keeps a distance, and *against
///   each other* what keeps a sum: properties about a relation forbid moving one side alone.
/// - *Reordering* elements, *joining* neighbouring lists, *switching* to another alternative, and
///   *lowering a number while leaving out a choice* somewhere behind it.
///
/// The cheap passes run until they find nothing; only then do the thorough ones, and any success
/// begins again with the cheap ones.
///
/// # What it costs
///
/// The costly thing is evaluating the property, so that is what is counted and bounded. A candidate
/// is first decoded, which repairs it: numbers are clamped to their domains, what is missing
/// becomes the simplest, what is left over is dropped. Then its value is encoded again, since the
/// codec may know a shorter way to write it. Only if the result is simpler than the best so far and
/// was never tried does it cost an evaluation. Because of that memory, resuming after a budget ran
/// out (call ``shrink(evaluations:improved:_:)`` again) repeats no evaluation.
///
/// Wall-clock time plays no part. A slow machine shrinks as far as a fast one, and to the same
/// value.
public struct Shrinker<Value> {
  /// The simplest failing value so far.
  public private(set) var value: Value
  /// The choices that make it, with their structure.
  public private(set) var choices: ChoiceSequence
  /// How it fails; every value accepted has the same identity.
  public private(set) var failure: Failure
  /// How often the property was evaluated.
  public private(set) var evaluations = 0
  /// How often a simpler value was found.
  public private(set) var improvements = 0
  /// Failures of another identity that were passed by, each with the first value that showed it.
  public private(set) var others: [(failure: Failure, value: Value)] = []

  let codec: Codec<Value>
  /// The best sequence as a script, from which candidates are cut.
  private(set) var layout: Layout
  /// The values of every sequence whose outcome is known.
  private var known: Set<[Int]> = []
  private var allowance = 0
  /// How often the quick passes were done.
  private(set) var rounds = 0

  /// Tells what becomes of a value.
  public typealias Test = (Value) throws -> Outcome

  /// Unwinds the passes when the budget is spent.
  struct Exhausted: Error {}

  /// Creates a shrinker that starts at recorded choices.
  ///
  /// - Throws: ``Rejection`` if the codec makes no value of them.
  public init(_ codec: Codec<Value>, choices: [Int], failure: Failure) throws {
    var chooser = Chooser(
      generator: Generator(seed: 0), script: Script(flat: choices), invents: false, traces: true)
    value = try codec.decode(&chooser)
    self.codec = codec
    self.choices = chooser.sequence
    self.failure = failure
    layout = Layout(chooser.sequence)
    if let shorter = try? codec.choices(for: value), shorter < self.choices { adopt(shorter) }
    known.insert(self.choices.values)
  }

  /// Creates a shrinker that starts at a value, wherever it came from.
  ///
  /// - Throws: ``Unencodable`` if it is no value of the codec.
  public init(_ codec: Codec<Value>, from value: Value, failure: Failure) throws {
    try self.init(codec, choices: try codec.choices(for: value).values, failure: failure)
  }

  /// Looks for simpler values that fail alike.
  ///
  /// - Parameters:
  ///   - limit: How many evaluations this call may make.
  ///   - improved: Called whenever a simpler value was found.
  ///   - test: Tells what becomes of a value.
  /// - Returns: Whether all passes came to an end; `false` if the budget did.
  /// - Throws: What `test` throws.
  public mutating func shrink(
    evaluations limit: Int = .max, improved: (Shrinker) -> Void = { _ in }, _ test: Test
  ) throws -> Bool {
    let (sum, overflow) = evaluations.addingReportingOverflow(max(0, limit))
    allowance = overflow ? .max : sum
    do {
      var settled = false
      while !settled {
        let before = improvements
        for pass in Pass.quick {
          let count = improvements
          try run(pass, test)
          if improvements > count { improved(self) }
        }
        rounds += 1
        guard improvements == before else { continue }
        for pass in Pass.thorough where improvements == before {
          try run(pass, test)
        }
        settled = improvements == before
        if !settled { improved(self) }
      }
      return true
    } catch is Exhausted {
      improved(self)
      return false
    }
  }

  /// Tries a candidate, and takes it if it is simpler and fails alike.
  mutating func attempt(_ script: Script, _ test: Test) throws -> Bool {
    var chooser = Chooser(generator: Self.unused, script: script, invents: false)
    chooser.limit = choices.count
    guard let candidate = try? codec.decode(&chooser) else { return false }
    var sequence = chooser.sequence
    if let shorter = try? codec.choices(for: candidate), shorter < sequence { sequence = shorter }
    guard sequence < choices, !known.contains(sequence.values) else { return false }
    guard evaluations < allowance else { throw Exhausted() }
    known.insert(sequence.values)
    evaluations += 1
    guard case .failed(let other) = try test(candidate) else { return false }
    guard other.identity == failure.identity else {
      if !others.contains(where: { $0.failure.identity == other.identity }) {
        others.append((other, candidate))
      }
      return false
    }
    failure = other
    improvements += 1
    adopt(sequence)
    return true
  }

  /// Makes a sequence the best, with its structure.
  private mutating func adopt(_ sequence: ChoiceSequence) {
    var chooser = Chooser(
      generator: Self.unused, script: Script(flat: sequence.values), invents: false, traces: true)
    guard let decoded = try? codec.decode(&chooser) else { return }
    value = decoded
    choices = chooser.sequence
    layout = Layout(chooser.sequence)
  }

  private static var unused: Generator { Generator(seed: 0) }
}
