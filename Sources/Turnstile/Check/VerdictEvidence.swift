import HeadlessUIKit

/// The points on which a finding may depend besides the subject: guesses about UIKit that the model
/// has applied, and settings of UIKit's behaviour without which the finding is gone.
///
/// The trace is run once more for each other value of a setting. If the finding is then gone,
/// the setting is a point that public sources leave open, and should be tried on a device first.
public struct VerdictEvidence: Sendable, Codable {
  /// The violation that the trace shows; `nil` if it shows none.
  public var violation: Violation?
  /// The rules of UIKit's behaviour, such as "R73", that are guesses and that the model applied
  /// before the violation.
  public var guesses: [String] = []
  /// The settings of the simulated UIKit that differ from their defaults, each as "name value".
  public var settings: [String] = []
  /// The settings of the simulated UIKit on which the finding depends: with the other value that is
  /// named here, each with its rule, the finding is gone.
  public var goneWith: [String] = []
  /// The number of additional runs of the trace, each with another value of one setting.
  public var sidesTried = 0

  /// Finds the guesses and settings on which a finding depends, by running its trace. Without a
  /// given finding, the first violation of the trace counts.
  @MainActor
  package init(
    of finding: Finding?, in trace: Trace, of subject: Subject, under contract: Contract
  ) throws(SubjectProblem) {
    let run = Comparison.run(trace, of: subject, under: contract)
    if let problem = run.problem { throw problem }
    settings = subject.behavior.settings
    // A violation counts if it has the clause of the finding: a stored trace may name only the
    // clause, without the cause.
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
