/// Performs one trace of a subject, and says what it breaks.
///
/// ```swift
/// let run = replay(trace, of: card, under: .strict)
/// print(run.violations.map(\.message))
/// ```
///
/// Clauses that compare runs are judged, too; nothing is searched for and nothing is stored.
@MainActor
public func replay(
  _ trace: Trace, of subject: Subject, under contract: Contract = .standard
) -> Run {
  Comparison.run(trace, of: subject, under: contract, journal: true)
}
