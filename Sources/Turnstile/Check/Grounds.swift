import HeadlessUIKit

/// On what a verdict rests, besides the subject: guesses about UIKit, and settings that would turn
/// it.
///
/// A trace is run once more for each setting on its other side. One without which nothing is broken
/// is a point that public sources leave open, and the first to look at on a device.
public struct Grounds: Sendable, Codable {
  /// What the trace breaks.
  public var violation: Violation?
  /// The rules without a source that decided what happened before it broke.
  public var guesses: [String] = []
  /// Settings that differ from their defaults, as "name value".
  public var settings: [String] = []
  /// Rule and setting of each other side on which the finding is gone.
  public var goneWith: [String] = []
  /// How many other sides were tried.
  public var sidesTried = 0

  /// Looks for the grounds of a finding; of the first that the trace breaks, if none is given.
  @MainActor
  package init(
    of finding: Finding?, in trace: Trace, of subject: Subject, under contract: Contract
  ) throws(SubjectProblem) {
    let run = Comparison.run(trace, of: subject, under: contract)
    if let problem = run.problem { throw problem }
    settings = subject.behavior.settings
    violation = run.violations.first { broken in finding.map { broken.finding == $0 } ?? true }
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
