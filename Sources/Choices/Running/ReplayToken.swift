/// One line from which a failing value comes back.
///
/// Either the value's choices, which survive changes of the property, its seed and the runs before it;
/// or a seed and the number of a run, which is shorter and takes the whole block to repeat. Both begin
/// with the ``Scheme`` that gives them their meaning.
///
/// ```swift
/// try ReplayToken(parsing: "1:choices:1,0,1,1,0")
/// try ReplayToken(parsing: "1:run:7:412")
/// ```
public enum ReplayToken: Hashable, Sendable {
  /// The values of a choice sequence.
  case choices([Int])
  /// A run, counted over all blocks.
  case run(seed: Seed, index: Int)

  /// Why a text is no token.
  public enum Problem: Error, Hashable, Sendable {
    /// It is a token of another version.
    case otherScheme(Int, token: String)
    /// It is nothing of the kind.
    case malformed(String)
  }

  /// Reads a token.
  ///
  /// - Throws: ``Problem``, which says what is wrong with the text.
  public init(parsing text: String) throws(Problem) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 2, let scheme = Int(parts[0]) else { throw .malformed(text) }
    guard scheme == Scheme.current else { throw .otherScheme(scheme, token: text) }
    switch (parts[1], parts.count) {
    case ("choices", 3):
      let words =
        parts[2].isEmpty ? [] : parts[2].split(separator: ",", omittingEmptySubsequences: false)
      let values = words.compactMap { Int($0) }
      guard values.count == words.count else { throw .malformed(text) }
      self = .choices(values)
    case ("run", 4):
      guard let seed = UInt64(parts[2]), let index = Int(parts[3]), index >= 0 else {
        throw .malformed(text)
      }
      self = .run(seed: Seed(seed), index: index)
    default:
      throw .malformed(text)
    }
  }
}

extension ReplayToken: CustomStringConvertible {
  public var description: String {
    switch self {
    case .choices(let values):
      "\(Scheme.current):choices:" + values.map(String.init).joined(separator: ",")
    case .run(let seed, let index):
      "\(Scheme.current):run:\(seed):\(index)"
    }
  }
}

extension ReplayToken.Problem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .otherScheme(let scheme, let token):
      "A replay token must be of scheme \(Scheme.current) (was of scheme \(scheme): \"\(token)\")."
    case .malformed(let text):
      "A replay token must read 1:choices:N,N,… or 1:run:SEED:INDEX (was \"\(text)\")."
    }
  }
}
