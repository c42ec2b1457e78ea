import Foundation
package import HeadlessUIKit

/// Finds the smallest trace that ends the process which runs it.
///
/// Every candidate is run by another process, since the one that asks wants to live. That is slow
/// where candidates do die, so the budget is smaller than that of a ``Minimizer``, and a candidate
/// that hangs is given less patience than the first one was; the minimum is given all of it once
/// more.
@MainActor
struct CrashMinimizer {
  let subject: Subject
  let budget: Budget
  let runElsewhere: RunElsewhere

  /// How many traces may be run: a hang takes all the patience there is, a crash only a moment.
  private static let evaluations = (hang: 60, crash: 600)
  private static let certifying = 200

  /// Makes a trace that ends its process smaller; `nil` if it does so no more.
  ///
  /// - Parameter map: What there is in the subject, if that was found out before the process ended.
  func counterexample(for found: FoundTrace, on map: SubjectMap?) throws -> Counterexample? {
    let trace = found.trace
    // What takes minutes is not run a hundred times more.
    guard found.finding.cause != .slow else { return nil }
    guard let first = runElsewhere(trace, .patient, .plain), !first.isUnanswered else {
      return nil
    }
    var cuts = CutBound()
    _ = cuts.admits(first.violation.weightOfCuts)
    let finding = first.finding
    let screen = subject.screen.size
    let map =
      map
      ?? SubjectMap(
        width: Int(screen.width), height: Int(screen.height), actions: trace.actions, places: [],
        pulls: [])
    let evaluations =
      finding.clause == .hung ? Self.evaluations.hang : Self.evaluations.crash
    var reduction = Reduction(
      trace, on: map, breaking: finding, shrinking: min(budget.shrinking, evaluations),
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
      // What is gone when it is looked at patiently was no smaller trace.
      (minimum, last) = (trace, first)
      certificate = Certificate(tried: 0, isComplete: false)
    }
    var told = last ?? first
    told.trace = minimum
    switch told.manner {
    case .trap, .signal: told.backtrace = runElsewhere(minimum, .backtrace, .plain)?.backtrace ?? []
    case .exit, .stall, .slow, .memory, .unanswered: break
    }
    var violation = told.violation
    violation.standing = CutTrial(violation).standing { answers in
      let failure = runElsewhere(minimum, .patient, answers)
      return failure?.isUnanswered == true ? nil : failure?.finding == finding
    }
    var example = Counterexample(
      subject, violation, by: minimum, foundAt: found.run > 0 ? found.run : nil)
    example.fromSteps = trace.count
    example.shrinkEvaluations = reduction.evaluations
    example.certificate = certificate
    return example
  }
}

/// Runs a trace in another process and tells how that failed, if it did.
package typealias RunElsewhere = (Trace, Attention, CutAnswers) -> ProcessFailure?

/// How closely one looks at a process that runs a trace.
package enum Attention: Sendable {
  /// With little patience, since many traces are looked at.
  case brief
  /// With all patience.
  case patient
  /// With a backtrace, if the runtime can print one.
  case backtrace
}

extension Trace {
  /// The actions it calls, each once.
  fileprivate var actions: [String] {
    var names: [String] = []
    for case .action(let name) in steps.map(\.act) where !names.contains(name) {
      names.append(name)
    }
    return names
  }
}
