import Choices
import Testing

@Suite("Shrinker")
struct ShrinkerTests {
  private let failure = Failure("false")

  private func isReverse(_ list: [Int]) -> Outcome { Outcome(list == list.reversed()) }

  @Test("A value written by hand shrinks like one that was drawn")
  func byHand() throws {
    var shrinker = try Shrinker(Codec.int.array(), from: [7, 7, -300, 12], failure: failure)

    #expect(try shrinker.shrink(isReverse))
    #expect(shrinker.value == [0, 1])
  }

  @Test("No value is evaluated twice")
  func cache() throws {
    var shrinker = try Shrinker(
      Codec.int.array(), from: [5, 900, 3, 17, 2, 44, 900], failure: failure)
    var seen: [[Int]] = []
    _ = try shrinker.shrink { list in
      seen.append(list)
      return Outcome(list.reduce(0, +) < 1_000)
    }

    #expect(seen.count == shrinker.evaluations)
    #expect(Set(seen).count == seen.count)
  }

  @Test("Resuming after the budget ran out ends where one go does, and repeats nothing")
  func resuming() throws {
    func fails(_ list: [Int]) -> Outcome { Outcome(Set(list).count < 4) }
    let start = [81, 5, 81, 7_000, -12, 4, 4]
    var whole = try Shrinker(Codec.int.array(), from: start, failure: failure)
    _ = try whole.shrink(fails)
    var parts = try Shrinker(Codec.int.array(), from: start, failure: failure)
    var calls = 0
    while try !parts.shrink(evaluations: 3, fails) { calls += 1 }

    #expect(calls > 3)
    #expect(parts.value == whole.value)
    #expect(parts.evaluations <= whole.evaluations + 10)
  }

  @Test("A budget of nothing evaluates nothing")
  func noBudget() throws {
    var shrinker = try Shrinker(Codec.int, from: 900, failure: failure)

    #expect(try !shrinker.shrink(evaluations: 0) { _ in .failed(Failure("false")) })
    #expect(shrinker.evaluations == 0)
    #expect(shrinker.value == 900)
  }

  @Test("A failure never turns into another on the way, but the other is reported")
  func slippage() throws {
    var shrinker = try Shrinker(Codec.int(in: 0...999), from: 700, failure: Failure("large"))
    _ = try shrinker.shrink { value in
      value >= 500 ? .failed(Failure("large")) : .failed(Failure("small"))
    }

    #expect(shrinker.value == 500)
    #expect(shrinker.others.map(\.failure.identity) == ["small"])
  }

  @Test("Each improvement is reported as it comes, always simpler than the one before")
  func improvements() throws {
    var shrinker = try Shrinker(Codec.int.array(), from: [9, 8, 7, 6, 5], failure: failure)
    var sequences: [ChoiceSequence] = []
    _ = try shrinker.shrink(improved: { sequences.append($0.choices) }) {
      Outcome($0.count < 3)
    }

    #expect(shrinker.value == [0, 0, 0])
    #expect(sequences.last == shrinker.choices)
    for (earlier, later) in zip(sequences, sequences.dropFirst()) { #expect(later <= earlier) }
  }

  @Test("An error of the property stops the shrinker and is passed on")
  func errors() throws {
    struct Broken: Error {}
    var shrinker = try Shrinker(Codec.int, from: 900, failure: failure)

    #expect(throws: Broken.self) { try shrinker.shrink { _ in throw Broken() } }
  }
}
