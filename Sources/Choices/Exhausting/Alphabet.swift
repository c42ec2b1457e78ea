/// Which values of each domain to consider when trying everything.
///
/// Trying every `Int` is out of the question. Trying those that occur in a counterexample, in every
/// shorter arrangement, is not, and is what a certificate of minimality rests on.
public struct Alphabet: Sendable {
  private let seen: [Choice]?

  /// Every value of every domain; of doubles, only the simplest.
  public static var everything: Alphabet { Alphabet(seen: nil) }

  /// The values that occur in a sequence, and the simplest of each domain.
  ///
  /// Booleans, ends of lists and choices among up to sixteen alternatives are few enough to be
  /// considered whole.
  public static func occurring(in sequence: ChoiceSequence) -> Alphabet {
    var seen: [Choice] = []
    for choice in sequence.choices where !seen.contains(choice) { seen.append(choice) }
    return Alphabet(seen: seen)
  }

  /// Returns the next simplest value of a domain that is in the alphabet.
  func successor(of value: Int, in domain: Domain) -> Int? {
    let rank = domain.rank(of: value)
    guard let seen, domain.kind == .float || domain.width > 15 || domain.kind == .integer else {
      return domain.kind == .float || rank.minor == .max
        ? nil : domain.value(atRank: rank.minor + 1)
    }
    var best: Int?
    for choice in seen where choice.domain.kind == domain.kind && domain.contains(choice.value) {
      let other = domain.rank(of: choice.value)
      guard other > rank else { continue }
      if let rival = best, domain.rank(of: rival) <= other { continue }
      best = choice.value
    }
    return best
  }
}
