import Choices

/// A reduction, which makes a trace smaller while it shows the same finding, and certifies that no
/// smaller one does.
///
/// Two ways of making the trace smaller, the rewritings of ``Simplification`` and the general
/// shrinker, take turns until neither finds anything. If the search for the certificate finds a
/// smaller trace, that one is reduced in turn.
struct Reduction {
  /// The smallest trace found so far that shows the finding.
  private(set) var trace: Trace
  /// The number of traces that were run for shrinking, without those of the certificate.
  private(set) var evaluations = 0

  private let codec: Codec<Trace>
  private let actions: [String]
  private let failure: Failure
  private let shrinking: Int
  private let certifying: Int
  /// Returns true if a smaller trace may be run: each step is possible, and a hand can perform the
  /// trace on a device. The second condition is dropped if the original trace does not meet it
  /// either.
  private let allows: (Trace) -> Bool
  /// Runs a trace, and returns true if it shows the finding of the original trace.
  private let breaks: (Trace) throws -> Bool
  /// Returns true while the cost of the runs so far allows more of them.
  private let affordsMore: (Phase) -> Bool

  /// The purpose for which a trace is run: to shrink the finding's trace, or to certify the result.
  enum Phase { case shrinking, certifying }

  /// The maximum number of rounds in which the simplifications and the shrinker take turns. It is
  /// also the maximum number of new starts after a certificate has found a smaller trace.
  private static let rounds = 4

  /// Creates a reduction of a trace.
  ///
  /// - Parameters:
  ///   - map: The map of the subject; its actions may replace fingers.
  ///   - finding: The finding that every smaller trace must show.
  ///   - shrinking: The maximum number of traces for shrinking.
  ///   - certifying: The maximum number of traces for certifying.
  ///   - affordsMore: Returns true while the cost of the runs so far allows more of them.
  ///   - breaks: Returns true if a trace shows the finding.
  init(
    _ trace: Trace, on map: SubjectMap, breaking finding: Finding, shrinking: Int, certifying: Int,
    affordsMore: @escaping (Phase) -> Bool = { _ in true },
    _ breaks: @escaping (Trace) throws -> Bool
  ) {
    self.trace = trace
    actions = map.actions
    codec = TraceCodec(width: map.width, height: map.height, actions: map.actions).codec
    failure = Failure("\(finding)")
    self.shrinking = shrinking
    self.certifying = certifying
    self.affordsMore = affordsMore
    self.breaks = breaks
    // The smaller traces must be possible for a hand on a device only if the original is: a trace
    // that a person wrote may contain other steps.
    let isEarthly = map.allows(trace)
    allows = { isEarthly ? map.allows($0) : $0.flaw == nil }
  }

  /// Runs a smaller trace and returns its outcome. A trace that a hand cannot perform, or that is
  /// more unusual than the given measure, is discarded without a run.
  private func test(_ candidate: Trace, plainerThan strangeness: Unusualness) throws -> Outcome {
    guard allows(candidate), candidate.strangeness <= strangeness else { return .discarded }
    return try breaks(candidate) ? .failed(failure) : .passed
  }

  /// Makes the trace as small as possible, and returns the certificate that no smaller trace shows
  /// the finding.
  mutating func minimize() throws -> Certificate {
    try shrink()
    var result = try certify()
    for _ in 0..<Self.rounds {
      guard let smaller = result.smaller else { break }
      trace = smaller
      try shrink()
      result = try certify()
    }
    if result.smaller != nil { result.certificate.isComplete = false }
    return result.certificate
  }

  private func certify() throws -> (certificate: Certificate, smaller: Trace?) {
    let strangeness = trace.strangeness
    return try Certificate.certify(
      trace, limit: certifying, affordsMore: { affordsMore(.certifying) }
    ) { candidate in try test(candidate, plainerThan: strangeness) }
  }

  private mutating func shrink() throws {
    for _ in 0..<Self.rounds {
      let before = trace
      while evaluations < shrinking, affordsMore(.shrinking), let plainer = try plainerTrace() {
        trace = plainer
      }
      // A handwritten trace may contain steps that the codec cannot encode as choices; such a trace
      // is left as it is.
      guard var shrinker = try? Shrinker(codec, from: trace, failure: failure) else { return }
      var strangeness = trace.strangeness
      _ = try shrinker.shrink(evaluations: max(0, shrinking - evaluations)) { candidate in
        guard affordsMore(.shrinking) else { return .discarded }
        let outcome = try test(candidate, plainerThan: strangeness)
        if case .failed = outcome { strangeness = candidate.strangeness }
        return outcome
      }
      evaluations += shrinker.evaluations
      trace = shrinker.value
      if trace == before { return }
    }
  }

  /// Returns the first rewriting of the trace that is plainer and shows the same finding; `nil` if
  /// there is none.
  private mutating func plainerTrace() throws -> Trace? {
    let strangeness = trace.strangeness
    for candidate in Simplification.candidates(for: trace, actions: actions)
    where evaluations < shrinking && affordsMore(.shrinking) {
      let outcome = try test(candidate, plainerThan: strangeness)
      if outcome != .discarded { evaluations += 1 }
      if case .failed = outcome { return candidate }
    }
    return nil
  }
}
