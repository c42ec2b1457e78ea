import Choices

/// The evidence that no smaller trace than a counterexample shows the same finding.
public struct Certificate: Hashable, Sendable, Codable {
  /// The set of smaller traces that were tried to certify a counterexample as minimal.
  public enum Scope: String, Hashable, Sendable, Codable {
    /// Every smaller trace that is built from the counterexample's own acts and gaps, in any order.
    case everySmaller
    /// Every trace that remains when steps are removed from the counterexample. This set is used if
    /// all smaller traces are too many.
    case everyPart
  }

  /// The number of smaller traces that were tried, none of which shows the finding.
  public var tried: Int
  /// True if all traces of the scope were tried, and no limit ended the search before.
  public var isComplete: Bool
  /// The set of smaller traces of which the certificate says that none shows the finding.
  public var scope: Scope

  /// Creates a certificate from the number and the set of the traces that were tried.
  public init(tried: Int, isComplete: Bool, scope: Scope = .everySmaller) {
    self.tried = tried
    self.isComplete = isComplete
    self.scope = scope
  }
}

// MARK: - Certifying

extension Certificate {
  /// Tries every smaller trace that is built from the acts and gaps of a minimal trace; if those
  /// are too many, every trace that remains when steps are removed from it.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of traces.
  ///   - affordsMore: Returns true while the cost of the runs so far allows more of them.
  ///   - test: Runs a trace and returns its outcome.
  /// - Returns: The certificate, and a smaller trace that shows the same finding, if there is one.
  static func certify(
    _ minimum: Trace, limit: Int, affordsMore: () -> Bool = { true },
    _ test: (Trace) throws -> Outcome
  ) rethrows -> (certificate: Certificate, smaller: Trace?) {
    var result = try none(
      of: Alphabet(of: minimum).traces(below: minimum), limit: limit, affordsMore, test)
    guard !result.certificate.isComplete, result.smaller == nil,
      let parts = Parts(of: minimum, limit: limit)
    else { return result }
    result = try none(of: parts, limit: limit, affordsMore, test)
    result.certificate.scope = .everyPart
    return result
  }

  /// Runs traces until one shows the same finding or a limit is reached. If none shows it, the
  /// certificate says so.
  private static func none(
    of candidates: some IteratorProtocol<Trace>, limit: Int, _ affordsMore: () -> Bool,
    _ test: (Trace) throws -> Outcome
  ) rethrows -> (certificate: Certificate, smaller: Trace?) {
    var certificate = Certificate(tried: 0, isComplete: true)
    var candidates = candidates
    while let candidate = candidates.next() {
      guard certificate.tried < limit, affordsMore() else {
        certificate.isComplete = false
        return (certificate, nil)
      }
      let outcome = try test(candidate)
      if outcome == .discarded { continue }
      certificate.tried += 1
      if case .failed = outcome { return (certificate, candidate) }
    }
    return (certificate, nil)
  }
}
