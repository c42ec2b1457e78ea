import Choices
import Testing

@Suite("Codec")
struct CodecTests {
  @Test("A list is written as an answer and a value for each element, and an end")
  func listChoices() throws {
    #expect(try Codec.int.array().choices(for: [7, -3]).values == [1, 7, 1, -3, 0])
  }

  @Test("Elements that must be there and an end that must come take no answer")
  func forcedChoices() throws {
    let codec = Codec.int.array(1...2)

    #expect(try codec.choices(for: [7]).values == [7, 0])
    #expect(try codec.choices(for: [7, 8]).values == [7, 1, 8])
    #expect(try Codec.int.array(count: 2).choices(for: [7, 8]).values == [7, 8])
  }

  @Test("Choices that run out are filled up with the simplest")
  func padding() throws {
    #expect(try Codec.zip(.int(in: 3...9), .bool, .int).decode([5]) == (5, false, 0))
  }

  @Test("Choices outside their domain are moved to its nearer end")
  func clamping() throws {
    #expect(try Codec.int(in: 3...9).decode([100]) == 9)
    #expect(try Codec.int(in: 3...9).decode([-100]) == 3)
  }

  @Test("Half of what has a threshold is drawn at an edge more often than by chance")
  func thresholds() throws {
    let codec = Codec.int(in: 0...1_000_000, thresholds: [500_000])
    var hits = 0
    for run in 0..<2_000 as Range<UInt64> {
      var chooser = Chooser(.random(Seed(1).stream("edge", run)))
      let value = try codec.decode(&chooser)
      if abs(value - 500_000) <= 1 { hits += 1 }
    }

    #expect(hits > 20)
  }

  @Test("Numbers of one value repeat and nearly repeat each other")
  func echoes() throws {
    let codec = Codec.zip(.int, .int)
    var (equal, close) = (0, 0)
    for run in 0..<4_000 as Range<UInt64> {
      var chooser = Chooser(.random(Seed(1).stream("echo", run)))
      let (one, other) = try codec.decode(&chooser)
      guard one.magnitude > 1_000 else { continue }
      if one == other { equal += 1 } else if (one &- other).magnitude <= 4 { close += 1 }
    }

    #expect(equal > 40)
    #expect(close > 40)
  }

  @Test("Half of the runs do without some alternatives, throughout")
  func swarm() throws {
    let lists = Codec.oneOf(.just(0), .just(1), .just(2)).array(20...20)
    let narrow = Samples(of: lists, seed: 7, limit: 256).count { Set($0).count < 3 }

    #expect(narrow > 40)
    #expect(narrow < 200)
  }

  @Test("An alternative that cannot have made a value is passed over, and puts nothing into words")
  func passedOver() throws {
    let described = Tally()
    func word(_ number: Int) -> Word { Word(number: number, described: described) }
    let odd = Codec.int(in: 0...9).map {
      word(2 * $0 + 1)
    } inverse: { word in
      word.number % 2 == 1 ? word.number / 2 : nil
    }
    let even = Codec.int(in: 0...9).map {
      word(2 * $0)
    } inverse: { word in
      word.number % 2 == 0 ? word.number / 2 : nil
    }
    let words = Codec.oneOf(.just(word(3)), odd, even)

    #expect(try words.choices(for: word(3)).values == [0])
    #expect(try words.choices(for: word(9)).values == [1, 4])
    #expect(try words.choices(for: word(12)).values == [2, 6])
    #expect(described.count == 0)
    #expect(throws: Unencodable.self) { try words.choices(for: word(40)) }
    #expect(described.count > 0)
  }
}

/// A value that counts how often its `description` is read.
private struct Word: Equatable, CustomStringConvertible {
  var number: Int
  var described: Tally

  var description: String {
    described.count += 1
    return "\(number)"
  }

  static func == (one: Word, other: Word) -> Bool { one.number == other.number }
}

private final class Tally {
  var count = 0
}
