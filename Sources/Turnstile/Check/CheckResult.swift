import HeadlessUIKit

/// The results of a check, in the order of the blocks. They contain all that is needed to reach the
/// verdict, in this process or on another machine.
///
/// A shard of a check, that is, a part of it on another machine, writes its result into its report.
/// Joining the results of all shards gives the same verdict as an undivided check.
package struct CheckResult: Codable, Sendable {
  /// The name of the subject that was checked.
  package var subject: String
  /// The seed from which the check's random traces come.
  package var seed: UInt64
  /// The number of random runs that were asked for, on all machines that share the check.
  package var runs: Int
  /// The maximum number of findings that get a report of their own.
  package var reports: Int
  /// True if the check has replayed all stored traces; false if it ended before that.
  package var hasReplayed = false
  /// The stored traces that were run again, each with its findings.
  package var replays: [Replay] = []
  /// The known faults that ended a process while the subject's screens were explored.
  package var knownWhileScouting: [Finding] = []
  /// The names of the classes whose methods UIKit had called in runs that ended their process. Such
  /// a run has no tally. `nil` if there is no such run, so that older reports can be read, too.
  package private(set) var calledBeforeFailures: [String]?
  /// The files of stored traces that could not be read or run, each with the reason.
  package var skipped: [String] = []
  /// The screens of a whole app that the exploration has found, each with the steps that lead
  /// there; `nil` for a subject that is no app.
  package var screens: [String]?
  /// The map of the subject's touchable views and actions, as far as it was explored; `nil` if the
  /// exploration has not ended.
  package var map: SubjectMap?
  /// The results of the blocks of random runs, in the order of their numbers.
  package var blocks: [Block] = []
  /// The counterexamples so far, one for each finding that is reported by itself.
  package private(set) var examples: [Counterexample] = []
  /// The reason why the subject cannot be checked; `nil` if it can.
  package var problem: SubjectProblem?
  /// The description of the work that was lost with a failed process, for a reason that is not the
  /// subject's; `nil` if none was lost.
  package var loss: String?
  /// True if the check did not come to its end: it was broken off, or it still goes on.
  package var isPartial = false

  /// A stored trace that was run again in this check, with its findings.
  package struct Replay: Codable, Sendable {
    package var path: String
    package var expected: Finding?
    /// The findings that the stored trace shows in this check.
    package var found: [FoundTrace]
  }

  package init(subject: String, seed: UInt64, budget: Budget) {
    self.subject = subject
    self.seed = seed
    runs = budget.runs
    reports = budget.reports
  }

  /// Adds the names of classes whose methods UIKit had called in a run that ended its process.
  mutating func add(calledBeforeFailure names: [String]) {
    var called = calledBeforeFailures ?? []
    for name in names where !called.contains(name) { called.append(name) }
    if !called.isEmpty { calledBeforeFailures = called }
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
  /// A finding that some run showed before any other, so that it is reported by itself. It is
  /// called a root.
  package struct Root: Sendable {
    /// The best trace that shows the finding: one whose run showed nothing else before.
    package var found: FoundTrace
    /// The path of the stored trace that shows the finding; `nil` if a random run showed it.
    package var file: String?
    /// The findings that runs showed only after this one, so that this one may be their cause.
    package var behind: [FoundTrace] = []
    package var also: [Finding] { behind.map(\.finding) }
  }

  /// Returns the findings that are reported by themselves, without known faults: first those that
  /// stored traces show, then the others by their run.
  package func roots(of subject: Subject) -> [Root] {
    let all = allFound(on: subject)
    let first = all.filter { $0.behind == nil }
    /// The finding that may be the cause of another one. It is the finding that the same run showed
    /// before; or, if the other may be the aftermath of a finding that some run showed first, that
    /// finding.
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

  /// Returns the best trace for each finding, without the findings that the subject declares as
  /// known.
  private func allFound(on subject: Subject) -> [FoundTrace] {
    // Several stored traces may show a finding. The one that was stored for it is the first, so
    // that its file is named.
    let own = replays.flatMap { replay in
      replay.found.filter { found in replay.expected.map(found.finding.isCovered) ?? false }
    }
    var all: [FoundTrace] = []
    for found in (own + replays.flatMap(\.found) + blocks.flatMap(\.found))
    where !subject.knows(found.finding) {
      all.add(found)
    }
    return all
  }

  /// Moves findings under the counterexample that explains them: findings that runs showed only
  /// after it, and findings whose smallest trace shows it first.
  mutating func unite(on subject: Subject) {
    let roots = roots(of: subject)
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
    // A finding with a report of its own is not listed under another one.
    let reported = examples.map(\.finding)
    for index in examples.indices {
      examples[index].behind.removeAll { reported.contains($0.finding) }
    }
    orderByHarm()
    tellOfEachDifferenceOnce()
  }

  /// Orders the counterexamples by the harm that their findings do to a user; those with the same
  /// harm stay in their order.
  private mutating func orderByHarm() {
    examples = examples.enumerated().sorted {
      ($0.element.finding.harm, $0.offset) < ($1.element.finding.harm, $1.offset)
    }.map(\.element)
  }

  /// Keeps only one of several counterexamples for findings that could not be reproduced, because
  /// the same cause prevents all of them from being reproduced. A view that outlives a run is such
  /// a cause, whatever the counterexamples say besides.
  private mutating func tellOfEachDifferenceOnce() {
    var said: [String] = []
    examples = examples.filter { example in
      guard example.finding.clause == .nondeterministic, example.met != nil else { return true }
      let words =
        example.violation.outlivingFix
        ?? String(example.violation.message.split(separator: ":")[0])
      defer { said.append(words) }
      return !said.contains(words)
    }
  }

  /// Returns the index of the counterexample that explains another one: the counterexample for the
  /// finding that the other's smallest trace shows first, or for the finding of which the other is
  /// an aftermath. It is `nil` if there is none.
  private func root(of example: Counterexample) -> Int? {
    guard let index = origin(of: example) else { return nil }
    // A finding that may be due to a cut, that is, to removed app code, explains only findings that
    // may be due to cuts, too.
    return examples[index].violation.isJudged || !example.violation.isJudged ? index : nil
  }

  /// Returns the index of the counterexample whose finding is the cause of another one; `nil` if
  /// there is none. Cuts, that is, places of removed app code, play no role here.
  private func origin(of example: Counterexample) -> Int? {
    // The attempt to leave the screen at the end of a run is a transition, too, and hangs if
    // transitions of the app hang. So another finding of a transition that does not complete is the
    // cause. A tap that a cancelled transition has covered is no matter of the way out. A
    // transition that hangs because of how a gesture ended explains no way out by code that hangs
    // without that gesture.
    if example.finding.clause == .staysResponsive, example.finding.cause != .tapCovered,
      let hanging = examples.firstIndex(where: {
        $0.finding.clause == .completesInTime && ($0.breaks.first ?? $0.finding) == $0.finding
          && !(example.finding.cause == .noWayBack && $0.finding.endsByGesture
            && !example.breaks.contains($0.finding))
      })
    {
      return hanging
    }
    // Code that ends a transition twice also sends it late input, and right before. That it ends it
    // twice says more.
    if example.finding.clause == .noLateInput,
      let again = examples.firstIndex(where: {
        $0.finding.clause == .completesOnce && example.breaks.contains($0.finding)
      })
    {
      return again
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

  /// Returns true if two findings are reported separately although the smallest trace of one shows
  /// the other first: the first finding cannot be the cause, and its own smallest trace does not
  /// show the second one.
  private func isApart(_ first: Finding, _ finding: Finding) -> Bool {
    first.isApart(from: finding)
      && examples.contains { $0.finding == first && !$0.breaks.contains(finding) }
  }
}

// MARK: - Joining

extension CheckResult {
  /// Joins the results of all shards of one check, that is, of its parts on several machines.
  ///
  /// All shards have replayed the same stored traces, and each has shrunk the findings of its own
  /// blocks.
  package static func joining(
    _ parts: [CheckResult], on subject: Subject, _ contract: Contract
  ) -> CheckResult {
    var whole = parts.first(where: \.hasReplayed) ?? parts[0]
    whole.loss = parts.compactMap(\.loss).first
    whole.problem = parts.compactMap(\.problem).first
    whole.isPartial = parts.contains(where: \.isPartial)
    whole.blocks = parts.flatMap(\.blocks).sorted { $0.index < $1.index }
    whole.leaveOutRunsBeyond(subject, contract)
    for part in parts { whole.add(calledBeforeFailure: part.calledBeforeFailures ?? []) }
    let last = whole.blocks.last?.index ?? 0
    let examples = parts.flatMap(\.examples).filter {
      (max($0.shrinking.foundAt ?? 1, 1) - 1) / Block.size <= last
    }
    let roots = whole.roots(of: subject)
    whole.examples = []
    let resting = examples.count { !$0.violation.isJudged }
    for root in roots.prefix(whole.reports + resting) {
      let own =
        examples.first {
          ($0.met ?? $0.finding) == root.found.finding
            && ($0.shrinking.foundAt ?? 0) == root.found.run
        } ?? examples.first { $0.finding == root.found.finding && $0.shrinking.foundAt == nil }
      if let own { whole.add(own) }
    }
    let all = whole.allFound(on: subject)
    // A counterexample that is no root, that is, whose finding another one may explain, is kept in
    // two cases: if its finding was made during shrinking and so has no run, or if its shard has
    // the best trace for the finding.
    for example in examples
    where !roots.contains(where: { $0.found.finding == example.met ?? example.finding })
      && !whole.isAftermath(example)
      && all.allSatisfy({ found in
        found.finding != example.finding || found.run == example.shrinking.foundAt ?? 0
      })
    {
      whole.add(example)
    }
    whole.unite(on: subject)
    return whole
  }

  /// Returns true if a counterexample's finding is the aftermath of another finding. The part of
  /// the check that reported it could not know that, because another machine made the other
  /// finding.
  private func isAftermath(_ example: Counterexample) -> Bool {
    blocks.contains { block in
      block.found.contains {
        $0.finding == example.met ?? example.finding && $0.run == example.shrinking.foundAt
          && $0.violation.aftermath != nil
      }
    }
  }

  /// Stores the trace of every counterexample that has no file yet. If a trace cannot be stored,
  /// its counterexample says so in the report.
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
