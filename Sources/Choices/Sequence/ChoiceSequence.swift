/// A choice that was made: a value, and the domain it was chosen from.
public struct Choice: Hashable, Sendable {
  /// The value that was chosen.
  public let value: Int
  /// The domain from which the value was chosen.
  public let domain: Domain

  /// Creates a choice. The value must belong to the domain.
  public init(_ value: Int, of domain: Domain) {
    self.value = value
    self.domain = domain
  }

  /// The distance of the choice from the simplest one of its domain.
  public var rank: Rank { domain.rank(of: value) }

  /// True if the chosen value is the simplest one of its domain.
  public var isSimplest: Bool { value == domain.target }
}

/// All choices that a codec made for one value.
///
/// The library keeps, mutates, shrinks and compares values in this form. It does not depend on the
/// value's type, so one shrinker serves every codec. Sequences are ordered *shortlex*: the shorter
/// one is simpler, and of two equally long ones the one whose first difference has the lower rank.
///
/// ```swift
/// let sequence = try Codec.int.array().choices(for: [7])
/// sequence.values  // [1, 7, 0]: one more element, its value, no more
/// ```
public struct ChoiceSequence: Sendable {
  /// The choices, in the order they were made.
  public internal(set) var choices: [Choice] = []
  /// The ranges of choices that belong together, outermost first; empty unless the chooser recorded
  /// spans.
  public internal(set) var spans: [Span] = []

  /// Creates an empty sequence.
  public init() {}

  init(choices: [Choice], spans: [Span]) {
    self.choices = choices
    self.spans = spans
  }

  /// The values of the choices. A codec can make everything else from them.
  public var values: [Int] { choices.map(\.value) }

  /// The number of choices.
  public var count: Int { choices.count }

  /// Appends a choice. Codecs encode values by this method.
  ///
  /// - Throws: ``Unencodable`` if the value lies outside the domain.
  public mutating func append(_ value: Int, of domain: Domain) throws(Unencodable) {
    guard domain.contains(value) else {
      throw Unencodable("\(value)", by: "\(domain)", because: "it lies outside")
    }
    choices.append(Choice(value, of: domain))
  }

  /// Drops the choices from an index on.
  mutating func drop(from count: Int) { choices.removeSubrange(min(count, choices.count)...) }
}

extension ChoiceSequence: Comparable {
  /// Returns whether two sequences consist of the same choices.
  public static func == (one: ChoiceSequence, other: ChoiceSequence) -> Bool {
    one.choices == other.choices
  }

  /// Returns whether a sequence is simpler: it is shorter, or its first different choice is
  /// simpler.
  public static func < (one: ChoiceSequence, other: ChoiceSequence) -> Bool {
    guard one.count == other.count else { return one.count < other.count }
    return precedes(one.choices[...], other.choices[...])
  }

  /// Returns true if a list of choices is simpler than another of the same length, by the first
  /// rank that differs.
  static func precedes(_ one: ArraySlice<Choice>, _ other: ArraySlice<Choice>) -> Bool {
    for (mine, theirs) in zip(one, other) where mine != theirs {
      let (rank, rival) = (mine.rank, theirs.rank)
      if rank != rival { return rank < rival }
    }
    return false
  }
}
