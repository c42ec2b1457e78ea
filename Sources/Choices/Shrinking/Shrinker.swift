/// A search for the simplest value that still fails.
///
/// # How it works
///
/// A value is kept as the choices that make it (``ChoiceSequence``), and "simpler" means shortlex
/// on those: fewer choices, then lower ranks from left to right. The order is total, and every set
/// has one least element. So the aim is not "a smaller value" but *the* smallest that fails, the
/// same from whichever value the search begins. So two reports of one bug look alike.
///
/// No shrinker can promise to find it, because that would take trying everything. This one
/// continues as long as any of its passes succeeds, and the passes are chosen so that all of them
/// are rarely stuck at once. Each pass solves one way of being stuck:
///
/// - *Removing elements*, half of a list at a time, then a quarter, down to one. If that alone
///   fails, removing them *and* lowering the numbers that point past them, for lists whose elements
///   are positions in the list, and for lengths.
/// - *Hoisting*: a part replaces the whole that contains it.
/// - *Simplifying* a whole part at once.
/// - *Lowering* a number: to its target, to the next few numbers, then by bisection, first over
///   orders of magnitude, so that 10⁹ reaches 10 in eight steps rather than thirty.
/// - *Lowering together* equal numbers, *by a common amount* numbers that keep a distance, and
///   *against each other* numbers that keep a sum: a property about a relation does not let one
///   side change alone.
/// - *Reordering* elements, *joining* neighbouring lists, *switching* to another alternative, and
///   *lowering a number while removing a later choice*.
///
/// The cheap passes run until they find nothing. Only then do the thorough ones run, and any
/// success starts the cheap ones again.
///
/// # What it costs
///
/// Evaluating the property is the costly part, so evaluations are counted and bounded. A candidate
/// is first decoded, which repairs it: numbers are clamped to their domains, missing choices become
/// the simplest, unused ones are dropped. Then its value is encoded again, because the codec may
/// know a shorter encoding. Only if the result is simpler than the best so far and was never tried
/// before is the property evaluated. Because tried sequences are remembered, resuming after a spent
/// budget (call ``shrink(evaluations:improved:_:)`` again) repeats no evaluation.
///
/// Wall-clock time plays no part. A slow machine shrinks as far as a fast one, and to the same
/// value.
public struct Shrinker<Value> {
  /// The simplest failing value that the shrinker has found so far.
  public private(set) var value: Value
  /// The choices from which the codec makes the simplest failing value, with their spans.
  public private(set) var choices: ChoiceSequence
  /// The failure of the simplest failing value. The shrinker accepts only values whose failure has
  /// the same identity.
  public private(set) var failure: Failure
  /// The number of times that the shrinker has evaluated the property.
  public private(set) var evaluations = 0
  /// The number of times that the shrinker has found a simpler failing value.
  public private(set) var improvements = 0
  /// The failures with other identities (other bugs) that the shrinker has come across, each with
  /// the first value that showed it.
  public private(set) var others: [(failure: Failure, value: Value)] = []

  let codec: Codec<Value>
  /// The simplest failing value's choices and spans as a script, from which simpler candidates are
  /// made by edits.
  private(set) var layout: Layout
  /// The choices of every candidate that was already evaluated, so that none is evaluated twice.
  private var known: Set<[Int]> = []
  private var allowance = 0
  /// The number of times that the shrinker has run all its quick passes.
  private(set) var rounds = 0

  /// A function that evaluates the tested property for a value.
  public typealias Test = (Value) throws -> Outcome

  /// The error that ends the passes when the shrinker may evaluate the property no more often.
  struct Exhausted: Error {}

  /// Creates a shrinker that starts with a failing value, given by its recorded choices.
  ///
  /// - Throws: ``Rejection`` if the codec makes no value from the choices.
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

  /// Creates a shrinker that starts with a failing value, which the codec turns into choices.
  ///
  /// - Throws: ``Unencodable`` if the codec cannot encode the value.
  public init(_ codec: Codec<Value>, from value: Value, failure: Failure) throws {
    try self.init(codec, choices: try codec.choices(for: value).values, failure: failure)
  }

  /// Searches for simpler values that fail in the same way, that is, with the same identity of the
  /// failure.
  ///
  /// - Parameters:
  ///   - limit: The largest number of times that this call may evaluate the property.
  ///   - improved: A closure that is called whenever a simpler failing value was found.
  ///   - test: Evaluates the tested property for a value.
  /// - Returns: True if no pass finds a simpler value any more, false if the property was evaluated
  ///   as often as allowed.
  /// - Throws: The errors of `test`.
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

  /// Evaluates the property for a candidate, and makes it the simplest failing value if it is
  /// simpler and fails with the same identity.
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

  /// Makes the value of a choice sequence the simplest failing value, and records its spans.
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
