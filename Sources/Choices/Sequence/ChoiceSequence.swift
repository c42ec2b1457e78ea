/// One choice that a codec made on the way to a value: a number, and the domain (the possible
/// numbers) from which it was chosen.
public struct Choice: Hashable, Sendable {
  /// The number that the codec's chooser has chosen.
  public let value: Int
  /// The domain, that is, the possible numbers, from which the choice was made.
  public let domain: Domain

  /// Creates a choice of a number from a domain, to which the number must belong.
  public init(_ value: Int, of domain: Domain) {
    self.value = value
    self.domain = domain
  }

  /// The distance of the chosen number from the simplest one of its domain, as the shrinker counts
  /// it.
  public var rank: Rank { domain.rank(of: value) }

  /// True if the chosen number is the simplest one of its domain.
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
  /// The choices that the codec made for the value, in order.
  public internal(set) var choices: [Choice] = []
  /// The spans, that is, the ranges of choices that belong together, outermost first; empty unless
  /// the chooser recorded spans.
  public internal(set) var spans: [Span] = []

  /// Creates a sequence without choices.
  public init() {}

  init(choices: [Choice], spans: [Span]) {
    self.choices = choices
    self.spans = spans
  }

  /// The chosen numbers. From them alone, a codec can make the value and everything else again.
  public var values: [Int] { choices.map(\.value) }

  /// The number of choices in the sequence.
  public var count: Int { choices.count }

  /// Appends a choice to the sequence. Codecs use the method to encode a value.
  ///
  /// - Throws: ``Unencodable`` if the number lies outside the domain of possible numbers.
  public mutating func append(_ value: Int, of domain: Domain) throws(Unencodable) {
    guard domain.contains(value) else {
      throw Unencodable("\(value)", by: "\(domain)", because: "it lies outside")
    }
    choices.append(Choice(value, of: domain))
  }

  /// Removes the choices from an index on to the end of the sequence.
  mutating func drop(from count: Int) { choices.removeSubrange(min(count, choices.count)...) }
}

extension ChoiceSequence: Comparable {
  /// Returns true if two sequences consist of the same choices.
  public static func == (one: ChoiceSequence, other: ChoiceSequence) -> Bool {
    one.choices == other.choices
  }

  /// Returns true if the first sequence is simpler: it is shorter, or equally long and its first
  /// different choice is simpler.
  public static func < (one: ChoiceSequence, other: ChoiceSequence) -> Bool {
    guard one.count == other.count else { return one.count < other.count }
    return precedes(one.choices[...], other.choices[...])
  }

  /// Returns true if the first of two equally long lists of choices is simpler, because its first
  /// different choice is.
  static func precedes(_ one: ArraySlice<Choice>, _ other: ArraySlice<Choice>) -> Bool {
    for (mine, theirs) in zip(one, other) where mine != theirs {
      let (rank, rival) = (mine.rank, theirs.rank)
      if rank != rival { return rank < rival }
    }
    return false
  }
}
