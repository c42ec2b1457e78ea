extension TraceInFlight {
  /// Reports the trace that ended an earlier process of this subject as a finding, without running
  /// it again.
  ///
  /// - Returns: True if an earlier process ended after it had passed a cut, that is, removed app
  ///   code, which is no fault of the app.
  @MainActor
  static func reportLeftovers(
    of subject: Subject, seeds: String, replayedBy invocation: Invocation? = nil
  ) throws -> Bool {
    let left = takeLeftovers(in: folder, of: subject.name)
    guard let last = left.crashes.last else { return left.endsAtCuts }
    let violation = Violation(
      Finding(.crashed), at: 0, "the last check of it did not survive this trace.",
      evidence: [
        "observed  the process ended in the middle of the trace", "expected  it goes on",
      ],
      fix: "replay it: the command below shows where it stops")
    var example = Counterexample(subject, violation, by: last.trace)
    example.invocation = invocation
    do throws(StorageProblem) {
      example.file = try StoredTraceFolder(root: seeds, subject: subject.name).save(
        StoredTrace(subject: subject.name, breaks: Finding(.crashed), trace: last.trace))
    } catch {
      example.problem = error.description
    }
    throw example
  }
}
