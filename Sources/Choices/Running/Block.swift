/// What 256 runs found.
///
/// Runs come in blocks, and a block is a pure function of property, seed and index. The runs of one
/// block learn from each other: a value that reached something new is kept and varied. The runs of
/// different blocks do not, so blocks can be given to processes and shards in any way, and what they
/// find together is what one of them would have found alone.
public struct Block<Value> {
  /// How many runs make a block.
  public static var size: Int { 256 }

  /// Which block this is, from zero.
  public let index: Int
  /// One value for each distinct failure, in the order they were found.
  public internal(set) var findings: [Finding<Value>] = []
  /// What was tried.
  public internal(set) var statistics = Statistics()
}

/// A value that failed, as it was found.
public struct Finding<Value> {
  /// The run that found it, counted over all blocks.
  public let run: Int
  /// The value.
  public let value: Value
  /// The choices that made it.
  public let choices: ChoiceSequence
  /// How it failed.
  public let failure: Failure
}

extension Property {
  /// Runs one block.
  ///
  /// - Parameters:
  ///   - index: Which block.
  ///   - limit: How many of its runs to do; they are the first ones.
  ///   - willRun: Called before each run with its number, its value and how it was chosen. A worker
  ///     that may crash leaves the value where another finds it.
  ///   - evaluate: Tells what becomes of a value.
  /// - Throws: ``Misuse`` if the codec is described wrongly.
  public func block(
    _ index: Int, runs limit: Int = Block<Value>.size,
    willRun: (Int, Value, ChoiceSequence) -> Void = { _, _, _ in },
    evaluate: (Value, inout Observation) throws -> Outcome
  ) throws -> Block<Value> {
    var block = Block<Value>(index: index)
    var nursery = Nursery(seed: seed.part("block", UInt64(index)), variation: variation)
    var observation = Observation()
    var chooser = Chooser(.simplest)
    for position in 0..<min(limit, Block<Value>.size) {
      let run = index * Block<Value>.size + position
      nursery.prepare(&chooser, for: position)
      let value: Value
      do throws(Rejection) {
        value = try codec.decode(&chooser)
      } catch {
        if case .misuse(let misuse) = error { throw misuse }
        block.statistics.reject(error)
        continue
      }
      let choices = chooser.sequence
      willRun(run, value, choices)
      observation.removeAll()
      let outcome = try evaluate(value, &observation)
      block.statistics.count(outcome, observation)
      if outcome != .discarded { nursery.learn(observation, from: choices) }
      if case .failed(let failure) = outcome,
        !block.findings.contains(where: { $0.failure.identity == failure.identity })
      {
        block.findings.append(
          Finding(run: run, value: value, choices: choices, failure: failure))
      }
    }
    return block
  }
}
