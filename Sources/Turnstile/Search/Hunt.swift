package import Choices
import HeadlessUIKit

/// Looks for traces that break a contract, block by block.
///
/// A block of 256 runs depends on subject, contract, seed and its number alone: what it learns about coverage lives and dies
/// inside it. So blocks can be given to processes and machines in any way, and what they find together is what
/// one of them would have found alone.
@MainActor
package struct Hunt {
  package let subject: Subject
  package let contract: Contract
  package let seed: Seed
  package let terrain: Terrain

  package init(subject: Subject, contract: Contract, seed: Seed, terrain: Terrain) {
    self.subject = subject
    self.contract = contract
    self.seed = seed
    self.terrain = terrain
  }

  /// How many runs make a block.
  package nonisolated static let blockSize = 256

  /// A trace that broke something, as it was found.
  package struct Found: Sendable, Codable {
    /// What it broke.
    package var finding: Finding
    /// The run, counted over all blocks from 1.
    package var run: Int
    /// The trace.
    package var trace: Trace
    /// How it broke it.
    package var violation: Violation
  }

  /// What a block of runs found.
  package struct Block: Sendable, Codable {
    package var index: Int
    package var runs = 0
    package var steps = 0
    package var tally = Tally()
    package var simulated: Int64 = 0
    /// The first trace for each finding, in the order they were found.
    package var found: [Found] = []
  }

  /// Runs a block, or the first runs of it.
  ///
  /// - Parameter willRun: Called before each run: whoever may have to tell what the process died of writes the trace down.
  package func block(
    _ index: Int, runs limit: Int = blockSize, willRun: (Int, Trace) -> Void = { _, _ in }
  ) throws(SubjectProblem) -> Block {
    var block = Block(index: index)
    let seed = seed.part("block", UInt64(index))
    var kept: [Trace] = []
    var known: Set<UInt64> = []
    var comparable = 0
    for position in 0..<limit {
      let number = index * Self.blockSize + position
      let trace = trace(position, seed: seed, kept: kept)
      willRun(number, trace)
      let run = Performance.run(trace, of: subject, under: contract.clauses)
      if let problem = run.problem { throw problem }
      block.runs += 1
      block.steps += trace.count
      block.simulated += run.simulated
      block.tally.add(run.tally)
      // Only membership is asked of the set; which traces are kept depends on the order of the runs.
      var isNew = false
      for feature in run.features where known.insert(feature).inserted { isNew = true }
      if isNew { kept.append(trace) }
      var violations = run.violations
      if Comparison.concerns(trace, contract) {
        if comparable % Self.comparisonStride == 0 || !violations.isEmpty
          || Classic(run: position)?.comparesNotes == true
        {
          violations += Comparison.violations(of: trace, run, subject, contract)
        }
        comparable += 1
      }
      for violation in violations
      where !block.found.contains(where: { $0.finding == violation.finding }) {
        block.found.append(
          Found(finding: violation.finding, run: number + 1, trace: trace, violation: violation))
      }
    }
    return block
  }

  /// Clauses that compare runs with each other are tried on one in so many of the runs they have anything to say about.
  private static let comparisonStride = 4

  private func trace(_ position: Int, seed: Seed, kept: [Trace]) -> Trace {
    var generator = seed.stream("mutation", UInt64(position))
    if position >= 64, position % 2 == 1, kept.count > 1, generator.chance(1, in: 2) {
      let one = kept[Int(generator.next(below: UInt64(kept.count)))]
      let other = kept[Int(generator.next(below: UInt64(kept.count)))]
      return one.mutated(on: terrain, with: other, &generator)
    }
    return Planner.trace(on: terrain, run: position, seed: seed)
  }
}
