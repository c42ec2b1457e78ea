/// Runs one trace of a subject, and returns the run with its violations.
///
/// ```swift
/// let run = replay(trace, of: card, under: .strict)
/// print(run.violations.map(\.message))
/// ```
///
/// Clauses that compare runs are judged, too; the function searches for nothing and stores nothing.
@MainActor
public func replay(
  _ trace: Trace, of subject: Subject, under contract: Contract = .standard
) -> Run {
  Comparison.run(trace, of: subject, under: contract, journal: true)
}
