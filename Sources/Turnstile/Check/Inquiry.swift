import Choices
import Foundation
import HeadlessUIKit

/// One check from beginning to end.
@MainActor
struct Inquiry {
  let subject: Subject
  let contract: Contract
  let budget: Budget
  let seed: UInt64?
  let seeds: String

  private var summary = Summary()
  private var inFlight: TraceInFlight?

  init(subject: Subject, contract: Contract, budget: Budget, seed: UInt64?, seeds: String) {
    self.subject = subject
    self.contract = contract
    self.budget = budget
    self.seed = seed
    self.seeds = seeds
  }

  /// Where the trace in flight is noted, for the next check to find.
  private static let inFlightFolder = ".turnstile/in-flight"

  mutating func run() throws -> Summary {
    let base = seed.map { Seed($0) } ?? Seed(naming: subject.name)
    summary = Summary(subject: subject.name, seed: base.value)
    let folder = SeedFolder(root: seeds, subject: subject.name)
    try reportLeftovers(folder)
    openInFlight()
    defer { inFlight?.remove() }
    let note: (Trace) -> Void = { [inFlight] in inFlight?.note($0) }

    let terrain = try Scout.explore(subject, willRun: note)
    let investigation = Investigation(
      subject: subject, contract: contract, budget: budget, terrain: terrain, willRun: note)
    try replay(folder, investigation, note)

    let hunt = Hunt(subject: subject, contract: contract, seed: base, terrain: terrain)
    var index = 0
    while summary.runs < budget.runs {
      let block = try hunt.block(
        index, runs: min(Hunt.blockSize, budget.runs - summary.runs), willRun: { note($1) })
      summary.add(block)
      let unknown = block.found.filter { !isKnown($0.finding) }
      for found in block.found where isKnown(found.finding) { summary.metKnown(found.finding) }
      if !unknown.isEmpty { throw try counterexample(unknown, investigation, folder) }
      index += 1
    }
    return try concluded()
  }

  private func isKnown(_ finding: Finding) -> Bool {
    subject.knownFaults.contains { finding.isCovered(by: $0) }
  }

  // MARK: - Stored traces

  /// Replays what is stored; what breaks and is not known ends the check.
  private mutating func replay(
    _ folder: SeedFolder, _ investigation: Investigation, _ note: (Trace) -> Void
  ) throws {
    for stored in folder.load() {
      switch stored.contents {
      case .failure(let problem): summary.skipped.append(problem.description)
      case .success(let seed):
        note(seed.trace)
        let run = Comparison.run(seed.trace, of: subject, under: contract)
        if let problem = run.problem {
          summary.skipped.append("\(stored.path): \(problem)")
          continue
        }
        summary.replayed += 1
        let findings = run.violations.map(\.finding)
        if let expected = seed.breaks, !findings.contains(expected) {
          summary.nowKept.append(stored.path)
        }
        for finding in findings where isKnown(finding) { summary.metKnown(finding) }
        if let finding = findings.first(where: { !isKnown($0) }) {
          var example = try investigation.counterexample(for: finding, in: seed.trace, foundAt: nil)
          example.file = stored.path
          throw example
        }
      }
    }
  }

  // MARK: - Findings

  private func counterexample(
    _ unknown: [Hunt.Found], _ investigation: Investigation, _ folder: SeedFolder
  ) throws -> Counterexample {
    var examples: [Counterexample] = []
    for found in unknown.prefix(budget.reports) {
      var example = try investigation.counterexample(
        for: found.finding, in: found.trace, foundAt: found.run)
      do throws(SeedProblem) {
        example.file = try folder.save(
          SeedFile(subject: subject.name, breaks: example.finding, trace: example.trace))
      } catch {
        example.problem = error.description
      }
      examples.append(example)
    }
    var first = examples.removeFirst()
    first.others = examples
    return first
  }

  private func concluded() throws -> Summary {
    let gone = subject.knownFaults.filter { !summary.known.contains($0) && !isMet($0) }
    // Only a full budget can tell that something does not happen any more.
    if let fault = gone.first, budget.runs >= Hunt.blockSize {
      throw KnownFaultGone(subject: subject.name, fault: fault, runs: summary.runs)
    }
    let idle = contract.clauses.filter { clause in
      clause.mustBeExercised
        && !summary.tally.clauses.contains { $0.clause == clause.name && $0.count > 0 }
    }
    let missing =
      subject.expecting.filter { !summary.tally.meets($0) }.map(\.words)
      + idle.map { "a time when '\($0.promise)' had anything to judge" }
    if !missing.isEmpty, budget.runs >= Hunt.blockSize {
      throw NothingRan(subject: subject.name, missing: missing, runs: summary.runs)
    }
    return summary
  }

  private func isMet(_ fault: Finding) -> Bool {
    summary.known.contains { $0.isCovered(by: fault) }
  }

  // MARK: - Traces in flight

  private mutating func openInFlight() {
    do throws(SeedProblem) {
      inFlight = try TraceInFlight(folder: Self.inFlightFolder, subject: subject.name)
    } catch {
      summary.skipped.append("a crash would leave no trace: \(error)")
    }
  }

  /// Reports what an earlier process of this subject did not survive, without running into it again.
  private func reportLeftovers(_ folder: SeedFolder) throws {
    let leftovers = TraceInFlight.takeLeftovers(in: Self.inFlightFolder, of: subject.name)
    guard let last = leftovers.last else { return }
    var example = Counterexample(
      subject: subject.name,
      violation: Violation(
        Finding(.crashed), at: 0, "the last check of it did not survive this trace.",
        evidence: [
          "observed  the process ended in the middle of the trace", "expected  it goes on",
        ],
        fix: "run it under a debugger: turnstile replay shows where it stops"),
      trace: last.trace, fromSteps: last.trace.count, foundAt: nil, shrinkEvaluations: 0,
      certificate: Certificate(tried: 0, isComplete: false), irrelevant: [], journal: Journal(),
      settings: subject.behavior.settings)
    do throws(SeedProblem) {
      example.file = try folder.save(
        SeedFile(subject: subject.name, breaks: Finding(.crashed), trace: last.trace))
    } catch {
      example.problem = error.description
    }
    throw example
  }
}
