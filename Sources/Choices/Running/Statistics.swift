/// What was tried, counted.
public struct Statistics: Hashable, Sendable {
  /// Values for which the property held.
  public private(set) var passed = 0
  /// Values that did not meet an assumption of the property, or were never made.
  public private(set) var discarded = 0
  /// Values for which it did not hold.
  public private(set) var failed = 0
  /// Why the codec made no value, each reason with how often, in the order they first came up.
  public private(set) var rejections: [Tally] = []
  /// How many runs bore each label, in the order they first came up.
  public private(set) var labels: [Tally] = []

  /// A name and how often it came up.
  public struct Tally: Hashable, Sendable {
    /// What was counted.
    public let name: String
    /// How often.
    public internal(set) var count: Int
  }

  /// Creates empty statistics.
  public init() {}

  /// How many runs there were.
  public var runs: Int { passed + discarded + failed }

  mutating func count(_ outcome: Outcome, _ observation: Observation) {
    switch outcome {
    case .passed: passed += 1
    case .discarded: discarded += 1
    case .failed: failed += 1
    }
    for label in observation.labels { Self.add(1, label, to: &labels) }
  }

  mutating func reject(_ rejection: Rejection) {
    discarded += 1
    Self.add(1, rejection.description, to: &rejections)
  }

  /// Adds the statistics of other runs.
  public mutating func merge(_ other: Statistics) {
    passed += other.passed
    discarded += other.discarded
    failed += other.failed
    for tally in other.rejections { Self.add(tally.count, tally.name, to: &rejections) }
    for tally in other.labels { Self.add(tally.count, tally.name, to: &labels) }
  }

  private static func add(_ count: Int, _ name: String, to tallies: inout [Tally]) {
    if let index = tallies.firstIndex(where: { $0.name == name }) {
      tallies[index].count += count
    } else {
      tallies.append(Tally(name: name, count: count))
    }
  }
}

extension Statistics: CustomStringConvertible {
  public var description: String {
    var lines = ["\(passed) passed, \(failed) failed, \(discarded) discarded"]
    for tally in labels {
      let tenths = runs == 0 ? 0 : (tally.count * 1_000 + runs / 2) / runs
      lines.append("  \(tenths / 10).\(tenths % 10) %  \(tally.name)")
    }
    return lines.joined(separator: "\n")
  }
}
