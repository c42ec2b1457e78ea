/// A search for traces that break a contract, block by block.
///
/// A block of 256 runs depends only on the subject, the contract, the search and its number:
/// coverage is learned anew in each block. So blocks can be shared out to processes and machines in
/// any way, and together they find the same as a single one would.
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

  /// Makes the runs of a block, or some of them, and returns the results.
  ///
  /// A block may be continued in a new process, after one of its runs has ended the old one. The
  /// earlier runs are then not repeated, although the search could learn from them, because one of
  /// them might end this process, too.
  ///
  /// - Parameters:
  ///   - seconds: The limit of the cost of these runs, by the model's own count; further runs are
  ///     left out.
  ///   - willRun: Called before each run with its number from 1. A process that may die saves the
  ///     trace here.
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
      learn(from: run, of: trace, at: position, knowing: &seen, in: &block)
      var violations = Comparison.confirmed(run.violations, in: trace, subject, contract)
      if Comparison.concerns(trace, run, contract) {
        if !violations.isEmpty || compares(comparable, from: source, in: number) {
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

  /// Adds a run to its block's results. If the run shows a feature, that is, an event or an order
  /// of two events, that no earlier run of the block had, the sources keep its trace for
  /// variations.
  private mutating func learn(
    from run: Run, of trace: Trace, at position: Int, knowing seen: inout Set<UInt64>,
    in block: inout Block
  ) {
    // The order in which a set is iterated plays no role here: the set only tells if a feature is
    // already known, so the result depends on the order of the runs alone.
    var isNews = false
    for feature in run.features where seen.insert(feature).inserted { isNews = true }
    block.add(run, of: trace, isNews: isNews)
    guard isNews else { return }
    if position >= Block.size - Block.late { block.lateNews += 1 }
    for index in sources.indices { sources[index].keep(trace) }
  }

  /// Returns true if the outcome of a trace is to be compared with those of related traces. A
  /// comparison takes several more runs, so only a sample of the traces is compared.
  private func compares(_ comparable: Int, from source: Int, in run: RunNumber) -> Bool {
    search.isContinuous || comparable % Self.comparisonStride == 0
      || sources[source].asksForComparison(in: run)
  }

  /// The stride of comparisons: one of this many runs that could be compared with others is
  /// compared.
  private static let comparisonStride = 4

  private mutating func nextTrace(for run: RunNumber) -> (source: Int, trace: Trace)? {
    for index in sources.indices {
      if let trace = sources[index].trace(for: run) { return (index, trace) }
    }
    return nil
  }

  /// Executes a trace twice. Returns a violation if the two journals differ; `nil` if they are the
  /// same.
  private static func difference(in trace: Trace, of subject: Subject) -> Violation? {
    let one = Performance.run(trace, of: subject, under: [], keeping: .journal)
    let other = Performance.run(trace, of: subject, under: [], keeping: .journal)
    guard let mine = one.journal, let theirs = other.journal,
      mine.firstDifference(from: theirs) != nil
    else { return nil }
    return Violation(Finding(.nondeterministic), at: 0, "two executions of one trace differ.")
  }
}
