/// Runs one trace of a subject, and returns the run with its violations.
///
/// ```swift
/// let run = replay(trace, of: card, under: .strict)
/// print(run.violations.map(\.message))
/// ```
///
/// Clauses that compare runs are judged, too. The function makes no search, and stores nothing
/// under `Seeds/`.
@MainActor
public func replay(
  _ trace: Trace, of subject: Subject, under contract: Contract = .standard
) -> Run {
  Comparison.run(trace, of: subject, under: contract, journal: true)
}
