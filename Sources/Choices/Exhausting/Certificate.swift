/// What is known about the values smaller than a minimum.
public struct Certificate: Hashable, Sendable {
  /// How many smaller values over the minimum's own alphabet do not fail like it.
  public let checked: Int
  /// Whether those are all there are.
  public let isComplete: Bool
}

extension Certificate: CustomStringConvertible {
  public var description: String {
    switch (checked, isComplete) {
    case (0, true): "minimal: there is no smaller value"
    case (1, true): "minimal: the one smaller value does not fail"
    case (_, true): "minimal: none of the \(checked) smaller values fails"
    default: "none of the first \(checked) smaller values fails"
    }
  }
}

extension Shrinker {
  /// Tries the values smaller than the best, over its own alphabet, from the simplest up.
  ///
  /// If one of them fails alike, the passes had been stuck: it becomes the best, is shrunk in turn, and
  /// the certificate is that of the new minimum. What the passes tried already is not tried again, but
  /// counts.
  ///
  /// - Parameters:
  ///   - limit: How many evaluations to spend.
  ///   - test: Tells what becomes of a value.
  /// - Returns: The certificate of the value that is now the best.
  public mutating func certify(
    evaluations limit: Int = 1_000, _ test: Test
  ) throws -> Certificate {
    let budget = evaluations + limit
    restart: while true {
      var enumeration = Enumeration(
        of: codec, over: .occurring(in: choices), below: choices, patience: 64 * limit + 64)
      var checked = 0
      while let candidate = enumeration.next() {
        switch try judge(candidate, enumeration.choices, within: budget, test) {
        case .failsAlike:
          _ = try shrink(evaluations: budget - evaluations, test)
          continue restart
        case .tooCostly:
          return Certificate(checked: checked, isComplete: false)
        case .differs:
          checked += 1
        case .unmet:
          break
        }
      }
      return Certificate(checked: checked, isComplete: !enumeration.gaveUp)
    }
  }
}
