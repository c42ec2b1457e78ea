import Choices

/// Makes a trace smaller for as long as it breaks the same, and certifies what is left.
///
/// Plainer words come first (``Simplification``), then the general shrinker, in turn until neither
/// finds anything. A smaller trace that the certificate comes upon is reduced in turn.
struct Reduction {
  /// The smallest trace so far.
  private(set) var trace: Trace
  /// How many traces were run, those of the certificate not counted.
  private(set) var evaluations = 0

  private let codec: Codec<Trace>
  private let actions: [String]
  private let failure: Failure
  private let shrinking: Int
  private let certifying: Int
  /// Whether a trace can be asked of the app at all.
  private let allows: (Trace) -> Bool
  /// Whether a trace breaks the same.
  private let breaks: (Trace) throws -> Bool
  /// Whether what was run so far has cost little enough to go on.
  private let affordsMore: (Phase) -> Bool

  /// What traces are run for.
  enum Phase { case shrinking, certifying }

  /// How often the two ways of shrinking take turns, and how often a certificate may begin anew.
  private static let rounds = 4

  /// Prepares to reduce a trace.
  ///
  /// - Parameters:
  ///   - map: Where the trace is played; its actions may stand in for fingers.
  ///   - finding: What every smaller trace has to break.
  ///   - shrinking: How many traces may be run to shrink it.
  ///   - certifying: How many may be run to certify what is left.
  ///   - affordsMore: Whether what was run so far has cost little enough to go on.
  ///   - breaks: Whether a trace breaks the same.
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
    // A trace from elsewhere may do what no hand can; then so may those it becomes.
    let isEarthly = map.allows(trace)
    allows = { isEarthly ? map.allows($0) : $0.flaw == nil }
  }

  /// Tells what becomes of a trace while traces stranger than one are no improvement.
  private func test(_ candidate: Trace, plainerThan strangeness: Strangeness) throws -> Outcome {
    guard allows(candidate), candidate.strangeness <= strangeness else { return .discarded }
    return try breaks(candidate) ? .failed(failure) : .passed
  }

  /// Reduces the trace.
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
      // A trace written by hand may do what the codec has no words for; then it stays as it is.
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

  /// The first trace that says the same in plainer words and breaks the same.
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
