/// What became of one value.
public enum Outcome: Hashable, Sendable {
  /// The property held.
  case passed
  /// The value did not meet an assumption, and says nothing about the property.
  case discarded
  /// The property did not hold.
  case failed(Failure)

  /// Creates an outcome from whether the property held.
  public init(_ holds: Bool) {
    self = holds ? .passed : .failed(Failure("false"))
  }

  /// Creates an outcome from code that throws where the property does not hold.
  ///
  /// Errors of one type count as one failure, whatever they say.
  public init(_ body: () throws -> Void) {
    do {
      try body()
      self = .passed
    } catch {
      self = .failed(Failure("\(type(of: error))", message: "\(error)"))
    }
  }
}

/// How a property failed.
public struct Failure: Hashable, Sendable {
  /// Which failure this is.
  ///
  /// Two values fail alike if their identities are equal. The shrinker never accepts a value that
  /// fails otherwise, so that one bug does not turn into another on the way to its minimum.
  public let identity: String
  /// What was observed, for people to read; it plays no part in comparisons between failures.
  public let message: String

  /// Creates a failure; without a message its identity is shown.
  public init(_ identity: String, message: String? = nil) {
    self.identity = identity
    self.message = message ?? identity
  }
}
