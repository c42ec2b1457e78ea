import HeadlessUIKit

/// A minimizer for the trace of a finding whose app keeps state from one run to the next, such as a
/// view in a global variable.
///
/// In one process such an app does something else each time a trace is run, so nothing can be said
/// of the finding there. Every trace is therefore run in a process of its own, as the app's code
/// runs on a device, where a process launches it once. What each of several such processes shows,
/// in the same words, does not depend on earlier runs and is reported.
@MainActor
struct LoneMinimizer {
  let subject: Subject
  let contract: Contract
  let budget: Budget
  let map: SubjectMap
  /// A closure that has a new process run a trace, and returns the violations; empty if the trace
  /// ends that process.
  let violationsElsewhere: (Trace) -> [Violation]
  /// A closure that concludes whether the cuts that a trace passes, that is, the places of removed
  /// app code, may have caused a violation.
  let standing: (Violation, Trace, _ framesViews: Bool) -> CutStanding?

  /// The number of processes, each of which has to show the finding in the same words.
  private static let executions = 4
  /// The maximum numbers of traces that are run to shrink the trace and to certify the smallest.
  /// They are lower than for other findings, because each trace needs a process.
  private static let evaluations = (shrinking: 400, certifying: 128)

  /// Returns the counterexample with the smallest trace that shows a finding in a process of its
  /// own; `nil` if not every process shows it.
  func counterexample(for found: FoundTrace) throws -> Counterexample? {
    guard let first = certainViolation(like: found.finding, in: found.trace) else { return nil }
    let finding = first.finding
    var results: [Trace: Violation?] = [:]
    func violation(in candidate: Trace) -> Violation? {
      if let known = results[candidate] { return known }
      let new = violationsElsewhere(candidate).first { $0.finding == finding }
      results[candidate] = .some(new)
      return new
    }
    var cuts = CutBound()
    _ = cuts.admits(first.weightOfCuts)
    func breaks(_ candidate: Trace) -> Bool {
      violation(in: candidate).map { cuts.admits($0.weightOfCuts) } ?? false
    }
    var reduction = Reduction(
      found.trace, on: map, breaking: finding,
      shrinking: min(budget.shrinking, Self.evaluations.shrinking),
      certifying: min(budget.certifying, Self.evaluations.certifying), breaks)
    var certificate = try reduction.minimize()
    var minimum = reduction.trace
    if certainViolation(like: finding, in: minimum) == nil {
      (minimum, certificate) = (found.trace, Certificate(tried: 0, isComplete: false))
    }
    guard var example = example(of: finding, in: minimum) else { return nil }
    if found.run > 0 { example.shrinking.foundAt = found.run }
    example.shrinking.fromSteps = found.trace.count
    example.shrinking.shrinkEvaluations = reduction.evaluations
    example.shrinking.certificate = certificate
    return example
  }

  /// Returns the violation that several processes show in the same words when each runs the trace;
  /// `nil` if they do not.
  private func certainViolation(like finding: Finding, in trace: Trace) -> Violation? {
    let violations = violationsElsewhere(trace)
    guard
      let first = violations.first(where: { $0.finding == finding })
        ?? violations.first(where: { $0.finding.isCovered(by: finding) })
    else { return nil }
    let isCertain = (1..<Self.executions).allSatisfy { _ in
      violationsElsewhere(trace).contains {
        $0.finding == first.finding && $0.message == first.message
      }
    }
    return isCertain ? first : nil
  }

  /// Runs the minimal trace in this process, which has run no other, and returns the counterexample
  /// with its journal; `nil` if this process does not show the finding.
  private func example(of finding: Finding, in minimum: Trace) -> Counterexample? {
    let run = Comparison.run(
      minimum, of: subject, under: contract.only([finding.clause]), journal: true)
    guard var violation = run.violations.first(where: { $0.finding == finding }) else { return nil }
    violation.standing = standing(violation, minimum, run.framesViews)
    var example = Counterexample(
      subject, violation, by: minimum, journal: run.journal ?? Journal())
    example.guesses = run.guesses(before: violation)
    example.breaks = violationsElsewhere(minimum).map(\.finding).filter { !subject.knows($0) }
    return example
  }
}
