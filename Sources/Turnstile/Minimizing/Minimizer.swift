import HeadlessUIKit

/// A minimizer, which turns a trace with a finding into a counterexample. It shrinks the trace,
/// certifies that no smaller one shows the finding, and executes it twice to see if the executions
/// agree.
@MainActor
package struct Minimizer {
  private let subject: Subject
  private let contract: Contract
  private let budget: Budget
  private let map: SubjectMap
  /// A closure that is called before every trace that the minimizer runs.
  private let willRun: (Trace) -> Void
  /// A closure that runs a trace in another process and returns its violations; `nil` unless the
  /// trace to minimize, or a smaller one, ends the process that runs it.
  var violationsElsewhere: ((Trace) -> [Violation])?

  /// A closure that concludes whether the cuts that a trace passes, that is, the places of removed
  /// app code, may have caused a violation.
  var standing: (Violation, Trace, _ framesViews: Bool) -> CutStanding? = { _, _, _ in nil }

  /// The number of further executions in which a finding must show each time, if two executions of
  /// its trace differ. Otherwise the difference is reported in its place.
  private static let executions = 4

  /// The factor by which a run of a whole app, which is launched each time, costs more than a run
  /// of an ordinary subject. Fewer traces are tried to certify it.
  private static let costOfApp = 8

  package init(
    subject: Subject, contract: Contract, budget: Budget, map: SubjectMap,
    willRun: @escaping (Trace) -> Void = { _ in }
  ) {
    self.subject = subject
    self.contract = contract
    self.budget = budget
    self.map = map
    self.willRun = willRun
  }

  /// Returns the counterexample with the smallest trace that shows a finding, starting from the
  /// trace in which it was found.
  ///
  /// - Throws: ``SubjectProblem`` if the trace cannot be performed at all.
  package func counterexample(
    for finding: Finding, in trace: Trace, foundAt run: Int?
  ) throws -> Counterexample {
    var passesCuts = false
    if var different = try differing(trace, from: trace, run, &passesCuts),
      !isSure(of: finding, in: trace)
    {
      different.met = finding
      return different
    }
    // Only the clause of the finding is judged, because a trace that breaks another clause is no
    // smaller trace for it.
    let judged = contract.only([finding.clause])
    let isLike = likeness(to: finding, in: trace, under: judged)
    // The result of each smaller trace is kept: the shrinking passes take turns, and certifying may
    // begin anew, so the same traces occur again.
    var weights: [Trace: Int?] = [:]
    var cuts = CutBound()
    func breaks(_ candidate: Trace) -> Bool {
      if let known = weights[candidate] { return known.map { cuts.admits($0) } ?? false }
      let weight = weightOfCuts(where: isLike, in: candidate, under: judged)
      weights[candidate] = .some(weight)
      return weight.map { cuts.admits($0) } ?? false
    }
    if passesCuts { _ = breaks(trace) }
    var reduction = Reduction(
      trace, on: map, breaking: finding, shrinking: budget.shrinking,
      certifying: subject.isApp ? budget.certifying / Self.costOfApp : budget.certifying,
      affordsMore: affordsMore(since: Effort.spent), breaks)
    let certificate = try reduction.minimize()
    let minimum = reduction.trace
    var example = try reproduction(
      of: finding, like: isLike, by: minimum, under: judged, from: trace, foundAt: run)
    guard example.met == nil else { return example }
    example.shrinking.shrinkEvaluations = reduction.evaluations
    example.shrinking.certificate = certificate
    example.shrinking.irrelevant = Explanation.irrelevantParts(of: minimum, breaks)
    return example
  }

  /// Returns a function that decides if a finding of a smaller trace may stand for the given one.
  ///
  /// A smaller trace must show the same finding. Only if the finding has no cause, and the trace
  /// shows only causes of the clause, may a smaller trace show any cause of it.
  private func likeness(
    to finding: Finding, in trace: Trace, under judged: Contract
  ) -> (Finding) -> Bool {
    let isItself: (Finding) -> Bool = { $0 == finding }
    guard finding.cause == nil,
      weightOfCuts(where: isItself, in: trace, under: judged) == nil
    else { return isItself }
    return { $0.isCovered(by: finding) }
  }

  /// Runs a smaller trace. Returns the weight of the cuts, that is, of the removed app code, that
  /// it passed before a finding that may stand for the original one; `nil` if it shows no such
  /// finding.
  private func weightOfCuts(
    where isLike: (Finding) -> Bool, in candidate: Trace, under judged: Contract
  ) -> Int? {
    let violations: [Violation]
    if let violationsElsewhere {
      violations = violationsElsewhere(candidate)
    } else {
      willRun(candidate)
      violations = Comparison.run(candidate, of: subject, under: judged).violations
    }
    return violations.first { isLike($0.finding) }?.weightOfCuts
  }

  /// Runs the minimal trace once more, and returns the counterexample for it.
  ///
  /// If the trace shows the finding only sometimes, the counterexample is about a difference
  /// between two executions, and its `met` is the finding.
  private func reproduction(
    of finding: Finding, like isLike: (Finding) -> Bool, by minimum: Trace, under judged: Contract,
    from trace: Trace, foundAt run: Int?
  ) throws -> Counterexample {
    willRun(minimum)
    let last = Comparison.run(minimum, of: subject, under: judged, journal: true)
    let journal = last.journal ?? Journal()
    guard var violation = last.violations.first(where: { isLike($0.finding) }) else {
      var different = Self.nondeterministic(
        subject, minimum, from: trace, run,
        "the minimal trace broke \(finding), and then did not.", "\(finding)", "nothing", journal)
      different.violation.blame(last.outliving)
      different.met = finding
      return different
    }
    var beside: [Counterexample] = []
    var passesCuts = false
    if var different = try differing(minimum, from: trace, run, &passesCuts) {
      guard isSure(of: finding, in: minimum) else {
        different.met = finding
        return different
      }
      different.met = different.finding
      beside = [different]
    }
    violation.standing = standing(violation, minimum, last.framesViews)
    var example = example(of: violation, in: minimum, last, foundAt: run)
    example.shrinking.fromSteps = trace.count
    example.beside = beside
    return example
  }

  /// Returns true if the trace shows the finding in each of several executions. The finding is then
  /// reported, although the journals of two executions differ.
  private func isSure(of finding: Finding, in trace: Trace) -> Bool {
    finding.clause != .nondeterministic && violationsElsewhere == nil
      && (0..<Self.executions).allSatisfy { _ in
        Comparison.run(trace, of: subject, under: contract).breaks(finding)
      }
  }

  /// Returns the counterexample for a violation of the minimal trace, with the journal, the guesses
  /// and the findings of its last run.
  private func example(
    of violation: Violation, in minimum: Trace, _ last: Run, foundAt run: Int?
  ) -> Counterexample {
    var example = Counterexample(
      subject, violation, by: minimum, foundAt: run, journal: last.journal ?? Journal())
    example.guesses = last.guesses(before: violation)
    example.breaks = Comparison.run(minimum, of: subject, under: contract).violations
      .map(\.finding).filter { !subject.knows($0) }
    return example
  }

  /// Returns a function that is true while the cost of runs since the given count is within the
  /// limit for a finding. For certifying the limit is twice as high, because the shrinking before
  /// it is counted, too.
  private func affordsMore(since begun: Int) -> (Reduction.Phase) -> Bool {
    let limit = budget.secondsForFinding * Effort.second
    return { Effort.spent &- begun < ($0 == .certifying ? 2 * limit : limit) }
  }

  // MARK: - Determinism

  /// Executes a trace twice. Returns a counterexample that shows the first difference between the
  /// journals; `nil` if they agree.
  private func differing(
    _ trace: Trace, from original: Trace, _ run: Int?, _ passesCuts: inout Bool
  ) throws -> Counterexample? {
    willRun(trace)
    let one = Performance.run(trace, of: subject, under: [], keeping: .journal)
    if let problem = one.problem { throw problem }
    passesCuts = !one.cuts.isEmpty
    let other = Performance.run(trace, of: subject, under: [], keeping: .journal)
    guard let mine = one.journal, let theirs = other.journal,
      let difference = mine.difference(from: theirs)
    else { return nil }
    var example = Self.nondeterministic(
      subject, trace, from: original, run, "two executions of one trace differ.",
      difference.mine?.text ?? "the end", difference.theirs?.text ?? "the end", mine)
    example.violation.blame(other.outliving)
    return example
  }

  private static func nondeterministic(
    _ subject: Subject, _ trace: Trace, from original: Trace, _ run: Int?, _ message: String,
    _ first: String, _ again: String, _ journal: Journal
  ) -> Counterexample {
    let violation = Violation(
      Finding(.nondeterministic), at: 0, message,
      evidence: ["first     \(first)", "again     \(again)"],
      fix: "nothing may depend on the wall clock, on addresses or on hash order")
    var example = Counterexample(subject, violation, by: trace, foundAt: run, journal: journal)
    example.shrinking.fromSteps = original.count
    return example
  }
}
