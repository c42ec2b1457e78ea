import HeadlessUIKit

extension TraceInFlight {
  /// Reports what an earlier process of this subject did not survive, without running into it
  /// again.
  @MainActor
  ///
  /// - Returns: The subject without the traces that passed a cut before they ended their process.
  static func reportLeftovers(of subject: Subject, seeds: String) throws -> Subject {
    let left = takeLeftovers(in: folder, of: subject.name)
    var subject = subject
    subject.leftOut += left.leftOut
    if let launch = left.leftOut.first(where: { $0.trace.steps.isEmpty && $0.answers == .plain }) {
      throw SubjectProblem.notSurvived(cut: launch.cut)
    }
    guard let last = left.crashes.last else { return subject }
    let violation = Violation(
      Finding(.crashed), at: 0, "the last check of it did not survive this trace.",
      evidence: [
        "observed  the process ended in the middle of the trace", "expected  it goes on",
      ],
      fix: "run it under a debugger: turnstile replay shows where it stops")
    var example = Counterexample(subject, violation, by: last.trace)
    do throws(StorageProblem) {
      example.file = try StoredTraceFolder(root: seeds, subject: subject.name).save(
        StoredTrace(subject: subject.name, breaks: Finding(.crashed), trace: last.trace))
    } catch {
      example.problem = error.description
    }
    throw example
  }
}
