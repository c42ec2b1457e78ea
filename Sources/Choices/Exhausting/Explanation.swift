/// Which choices of a minimum do not matter.
///
/// A choice is irrelevant if other values of it, tried one after another, fail all the same. It stands
/// at its simplest only because it has to stand somewhere. A choice that is not at its simplest does
/// matter: had the simpler values failed, it would have been lowered.
public struct Explanation: Hashable, Sendable {
  /// The positions of the irrelevant choices.
  public let irrelevant: [Int]
  /// The names whose every occurrence is irrelevant as a whole; see ``Codec/named(_:)``.
  public let names: [String]
  /// How many choices there are.
  public let count: Int
}

extension Explanation: CustomStringConvertible {
  public var description: String {
    names.isEmpty
      ? "\(irrelevant.count) of \(count) choices; any value fails too"
      : "\(names.joined(separator: ", ")); any value fails too"
  }
}

extension Shrinker {
  /// Finds out which choices of the best value do not matter.
  ///
  /// Only choices that leave the structure as it is are varied. Each is given up to four other values:
  /// the ends of its domain, the next simplest, and one at random. One that does not fail alike makes
  /// it relevant.
  ///
  /// - Parameters:
  ///   - limit: How many evaluations to spend; choices left over count as relevant.
  ///   - test: Tells what becomes of a value.
  public mutating func explain(evaluations limit: Int = 200, _ test: Test) throws -> Explanation {
    let budget = evaluations + limit
    var generator = Generator(seed: 0)
    var irrelevant: [Int] = []
    let made = choices.choices
    for (position, choice) in made.enumerated() where choice.isSimplest {
      guard choice.domain.kind != .continuation else { continue }
      var varied = 0
      var matters = false
      for value in alternatives(to: choice, &generator) where !matters {
        var values = made.map(\.value)
        values[position] = value
        var chooser = Chooser(.recorded(values))
        chooser.limit = made.count
        guard let candidate = try? codec.decode(&chooser),
          chooser.sequence.choices.map(\.domain) == made.map(\.domain), evaluations < budget
        else {
          matters = true
          break
        }
        varied += 1
        matters = try !fails(candidate, test)
      }
      if varied > 0, !matters { irrelevant.append(position) }
    }
    return Explanation(
      irrelevant: irrelevant, names: names(within: irrelevant), count: made.count)
  }

  private func alternatives(to choice: Choice, _ generator: inout Generator) -> [Int] {
    let domain = choice.domain
    var values: [Int] = []
    for value in [
      domain.value(atRank: choice.rank.minor &+ 1), domain.lower, domain.upper,
      domain.lower &+ Int(truncatingIfNeeded: generator.next(below: domain.width &+ 1)),
    ] {
      if let value, value != choice.value, !values.contains(value) { values.append(value) }
    }
    return values
  }

  /// The names all of whose spans hold nothing but irrelevant choices.
  private func names(within irrelevant: [Int]) -> [String] {
    var names: [String] = []
    var relevant: [String] = []
    for span in choices.spans {
      guard let name = span.label else { continue }
      let ignored = span.choices.allSatisfy(irrelevant.contains)
      if !ignored || span.choices.isEmpty { relevant.append(name) }
      if !names.contains(name) { names.append(name) }
    }
    return names.filter { !relevant.contains($0) }
  }
}
