import HeadlessUIKit

/// A cache of the states at the end of runs. Many comparisons need the end of the same trace, such
/// as the way to a screen, which is then run only once.
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

/// Functions that run a trace under a contract, including those clauses that compare the run with
/// runs of related traces.
@MainActor
package enum Comparison {
  /// Returns the violations that show when the run of a trace is compared with runs of related
  /// traces, for each clause of the contract that makes such a comparison.
  ///
  /// - Parameters:
  ///   - run: The run of the trace.
  ///   - endings: A cache of the ends of other traces.
  static func violations(
    of trace: Trace, _ run: Run, _ subject: Subject, _ contract: Contract,
    knowing endings: Endings = Endings()
  ) -> [Violation] {
    let runner = runner(for: subject, contract, knowing: endings)
    return contract.comparisons.compactMap { comparison in
      guard comparison.concerns(trace), comparison.isOpen(run.ending),
        var violation = comparison.violation(trace, run.ending, runner)
      else { return nil }
      // A violation of a comparison is dated at the run's end, and every cut that the run passed,
      // that is, removed app code, may be responsible for it, because a comparison judges the whole
      // run.
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

  /// Returns the functions with which a clause runs related traces of the subject, to compare their
  /// ends or to see if they keep the contract.
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
        // A related run must keep the standard clauses and the app's own, whatever strict clauses
        // are in the contract. So a search for a single clause reports the same as a search for all
        // of them.
        let clauses =
          Contract.standard.clauses
          + contract.clauses.filter {
            Contract.standard[$0.name] == nil && Contract.strict[$0.name] == nil
          }
        return Performance.run(trace, of: subject, under: clauses, unanimated: !animated)
          .violations.isEmpty
      })
  }

  /// Returns the violations of a run, without those that runs of related traces show to be intended
  /// behaviour.
  static func confirmed(
    _ violations: [Violation], in trace: Trace, _ subject: Subject, _ contract: Contract
  ) -> [Violation] {
    violations.filter { violation in
      let clause = contract.clauses.first { $0.name == violation.finding.clause }
      return clause?.excuse?(trace, runner(for: subject, contract, knowing: Endings())) != true
    }
  }

  /// Returns true if a clause of the contract compares the run of this trace with others, and the
  /// state at the run's end still leaves something to compare.
  static func concerns(_ trace: Trace, _ run: Run, _ contract: Contract) -> Bool {
    contract.comparisons.contains { $0.isOpen(run.ending) && $0.concerns(trace) }
  }

  /// Returns the optional outputs that a run needs so that it can be compared with others: the
  /// state at its end, or none.
  static func extras(for trace: Trace, _ contract: Contract) -> Run.Extras {
    contract.comparisons.contains { $0.concerns(trace) } ? .ending : []
  }

  /// Returns true if a trace still shows a finding when the harness makes a change in place of the
  /// app, so that advice to make this change would not help.
  ///
  /// A change of a transition's course has helped only if the clause is kept, because the same hang
  /// by another cause is no better.
  static func shows(
    _ finding: Finding, in trace: Trace, of subject: Subject, under contract: Contract,
    following remedy: Remedy
  ) -> Bool {
    var other = subject
    if remedy == .rememberedEnds { other.behavior.earlyEnd = .remembered }
    return Performance.run(
      trace, of: other, under: contract.only([finding.clause]).clauses, following: remedy
    ).breaks(remedy.altersCourse ? Finding(finding.clause) : finding)
  }

  /// Runs a trace under a contract, including the comparisons with related traces, and returns the
  /// run with its violations. Shrinking and replaying use it.
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
