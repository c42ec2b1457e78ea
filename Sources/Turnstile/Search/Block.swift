/// The results of one block of the search. A block is 256 consecutive runs, which a process does as
/// one piece of work.
package struct Block: Sendable, Codable {
  /// The number of random runs that make one block, a piece of work for one process.
  package static let size = 256

  /// Returns the number of blocks into which a number of runs is divided; the last one may be
  /// shorter.
  package static func count(runs: Int) -> Int { (runs + size - 1) / size }
  /// The number of runs at the end of a block that count as late. If late runs still show something
  /// new, more runs would help.
  package static let late = 64

  /// The number of the block among those of the check, from zero.
  package var index: Int
  package var runs = 0
  package var steps = 0
  /// The number of runs that showed nothing new: no event, and no order of two events, that an
  /// earlier run of the block had not shown.
  package var runsWithoutNews = 0
  /// The number of late runs that showed an event or an order of events that was new in the block.
  /// A high number means that more runs would help.
  package var lateNews = 0
  /// The number of runs of the block that were left out, because the runs before them had used up
  /// the block's cost limit.
  package var leftOut = 0
  package var tally = Tally()
  package var simulated: Int64 = 0
  /// The best trace for each finding of the block, in the order in which the findings were made.
  package private(set) var found: [FoundTrace] = []

  package init(index: Int) { self.index = index }

  /// Counts a run that was judged: its steps, its events and its virtual time.
  ///
  /// - Parameter isNews: True if the run showed an event, or an order of two events, that was new
  ///   in the block.
  mutating func add(_ run: Run, of trace: Trace, isNews: Bool) {
    runs += 1
    steps += trace.count
    if !isNews { runsWithoutNews += 1 }
    simulated += run.simulated
    tally.add(run.tally)
  }

  /// Adds the findings of one run, each with the trace that showed it. Only the best trace for each
  /// finding is kept.
  mutating func add(
    _ violations: [Violation], in trace: Trace, run: Int, of subject: Subject
  ) {
    for found in FoundTrace.all(violations, in: trace, run: run, of: subject) { add(found) }
  }

  /// Counts a run that could not be judged, because it came to a cut, that is, to removed app code,
  /// without a stand-in value.
  mutating func leaveOut(_ cut: String) {
    runs += 1
    tally.add(CutTally(notJudged: cut))
  }

  /// Adds a trace that broke a clause, unless the block already keeps a trace for the same finding
  /// that is as good or better.
  mutating func add(_ new: FoundTrace) { found.add(new) }

  /// Adds the results of other runs of the same block, which another process may have made.
  mutating func join(_ part: Block) {
    runs += part.runs
    steps += part.steps
    runsWithoutNews += part.runsWithoutNews
    lateNews += part.lateNews
    leftOut += part.leftOut
    tally.add(part.tally)
    simulated += part.simulated
    for new in part.found { found.add(new) }
  }
}

/// A trace that broke a clause, as the search found it.
package struct FoundTrace: Sendable, Codable, Hashable {
  /// The finding that the trace shows, that is, the broken clause with its cause.
  package var finding: Finding
  /// The number of the run, counted over all blocks from 1; 0 for a stored trace.
  package var run: Int
  /// The trace as the search found it, before it is shrunk.
  package var trace: Trace
  /// The violation, with its message and evidence.
  package var violation: Violation
  /// The finding that the same run showed before this one, and that may explain it, apart from
  /// known faults; `nil` if there is none.
  package var behind: Finding?
  /// True if the trace ends the process that runs it, for example by a crash.
  package var endsItsProcess = false

  package init(
    finding: Finding, run: Int, trace: Trace, violation: Violation, behind: Finding? = nil,
    endsItsProcess: Bool = false
  ) {
    self.finding = finding
    self.run = run
    self.trace = trace
    self.violation = violation
    self.behind = behind
    self.endsItsProcess = endsItsProcess
  }

  /// The rank by which a trace for a finding is compared with others: 0 if its run showed the
  /// finding by itself, 1 if the finding may be the aftermath of another one, 2 if another finding
  /// came first, 3 if that one keeps the user from leaving the screen. A lower rank is better.
  ///
  /// Anything may come of a transition that hangs, so it explains least. Example: a screen has gone
  /// and is still presented, because its dismissal was reported as cancelled. One run shows that
  /// after a wrong outcome, and another after a hang. The wrong outcome says more.
  fileprivate var cover: Int {
    guard let behind else { return violation.aftermath != nil ? 1 : 0 }
    return behind.harm == .trapped ? 3 : 2
  }

  /// Returns the findings of one run, each with the finding that came before it. Findings that are
  /// the aftermath of a known fault are left out.
  static func all(
    _ violations: [Violation], in trace: Trace, run: Int, of subject: Subject
  ) -> [FoundTrace] {
    let violations = violations.filter { violation in
      subject.knows(violation.finding) || violation.aftermath.map(subject.knows) != true
    }
    let news = violations.map(\.finding).filter { !subject.knows($0) }
    return violations.map { violation in
      let first = news.first { $0.canExplain(violation.finding) }
      return FoundTrace(
        finding: violation.finding, run: run, trace: trace, violation: violation,
        behind: violation.finding == first || subject.knows(violation.finding) ? nil : first)
    }
  }
}

extension [FoundTrace] {
  /// Adds a trace to a list that keeps one trace for each finding: the one in which the least
  /// stands before the finding, then with the fewest cuts, that is, the least removed app code on
  /// its way, then the earliest.
  package mutating func add(_ new: FoundTrace) {
    guard let index = firstIndex(where: { $0.finding == new.finding }) else { return append(new) }
    let old = self[index]
    let isBetter =
      (new.cover, new.violation.weightOfCuts, new.run)
      < (old.cover, old.violation.weightOfCuts, old.run)
    if isBetter { self[index] = new }
  }
}
