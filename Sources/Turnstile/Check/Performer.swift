import HeadlessUIKit

/// A performer of a check's assignments, that is, of pieces of its work. It does them in the
/// process that created it.
@MainActor
package struct Performer {
  private let subject: Subject
  private let contract: Contract
  private let budget: Budget
  private let search: Search
  /// A closure that is called before every trace, with the number of its run if it has one.
  private let willRun: (Int?, Trace) -> Void
  /// A closure that receives every entry of the journal, as it is written, of a trace that is run
  /// for a `watch` or `answer` assignment.
  private let hears: ((Journal.Entry) -> Void)?
  /// A function that runs a trace in another process, and returns that process's failure; `nil` if
  /// it did not fail.
  private let runElsewhere: RunElsewhere
  /// A function that has a new process do an assignment, and returns the answer; `nil` if there are
  /// no other processes.
  private let runInFreshProcess: (Assignment) -> Answer?
  /// The search that made the last block. It is kept, because an enumeration of traces continues in
  /// the next block where it stopped.
  private var blocks: BlockSearch?

  /// Creates a performer of the assignments of one check.
  ///
  /// - Parameter runElsewhere: The default returns `nil`, because a single process cannot examine
  ///   a crash.
  package init(
    subject: Subject, contract: Contract, budget: Budget, search: Search,
    willRun: @escaping (Int?, Trace) -> Void = { _, _ in },
    hears: ((Journal.Entry) -> Void)? = nil,
    runElsewhere: @escaping RunElsewhere = { _, _, _ in nil },
    runInFreshProcess: @escaping (Assignment) -> Answer? = { _ in nil }
  ) {
    self.subject = subject
    self.contract = contract
    self.budget = budget
    self.search = search
    self.willRun = willRun
    self.hears = hears
    self.runElsewhere = runElsewhere
    self.runInFreshProcess = runInFreshProcess
  }

  /// Does an assignment, that is, a piece of the check's work, in this process, and returns its
  /// answer.
  package mutating func perform(_ assignment: Assignment) -> Answer {
    do {
      return try answer(to: assignment)
    } catch let problem as SubjectProblem {
      return .problem(problem)
    } catch {
      return .problem(.builderThrew("\(error)"))
    }
  }

  private mutating func answer(to assignment: Assignment) throws -> Answer {
    switch assignment {
    case .scout(let deadly): return .map(try explore(without: deadly))
    case .replay(_, let trace), .confirm(_, _, let trace, _):
      return try replay(trace)
    case .rehearse(let before, let trace):
      for trace in before { _ = run(trace, under: contract.clauses) }
      return try replay(trace)
    case .outliving(let before, let trace):
      for trace in before { _ = run(trace, under: []) }
      return .outliving(run(trace, under: []).outliving)
    case .list(let index, let count, let map):
      return .traces(try list(count, of: index, map))
    case .sample(let order, let map):
      return .sampled(
        try Sample(order, of: subject, under: contract, search, on: map, willRun: willRun))
    case .findRunUp(_, let found, let map):
      return .counterexample(
        PrecedingTraceSearch(
          subject: subject, found: found, map: map, runInFreshProcess: runInFreshProcess
        )
        .counterexample())
    case .watch(let trace): return try watch(trace)
    case .answer(let trace, let answers): return try watch(trace, answering: answers)
    case .follow(let remedy, let finding, let trace):
      return .isShown(shows(finding, in: trace, following: remedy))
    case .blame(let finding, let trace):
      willRun(nil, trace)
      return .evidence(try VerdictEvidence(of: finding, in: trace, of: subject, under: contract))
    case .block(let index, let positions, let map):
      return .block(try block(index, positions: positions, map))
    case .minimize(_, let finding, let trace, let run, let map):
      return .counterexample(
        withTriedAdvice(
          try minimizer(on: map).counterexample(for: finding, in: trace, foundAt: run)))
    case .minimizeApart(_, let found, let map):
      return .counterexample(withTriedAdvice(try minimizeApart(found, on: map)))
    case .minimizeAlone(_, let found, let map):
      return try minimizeAlone(found, on: map).map { .counterexample(withTriedAdvice($0)) }
        ?? .survived
    case .confirmCrash(let failure, _): return confirmCrash(failure)
    case .minimizeCrash(_, let found, let map):
      let minimizer = CrashMinimizer(
        subject: subject, budget: budget, runElsewhere: runElsewhere)
      return try minimizer.counterexample(for: found, on: map).map { .counterexample($0) }
        ?? .survived
    }
  }

  /// Explores the subject's screens, without the traces that are known to end their process, and
  /// returns the map.
  private func explore(without deadly: [Trace]) throws -> SubjectMap {
    var map = try Scout.explore(
      subject, without: deadly,
      willRun: { [willRun] in willRun(nil, $0) })
    map.environment = search.environment
    return map
  }

  /// Runs the first traces of a block, and returns the traces. A finding may depend on them.
  private func list(_ count: Int, of index: Int, _ map: SubjectMap) throws -> [Trace] {
    var traces: [Trace] = []
    var search = BlockSearch(subject: subject, contract: contract, search: search, map: map)
    _ = try search.block(index, positions: 0..<count) { [willRun] run, trace in
      willRun(run, trace)
      traces.append(trace)
    }
    return traces
  }

  /// Runs a trace with a journal, and returns the violations, each with the conclusion whether a
  /// cut, that is, removed app code, may be its cause.
  private func watch(_ trace: Trace) throws -> Answer {
    willRun(nil, trace)
    var run = Comparison.run(trace, of: subject, under: contract, journal: true, listener: hears)
    if let problem = run.problem { throw problem }
    for index in run.violations.indices {
      run.violations[index].standing = standing(
        of: run.violations[index], in: trace, framesViews: run.framesViews)
      tryAdvice(of: &run.violations[index], in: trace)
    }
    return .watched(run.journal ?? Journal(), run.violations)
  }

  /// Runs a trace with a journal and with other stand-in values for the cuts, that is, for removed
  /// app code, to see if the violations stay the same.
  private func watch(_ trace: Trace, answering answers: CutAnswers) throws -> Answer {
    willRun(nil, trace)
    var other = subject
    other.cutAnswers = answers
    let run = Comparison.run(trace, of: other, under: contract, journal: true, listener: hears)
    if let problem = run.problem { throw problem }
    return .watched(run.journal ?? Journal(), run.violations)
  }

  /// Runs the trace of a failed process in another process, to see if that one fails, too.
  private func confirmCrash(_ failure: ProcessFailure) -> Answer {
    guard let trace = failure.trace, var again = runElsewhere(trace, .patient, .plain) else {
      return .survived
    }
    again.run = failure.run
    return .confirmed(again)
  }

  /// Shrinks the trace of a finding, and runs every smaller trace in another process, because some
  /// of them end the process.
  private func minimizeApart(_ found: FoundTrace, on map: SubjectMap) throws -> Counterexample {
    var minimizer = minimizer(on: map)
    minimizer.violationsElsewhere = violationsElsewhere
    return try minimizer.counterexample(
      for: found.finding, in: found.trace, foundAt: found.run > 0 ? found.run : nil)
  }

  /// Shrinks the trace of a finding, and runs every trace in a process of its own, because the app
  /// keeps state from one run to the next.
  private func minimizeAlone(_ found: FoundTrace, on map: SubjectMap) throws -> Counterexample? {
    try LoneMinimizer(
      subject: subject, contract: contract, budget: budget, map: map,
      violationsElsewhere: violationsElsewhere,
      standing: { standing(of: $0, in: $1, framesViews: $2) }
    ).counterexample(for: found)
  }

  private func minimizer(on map: SubjectMap) -> Minimizer {
    var minimizer = Minimizer(
      subject: subject, contract: contract, budget: budget, map: map,
      willRun: { [willRun] in willRun(nil, $0) })
    minimizer.standing = { standing(of: $0, in: $1, framesViews: $2) }
    return minimizer
  }

  /// Has another process run a trace, and returns the violations; empty if the trace ends that
  /// process.
  private func violationsElsewhere(_ trace: Trace) -> [Violation] {
    guard case .replayed(let violations) = runInFreshProcess(.replay(0, trace)) else { return [] }
    return violations
  }

  /// Returns the conclusion whether the cuts that its run passed, that is, the places of removed
  /// app code, may be the cause of a violation; `nil` if the run passed none.
  ///
  /// For that the trace is run with other stand-in values, which may end its process. So another
  /// process runs it, if there is one. Values with which the app does not come to the end of the
  /// trace show nothing about the violation, and count as not tried.
  private func standing(
    of violation: Violation, in trace: Trace, framesViews: Bool
  ) -> CutStanding? {
    CutTrial(violation, framesViews: framesViews).standing { answers in
      if let answer = runInFreshProcess(.answer(trace, answers)) {
        if case .processFailed = answer { return nil }
        guard case .watched(_, let violations) = answer else { return false }
        return violations.contains { $0.finding == violation.finding }
      }
      willRun(nil, trace)
      var other = subject
      other.cutAnswers = answers
      return Comparison.run(trace, of: other, under: contract.only([violation.finding.clause]))
        .breaks(violation.finding)
    }
  }

  /// Returns a counterexample whose advice was tried, and left out if it does not help.
  private func withTriedAdvice(_ example: Counterexample) -> Counterexample {
    var example = example
    tryAdvice(of: &example.violation, in: example.trace)
    return example
  }

  /// Runs the trace of a violation with the change that its advice proposes, made by the harness,
  /// and takes the advice back if the finding is still there.
  ///
  /// The change may lead the app into code that ends its process. So another process makes the run,
  /// if there is one, and advice whose run does not come to its end is taken back as well.
  private func tryAdvice(of violation: inout Violation, in trace: Trace) {
    guard let remedy = violation.remedy, violation.fix != nil else { return }
    violation.remedy = nil
    let finding = violation.finding
    let isShown: Bool
    if let answer = runInFreshProcess(.follow(remedy, finding, trace)) {
      guard case .isShown(let shown) = answer else { return violation.fix = nil }
      isShown = shown
    } else {
      isShown = shows(finding, in: trace, following: remedy)
    }
    if isShown { violation.fix = nil }
  }

  private func shows(_ finding: Finding, in trace: Trace, following remedy: Remedy) -> Bool {
    willRun(nil, trace)
    return Comparison.shows(finding, in: trace, of: subject, under: contract, following: remedy)
  }

  private func run(_ trace: Trace, under clauses: [Clause]) -> Run {
    willRun(nil, trace)
    return Performance.run(trace, of: subject, under: clauses)
  }

  private func replay(_ trace: Trace) throws -> Answer {
    willRun(nil, trace)
    let run = Comparison.run(trace, of: subject, under: contract)
    if let problem = run.problem { throw problem }
    return .replayed(run.violations)
  }

  private mutating func block(
    _ index: Int, positions: Range<Int>, _ map: SubjectMap
  ) throws(SubjectProblem) -> Block {
    var search =
      blocks ?? BlockSearch(subject: subject, contract: contract, search: search, map: map)
    defer { blocks = search }
    return try search.block(index, positions: positions, seconds: budget.secondsForBlock) {
      [willRun] in willRun($0, $1)
    }
  }
}
