/// The result of evaluating a property for one value.
public enum Outcome: Hashable, Sendable {
  /// The property held for the value.
  case passed
  /// The value does not meet an assumption of the property, and so says nothing about it.
  case discarded
  /// The property did not hold for the value.
  case failed(Failure)

  /// Creates an outcome from the result of a property that returns a Boolean.
  public init(_ holds: Bool) {
    self = holds ? .passed : .failed(Failure("false"))
  }

  /// Creates an outcome from code that throws if the property does not hold.
  ///
  /// Errors of the same type count as the same failure, whatever their text.
  public init(_ body: () throws -> Void) {
    do {
      try body()
      self = .passed
    } catch {
      self = .failed(Failure("\(type(of: error))", message: "\(error)"))
    }
  }
}

/// A failure of a property: its identity, and a message.
public struct Failure: Hashable, Sendable {
  /// The identity of the failure, by which failures are compared.
  ///
  /// The shrinker accepts only values whose failure has the same identity. Otherwise it could
  /// replace one bug by another on the way to the minimum.
  public let identity: String
  /// The observed failure, as text for people. It plays no part in comparisons.
  public let message: String

  /// Creates a failure. Without a message, the identity is the message.
  public init(_ identity: String, message: String? = nil) {
    self.identity = identity
    self.message = message ?? identity
  }
}
