import Choices

/// What is known about the traces smaller than a counterexample.
public struct Certificate: Hashable, Sendable, Codable {
  /// Which traces a certificate speaks of.
  public enum Scope: String, Hashable, Sendable, Codable {
    /// Every smaller trace over the counterexample's own alphabet: its acts and gaps in any order.
    case everySmaller
    /// Every trace that is left when steps are taken out of it, where the others are too many.
    case everyPart
  }

  /// How many were tried.
  public var tried: Int
  /// Whether these were all there are.
  public var isComplete: Bool
  /// Which traces were to be tried.
  public var scope: Scope

  /// Describes what was tried.
  public init(tried: Int, isComplete: Bool, scope: Scope = .everySmaller) {
    self.tried = tried
    self.isComplete = isComplete
    self.scope = scope
  }
}

// MARK: - Certifying

extension Certificate {
  /// Tries every smaller trace over a minimum's own alphabet; where those are too many, every part
  /// of it.
  ///
  /// - Parameters:
  ///   - limit: How many traces may be tried.
  ///   - affordsMore: Whether those that were tried have cost little enough to go on.
  ///   - test: Tells what becomes of a trace.
  /// - Returns: The certificate, and the smaller trace that breaks the same if there is one.
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

  /// Tries traces until one breaks the same, or a limit is reached.
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
