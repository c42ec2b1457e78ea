/// What a block of runs found.
package struct Block: Sendable, Codable {
  /// How many runs make a block.
  package static let size = 256
  /// How many of them are the last.
  package static let late = 64

  /// Which block, from zero.
  package var index: Int
  package var runs = 0
  package var steps = 0
  /// How many runs did nothing that an earlier run of the block had not done.
  package var runsWithoutNews = 0
  /// How many of the last runs of a whole block did something new: what more runs would bring.
  package var lateNews = 0
  /// How many runs were left out, since those before them had cost so much.
  package var leftOut = 0
  package var tally = Tally()
  package var simulated: Int64 = 0
  /// One trace for each finding, in the order in which they were found.
  package private(set) var found: [FoundTrace] = []

  package init(index: Int) { self.index = index }

  /// Counts a run.
  mutating func add(_ run: Run, of trace: Trace, isNews: Bool) {
    runs += 1
    steps += trace.count
    if !isNews { runsWithoutNews += 1 }
    simulated += run.simulated
    tally.add(run.tally)
  }

  /// Keeps what one run broke.
  mutating func add(
    _ violations: [Violation], in trace: Trace, run: Int, of subject: Subject
  ) {
    for found in FoundTrace.all(violations, in: trace, run: run, of: subject) { add(found) }
  }

  /// Counts a run that was not judged, since it came to a cut without a stand-in.
  mutating func leaveOut(_ cut: String) {
    runs += 1
    tally.add(CutTally(notJudged: cut))
  }

  /// Keeps a trace that broke something, if none is kept yet that shows it as well.
  mutating func add(_ new: FoundTrace) { found.add(new) }

  /// Takes in other runs of the same block.
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

/// A trace that broke something, as it was found.
package struct FoundTrace: Sendable, Codable, Hashable {
  /// What it broke.
  package var finding: Finding
  /// The run, counted over all blocks from 1; 0 for a stored trace.
  package var run: Int
  /// The trace.
  package var trace: Trace
  /// How it broke it.
  package var violation: Violation
  /// What the run had broken before, known faults not counted; `nil` if this came first.
  package var behind: Finding?
  /// Whether the process that runs the trace does not survive it.
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

  /// How much stands before it: nothing, what it may be the aftermath of, or another finding.
  fileprivate var cover: Int { behind != nil ? 2 : violation.aftermath != nil ? 1 : 0 }

  /// What one run broke, each with what came before it. What comes of a known fault is no news.
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
  /// Keeps one trace for each finding: the earliest of those that show it best, by itself or at
  /// least with nothing before it.
  package mutating func add(_ new: FoundTrace) {
    guard let index = firstIndex(where: { $0.finding == new.finding }) else { return append(new) }
    let old = self[index]
    let isBetter =
      (new.cover, new.violation.weightOfCuts, new.run)
      < (old.cover, old.violation.weightOfCuts, old.run)
    if isBetter { self[index] = new }
  }
}
