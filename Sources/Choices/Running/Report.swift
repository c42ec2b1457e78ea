/// What a search found, and what it tried.
public struct Report<Value> {
  /// The simplest value for each distinct failure, in the order they were found.
  public internal(set) var minima: [Minimum<Value>] = []
  /// What was tried up to then.
  public internal(set) var statistics = Statistics()
}

/// The simplest value that fails in some way, and what is known about it.
public struct Minimum<Value> {
  /// The value.
  public let value: Value
  /// The choices that make it.
  public let choices: ChoiceSequence
  /// How it fails.
  public let failure: Failure
  /// The value it was shrunk from.
  public let finding: Finding<Value>
  /// How often a simpler value was found on the way.
  public let improvements: Int
  /// How many evaluations shrinking took.
  public let evaluations: Int
  /// Whether shrinking came to an end before its budget did.
  public let isSettled: Bool
  /// What is known about smaller values.
  public let certificate: Certificate
  /// Which of its choices do not matter.
  public let explanation: Explanation

  /// The line from which the value comes back.
  public var token: ReplayToken { .choices(choices.values) }
}

/// Too little was tried to say anything.
public struct Unhealthy: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was claimed.
  public let name: String
  /// What was tried.
  public let statistics: Statistics

  /// Throws if nineteen of twenty runs came to nothing.
  static func check(_ statistics: Statistics, of name: String) throws(Unhealthy) {
    guard statistics.runs >= 20, statistics.discarded * 20 >= statistics.runs * 19 else { return }
    throw Unhealthy(name: name, statistics: statistics)
  }

  public var description: String {
    var lines = ["'\(name)' discarded \(statistics.discarded) of \(statistics.runs) cases."]
    for tally in statistics.rejections { lines.append("  \(tally.count) times  \(tally.name)") }
    lines.append("Describe the values that are wanted, rather than filter out the others.")
    return lines.joined(separator: "\n")
  }
}
