import Choices
import HeadlessUIKit

/// Turns a trace that breaks something into a counterexample: shrunk, certified, explained, and executed twice.
@MainActor
package struct Investigation {
  let subject: Subject
  let contract: Contract
  let budget: Budget
  let terrain: Terrain
  /// Called before every trace that is run.
  let willRun: (Trace) -> Void

  package init(
    subject: Subject, contract: Contract, budget: Budget, terrain: Terrain,
    willRun: @escaping (Trace) -> Void = { _ in }
  ) {
    self.subject = subject
    self.contract = contract
    self.budget = budget
    self.terrain = terrain
    self.willRun = willRun
  }

  /// Investigates one finding.
  ///
  /// - Throws: ``SubjectProblem`` if the trace cannot be performed at all.
  package func counterexample(
    for finding: Finding, in trace: Trace, foundAt run: Int?
  ) throws -> Counterexample {
    let suspects = Self.clauses(that: finding, of: contract)
    if let difference = try firstDifference(trace) {
      return counterexample(trace, difference, trace.count, run, journal: difference.journal)
    }
    let codec = TraceCodec(width: terrain.width, height: terrain.height, actions: terrain.actions)
      .codec
    func breaks(_ candidate: Trace) throws -> Outcome {
      guard candidate.flaw == nil else { return .discarded }
      willRun(candidate)
      let run = Comparison.run(candidate, of: subject, under: suspects)
      return run.breaks(finding) ? .failed(Failure("\(finding)")) : .passed
    }

    var evaluations = 0
    func shrink(_ start: Trace) throws -> Trace {
      var best = start
      // Plainer words first, then the general shrinker, until neither finds anything.
      for _ in 0..<4 {
        let before = best
        while evaluations < budget.shrinking,
          let plainer = try Simplification.candidates(for: best, actions: terrain.actions).first(
            where: { candidate in
              evaluations += 1
              if case .failed = try breaks(candidate) { return true }
              return false
            })
        {
          best = plainer
        }
        var shrinker = try Shrinker(codec, from: best, failure: Failure("\(finding)"))
        _ = try shrinker.shrink(evaluations: budget.shrinking, breaks)
        evaluations += shrinker.evaluations
        best = shrinker.value
        if best == before { break }
      }
      return best
    }

    var minimum = try shrink(trace)
    var certified = try certify(minimum, breaks)
    // A smaller one turned up: it is the better minimum, and shrinks on from there.
    var rounds = 0
    while let smaller = certified.smaller, rounds < 4 {
      rounds += 1
      minimum = try shrink(smaller)
      certified = try certify(minimum, breaks)
    }

    willRun(minimum)
    let witness = Comparison.run(minimum, of: subject, under: suspects, journal: true)
    guard let violation = witness.violations.first(where: { $0.finding == finding }) else {
      let difference = Violation(
        Finding(.nondeterministic), at: 0, "the minimal trace broke \(finding), and then did not.",
        evidence: ["first     \(finding)", "again     nothing"],
        fix: "nothing may depend on the wall clock, on addresses or on hash order")
      return counterexample(
        minimum, (difference, witness.journal ?? Journal()), trace.count, run,
        journal: witness.journal)
    }
    if let difference = try firstDifference(minimum) {
      return counterexample(minimum, difference, trace.count, run, journal: difference.journal)
    }
    return Counterexample(
      subject: subject.name, violation: violation, trace: minimum, fromSteps: trace.count,
      foundAt: run, shrinkEvaluations: evaluations,
      certificate: certified.certificate,
      irrelevant: try Explanation.irrelevantParts(of: minimum, terrain: terrain, breaks),
      journal: witness.journal ?? Journal(), settings: subject.behavior.settings)
  }

  /// The clauses to judge while one finding is looked into: its own and no more.
  private static func clauses(that finding: Finding, of contract: Contract) -> Contract {
    contract[finding.clause] == nil ? Contract([]) : contract.only([finding.clause])
  }

  // MARK: - Determinism

  /// Executes a trace twice, and tells where the journals differ if they do.
  private func firstDifference(_ trace: Trace) throws -> (violation: Violation, journal: Journal)? {
    willRun(trace)
    let one = Performance.run(trace, of: subject, under: [], journal: true)
    if let problem = one.problem { throw problem }
    let other = Performance.run(trace, of: subject, under: [], journal: true)
    guard let mine = one.journal, let theirs = other.journal,
      let index = mine.firstDifference(from: theirs)
    else { return nil }
    func line(_ journal: Journal) -> String {
      index < journal.entries.count ? journal.entries[index].text : "the end"
    }
    let violation = Violation(
      Finding(.nondeterministic), at: 0, "two executions of one trace differ.",
      evidence: ["first     \(line(mine))", "again     \(line(theirs))"],
      fix: "nothing may depend on the wall clock, on addresses or on hash order")
    return (violation, mine)
  }

  private func counterexample(
    _ trace: Trace, _ difference: (violation: Violation, journal: Journal), _ steps: Int,
    _ run: Int?,
    journal: Journal?
  ) -> Counterexample {
    Counterexample(
      subject: subject.name, violation: difference.violation, trace: trace, fromSteps: steps,
      foundAt: run, shrinkEvaluations: 0, certificate: Certificate(tried: 0, isComplete: false),
      irrelevant: [], journal: journal ?? Journal(), settings: subject.behavior.settings)
  }

  // MARK: - Certificate

  private struct Certified {
    var certificate = Certificate(tried: 0, isComplete: true)
    var smaller: Trace?
  }

  /// Tries every smaller trace over a counterexample's own alphabet; where those are too many, every part of it.
  private func certify(
    _ minimum: Trace, _ breaks: (Trace) throws -> Outcome
  ) throws -> Certified {
    var result = try none(of: Alphabet(of: minimum).traces(below: minimum), breaks)
    guard !result.certificate.isComplete, result.smaller == nil,
      let parts = Parts(of: minimum, limit: budget.certifying)
    else { return result }
    result = try none(of: parts, breaks)
    result.certificate.scope = .everyPart
    return result
  }

  /// Tries traces until one breaks it, or the budget is used up.
  private func none(
    of candidates: some IteratorProtocol<Trace>, _ breaks: (Trace) throws -> Outcome
  ) throws -> Certified {
    var result = Certified()
    var candidates = candidates
    while let candidate = candidates.next() {
      guard result.certificate.tried < budget.certifying else {
        result.certificate.isComplete = false
        break
      }
      let outcome = try breaks(candidate)
      if outcome == .discarded { continue }
      result.certificate.tried += 1
      if case .failed = outcome {
        result.smaller = candidate
        break
      }
    }
    return result
  }
}
