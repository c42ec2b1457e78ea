import Choices
import Testing
import VirtualTime

/// The examples of README.md, which stand here word for word and so compile, run and hold.
@Suite("README")
struct ReadmeTests {
  @Test("The clock moves as the README says")
  func virtualClock() throws {
    let clock = VirtualClock()
    try clock.advance(by: .seconds(3_600))
    #expect("\(clock.now)" == "3600000 ms")
  }

  @Test("The loop turns as the README says")
  func turnLoop() {
    let loop = TurnLoop<String>()
    var log: [String] = []
    loop.schedule("later", at: .milliseconds(20))
    loop.input("touch", at: .milliseconds(5))
    loop.run(until: .milliseconds(100)) { work in
      log.append("\(loop.now) \(work)")
      if work == "touch" { loop.nextTurn("respond") }
    }
    #expect(log == ["5 ms touch", "5 ms respond", "20 ms later"])
  }

  @Test("An endless instant is reported as the README says")
  func hung() {
    let endless = TurnLoop<String>(workLimit: 1_000)
    endless.nextTurn("again")
    let outcome = endless.run(until: .milliseconds(1)) { endless.nextTurn($0) }
    #expect(outcome == .hung(at: .zero, turns: 1_000, performed: 1_000))
  }

  @Test("A false claim is refuted as the README says")
  func choices() throws {
    let lists = Codec.int.array()
    let property = Property("a list is its own reverse", of: lists)
    let block = try property.block(0) { list, _ in Outcome(list == list.reversed()) }
    let found = try #require(block.findings.first)

    var shrinker = try Shrinker(lists, from: found.value, failure: found.failure)
    _ = try shrinker.shrink { list in Outcome(list == list.reversed()) }
    #expect(shrinker.value == [0, 1])
  }

  @Test("Every Swift example of the README stands in a test, word for word")
  func examplesAreTested() {
    let examples = SourceFile.read("README.md").blocks(of: "swift")
    let tests =
      [SourceFile.read("Tests/TidyTests/ReadmeTests.swift")]
      + SourceFile.all(in: ["Tests/TurnstileTests/Examples"], withExtension: "swift")

    #expect(
      examples.filter { example in
        !tests.contains { Example.unindented($0.text).contains(Example.unindented(example)) }
      } == [])
    #expect(!examples.isEmpty)
  }
}
