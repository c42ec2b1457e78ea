/// One check, as a list of assignments that grows with their answers.
///
/// A coordinator does no work itself. It gives out assignments and takes the answers, in any order;
/// this process or many others do the work. The coordinator writes the results in the order of the
/// blocks, so the verdict does not depend on which process did an assignment, or when.
///
/// ```swift
/// while let assignment = coordinator.next() {
///   coordinator.take(performer.perform(assignment), of: assignment)
/// }
/// ```
///
/// A coordinator first explores the subject, then replays the stored traces, then gives out block
/// after block until the budget is used up; the search continues after a finding. Each root, that
/// is, each finding that another one does not explain (``CheckResult/roots(of:)``), is stored as
/// soon as it is judged, and then minimized. So a search that is broken off loses no judged
/// finding.
///
/// If each assignment has a process of its own, the smallest trace of each finding is run in
/// another process before it is reported. A sample of the runs is also made in processes with
/// different hash seeds and compared.
///
/// If a process fails, the trace that it was running is run in a second process. If that one fails,
/// too, the trace is a finding (``FailedProcesses``), and its block is then done in two parts: the
/// runs before that trace and the runs after it.
@MainActor
package struct CheckCoordinator {
  package let subject: Subject
  /// The result of the check so far; complete when the check is done.
  package private(set) var result: CheckResult
  private let setup: CheckSetup

  private var phase = Phase.scouting
  private var ready: [Assignment] = [.scout(without: [])]
  private var map: SubjectMap?
  private var blocks: BlockQueue
  private var replays: StoredReplays
  private var cases: CheckCases
  private var failed = FailedProcesses()
  private var comparisons: ProcessComparisons

  /// The phases through which a check passes, in this order, each with its name in progress
  /// messages.
  private enum Phase: String {
    case scouting = "looking around"
    case replaying, searching
    case minimizing = "shrinking"
    case done
  }

  /// Creates the coordinator of a check, with the exploration of the subject as its first
  /// assignment.
  package init(
    subject: Subject, contract: Contract, budget: Budget, seed: UInt64, seeds: String,
    share: Share = .all,
    isolation: Isolation = .unknown, comparesAll: Bool = false
  ) {
    self.subject = subject
    setup = CheckSetup(
      contract: contract, budget: budget, share: share, seeds: seeds, isolation: isolation,
      comparesAll: comparesAll)
    result = CheckResult(subject: subject.name, seed: seed, budget: budget)
    blocks = BlockQueue(runs: budget.runs, share: share)
    cases = CheckCases(subject: subject)
    comparisons = ProcessComparisons(subject: subject, isolation: isolation)
    replays = StoredReplays(
      StoredTraceFolder(root: seeds, subject: subject.name), skipped: &result.skipped)
    if replays.isEmpty, !blocks.hasMore, !result.lacksKnownFault(of: subject, contract) {
      result.hasReplayed = true
      phase = .done
    }
  }

  /// True if the check has ended, so that no further assignment is given out.
  package var isDone: Bool { phase == .done }

  /// The name of the check's current phase for progress messages, such as "shrinking".
  package var activity: String { phase.rawValue }

  /// True if a finding has been made that the subject does not declare as known.
  package var hasFound: Bool {
    !cases.isEmpty
      || result.blocks.contains { $0.found.contains { !subject.knows($0.finding) } }
  }

  /// The number of runs of the check that have been judged so far.
  package var runs: Int { result.blocks.reduce(0) { $0 + $1.runs } }

  // MARK: - Giving out

  /// Returns the next assignment of the check that can be done now; `nil` while all remaining work
  /// waits for answers, and at the end.
  package mutating func next() -> Assignment? {
    guard phase != .done else { return nil }
    if !ready.isEmpty { return ready.removeFirst() }
    guard phase == .searching, let map, let index = blocks.next() else { return nil }
    let positions = blocks.positions(of: index)
    if setup.comparesAll {
      ready += comparisons.compare(index, count: positions.count, map)
    }
    return .block(index, positions: positions, map)
  }

  /// Ends the search: no further block of runs is given out, so those under way are the last.
  package mutating func endSearching() {
    blocks.end()
    if phase == .searching { judge() }
  }

  /// Ends the check at once. Findings whose traces are not shrunk yet are reported with the traces
  /// as they were found.
  package mutating func breakOff() {
    guard phase != .done else { return }
    result.isPartial = true
    conclude()
  }

  /// The result of the check so far, for a report before its end. Findings whose traces are still
  /// being shrunk are left out.
  package var resultSoFar: CheckResult {
    var result = result
    result.isPartial = true
    for example in cases.examples { result.add(example) }
    result.unite(on: subject)
    return result
  }

  /// The number of findings that have been made into counterexamples so far.
  package var exampleCount: Int { cases.examples.count }

  // MARK: - Taking in

  /// Takes the answer to an assignment, and queues the assignments that follow from it.
  package mutating func take(_ answer: Answer, of assignment: Assignment) {
    guard phase != .done else { return }
    switch (assignment, answer) {
    case (.confirmCrash(let failure, let original), .survived):
      // A block that is lost twice to one trace, which runs when it is run by itself, depends on
      // its earlier runs. The search for these is made like that for any other such finding.
      let again = failed.again(original)
      if again == nil, case .block = original, case .trap = failure.manner {
        return file(failure, during: original)
      }
      giveOut(again, after: failure)
    case (.confirmCrash(_, let original), .processFailed(let failure)):
      giveOut(failed.again(original), after: failure)
    case (.confirmCrash(_, let original), .confirmed(let failure)):
      file(failure, during: original)
    case (.sample(let order, _), _): take(answer, of: order, assignment)
    case (_, .processFailed(let failure)) where failure.isUnanswered:
      leaveOut(failure, during: assignment)
    case (_, .processFailed(let failure)):
      giveOut(failed.next(after: failure, during: assignment), after: failure)
    case (.scout, .map(let map)): begin(on: map)
    case (.replay(let index, let trace), .replayed(let violations)):
      replays.add(FoundTrace.all(violations, in: trace, run: 0, of: subject), to: index)
      judgeReplays()
    case (.replay(let index, _), .problem(let problem)):
      replays.add(problem, to: index)
      judgeReplays()
    case (.block(let index, let positions, _), .block(let block)):
      // If the block has fewer runs than positions, the search has enumerated all traces and come
      // to its end.
      if block.runs + block.leftOut < positions.count { blocks.end() }
      blocks.add(block, to: index)
      judge()
    case (.block(let index, _, _), .problem(let problem)):
      blocks.add(Block(index: index), to: index, problem: problem)
      judge()
    case (_, .problem(let problem)):
      result.problem = problem
      conclude()
    default: advanceCase(by: answer, of: assignment)
    }
  }

  /// Begins the next phase of the check after the exploration of the subject: replays the stored
  /// traces, and begins the comparison between processes.
  private mutating func begin(on map: SubjectMap) {
    self.map = map
    result.map = map
    if subject.isApp { result.screens = map.screens }
    phase = .replaying
    if setup.share.first == 0, !setup.comparesAll {
      ready += comparisons.begin(runs: setup.budget.runs, map)
    }
    ready += replays.assignments
    judgeReplays()
  }

  /// Takes the answer to an assignment that belongs to a case, that is, that helps to make a
  /// finding into a counterexample.
  private mutating func advanceCase(by answer: Answer, of assignment: Assignment) {
    switch (assignment, answer) {
    case (.minimize(let index, let finding, _, _, _), .counterexample(let example)):
      confirm(example, of: finding, in: index)
    case (.minimizeApart(let index, let found, _), .counterexample(let example)):
      confirm(example, of: found.finding, in: index)
    case (.minimizeAlone(let index, let found, _), .counterexample(let example)):
      confirm(cases.withDoubt(example, in: index), of: found.finding, in: index)
    case (.minimizeAlone(let index, _, _), .survived): addDoubt(to: index)
    case (.confirm(let index, let finding, let trace, let inOther), .replayed(let violations)):
      guard let found = cases.found(index), let map else { return }
      if !cases.areConfirmed(violations, for: finding, in: index) {
        if cases.isDoubted(index) { return addDoubt(to: index) }
        ready.append(.findRunUp(index, found, map))
      } else if inOther {
        add(cases.unconfirmed(index), to: index)
      } else {
        ready.append(.confirm(index, finding, trace, inOther: true))
      }
    case (.minimizeCrash(let index, _, _), .counterexample(let example)),
      (.findRunUp(let index, _, _), .counterexample(let example)):
      add(example, to: index)
    case (.minimizeCrash(let index, let found, let map), .survived):
      guard let map, found.run > 0, found.finding.cause != .slow,
        setup.isolation == .freshProcesses
      else { return addAsFound(to: index) }
      ready.append(.findRunUp(index, found, map))
    default: break
    }
  }

  /// Queues a run of a case's smallest trace in a new process, which has to show the finding again
  /// before it is reported.
  private mutating func confirm(_ example: Counterexample, of finding: Finding, in index: Int) {
    // No confirmation is needed for a counterexample that shows a difference between two
    // executions: these two have confirmed it, and one further run of its trace would show no
    // difference.
    guard setup.isolation == .freshProcesses, example.finding == finding,
      finding.clause != .nondeterministic, cases.found(index) != nil
    else { return add(example, to: index) }
    cases.awaitConfirmation(of: example, in: index)
    ready.append(.confirm(index, finding, example.trace, inOther: false))
  }

  // MARK: - Processes that fail

  /// Queues the assignment that follows the failure of a process. If there is none, because
  /// repeated attempts have failed, the work of the process is lost, and the check ends.
  private mutating func giveOut(_ assignment: Assignment?, after failure: ProcessFailure) {
    guard let assignment else {
      result.loss =
        "a worker was lost twice though its trace runs when it is run by itself; "
        + "the last time \(failure.violation.message)"
      if case .memory(let mebibytes) = failure.manner {
        result.loss? += " An app that keeps what each launch makes may need more than that: "
        result.loss? += "--memory \(4 * mebibytes) allows it."
      }
      return conclude()
    }
    ready.append(assignment)
  }

  /// Records a trace that ends every process which runs it as a finding, and continues the
  /// assignment in which it ran without that trace.
  private mutating func file(_ failure: ProcessFailure, during original: Assignment) {
    guard let trace = failure.trace else { return }
    if failure.isUnanswered { return leaveOut(failure, during: original) }
    result.add(calledBeforeFailure: failure.called ?? [])
    let found = FoundTrace(
      finding: failure.finding, run: failure.run ?? 0, trace: trace, violation: failure.violation,
      endsItsProcess: true)
    switch original {
    case .block(let index, let positions, let map):
      replacePart(
        positions, of: index, around: found.run, failure, map,
        isKnown: subject.knows(found.finding) || failure.cuts != nil
      ) { $0.add(found) }
    case .replay(let index, _):
      replays.add([found], to: index)
      judgeReplays()
    case .minimize(let index, _, _, _, let map):
      guard let original = cases.found(index) else { return }
      // Shrinking found a second trace that ends its process. The search may still find that trace,
      // too, so its case is opened only at the end of the check.
      cases.meet(found, whileMinimizing: index)
      // After a hang the trace is reported as it was found: if one smaller trace hangs, others
      // probably do, too, and each would use up the time limit.
      if failure.isEndless {
        addAsFound(to: index)
      } else {
        ready.append(.minimizeApart(index, original, map))
      }
    case .minimizeApart(let index, _, _), .confirm(let index, _, _, _):
      cases.meet(found, whileMinimizing: index)
      addAsFound(to: index)
    case .minimizeAlone(let index, _, _): addDoubt(to: index)
    case .scout(let deadly): file(found, of: failure, whileScoutingWithout: deadly)
    default:
      phase = .minimizing
      open(CheckCase(found: found))
    }
  }

  /// Records a trace of the exploration that ends every process which runs it, and explores the
  /// subject again without that trace.
  private mutating func file(
    _ found: FoundTrace, of failure: ProcessFailure, whileScoutingWithout deadly: [Trace]
  ) {
    // A trace that ends the process while the app is being built is reported even if it is a known
    // fault, because nothing else of the subject can be checked.
    if !subject.knows(found.finding) || found.trace.steps.isEmpty {
      if !cases.contain(found.finding) { open(CheckCase(found: found)) }
    } else if !result.knownWhileScouting.contains(found.finding) {
      result.knownWhileScouting.append(found.finding)
    }
    if let scout = failed.scout(
      without: deadly, nor: found.trace, failure: failure, isKnown: subject.knows(found.finding))
    {
      ready.append(scout)
    } else {
      phase = .minimizing
      concludeIfMinimized()
    }
  }

  /// Queues the remaining runs of a block, before and after a run that ended its process.
  private mutating func replacePart(
    _ positions: Range<Int>, of index: Int, around run: Int, _ failure: ProcessFailure,
    _ map: SubjectMap, isKnown: Bool, _ change: (inout Block) -> Void
  ) {
    guard blocks.isUnderWay(index) else { return }
    let parts = failed.parts(
      of: positions, in: index, around: run - 1 - index * Block.size, failure: failure,
      isKnown: isKnown)
    blocks.replacePart(of: index, by: parts.count, change)
    ready += parts.map { .block(index, positions: $0, map) }
    judge()
  }

  /// Continues the check without a trace that needs the value of a cut, that is, of removed app
  /// code, for which there is no stand-in value. The trace's run counts as not judged.
  private mutating func leaveOut(_ failure: ProcessFailure, during original: Assignment) {
    guard case .unanswered(let cut, let type) = failure.manner, let trace = failure.trace else {
      return giveOut(failed.again(original), after: failure)
    }
    let problem = SubjectProblem.unanswered(cut: cut, type: type)
    switch original {
    case .block(let index, let positions, let map):
      guard let run = failure.run else { return }
      replacePart(positions, of: index, around: run, failure, map, isKnown: true) {
        $0.leaveOut(cut)
      }
    case .replay(let index, _):
      replays.add(problem, to: index)
      judgeReplays()
    case .scout(let deadly):
      guard
        let scout = failed.scout(
          without: deadly, nor: trace, failure: failure, isKnown: true)
      else {
        result.problem = problem
        return conclude()
      }
      ready.append(scout)
    case .minimize(let index, _, _, _, let map):
      guard let found = cases.found(index) else { return }
      ready.append(.minimizeApart(index, found, map))
    case .minimizeApart(let index, _, _), .minimizeCrash(let index, _, _),
      .confirm(let index, _, _, _), .findRunUp(let index, _, _):
      addAsFound(to: index)
    case .minimizeAlone(let index, _, _): addDoubt(to: index)
    default: giveOut(failed.again(original), after: failure)
    }
  }

  // MARK: - Comparing processes

  /// Queues the first traces of the check once more, for the single process that has made all runs,
  /// to see if they still behave as at the beginning.
  private mutating func askForFirstTraces() {
    guard let map, let repetition = comparisons.repetition(on: map),
      !ready.contains(where: \.isForOtherHashes)
    else { return }
    ready.append(repetition)
  }

  private mutating func take(_ answer: Answer, of order: Sample.Order, _ assignment: Assignment) {
    guard comparisons.isUnderWay(order.block), let map else { return }
    if case .processFailed = answer, let second = failed.again(assignment) {
      return ready.append(second)
    }
    let next = comparisons.take(answer, of: order, map)
    guard next.isEmpty else { return ready += next }
    concludeIfMinimized()
  }

  // MARK: - Judging

  private mutating func judgeReplays() {
    guard phase == .replaying, replays.isComplete else { return }
    replays.report(in: &result)
    result.hasReplayed = true
    phase = .searching
    openRoots()
    judge()
  }

  /// Takes the blocks whose runs are all made, in the order of their numbers, into the result, and
  /// opens cases for their findings, so that these are shrunk.
  private mutating func judge() {
    while phase == .searching, let next = blocks.popComplete() {
      result.blocks.append(next.block)
      openRoots(of: next.block)
      guard let problem = next.problem else { continue }
      result.problem = problem
      return openCases()
    }
    while phase == .searching, blocks.isJudged {
      // The search goes on beyond its budget while a known fault was not found: only a long search
      // can show that the fault is mended, because a rare one is missed by chance. A shard, that
      // is, a part of the check on another machine, may have no block among the first runs that are
      // added.
      guard result.lacksKnownFault(of: subject, setup.contract),
        blocks.extend(by: setup.budget.runs, upTo: setup.budget.runsForKnownFaults)
      else { return openCases() }
    }
  }

  /// Opens a case for every root that has none. A root is a finding that some run showed before any
  /// other. It stays a root when further blocks are judged, because their runs come later.
  ///
  /// Two kinds of roots wait for the end of the search. If the run of a finding passed a cut, that
  /// is, removed app code, another run may show the finding without one. If a finding may be the
  /// aftermath of another one, only the end of the search shows that the other was not found.
  private mutating func openRoots(of block: Block? = nil, isLast: Bool = false) {
    if let block, !block.found.contains(where: { !subject.knows($0.finding) }) { return }
    for root in result.roots(of: subject).prefix(setup.budget.reports + cases.restingCount)
    where !cases.contain(root.found)
      && (isLast
        || root.found.violation.aftermath == nil && root.found.violation.weightOfCuts == 0)
    {
      let isDraft = root.file.map(StoredTraceFolder.isDraft) ?? false
      open(
        CheckCase(
          found: root.found, file: isDraft ? nil : root.file, draft: isDraft ? root.file : nil))
    }
  }

  /// Ends the search, and opens a case for every root, that is, for every finding that another one
  /// does not explain, that has none yet.
  private mutating func openCases() {
    openRoots(isLast: true)
    phase = .minimizing
    ready.removeAll { if case .block = $0 { true } else { false } }
    concludeIfMinimized()
  }

  private mutating func open(_ new: CheckCase) {
    var new = new
    let found = new.found
    if setup.share.isWhole, new.file == nil, new.draft == nil {
      let folder = StoredTraceFolder(root: setup.seeds, subject: subject.name)
      new.draft = try? folder.saveDraft(
        StoredTrace(subject: subject.name, breaks: found.finding, trace: found.trace))
    }
    let index = cases.add(new)
    if found.endsItsProcess {
      ready.append(.minimizeCrash(index, found, map))
    } else if let map {
      ready.append(
        .minimize(
          index, found.finding, found.trace, foundAt: found.run > 0 ? found.run : nil, map))
    }
  }

  private mutating func add(_ example: Counterexample?, to index: Int) {
    if let example, example.met != nil, setup.isolation == .freshProcesses,
      let found = cases.found(index), found.finding == example.met, let map,
      cases.doubt(index, because: example)
    {
      return ready.append(.minimizeAlone(index, found, map))
    }
    guard cases.conclude(index, with: example) else { return }
    concludeIfMinimized()
  }

  /// Concludes a case with the report that executions of its trace differ.
  private mutating func addDoubt(to index: Int) { add(cases.doubt(about: index), to: index) }

  /// Concludes a case without shrinking: its counterexample has the trace as it was found.
  private mutating func addAsFound(to index: Int) { add(nil, to: index) }

  private mutating func concludeIfMinimized() {
    guard phase == .minimizing, cases.areConcluded else { return }
    for found in cases.popFindingsWhileMinimizing()
    where !cases.contain(found.finding) && !subject.knows(found.finding) {
      open(CheckCase(found: found))
    }
    openBehindCuts()
    openUnexplained()
    guard cases.areConcluded else { return }
    if comparisons.isEmpty { conclude() } else { askForFirstTraces() }
  }

  /// Opens cases for the findings that runs showed only after a finding that may be due to cuts,
  /// that is, to removed app code. Such a finding explains no other one.
  private mutating func openBehindCuts() {
    let resting = cases.restingFindings
    guard !resting.isEmpty, cases.count < 3 * setup.budget.reports else { return }
    openRoots(isLast: true)
    for found in result.blocks.flatMap(\.found) {
      guard let origin = found.behind ?? found.violation.aftermath, resting.contains(origin),
        !subject.knows(found.finding), !cases.contain(found.finding)
      else { continue }
      open(CheckCase(found: found))
    }
  }

  /// Opens cases for the findings that runs showed only after a root, that is, after a finding with
  /// a report of its own, but that the root's smallest trace does not show. Such a finding may be a
  /// fault of its own. If its own smallest trace shows the root first, it is listed under the root
  /// after all.
  private mutating func openUnexplained() {
    let roots = result.roots(of: subject)
    for example in cases.examples where example.violation.isJudged {
      guard let root = roots.first(where: { $0.found.finding == example.finding }) else { continue }
      for found in root.behind
      where !example.breaks.contains(found.finding) && cases.count < 2 * setup.budget.reports
        && !cases.contain(found.finding)
      {
        open(CheckCase(found: found))
      }
    }
  }

  // MARK: - The end

  private mutating func conclude() {
    phase = .done
    for example in cases.reports + comparisons.differences { result.add(example) }
    guard setup.share.isWhole else { return }
    result.unite(on: subject)
    if !result.completesNothing(on: subject) {
      result.storeExamples(in: setup.seeds)
      guard result.examples.allSatisfy({ $0.file != nil || !$0.violation.isJudged }) else { return }
    }
    for draft in cases.drafts { StoredTraceFolder.removeDraft(draft) }
  }
}
