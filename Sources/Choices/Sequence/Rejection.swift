/// The reason why a codec could not make a value from some choices, thrown as an error.
public enum Rejection: Error, Hashable, Sendable {
  /// The choices make no valid value, but other choices may. A codec made by `filter` rejects in
  /// this way.
  case discarded(String)
  /// The value takes more choices than one value may take.
  case overrun(limit: Int)
  /// The codec itself is described wrongly by the code that created it, so that no choices make a
  /// value.
  case misuse(Misuse)
}

/// The error that a codec was described wrongly, for example with an empty list of alternatives.
///
/// Codecs are created inside expressions, where neither a trap nor a `try` is convenient. So a
/// wrong description creates a codec that reports this error whenever it is used.
public struct Misuse: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error's text: what is wrong with the codec's description, the rule, and the offending
  /// value.
  public let description: String

  /// Creates the error from a sentence that says what is wrong with the codec.
  public init(_ description: String) {
    self.description = description
  }
}

/// The error that a value cannot be encoded, because the codec would never make it.
public struct Unencodable: Error, Hashable, Sendable, CustomStringConvertible {
  /// The value that cannot be encoded, as text.
  public let value: String
  /// The description of the codec that cannot encode the value.
  public let codec: String
  /// The reason why the codec cannot encode the value.
  public let reason: String

  /// Creates the error from a value, a codec's description and a reason.
  public init(_ value: String, by codec: String, because reason: String) {
    self.value = value
    self.codec = codec
    self.reason = reason
  }

  /// The error's text, a sentence that names the value, the codec and the reason.
  public var description: String { "Cannot encode \(value) as \(codec): \(reason)." }
}

extension Rejection: CustomStringConvertible {
  /// The error's text, a sentence that says why the codec made no value.
  public var description: String {
    switch self {
    case .discarded(let reason): "Discarded: \(reason)."
    case .overrun(let limit): "A value takes more than \(limit) choices."
    case .misuse(let misuse): misuse.description
    }
  }
}
