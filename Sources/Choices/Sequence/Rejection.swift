/// The reason why a codec could not make a value from some choices.
public enum Rejection: Error, Hashable, Sendable {
  /// The choices make no valid value, but others may. Filters reject in this way.
  case discarded(String)
  /// The value takes more choices than the chooser may make.
  case overrun(limit: Int)
  /// The codec itself is described wrongly, so that no choices make a value.
  case misuse(Misuse)
}

/// An error in the description of a codec.
///
/// Codecs are created inside expressions, where neither a trap nor a `try` is convenient. So a
/// wrong description creates a codec that reports this error whenever it is used.
public struct Misuse: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error's text: the subject, the rule, and the offending value.
  public let description: String

  /// Creates an error from a sentence.
  public init(_ description: String) {
    self.description = description
  }
}

/// An error about a value that a codec cannot make.
public struct Unencodable: Error, Hashable, Sendable, CustomStringConvertible {
  /// The value that cannot be encoded, as text.
  public let value: String
  /// The description of the codec that cannot encode the value.
  public let codec: String
  /// The reason why the codec cannot encode the value.
  public let reason: String

  /// Creates an error about a value.
  public init(_ value: String, by codec: String, because reason: String) {
    self.value = value
    self.codec = codec
    self.reason = reason
  }

  /// A sentence that names the value, the codec and the reason.
  public var description: String { "Cannot encode \(value) as \(codec): \(reason)." }
}

extension Rejection: CustomStringConvertible {
  /// A sentence that says why no value was made.
  public var description: String {
    switch self {
    case .discarded(let reason): "Discarded: \(reason)."
    case .overrun(let limit): "A value takes more than \(limit) choices."
    case .misuse(let misuse): misuse.description
    }
  }
}
