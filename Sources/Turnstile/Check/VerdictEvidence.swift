import HeadlessUIKit

/// The points on which a finding depends besides the subject: guesses about UIKit, and settings of
/// UIKit's behaviour without which the finding is gone.
///
/// The trace is run once more for each setting with its other value. If the finding is then gone,
/// the setting is a point that public sources leave open, and should be tried on a device first.
public struct VerdictEvidence: Sendable, Codable {
  /// The violation that the trace shows.
  public var violation: Violation?
  /// The rules that rest on a guess and were applied before the violation.
  public var guesses: [String] = []
  /// The settings of UIKit's behaviour that differ from their defaults, as "name value".
  public var settings: [String] = []
  /// The settings with whose other value the finding is gone, each with its rule and that value.
  public var goneWith: [String] = []
  /// The number of runs of the trace, each with another value of one of the settings.
  public var sidesTried = 0

  /// Finds the guesses and settings on which a finding depends; without a given finding, those of
  /// the trace's first violation.
  @MainActor
  package init(
    of finding: Finding?, in trace: Trace, of subject: Subject, under contract: Contract
  ) throws(SubjectProblem) {
    let run = Comparison.run(trace, of: subject, under: contract)
    if let problem = run.problem { throw problem }
    settings = subject.behavior.settings
    // A stored trace may name only the clause of its finding, without the cause.
    violation = run.violations.first { broken in
      finding.map { broken.finding.isCovered(by: $0) } ?? true
    }
    guard let violation else { return }
    guesses = run.guesses(before: violation).map(\.rule)
    let judged = contract.only([violation.finding.clause])
    for side in subject.behavior.otherSides {
      var other = subject
      other.behavior = side.behavior
      sidesTried += 1
      if !Comparison.run(trace, of: other, under: judged).breaks(violation.finding) {
        goneWith.append("\(side.rule) \(side.setting)")
      }
    }
  }
}
