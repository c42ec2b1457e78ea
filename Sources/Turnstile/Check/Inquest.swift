import Choices
import Foundation
import HeadlessUIKit

/// Finds the smallest trace that ends the process which runs it.
///
/// Every candidate is run by another process, since the one that asks wants to live. That is slow where candidates
/// do die, so the budget is smaller than that of an investigation, and a candidate that hangs is given less patience than
/// the first one was; the minimum is given all of it once more.
@MainActor
struct Inquest {
  let subject: Subject
  let budget: Budget
  let witness: Performer.Witness

  /// Looks into a death; `nil` if the trace runs to its end when it is run by itself.
  func counterexample(of death: Death, during original: Assignment) throws -> Counterexample? {
    guard let trace = death.trace, let again = witness(trace, .patient) else { return nil }
    let finding = again.finding
    var minimum = trace
    var evaluations = 0
    var certificate = Certificate(tried: 0, isComplete: false)
    func breaks(_ candidate: Trace) throws -> Outcome {
      guard candidate.flaw == nil else { return .discarded }
      return witness(candidate, .brief)?.finding == finding
        ? .failed(Failure("\(finding)")) : .passed
    }
    let terrain = original.terrain
    let codec = TraceCodec(
      width: terrain?.width ?? Int(subject.screen.size.width),
      height: terrain?.height ?? Int(subject.screen.size.height),
      actions: terrain?.actions ?? trace.actions
    ).codec
    if var shrinker = try? Shrinker(codec, from: trace, failure: Failure("\(finding)")) {
      _ = try shrinker.shrink(
        evaluations: min(budget.shrinking, finding.clause == .hung ? 60 : 600), breaks)
      minimum = shrinker.value
      evaluations = shrinker.evaluations
      certificate = try certify(minimum, breaks)
    }
    var last = witness(minimum, .patient)
    if last?.finding != finding {
      // What is gone when it is looked at patiently was no smaller trace.
      (minimum, last, certificate) = (trace, again, Certificate(tried: 0, isComplete: false))
    }
    var told = last ?? again
    told.trace = minimum
    if case .signal = told.manner {
      told.backtrace = witness(minimum, .backtrace)?.backtrace ?? []
    }
    return Counterexample(
      subject: subject.name, violation: told.violation, trace: minimum, fromSteps: trace.count,
      foundAt: death.run, shrinkEvaluations: evaluations, certificate: certificate,
      irrelevant: [], journal: Journal(), settings: subject.behavior.settings)
  }

  private func certify(
    _ minimum: Trace, _ breaks: (Trace) throws -> Outcome
  ) throws -> Certificate {
    var smaller = Alphabet(of: minimum).traces(below: minimum)
    var tried = 0
    while let candidate = smaller.next() {
      guard tried < min(budget.certifying, 200) else {
        return Certificate(tried: tried, isComplete: false)
      }
      switch try breaks(candidate) {
      case .discarded: continue
      case .passed: tried += 1
      case .failed: return Certificate(tried: tried, isComplete: false)
      }
    }
    return Certificate(tried: tried, isComplete: true)
  }
}

extension Assignment {
  /// The terrain it was given.
  var terrain: Terrain? {
    switch self {
    case .block(_, _, let terrain), .investigate(_, _, _, _, let terrain): terrain
    case .inquest(_, let original): original.terrain
    case .scout, .replay, .watch: nil
    }
  }
}

extension Trace {
  /// The actions it calls, each once.
  var actions: [String] {
    var names: [String] = []
    for case .action(let name) in steps.map(\.act) where !names.contains(name) {
      names.append(name)
    }
    return names
  }
}
