/// One choice that was made: a value, and what else it might have been.
public struct Choice: Hashable, Sendable {
  /// The value chosen.
  public let value: Int
  /// What it was chosen from.
  public let domain: Domain

  /// Creates a choice; the value belongs to the domain.
  public init(_ value: Int, of domain: Domain) {
    self.value = value
    self.domain = domain
  }

  /// How far the choice is from the simplest it could be.
  public var rank: Rank { domain.rank(of: value) }

  /// Whether no simpler choice was possible.
  public var isSimplest: Bool { value == domain.target }
}

/// Everything a codec chose in order to make one value.
///
/// This is the form in which values are kept, mutated, shrunk and compared. It knows nothing of the
/// value's type, which is why one shrinker serves every codec. Sequences are ordered *shortlex*:
/// the shorter is simpler, and of two equally long the one whose first difference has the lower
/// rank.
///
/// ```swift
/// let sequence = try Codec.int.array().choices(for: [7])
/// sequence.values  // [1, 7, 0]: one more element, its value, no more
/// ```
public struct ChoiceSequence: Sendable {
  /// The choices, in the order they were made.
  public internal(set) var choices: [Choice] = []
  /// What structure the choices belong to, outermost first; empty unless a chooser traced it.
  public internal(set) var spans: [Span] = []

  /// Creates an empty sequence.
  public init() {}

  init(choices: [Choice], spans: [Span]) {
    self.choices = choices
    self.spans = spans
  }

  /// The choices' values alone; with a codec they determine everything else.
  public var values: [Int] { choices.map(\.value) }

  /// How many choices there are.
  public var count: Int { choices.count }

  /// Adds a choice, which is how a codec encodes a value.
  ///
  /// - Throws: ``Unencodable`` if the value lies outside the domain.
  public mutating func append(_ value: Int, of domain: Domain) throws(Unencodable) {
    guard domain.contains(value) else {
      throw Unencodable("\(value)", by: "\(domain)", because: "it lies outside")
    }
    choices.append(Choice(value, of: domain))
  }

  /// Takes back what was added behind so many choices.
  mutating func drop(from count: Int) { choices.removeSubrange(min(count, choices.count)...) }
}

extension ChoiceSequence: Comparable {
  public static func == (one: ChoiceSequence, other: ChoiceSequence) -> Bool {
    one.choices == other.choices
  }

  public static func < (one: ChoiceSequence, other: ChoiceSequence) -> Bool {
    guard one.count == other.count else { return one.count < other.count }
    return precedes(one.choices[...], other.choices[...])
  }

  /// Whether some choices come before others of the same number, at the first rank that differs.
  static func precedes(_ one: ArraySlice<Choice>, _ other: ArraySlice<Choice>) -> Bool {
    for (mine, theirs) in zip(one, other) where mine != theirs {
      let (rank, rival) = (mine.rank, theirs.rank)
      if rank != rival { return rank < rival }
    }
    return false
  }
}
