import HeadlessUIKit

/// The outcome of a check, such as "kept" or "broken".
package enum Verdict: String, Codable, Sendable, CaseIterable {
  case kept, broken, crashed, hung, nondeterministic
  case nothingRan = "nothing ran"
  /// An expected event did not happen, but the runs were too few to show that it never does.
  case tooFewRuns = "too few runs"
  /// The simulated UIKit or the harness trapped, so the failure is Turnstile's and not the app's.
  case ourFault = "our fault"
  case lost
}

/// The conclusion of a check: the verdict on the subject, with the reasons.
package struct Conclusion: Sendable {
  package var verdict: Verdict
  package var summary: Summary
  package var examples: [Counterexample] = []
  /// The error that `check` throws for this verdict; `nil` if the contract is kept.
  package var error: (any Error & Sendable)?
}

extension CheckResult {
  /// Returns the conclusion of the check: the verdict on the subject, with the reasons.
  ///
  /// - Parameters:
  ///   - isWhole: True if this is a full check and no shard, that is, no part of a check on
  ///     another machine, so that a missing event counts.
  ///   - invocation: The command that replays a finding, if it is not Turnstile's own tool.
  package func conclusion(
    on subject: Subject, _ contract: Contract, isWhole: Bool,
    replayedBy invocation: Invocation? = nil
  ) -> Conclusion {
    var summary = summary(on: subject, contract)
    if subject.isApp {
      let ran = summary.tally.ranClasses + OwnClasses.ran(named: calledBeforeFailures ?? [])
      summary.neverRan = OwnClasses.ofTransitions.filter { !ran.contains($0) }
    }
    var examples = examples
    for index in examples.indices { examples[index].invocation = invocation }
    summary.resting = examples.filter { !$0.violation.isJudged }
    examples = examples.filter(\.violation.isJudged)
    // Missing events and unfound known faults count only after a full budget of runs, because fewer
    // runs cannot show that an event never happens or that a fault is mended.
    let isFull = isWhole && !isPartial && summary.runs >= Block.size
    if isFull { summary.neverHappened = missing(in: summary, subject, contract) }
    if completesNothing(on: subject) {
      let reason = NothingRan(
        subject: subject.name, missing: ["a transition that completed"], runs: summary.runs,
        isNotJudged: true, advice: "Its screens are plain: give it its own in Subjects.swift")
      return Conclusion(verdict: .nothingRan, summary: summary, error: reason)
    }
    let (verdict, error) =
      judgement(on: subject, by: examples, summary, isWhole: isWhole)
      ?? (isFull
        ? judgementOnFullBudget(on: subject, contract, &summary)
        : judgementOnFewRuns(on: subject, contract, summary, isWhole: isWhole))
    return Conclusion(verdict: verdict, summary: summary, examples: examples, error: error)
  }

  /// A verdict on a check, with the error that explains it if there is one.
  private typealias Judgement = (Verdict, (any Error & Sendable)?)

  /// Returns the verdict on a check with findings, or on a check that could not be done; `nil` if
  /// neither is the case.
  private func judgement(
    on subject: Subject, by examples: [Counterexample], _ summary: Summary, isWhole: Bool
  ) -> Judgement? {
    if var first = examples.first {
      first.restOfCheck.others = Array(examples.dropFirst())
      first.restOfCheck.named = namedRoots(of: subject, besides: examples + summary.resting)
      first.restOfCheck.resting = summary.resting.isEmpty ? nil : summary.resting
      let verdicts = examples.map(\.verdict)
      let worst =
        [.crashed, .hung, .nondeterministic, .broken, .ourFault].first { verdicts.contains($0) }
        ?? .broken
      return (worst, first)
    }
    if let loss { return (.lost, Lost(description: "\(subject.name): \(loss)")) }
    if let problem { return (.nothingRan, problem) }
    let unjudged = isWhole && !isPartial ? unjudged(in: summary) : []
    guard !unjudged.isEmpty, !subject.knows(Finding(.nothingRan)) else { return nil }
    return (
      .nothingRan,
      NothingRan(subject: subject.name, missing: unjudged, runs: summary.runs, isNotJudged: true)
    )
  }

  /// Returns true if an app's delegate or animator, which is checked by itself because no run of
  /// the app came to it, has broken something and completed not one transition. Such findings are
  /// neither reported nor stored.
  ///
  /// Its screens are plain ones, and it is made for screens of the app's own, on which the app's
  /// author has seen it work. So what it does here says nothing about the app.
  ///
  /// A package without an app names no classes that wait for one
  /// (``Swift/Array/onPlainScreens()``). There an animator must also have returned without doing
  /// anything. One that animates and never completes is wrong on any screens.
  package func completesNothing(on subject: Subject) -> Bool {
    let judged = examples.filter(\.violation.isJudged)
    guard let awaited = subject.awaited else { return false }
    let tally = blocks.reduce(into: Tally()) { $0.add($1.tally) }
    // An animator that cancels each of its transitions has found something missing in its screens.
    guard !judged.isEmpty else {
      return !awaited.isEmpty && tally.transitions > 0 && !tally.hasFinished
    }
    let didNothing = Finding.completesInTime(.neverCompleted)
    guard !awaited.isEmpty || judged.contains(where: { $0.finding == didNothing }) else {
      return false
    }
    return !tally.hasCompleted
  }

  /// Returns the verdict on a check without findings that has not made the full budget of runs.
  private func judgementOnFewRuns(
    on subject: Subject, _ contract: Contract, _ summary: Summary, isWhole: Bool
  ) -> Judgement {
    guard isWhole, !isPartial, !subject.knows(Finding(.nothingRan)) else { return (.kept, nil) }
    if summary.runs == 0 {
      // A check without random runs is accepted if it has replayed stored traces.
      guard summary.stored.replayed == 0 else { return (.kept, nil) }
      return (
        .nothingRan,
        NothingRan(subject: subject.name, missing: ["a stored trace to replay"], runs: 0)
      )
    }
    let missing = missing(in: summary, subject, contract)
    guard !missing.isEmpty else { return (.kept, nil) }
    return (.tooFewRuns, TooFewRuns(subject: subject.name, missing: missing, runs: summary.runs))
  }

  /// Returns the verdict on a check without findings that has made the full budget of runs.
  private func judgementOnFullBudget(
    on subject: Subject, _ contract: Contract, _ summary: inout Summary
  ) -> Judgement {
    let missing = summary.neverHappened
    let isKnown = subject.knows(Finding(.nothingRan))
    if !missing.isEmpty, isKnown { summary.metKnown(Finding(.nothingRan)) }
    let gone =
      knownFaultsNotFound(of: subject, contract)
      + (isKnown && missing.isEmpty ? [Finding(.nothingRan)] : [])
    if let fault = gone.first {
      return (.broken, KnownFaultGone(subject: subject.name, fault: fault, runs: summary.runs))
    }
    guard missing.isEmpty || isKnown else {
      return (
        .nothingRan,
        NothingRan(
          subject: subject.name, missing: missing, runs: summary.runs,
          unanswered: summary.tally.unansweredText.map { "The app " + $0 })
      )
    }
    return (.kept, nil)
  }

  /// Returns the findings that would have a report of their own, but exceed the limit of reports,
  /// so that the report only names them.
  private func namedRoots(
    of subject: Subject, besides examples: [Counterexample]
  ) -> [Finding] {
    let reported = examples.flatMap { [$0.finding, $0.met ?? $0.finding] + $0.also }
    let resting = examples.count { !$0.violation.isJudged }
    return roots(of: subject).dropFirst(reports + resting).map(\.found.finding)
      .filter { !reported.contains($0) }
  }

  /// Returns the descriptions of what did not happen because cuts, that is, places of removed app
  /// code, prevented every run from being judged; empty if some runs could be judged.
  private func unjudged(in summary: Summary) -> [String] {
    let notJudged = summary.tally.cuts?.notJudged.reduce(0) { $0 + $1.runs } ?? 0
    if notJudged > 0, notJudged == summary.runs {
      return ["one that did not come to a cut without a stand-in"]
    }
    // If the app's own transition classes were removed as a whole and no run used another one,
    // nothing of the app's own was tested.
    let lost = Unanswered.lostTransitions
    if !lost.isEmpty, !summary.tally.hasAnimators {
      return ["a transition of the app's own: \(lost.joined(separator: ", ")) went as a whole"]
    }
    if summary.tally.isAllCut { return ["a transition without a cut in its own code"] }
    // A check without any transition counts as not judged if runs ended at a cut, that is, at
    // removed app code, because transitions might have followed. So does a check of an app whose
    // own animators and presentation controllers never ran.
    guard notJudged > 0 || !summary.resting.isEmpty else { return [] }
    if summary.tally.transitions == 0 {
      return ["a transition, and what may lead to one ended at a cut"]
    }
    let isForeign =
      !summary.tally.hasAnimators && !summary.neverRan.isEmpty
      && summary.neverRan == OwnClasses.ofTransitions
    return isForeign
      ? ["a transition of the app's own, and what may lead to one ended at a cut"] : []
  }

  /// Returns the descriptions of expected events that never happened.
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
    // Without a transition nothing was tested. There are two exceptions: a clause of the app's own
    // may judge something else, and a container of the app's own may have made screens appear and
    // disappear.
    let isOurs = contract.clauses.allSatisfy { Contract.strict[$0.name] != nil }
    if summary.tally.kindsAskedFor.isEmpty, !summary.tally.showsOwnContainers,
      subject.isApp || isOurs && summary.known.isEmpty
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
    summary.stored.notJudged = Unanswered.lostTransitions.map { "\($0), which was cut as a whole" }
    summary.stored.skipped = skipped
    summary.screens = screens ?? []
    summary.stored.replayed = replays.count
    for replay in replays {
      let findings = replay.found.map(\.finding)
      if let expected = replay.expected,
        !findings.contains(where: { $0.isCovered(by: expected) })
      {
        if !contract.judges(expected) {
          summary.stored.notJudged.append("\(replay.path) (\(expected.clause.rawValue))")
        } else if findings.allSatisfy(subject.knows) {
          // A stored trace that now breaks another clause is reported for that clause. It is not
          // listed as one that no longer breaks anything.
          summary.stored.nowKept.append(replay.path)
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
  /// Returns true if a check under this contract can produce a finding: its clause is judged, or it
  /// is a verdict that belongs to no clause.
  func judges(_ finding: Finding) -> Bool {
    self[finding.clause] != nil
      || [.crashed, .hung, .ourFault, .nondeterministic, .actionThrew].contains(finding.clause)
  }
}

extension ClauseName {
  /// The name of a verdict that belongs to no clause: an expected event never happened.
  public static let nothingRan = ClauseName(rawValue: "nothing-ran")
}

/// An error for a check that lost the processes that did its work, for reasons that are not the
/// subject's.
package struct Lost: Error, Sendable, CustomStringConvertible {
  package let description: String
}

extension Counterexample {
  /// The verdict on a check whose worst finding is this counterexample, such as "crashed".
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
