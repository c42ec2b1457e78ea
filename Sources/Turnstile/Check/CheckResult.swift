import HeadlessUIKit

/// Everything a check came to know, in the order of the blocks: enough to reach the verdict, here
/// or on another machine.
///
/// A shard of a check writes its result into its report. Joining the results of all shards and
/// reading the verdict from what comes out is the same as never having shared the work.
package struct CheckResult: Codable, Sendable {
  /// The subject's name.
  package var subject: String
  /// Where randomness began.
  package var seed: UInt64
  /// How many runs were asked for, over all shards.
  package var runs: Int
  /// How many roots are reported.
  package var reports: Int
  /// Whether all stored traces were replayed: not if it ended before.
  package var hasReplayed = false
  /// What became of them.
  package var replays: [Replay] = []
  /// Known faults that a scout did not survive.
  package var knownWhileScouting: [Finding] = []
  /// What was passed over, and why.
  package var skipped: [String] = []
  /// The screens of an app that were found, each with what leads there.
  package var screens: [String]?
  /// What there is to touch and to call, as far as it was looked for.
  package var map: SubjectMap?
  /// The blocks, in order.
  package var blocks: [Block] = []
  /// What was broken, a counterexample for each root.
  package private(set) var examples: [Counterexample] = []
  /// Why the subject cannot be checked.
  package var problem: SubjectProblem?
  /// How a process was lost for reasons that are not the subject's.
  package var loss: String?
  /// Whether it ended before its time.
  package var isPartial = false

  /// A stored trace that was run again.
  package struct Replay: Codable, Sendable {
    package var path: String
    package var expected: Finding?
    /// What it broke this time.
    package var found: [FoundTrace]
  }

  package init(subject: String, seed: UInt64, budget: Budget) {
    self.subject = subject
    self.seed = seed
    runs = budget.runs
    reports = budget.reports
  }

  mutating func add(_ example: Counterexample) {
    let isNew = !examples.contains {
      $0.finding == example.finding && $0.trace == example.trace
    }
    if isNew { examples.append(example) }
    for other in example.beside { add(other) }
  }
}

// MARK: - Roots

extension CheckResult {
  /// A finding that some run met before any other: what is reported by itself.
  package struct Root: Sendable {
    /// The trace that shows it.
    package var found: FoundTrace
    /// The stored trace that is, if it is one.
    package var file: String?
    /// What was only ever met behind it.
    package var behind: [FoundTrace] = []
    package var also: [Finding] { behind.map(\.finding) }
  }

  /// What is broken and not known, the stored traces first and then the earliest.
  package func roots(of subject: Subject) -> [Root] {
    let all = allFound(on: subject)
    let first = all.filter { $0.behind == nil }
    /// What explains a finding: what the same run had broken before, or what some run broke of
    /// which it is the aftermath.
    func origin(of found: FoundTrace) -> Finding? {
      found.behind
        ?? found.violation.aftermath.flatMap { finding in
          first.contains { $0.finding == finding } ? finding : nil
        }
    }
    var roots = first.filter { origin(of: $0) == nil }.sorted { $0.run < $1.run }.map { found in
      Root(
        found: found,
        file: found.run > 0 ? nil : replays.first { $0.found.contains(found) }?.path)
    }
    for found in all {
      guard let origin = origin(of: found),
        let root = roots.firstIndex(where: { $0.found.finding == origin })
      else { continue }
      roots[root].behind.append(found)
    }
    return roots
  }

  /// The best trace for each finding that is not known.
  private func allFound(on subject: Subject) -> [FoundTrace] {
    var all: [FoundTrace] = []
    for found in (replays.flatMap(\.found) + blocks.flatMap(\.found))
    where !subject.knows(found.finding) {
      all.add(found)
    }
    return all
  }

  /// Puts under each counterexample what was only met behind it, and a counterexample whose
  /// smallest trace breaks something else first under that.
  mutating func unite(on subject: Subject) {
    let roots = roots(of: subject)
    /// The counterexample that explains another: the one for what its trace breaks first, if that
    /// stands by itself.
    func root(of example: Counterexample) -> Int? {
      guard let index = origin(of: example) else { return nil }
      // What rests on a cut explains nothing that does not.
      return examples[index].violation.isJudged || !example.violation.isJudged ? index : nil
    }
    func origin(of example: Counterexample) -> Int? {
      // The way back that is tried last of all can hang like any other transition. Where others
      // hang, that is why.
      if example.finding.clause == .staysResponsive,
        let hanging = examples.firstIndex(where: {
          $0.finding.clause == .completesInTime && ($0.breaks.first ?? $0.finding) == $0.finding
        })
      {
        return hanging
      }
      if let origin = example.violation.aftermath,
        let index = examples.firstIndex(where: { $0.finding == origin })
      {
        return index
      }
      guard
        let first = example.breaks.first(where: {
          $0.canExplain(example.finding) && !isApart($0, example.finding)
        }), first != example.finding
      else { return nil }
      return examples.firstIndex { $0.finding == first && $0.breaks.first == first }
    }
    /// Whether a finding stands by itself though its smallest trace breaks another one first: the
    /// other one cannot be why, and its own smallest trace does without this.
    func isApart(_ first: Finding, _ finding: Finding) -> Bool {
      first.isApart(from: finding)
        && examples.contains { $0.finding == first && !$0.breaks.contains(finding) }
    }
    for index in examples.indices {
      let finding = examples[index].finding
      examples[index].behind =
        roots.first { $0.found.finding == finding }?.behind.map(\.violation) ?? []
    }
    for example in examples {
      guard let root = root(of: example) else { continue }
      for violation in [example.violation] + example.behind
      where !examples[root].also.contains(violation.finding)
        && examples[root].finding != violation.finding
      {
        examples[root].behind.append(violation)
      }
    }
    examples = examples.filter { root(of: $0) == nil }
    // What has a report of its own needs no line under another.
    let reported = examples.map(\.finding)
    for index in examples.indices {
      examples[index].behind.removeAll { reported.contains($0.finding) }
    }
    examples = examples.enumerated().sorted {
      ($0.element.finding.harm, $0.offset) < ($1.element.finding.harm, $1.offset)
    }.map(\.element)
    // What keeps one finding from being shown again keeps all of them from it.
    var said: [String] = []
    examples = examples.filter { example in
      guard example.finding.clause == .nondeterministic, example.met != nil else { return true }
      let words = example.violation.message.split(separator: ":")[0]
      defer { said.append(String(words)) }
      return !said.contains(String(words))
    }
  }
}

// MARK: - Joining

extension CheckResult {
  /// Joins what all the shards of one check came to know.
  ///
  /// All have replayed the same stored traces, and each has minimized the roots of its own blocks.
  package static func joining(_ parts: [CheckResult], on subject: Subject) -> CheckResult {
    var whole = parts.first(where: \.hasReplayed) ?? parts[0]
    whole.loss = parts.compactMap(\.loss).first
    whole.problem = parts.compactMap(\.problem).first
    whole.isPartial = parts.contains(where: \.isPartial)
    whole.blocks = parts.flatMap(\.blocks).sorted { $0.index < $1.index }
    let examples = parts.flatMap(\.examples)
    let roots = whole.roots(of: subject)
    whole.examples = []
    let resting = examples.count { !$0.violation.isJudged }
    for root in roots.prefix(whole.reports + resting) {
      let own =
        examples.first {
          ($0.met ?? $0.finding) == root.found.finding && ($0.foundAt ?? 0) == root.found.run
        } ?? examples.first { $0.finding == root.found.finding && $0.foundAt == nil }
      if let own { whole.add(own) }
    }
    let all = whole.allFound(on: subject)
    // What minimizing itself came upon has no run. What stood behind a root is told by the shard
    // that has its best trace.
    for example in examples
    where !roots.contains(where: { $0.found.finding == example.met ?? example.finding })
      && !whole.isAftermath(example)
      && all.allSatisfy({ found in
        found.finding != example.finding || found.run == example.foundAt ?? 0
      })
    {
      whole.add(example)
    }
    whole.unite(on: subject)
    return whole
  }

  /// Whether a counterexample shows what turned out to be an aftermath, which its shard could not
  /// know.
  private func isAftermath(_ example: Counterexample) -> Bool {
    blocks.contains { block in
      block.found.contains {
        $0.finding == example.met ?? example.finding && $0.run == example.foundAt
          && $0.violation.aftermath != nil
      }
    }
  }

  /// Stores every counterexample that has no file yet; where that cannot be done, it says why.
  package mutating func storeExamples(in root: String) {
    let folder = StoredTraceFolder(root: root, subject: subject)
    for index in examples.indices
    where examples[index].file == nil && examples[index].violation.isJudged {
      let example = examples[index]
      do throws(StorageProblem) {
        examples[index].file = try folder.save(
          StoredTrace(subject: subject, breaks: example.finding, trace: example.trace))
      } catch {
        examples[index].problem = error.description
      }
    }
  }
}

// MARK: - The verdict

/// What a check comes to.
package enum Verdict: String, Codable, Sendable, CaseIterable {
  case kept, broken, crashed, hung, nondeterministic
  case nothingRan = "nothing ran"
  /// What is expected did not happen, in so few runs that it might in more.
  case tooFewRuns = "too few runs"
  /// The model or the harness trapped.
  case ourFault = "our fault"
  case lost
}

/// The verdict on a subject, and the reasons.
package struct Conclusion: Sendable {
  package var verdict: Verdict
  package var summary: Summary
  package var examples: [Counterexample] = []
  /// What `check` throws; `nil` if the contract is kept.
  package var error: (any Error & Sendable)?
}

extension CheckResult {
  /// Reads the verdict.
  ///
  /// - Parameters:
  ///   - isWhole: Whether this is all of a full check, so that what never happened counts.
  ///   - invocation: What one types to replay what was found, if that is not Turnstile's own tool.
  package func conclusion(
    on subject: Subject, _ contract: Contract, isWhole: Bool,
    replayedBy invocation: Invocation? = nil
  ) -> Conclusion {
    var summary = summary(on: subject, contract)
    if subject.isApp {
      summary.neverRan = OwnClasses.ofTransitions.filter { !summary.tally.ranClasses.contains($0) }
    }
    var examples = examples
    for index in examples.indices { examples[index].invocation = invocation }
    summary.resting = examples.filter { !$0.violation.isJudged }
    examples = examples.filter(\.violation.isJudged)
    func conclude(_ verdict: Verdict, _ error: (any Error & Sendable)?) -> Conclusion {
      Conclusion(verdict: verdict, summary: summary, examples: examples, error: error)
    }
    // Only a full budget can tell that something does not happen, or not any more.
    let isFull = isWhole && !isPartial && summary.runs >= Block.size
    if isFull { summary.neverHappened = missing(in: summary, subject, contract) }
    if var first = examples.first {
      first.others = Array(examples.dropFirst())
      first.named = namedRoots(of: subject, besides: examples + summary.resting)
      first.resting = summary.resting.isEmpty ? nil : summary.resting
      let verdicts = examples.map(\.verdict)
      let worst =
        [.crashed, .hung, .nondeterministic, .broken, .ourFault].first { verdicts.contains($0) }
        ?? .broken
      return conclude(worst, first)
    }
    if let loss { return conclude(.lost, Lost(description: "\(subject.name): \(loss)")) }
    if let problem { return conclude(.nothingRan, problem) }
    let unjudged = isWhole && !isPartial ? unjudged(in: summary) : []
    if !unjudged.isEmpty, !subject.knows(Finding(.nothingRan)) {
      return conclude(
        .nothingRan,
        NothingRan(
          subject: subject.name, missing: unjudged, runs: summary.runs, isNotJudged: true))
    }
    guard isFull else {
      let isExpectedToRun = isWhole && !isPartial && !subject.knows(Finding(.nothingRan))
      guard isExpectedToRun else { return conclude(.kept, nil) }
      if summary.runs == 0 {
        // Stored traces alone are worth a check.
        guard summary.replayed == 0 else { return conclude(.kept, nil) }
        return conclude(
          .nothingRan,
          NothingRan(subject: subject.name, missing: ["a stored trace to replay"], runs: 0))
      }
      let missing = missing(in: summary, subject, contract)
      guard !missing.isEmpty else { return conclude(.kept, nil) }
      return conclude(
        .tooFewRuns, TooFewRuns(subject: subject.name, missing: missing, runs: summary.runs))
    }
    let missing = summary.neverHappened
    if !missing.isEmpty, subject.knows(Finding(.nothingRan)) {
      summary.metKnown(Finding(.nothingRan))
    }
    let gone = subject.knownFaults.filter { fault in
      !summary.known.contains { $0.isCovered(by: fault) }
    }
    if let fault = gone.first {
      return conclude(
        .broken, KnownFaultGone(subject: subject.name, fault: fault, runs: summary.runs))
    }
    guard missing.isEmpty || subject.knows(Finding(.nothingRan)) else {
      return conclude(
        .nothingRan,
        NothingRan(
          subject: subject.name, missing: missing, runs: summary.runs,
          unanswered: summary.tally.unansweredText.map { "The app " + $0 }))
    }
    return conclude(.kept, nil)
  }

  /// The roots for which there were no reports left.
  private func namedRoots(
    of subject: Subject, besides examples: [Counterexample]
  ) -> [Finding] {
    let reported = examples.flatMap { [$0.finding, $0.met ?? $0.finding] + $0.also }
    let resting = examples.count { !$0.violation.isJudged }
    return roots(of: subject).dropFirst(reports + resting).map(\.found.finding)
      .filter { !reported.contains($0) }
  }

  /// What there would have to be for anything to be judged, where cuts are in the way of all.
  private func unjudged(in summary: Summary) -> [String] {
    let notJudged = summary.tally.cuts?.notJudged.reduce(0) { $0 + $1.runs } ?? 0
    if notJudged > 0, notJudged == summary.runs {
      return ["one that did not come to a cut without a stand-in"]
    }
    // What went as a whole is met by no run; without it nothing of the app's own may be left.
    let lost = Unanswered.lostTransitions
    if !lost.isEmpty, !summary.tally.hasAnimators {
      return ["a transition of the app's own: \(lost.joined(separator: ", ")) went as a whole"]
    }
    if summary.tally.isAllCut { return ["a transition without a cut in its own code"] }
    // What ends at a cut before anything moves says nothing of what would have moved.
    let isStopped =
      summary.tally.transitions == 0 && (notJudged > 0 || !summary.resting.isEmpty)
    return isStopped ? ["a transition, and what may lead to one ended at a cut"] : []
  }

  /// What was expected and never happened.
  private func missing(
    in summary: Summary, _ subject: Subject, _ contract: Contract
  ) -> [String] {
    let idle = contract.clauses.filter { clause in
      clause.mustBeExercised
        && !summary.tally.clauses.contains { $0.clause == clause.name && $0.count > 0 }
    }
    var missing =
      subject.expecting.filter { !summary.tally.meets($0) }.map(\.words)
      + idle.map { "a time when '\($0.promise)' had anything to judge" }
    // Where nothing led to a transition nothing was tested, unless a clause of one's own judges
    // something else, or a container of the app's own has let screens come and go.
    let screensCameAndWent = summary.tally.clauses.contains {
      $0.clause == .appearanceBalanced && $0.count > 0
    }
    let isOurs = contract.clauses.allSatisfy { Contract.strict[$0.name] != nil }
    if summary.tally.kindsAskedFor.isEmpty,
      subject.isApp || isOurs && summary.known.isEmpty && !screensCameAndWent
    {
      missing.append(
        subject.isApp
          ? "a transition, whatever was tapped or dragged on what the app shows first"
          : "a transition, whatever was tapped, dragged or called")
    }
    return missing
  }

  private func summary(on subject: Subject, _ contract: Contract) -> Summary {
    var summary = Summary(subject: subject.name, seed: seed)
    summary.notJudged = Unanswered.lostTransitions.map { "\($0), which was cut as a whole" }
    summary.skipped = skipped
    summary.screens = screens ?? []
    summary.replayed = replays.count
    for replay in replays {
      let findings = replay.found.map(\.finding)
      if let expected = replay.expected,
        !findings.contains(where: { $0.isCovered(by: expected) })
      {
        if !contract.judges(expected) {
          summary.notJudged.append("\(replay.path) (\(expected.clause.rawValue))")
        } else if findings.allSatisfy(subject.knows) {
          // One that breaks something else now is told by that.
          summary.nowKept.append(replay.path)
        }
      }
      for finding in findings where subject.knows(finding) { summary.metKnown(finding) }
    }
    for finding in knownWhileScouting { summary.metKnown(finding) }
    for block in blocks {
      summary.add(block)
      for found in block.found where subject.knows(found.finding) {
        summary.metKnown(found.finding)
      }
    }
    return summary
  }
}

extension Contract {
  /// Whether a finding can be found: one of a clause that is judged, or a verdict that is no
  /// clause.
  fileprivate func judges(_ finding: Finding) -> Bool {
    self[finding.clause] != nil
      || [.crashed, .hung, .ourFault, .nondeterministic, .actionThrew].contains(finding.clause)
  }
}

extension ClauseName {
  /// No clause but a verdict: what is expected never happened.
  public static let nothingRan = ClauseName(rawValue: "nothing-ran")
}

/// A check that lost its processes for reasons that are not the subject's.
package struct Lost: Error, Sendable, CustomStringConvertible {
  package let description: String
}

extension Counterexample {
  /// The verdict it stands for.
  package var verdict: Verdict {
    switch finding.clause {
    case .crashed: .crashed
    case .hung: .hung
    case .nondeterministic: .nondeterministic
    case .ourFault: .ourFault
    default: .broken
    }
  }
}
