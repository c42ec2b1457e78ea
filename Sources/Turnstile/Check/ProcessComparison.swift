/// A comparison of a sample of runs that is made twice: by two processes with different hash seeds,
/// or by one process at its beginning and at its end.
///
/// The first comparison finds the run that differs; a second one, of that run alone, finds the
/// difference.
@MainActor
struct ProcessComparison {
  let subject: Subject
  /// The positions of the runs whose journals are recorded. The other runs are only compared by
  /// their hashes.
  let shows: Range<Int>
  /// The two samples. The key is false for the first one and true for the second. A sample that
  /// could not be made is empty.
  private var samples: [Bool: Sample] = [:]
  /// The failure of one of the two processes that ended before it had made its sample.
  private var failure: ProcessFailure?

  init(subject: Subject, shows: Range<Int>) {
    self.subject = subject
    self.shows = shows
  }

  enum Outcome {
    case same
    /// The run at this position differs between the two samples; a second comparison of that run
    /// alone has to show the difference.
    case differsAt(Int)
    case differs(Counterexample)
  }

  /// The sample that was made first, of the two to compare; `nil` if it was not made yet.
  var first: Sample? { samples[false] }

  /// Stores the answer of one of the two processes, which is its sample of runs or its failure.
  mutating func take(_ answer: Answer, inOther: Bool) {
    switch answer {
    case .sampled(let sample): samples[inOther] = sample
    case .processFailed(let failure):
      self.failure = failure
      samples[inOther] = Sample()
    default: samples[inOther] = Sample()
    }
  }

  /// Returns the result of comparing the two samples of runs; `nil` while one of them is missing.
  func outcome(inOneProcess: Bool) -> Outcome? {
    guard let one = samples[false], let other = samples[true] else { return nil }
    if let failure, let trace = failure.trace {
      // Two empty samples count as equal: a trace has ended both processes. The search itself finds
      // such a trace.
      guard !one.digests.isEmpty || !other.digests.isEmpty else { return .same }
      return .differs(
        example(
          trace, run: failure.run,
          ["first     the trace runs to its end", "again     \(failure.violation.message)"],
          inOneProcess: inOneProcess))
    }
    // Equal samples count as equal only in the first comparison. The second one is made after two
    // processes have differed, so there is a difference even if the journals do not show it.
    if one == other, inOneProcess || shows.isEmpty { return .same }
    guard !shows.isEmpty else {
      return one.firstDifference(from: other).map(Outcome.differsAt) ?? .same
    }
    let place = one.firstDifference(from: other) ?? shows.lowerBound
    guard let mine = one.shown.first(where: { $0.place == place }) else { return .same }
    let theirs = other.shown.first { $0.place == place }?.lines ?? []
    return .differs(
      example(
        mine.trace, run: mine.run, Self.evidence(mine.lines, theirs), inOneProcess: inOneProcess))
  }

  /// Returns the first line in which each of two journals differs from the other, as evidence for a
  /// report.
  private static func evidence(_ mine: [String], _ theirs: [String]) -> [String] {
    if mine == theirs { return ["observed  not each time, and not in what the journal shows"] }
    let index =
      zip(mine, theirs).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? min(mine.count, theirs.count)
    func line(_ lines: [String]) -> String { index < lines.count ? lines[index] : "the end" }
    return ["first     \(line(mine))", "again     \(line(theirs))"]
  }

  private func example(
    _ trace: Trace, run: Int?, _ evidence: [String], inOneProcess: Bool
  ) -> Counterexample {
    let violation =
      inOneProcess
      ? Violation(
        Finding(.nondeterministic), at: 0,
        "depends on what ran before: a trace does something else when it is run again at the end.",
        evidence: evidence,
        fix: "look for state that outlives a run, such as a static variable or a cache")
      : Violation(
        Finding(.nondeterministic), at: 0, "two processes differ in what one trace does.",
        evidence: evidence,
        fix:
          "nothing may depend on the order of a set, on addresses, on the clock or on the process"
      )
    return Counterexample(subject, violation, by: trace, foundAt: run)
  }
}
