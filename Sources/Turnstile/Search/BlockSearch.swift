/// Looks for traces that break a contract, block by block.
///
/// A block of 256 runs depends on subject, contract, search and its number alone: what it learns
/// about coverage lives and dies inside it. So blocks can be given to processes and machines in any
/// way, and what they find together is what one of them would have found alone.
@MainActor
package struct BlockSearch {
  private let subject: Subject
  private let contract: Contract
  private let search: Search
  private let map: SubjectMap
  private var sources: [any TraceSource] = []

  package init(subject: Subject, contract: Contract, search: Search, map: SubjectMap) {
    self.subject = subject
    self.contract = contract
    self.search = search
    self.map = map
  }

  /// Runs a block, or some of its runs.
  ///
  /// What comes before the first of these runs is not learned from: it ended its process, and would
  /// end this one.
  ///
  /// - Parameters:
  ///   - seconds: What these runs may cost, by the model's own count; the rest is left out.
  ///   - willRun: Called before each run with its number from 1. A process that may die writes the
  ///     trace down here.
  package mutating func block(
    _ index: Int, positions: Range<Int> = 0..<Block.size, seconds: Int? = nil,
    willRun: (Int, Trace) -> Void = { _, _ in }
  ) throws(SubjectProblem) -> Block {
    if sources.isEmpty || !search.isContinuous {
      sources = search.sources(on: map, block: index)
    }
    var block = Block(index: index)
    var comparable = 0
    let endings = Endings()
    var seen: Set<UInt64> = []
    let begun = Effort.spent
    for position in positions {
      if let seconds, Effort.spent &- begun >= seconds * Effort.second {
        block.leftOut = positions.upperBound - position
        break
      }
      let number = RunNumber(block: index, position: position)
      guard let (source, trace) = nextTrace(for: number) else { break }
      willRun(number.number + 1, trace)
      let run = Performance.run(
        trace, of: subject, under: contract.clauses,
        keeping: Comparison.extras(for: trace, contract).union(.features))
      if let problem = run.problem { throw problem }
      // Membership alone is asked of the set; what is news depends on the order of the runs.
      var isNews = false
      for feature in run.features where seen.insert(feature).inserted { isNews = true }
      block.add(run, of: trace, isNews: isNews)
      if isNews, position >= Block.size - Block.late { block.lateNews += 1 }
      if isNews { for index in sources.indices { sources[index].keep(trace) } }
      var violations = Comparison.confirmed(run.violations, in: trace, subject, contract)
      if Comparison.concerns(trace, run, contract) {
        // Comparing takes several runs more, so a sample of what is comparable has to do.
        if search.isContinuous || comparable % Self.comparisonStride == 0 || !violations.isEmpty
          || sources[source].asksForComparison(in: number)
        {
          violations += Comparison.violations(
            of: trace, run, subject, contract, knowing: endings)
        }
        comparable += 1
      }
      if search.runsTwice, let difference = Self.difference(in: trace, of: subject) {
        violations.append(difference)
      }
      block.add(violations, in: trace, run: number.number + 1, of: subject)
    }
    return block
  }

  /// Clauses that compare runs with each other are tried on one in so many of the runs they have
  /// anything to say about.
  private static let comparisonStride = 4

  private mutating func nextTrace(for run: RunNumber) -> (source: Int, trace: Trace)? {
    for index in sources.indices {
      if let trace = sources[index].trace(for: run) { return (index, trace) }
    }
    return nil
  }

  /// Executes a trace twice and compares the journals.
  private static func difference(in trace: Trace, of subject: Subject) -> Violation? {
    let one = Performance.run(trace, of: subject, under: [], keeping: .journal)
    let other = Performance.run(trace, of: subject, under: [], keeping: .journal)
    guard let mine = one.journal, let theirs = other.journal,
      mine.firstDifference(from: theirs) != nil
    else { return nil }
    return Violation(Finding(.nondeterministic), at: 0, "two executions of one trace differ.")
  }
}
