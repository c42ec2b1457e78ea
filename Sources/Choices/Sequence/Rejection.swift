/// Why a codec made no value of some choices.
public enum Rejection: Error, Hashable, Sendable {
  /// The choices describe nothing valid; others may. Filters reject this way.
  case discarded(String)
  /// More choices were asked for than the chooser may make.
  case overrun(limit: Int)
  /// The codec itself is described wrongly, so that no choices would do.
  case misuse(Misuse)
}

/// A codec that was described wrongly.
///
/// A codec is made in the middle of an expression, where neither a trap nor a `try` is welcome. So
/// a wrong description makes a codec that reports this whenever it is used.
public struct Misuse: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong: the subject, the rule, and the offending value.
  public let description: String

  /// Creates an error from a sentence.
  public init(_ description: String) {
    self.description = description
  }
}

/// A value that a codec could never have made.
public struct Unencodable: Error, Hashable, Sendable, CustomStringConvertible {
  /// The value, as text.
  public let value: String
  /// What the codec makes.
  public let codec: String
  /// Why the value is none of those.
  public let reason: String

  /// Creates an error about a value.
  public init(_ value: String, by codec: String, because reason: String) {
    self.value = value
    self.codec = codec
    self.reason = reason
  }

  public var description: String { "Cannot encode \(value) as \(codec): \(reason)." }
}

extension Rejection: CustomStringConvertible {
  public var description: String {
    switch self {
    case .discarded(let reason): "Discarded: \(reason)."
    case .overrun(let limit): "A value takes more than \(limit) choices."
    case .misuse(let misuse): misuse.description
    }
  }
}
