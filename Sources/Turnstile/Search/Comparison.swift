import HeadlessUIKit

/// How traces ended that were run to be compared with: many comparisons ask for the same ones, such
/// as the way to a screen.
@MainActor
final class Endings {
  private var known: [Trace: Ending?] = [:]

  func ending(of trace: Trace, otherwise run: () -> Ending?) -> Ending? {
    if let ending = known[trace] { return ending }
    let ending = run()
    known[trace] = .some(ending)
    return ending
  }
}

/// Performs traces under a contract, comparisons of runs included.
@MainActor
package enum Comparison {
  /// What the comparisons of a contract find about a trace.
  ///
  /// - Parameters:
  ///   - run: What came of it.
  ///   - endings: How other traces ended, as far as that is known.
  static func violations(
    of trace: Trace, _ run: Run, _ subject: Subject, _ contract: Contract,
    knowing endings: Endings = Endings()
  ) -> [Violation] {
    let runner = runner(for: subject, contract, knowing: endings)
    return contract.clauses.compactMap(\.comparison).compactMap { comparison in
      guard comparison.concerns(trace), comparison.isOpen(run.ending),
        var violation = comparison.violation(trace, run.ending, runner)
      else { return nil }
      // It is about the run as a whole, and rests on everything that happened in it.
      violation.milliseconds = Int(Text.milliseconds(run.simulated))
      if !run.cuts.isEmpty {
        violation.cuts = run.cuts.map { passage in
          var passage = passage
          passage.isPart = passage.isInTransition
          return passage
        }
      }
      return violation
    }
  }

  /// What has other traces of a subject run.
  private static func runner(
    for subject: Subject, _ contract: Contract, knowing endings: Endings
  ) -> Clause.Runner {
    Clause.Runner(
      { trace, animated in
        guard animated else {
          let run = Performance.run(
            trace, of: subject, under: [], keeping: .ending, unanimated: true)
          return run.problem == nil ? run.ending : nil
        }
        return endings.ending(of: trace) {
          let run = Performance.run(trace, of: subject, under: [], keeping: .ending)
          return run.problem == nil ? run.ending : nil
        }
      },
      judged: { trace, clause, change in
        var other = subject
        change(&other.behavior)
        return Performance.run(trace, of: other, under: [clause]).violations.first
      },
      keeps: { trace, animated in
        // By what is judged and by the standard: a search that looks for one clause alone has to
        // blame the same as one that looks for all.
        let clauses =
          Contract.standard.clauses
          + contract.clauses.filter {
            Contract.standard[$0.name] == nil && Contract.strict[$0.name] == nil
          }
        return Performance.run(trace, of: subject, under: clauses, unanimated: !animated)
          .violations.isEmpty
      })
  }

  /// What was found in a run, without what other traces excuse.
  static func confirmed(
    _ violations: [Violation], in trace: Trace, _ subject: Subject, _ contract: Contract
  ) -> [Violation] {
    violations.filter { violation in
      let clause = contract.clauses.first { $0.name == violation.finding.clause }
      return clause?.excuse?(trace, runner(for: subject, contract, knowing: Endings())) != true
    }
  }

  /// Whether there is anything in a trace, and in what came of it, that the comparisons of a
  /// contract look at.
  static func concerns(_ trace: Trace, _ run: Run, _ contract: Contract) -> Bool {
    contract.clauses.contains {
      $0.comparison.map { $0.isOpen(run.ending) && $0.concerns(trace) } == true
    }
  }

  /// What the comparisons of a contract need to be taken down while a trace is performed.
  static func extras(for trace: Trace, _ contract: Contract) -> Run.Extras {
    contract.clauses.contains { $0.comparison?.concerns(trace) == true } ? .ending : []
  }

  /// Performs a trace under a contract, comparisons included: what shrinking and replaying
  /// evaluate.
  package static func run(
    _ trace: Trace, of subject: Subject, under contract: Contract, journal: Bool = false,
    listener: ((Journal.Entry) -> Void)? = nil
  ) -> Run {
    var run = Performance.run(
      trace, of: subject, under: contract.clauses,
      keeping: extras(for: trace, contract).union(journal ? .journal : []), listener: listener)
    guard run.problem == nil else { return run }
    run.violations = confirmed(run.violations, in: trace, subject, contract)
    for violation in violations(of: trace, run, subject, contract)
    where !run.breaks(violation.finding) {
      run.violations.append(violation)
    }
    return run
  }
}
