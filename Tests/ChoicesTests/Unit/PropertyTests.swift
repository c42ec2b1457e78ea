import Choices
import Testing

@Suite("Property")
struct PropertyTests {
  private let reverse = Property("a list is its own reverse", of: Codec.int.array(), seed: 7)

  @Test("The canary: a property that is false is falsified")
  func canary() {
    #expect(throws: Falsification.self) {
      try reverse.check { list, _ in Outcome(list == list.reversed()) }
    }
  }

  @Test("A property that holds returns what was tried")
  func holds() throws {
    let statistics = try Property("sorted twice is sorted once", of: Codec.int.array(), runs: 300)
      .check { list, observation in
        observation.label(list.count > 8 ? "long" : "short")
        return Outcome(list.sorted().sorted() == list.sorted())
      }

    #expect(statistics.passed == 300)
    #expect(
      "\(statistics)" == """
        300 passed, 0 failed, 0 discarded
          72.0 %  short
          28.0 %  long
        """)
  }

  @Test("A falsification is a report that ends in the line to replay it")
  func report() throws {
    let error = #expect(throws: Falsification.self) {
      try reverse.check { list, _ in Outcome(list == list.reversed()) }
    }

    #expect(
      error?.description == """
        'a list is its own reverse' failed after 50 passing cases.

          input       [0, 1]
          observed    false
          shrunk      2 times from [3, 0], in 7 evaluations
          certified   minimal: none of the 4 smaller values fails

        Replay with 1:choices:1,0,1,1,0
        """)
  }

  @Test("Errors are failures, and several lines are kept aligned")
  func thrown() throws {
    struct TooLong: Error, CustomStringConvertible {
      var description: String { "more than two\n(which is too long)" }
    }
    let codec = Codec.zip(Codec.int.array().named("items"), Codec.bool.named("flag"))
    let error = #expect(throws: Falsification.self) {
      try Property("a list is short", of: codec, seed: 1).check { value, _ in
        Outcome { if value.0.count > 2 { throw TooLong() } }
      }
    }

    #expect(
      error?.description == """
        'a list is short' failed after 93 passing cases.

          input       ([0, 0, 0], false)
          observed    more than two
                      (which is too long)
          shrunk      4 times from ([7, -3, -30], true), in 11 evaluations
          certified   minimal: none of the 6 smaller values fails
          irrelevant  flag; any value fails too

        Replay with 1:choices:1,0,1,0,1,0,0,0
        """)
  }

  @Test("Distinct failures of a block are kept apart, and each reaches its own minimum")
  func several() throws {
    let report = try Property("small or large", of: Codec.int, seed: 2).search { value, _ in
      if value > 1_000 { return .failed(Failure("too large")) }
      if value < -50 { return .failed(Failure("too small")) }
      return .passed
    }

    #expect(Set(report.minima.map(\.value)) == [1_001, -51])
  }

  @Test("Blocks are pure functions of seed and index")
  func blocks() throws {
    func values(_ index: Int) throws -> [[Int]] {
      var values: [[Int]] = []
      _ = try reverse.block(index) { list, observation in
        for number in list { observation.feature(UInt64(bitPattern: Int64(number / 1_000))) }
        values.append(list)
        return .passed
      }
      return values
    }
    let later = try values(5)

    #expect(try values(5) == later)
    #expect(try values(4) != later)
    #expect(later.count == Block<[Int]>.size)
  }

  @Test("Values that reach something new are kept and varied")
  func feedback() throws {
    func deepest(features: Bool) throws -> Int {
      var deepest = 0
      for index in 0..<8 {
        _ = try Property("climb", of: Codec.int(in: 0...9).array(), seed: 3).block(index) {
          list, observation in
          var depth = 0
          for (position, number) in list.enumerated()
          where number == position % 7 && depth == position {
            depth += 1
          }
          if features { observation.feature(UInt64(depth)) }
          deepest = max(deepest, depth)
          return .passed
        }
      }
      return deepest
    }

    #expect(try deepest(features: true) > deepest(features: false) + 1)
  }

  @Test("A failing value comes back from its choices, and from its run")
  func replay() throws {
    func evaluate(_ list: [Int], _: inout Observation) -> Outcome {
      Outcome(list == list.reversed())
    }
    let report = try reverse.search(evaluate: evaluate)
    let minimum = try #require(report.minima.first)
    let byChoices = try reverse.replay(minimum.token, evaluate: evaluate)
    let byRun = try reverse.replay(
      .run(seed: reverse.seed, index: minimum.finding.run), evaluate: evaluate)

    #expect(byChoices.value == minimum.value)
    #expect(byChoices.outcome == .failed(minimum.failure))
    #expect(byRun.value == minimum.finding.value)
  }

  @Test("The value is announced before it is evaluated")
  func announcement() throws {
    var announced: [Int] = []
    _ = try reverse.block(0, runs: 3, willRun: { run, _, _ in announced.append(run) }) { _, _ in
      #expect(announced.isEmpty == false)
      return .passed
    }

    #expect(announced == [0, 1, 2])
  }

  @Test("A property that discards nearly everything is unhealthy")
  func discards() throws {
    let error = #expect(throws: Unhealthy.self) {
      try Property("even numbers", of: Codec.int.filter("parity") { _ in false }, runs: 500)
        .check { _, _ in .passed }
    }

    #expect(
      error?.description == """
        'even numbers' discarded 256 of 256 cases.
          256 times  Discarded: parity let nothing through.
        Describe the values that are wanted, rather than filter out the others.
        """)
  }

  @Test("A value without end is given up, not waited for")
  func endless() throws {
    let endless = Codec<Int>("endless") { chooser throws(Rejection) in
      while true { _ = try chooser.choose(from: .boolean) }
    } encode: { value, _ throws(Unencodable) in
      throw Unencodable("\(value)", by: "endless", because: "it has an end")
    }
    let error = #expect(throws: Unhealthy.self) {
      try Property("endless", of: endless, runs: 20).check { _, _ in .passed }
    }

    #expect(
      error?.statistics.rejections.first?.name == "A value takes more than 16384 choices.")
  }

  @Test("The closure may use what belongs to the main actor")
  @MainActor func isolation() throws {
    final class Counter {
      var count = 0
    }
    let counter = Counter()
    try reverse.check { _, _ in
      counter.count += 1
      return .passed
    }

    #expect(counter.count == 1_000)
  }
}

@Suite("Replay token")
struct ReplayTokenTests {
  @Test(
    "A token reads as it is written",
    arguments: ["1:choices:1,-32768,0", "1:choices:", "1:run:7:412"])
  func canonical(text: String) throws {
    #expect(try ReplayToken(parsing: text).description == text)
  }

  @Test("A token of another scheme is refused by name")
  func otherScheme() {
    #expect(throws: ReplayToken.Problem.otherScheme(2, token: "2:run:7:63")) {
      try ReplayToken(parsing: "2:run:7:63")
    }
    #expect(
      "\(ReplayToken.Problem.otherScheme(2, token: "2:run:7:63"))"
        == #"A replay token must be of scheme 1 (was of scheme 2: "2:run:7:63")."#)
  }

  @Test(
    "What is no token is refused with its text",
    arguments: [
      "", "1", "1:choices", "1:choices:1,x", "1:run:7", "1:run:7:-1", "1:walk:3", "choices:1",
    ])
  func malformed(text: String) {
    #expect(throws: ReplayToken.Problem.malformed(text)) { try ReplayToken(parsing: text) }
    #expect(
      "\(ReplayToken.Problem.malformed(text))" == """
        A replay token must read 1:choices:N,N,… or 1:run:SEED:INDEX (was "\(text)").
        """)
  }
}
