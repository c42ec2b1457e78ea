/// The outcome of evaluating a property for one value: passed, discarded or failed.
public enum Outcome: Hashable, Sendable {
  /// The tested property held for the value.
  case passed
  /// The value does not meet an assumption of the property, so it is no evidence for or against the
  /// property.
  case discarded
  /// The tested property did not hold for the value.
  case failed(Failure)

  /// Creates an outcome from a Boolean: true if the property held for the value.
  public init(_ holds: Bool) {
    self = holds ? .passed : .failed(Failure("false"))
  }

  /// Creates an outcome by running code that throws an error if the property does not hold.
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

/// A failure of a property for one value: an identity, which says which bug it is, and a message.
public struct Failure: Hashable, Sendable {
  /// The identity of the failure. Failures with the same identity count as the same bug.
  ///
  /// The shrinker accepts only values whose failure has the same identity. Otherwise it could
  /// replace one bug by another on the way to the minimum.
  public let identity: String
  /// The observed failure, as text for people. Failures that differ only in this text count as the
  /// same.
  public let message: String

  /// Creates a failure. Without a message, the identity serves as the message.
  public init(_ identity: String, message: String? = nil) {
    self.identity = identity
    self.message = message ?? identity
  }
}
