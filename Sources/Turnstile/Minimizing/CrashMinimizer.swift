import Foundation
package import HeadlessUIKit

/// A minimizer for traces that end the process which runs them.
///
/// Every candidate, that is, every smaller trace that may show the same failure, is run by another
/// process, because it may end that process, too. That is slow, so the budget is smaller than that
/// of a ``Minimizer``. A candidate that hangs gets a shorter time limit than the first trace; the
/// minimum is run once more with the full limit.
@MainActor
struct CrashMinimizer {
  let subject: Subject
  let budget: Budget
  let runElsewhere: RunElsewhere

  /// The maximum number of traces that are run to shrink one trace: few for a hang, because each
  /// takes the whole time limit, more for a crash.
  private static let evaluations = (hang: 60, crash: 600)
  private static let certifying = 200

  /// Returns the counterexample with the smallest trace found that ends its process in the same
  /// way; `nil` if the given trace no longer ends its process.
  ///
  /// - Parameter map: The map of the subject's screens, if they were explored before the process
  ///   ended.
  func counterexample(for found: FoundTrace, on map: SubjectMap?) throws -> Counterexample? {
    let trace = found.trace
    // A trace whose only fault is that it is slow takes minutes, so it is not run again and again
    // to shrink it.
    guard found.finding.cause != .slow else { return nil }
    guard let first = runElsewhere(trace, .patient, .plain), !first.isUnanswered else {
      return nil
    }
    var cuts = CutBound()
    _ = cuts.admits(first.violation.weightOfCuts)
    let finding = first.finding
    let evaluations =
      finding.clause == .hung ? Self.evaluations.hang : Self.evaluations.crash
    var reduction = Reduction(
      trace, on: map ?? unexplored(trace), breaking: finding,
      shrinking: min(budget.shrinking, evaluations),
      certifying: min(budget.certifying, Self.certifying)
    ) { candidate in
      guard let failure = runElsewhere(candidate, .brief, .plain), failure.finding == finding
      else { return false }
      return cuts.admits(failure.violation.weightOfCuts)
    }
    var certificate = try reduction.minimize()
    var minimum = reduction.trace
    var last = runElsewhere(minimum, .patient, .plain)
    if last?.finding != finding {
      // If the minimum does not fail with the full time limit, it was only too slow for the short
      // one. Then the trace that was found is reported as it is.
      (minimum, last) = (trace, first)
      certificate = Certificate(tried: 0, isComplete: false)
    }
    let violation = violation(of: last ?? first, in: minimum)
    var example = Counterexample(
      subject, violation, by: minimum, foundAt: found.run > 0 ? found.run : nil)
    example.shrinking.fromSteps = trace.count
    example.shrinking.shrinkEvaluations = reduction.evaluations
    example.shrinking.certificate = certificate
    return example
  }

  /// Returns a map of a subject whose exploration ended the process. It names only the size of the
  /// screen and the actions in the given trace.
  private func unexplored(_ trace: Trace) -> SubjectMap {
    let screen = subject.screen.size
    return SubjectMap(
      width: Int(screen.width), height: Int(screen.height), actions: trace.actions, places: [],
      pulls: [])
  }

  /// Returns the violation to report for the failure of the process that ran the minimal trace,
  /// with a backtrace, and with the answer whether removed app code may be the reason.
  private func violation(of failure: ProcessFailure, in minimum: Trace) -> Violation {
    var failure = failure
    failure.trace = minimum
    switch failure.manner {
    case .trap, .signal:
      failure.backtrace = runElsewhere(minimum, .backtrace, .plain)?.backtrace ?? []
    case .exit, .stall, .slow, .memory, .unanswered: break
    }
    let finding = failure.finding
    var violation = failure.violation
    violation.standing = CutTrial(violation).standing { answers in
      let again = runElsewhere(minimum, .patient, answers)
      return again?.isUnanswered == true ? nil : again?.finding == finding
    }
    return violation
  }
}

/// A function that runs a trace in another process, and returns that process's failure; `nil` if it
/// did not fail.
package typealias RunElsewhere = (Trace, WatchMode, CutAnswers) -> ProcessFailure?

/// The way in which another process is watched while it runs a trace that may end it.
package enum WatchMode: Sendable {
  /// The process gets a short time limit, because many traces are run for shrinking.
  case brief
  /// The process gets the full time limit of a check.
  case patient
  /// The process prints a backtrace when it fails, if the runtime can print one.
  case backtrace
}

extension Trace {
  /// The names of the subject's actions that the trace calls, each once.
  fileprivate var actions: [String] {
    var names: [String] = []
    for case .action(let name) in steps.map(\.act) where !names.contains(name) {
      names.append(name)
    }
    return names
  }
}
