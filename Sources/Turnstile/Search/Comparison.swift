import HeadlessUIKit

/// Performs traces under a contract, comparisons of runs included.
@MainActor
package enum Comparison {
  /// What the comparisons of a contract find about a trace.
  ///
  /// - Parameter run: What came of it.
  static func violations(
    of trace: Trace, _ run: Run, _ subject: Subject, _ contract: Contract
  ) -> [Violation] {
    let runner = Clause.Runner(
      { trace, animated in
        let run = Performance.run(trace, of: subject, under: [], unanimated: !animated)
        return run.problem == nil ? run.ending : nil
      },
      judged: { trace, clause, change in
        var other = subject
        change(&other.behavior)
        return Performance.run(trace, of: other, under: [clause]).violations.first
      })
    return contract.clauses.compactMap(\.comparison).compactMap { comparison in
      comparison.concerns(trace) ? comparison.violation(trace, run.ending, runner) : nil
    }
  }

  /// Whether a trace has anything in it that the comparisons of a contract look at.
  static func concerns(_ trace: Trace, _ contract: Contract) -> Bool {
    contract.clauses.contains { $0.comparison?.concerns(trace) == true }
  }

  /// Performs a trace under a contract, comparisons included: what shrinking and replaying evaluate.
  package static func run(
    _ trace: Trace, of subject: Subject, under contract: Contract, journal: Bool = false,
    listener: ((Journal.Entry) -> Void)? = nil
  ) -> Run {
    var run = Performance.run(
      trace, of: subject, under: contract.clauses, journal: journal, listener: listener)
    guard run.problem == nil else { return run }
    for violation in violations(of: trace, run, subject, contract)
    where !run.breaks(violation.finding) {
      run.violations.append(violation)
    }
    return run
  }
}
