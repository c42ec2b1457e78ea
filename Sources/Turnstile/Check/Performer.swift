package import Choices
import HeadlessUIKit

/// Does assignments in the process it lives in.
@MainActor
package struct Performer {
  private let subject: Subject
  private let contract: Contract
  private let budget: Budget
  private let search: Search
  /// Called before every trace, with the number of its run if it has one.
  private let willRun: (Int?, Trace) -> Void
  /// Called for every line of the journal of a trace that is watched.
  private let hears: ((Journal.Entry) -> Void)?
  /// Runs a trace in another process and tells how that died, if it did.
  private let witness: Witness
  private var exploration: Exploration?

  /// Runs a trace in another process and tells how that died, if it did.
  package typealias Witness = (Trace, Attention) -> Death?

  /// How closely a witness looks.
  package enum Attention: Sendable {
    /// With little patience, since many traces are looked at.
    case brief
    /// With all patience.
    case patient
    /// With a backtrace, if the runtime can print one.
    case backtrace
  }

  /// Creates a performer.
  ///
  /// - Parameter witness: Within one process nobody can look on: an inquest then finds nothing.
  package init(
    subject: Subject, contract: Contract, budget: Budget, search: Search,
    willRun: @escaping (Int?, Trace) -> Void = { _, _ in },
    hears: ((Journal.Entry) -> Void)? = nil,
    witness: @escaping Witness = { _, _ in nil }
  ) {
    self.subject = subject
    self.contract = contract
    self.budget = budget
    self.search = search
    self.willRun = willRun
    self.hears = hears
    self.witness = witness
  }

  /// Does an assignment.
  package mutating func perform(_ assignment: Assignment) -> Answer {
    do {
      return try answer(to: assignment)
    } catch let problem as SubjectProblem {
      return .problem(problem)
    } catch {
      return .problem(.builderThrew("\(error)"))
    }
  }

  private mutating func answer(to assignment: Assignment) throws -> Answer {
    switch assignment {
    case .scout:
      return .terrain(try Scout.explore(subject, willRun: { [willRun] in willRun(nil, $0) }))
    case .replay(_, let trace):
      willRun(nil, trace)
      let run = Comparison.run(trace, of: subject, under: contract)
      if let problem = run.problem { throw problem }
      return .replayed(run.violations)
    case .watch(let trace):
      willRun(nil, trace)
      let run = Comparison.run(
        trace, of: subject, under: contract, journal: true, listener: hears)
      if let problem = run.problem { throw problem }
      return .watched(run.journal ?? Journal(), run.violations)
    case .block(let index, let runs, let terrain):
      return .block(try block(index, runs: runs, terrain))
    case .investigate(_, let finding, let trace, let run, let terrain):
      let investigation = Investigation(
        subject: subject, contract: contract, budget: budget, terrain: terrain,
        willRun: { [willRun] in willRun(nil, $0) })
      return .counterexample(
        try investigation.counterexample(for: finding, in: trace, foundAt: run))
    case .inquest(let death, let original):
      let inquest = Inquest(subject: subject, budget: budget, witness: witness)
      return try inquest.counterexample(of: death, during: original).map { .counterexample($0) }
        ?? .survived
    }
  }

  private mutating func block(
    _ index: Int, runs: Int, _ terrain: Terrain
  ) throws(SubjectProblem) -> Hunt.Block {
    var differing: [Hunt.Found] = []
    let look: (Int, Trace) -> Void = { [willRun, search, subject] number, trace in
      willRun(number + 1, trace)
      guard search.runsTwice, differing.isEmpty else { return }
      if let found = Self.difference(in: trace, of: subject, run: number + 1) {
        differing.append(found)
      }
    }
    var block: Hunt.Block
    switch search.method {
    case .random(let seed):
      let hunt = Hunt(subject: subject, contract: contract, seed: seed, terrain: terrain)
      block = try hunt.block(index, runs: runs, willRun: look)
    case .exhaustive(let depth):
      var exploration = exploration ?? Exploration(terrain, depth: depth)
      block = try exploration.block(
        index, runs: runs, of: subject, under: contract, willRun: look)
      self.exploration = exploration
    }
    block.found += differing
    return block
  }

  /// Executes a trace twice and compares the journals.
  private static func difference(
    in trace: Trace, of subject: Subject, run: Int
  ) -> Hunt.Found? {
    let one = Performance.run(trace, of: subject, under: [], journal: true)
    let other = Performance.run(trace, of: subject, under: [], journal: true)
    guard let mine = one.journal, let theirs = other.journal,
      mine.firstDifference(from: theirs) != nil
    else { return nil }
    let violation = Violation(
      Finding(.nondeterministic), at: 0, "two executions of one trace differ.")
    return Hunt.Found(finding: violation.finding, run: run, trace: trace, violation: violation)
  }
}

/// How traces are looked for.
package struct Search: Codable, Hashable, Sendable {
  /// Where traces come from.
  package enum Method: Codable, Hashable, Sendable {
    /// From a seed, by planning.
    case random(Seed)
    /// From an enumeration of all of up to so many steps.
    case exhaustive(depth: Int)
  }

  /// Where traces come from.
  package var method: Method
  /// Whether every run is made twice and compared with itself.
  package var runsTwice: Bool

  package init(_ method: Method, runsTwice: Bool = false) {
    self.method = method
    self.runsTwice = runsTwice
  }
}
