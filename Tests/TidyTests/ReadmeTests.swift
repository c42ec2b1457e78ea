import Choices
import Foundation
import Testing
import VirtualTime

/// The code examples of README.md and of the pages beside it. They stand here word for word, so
/// that they are known to compile and run.
@Suite("README")
struct ReadmeTests {
  @Test("The clock moves as its page says")
  func virtualClock() throws {
    let clock = VirtualClock()
    try clock.advance(by: .seconds(3_600))
    #expect("\(clock.now)" == "3600000 ms")
  }

  @Test("The loop turns as its page says")
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

  @Test("An endless instant is reported as its page says")
  func hung() {
    let endless = TurnLoop<String>(workLimit: 1_000)
    endless.nextTurn("again")
    let outcome = endless.run(until: .milliseconds(1)) { endless.nextTurn($0) }
    #expect(outcome == .hung(at: .zero, turns: 1_000, performed: 1_000))
  }

  @Test("A false claim is refuted as its page says")
  func choices() throws {
    let lists = Codec.int.array()
    let found = try #require(Samples(of: lists, seed: 7).first { $0 != $0.reversed() })

    var shrinker = try Shrinker(lists, from: found, failure: Failure("false"))
    _ = try shrinker.shrink { list in Outcome(list == list.reversed()) }
    #expect(shrinker.value == [0, 1])
  }

  @Test(
    "Every Swift example stands in a test, word for word",
    arguments: [
      "Sources/VirtualTime/VirtualTime.docc/MovingTheClock.md",
      "Sources/Choices/Choices.docc/FindAndShrink.md",
    ])
  func examplesAreTested(page: String) {
    let examples = SourceFile.read(page).blocks(of: "swift")
    let tests =
      [SourceFile.read("Tests/TidyTests/ReadmeTests.swift")]
      + SourceFile.all(in: ["Tests/TurnstileTests/Examples"], withExtension: "swift")

    #expect(
      examples.filter { example in
        !tests.contains { Example.unindented($0.text).contains(Example.unindented(example)) }
      } == [])
    #expect(!examples.isEmpty)
  }

  @Test("Every file that the README links to is there")
  func links() {
    let targets = SourceFile.read("README.md").text.matches(of: /\]\(([^)#]+)[^)]*\)/)
      .map { String($0.1) }

    #expect(
      targets.filter {
        !FileManager.default.fileExists(atPath: SourceFile.root.appending(path: $0).path)
      }
        == [])
    #expect(targets.count > 10)
  }

  @Test("The command line, the changelog and the manifest of Getting started name one version")
  func version() {
    let version = SourceFile.read("Sources/Gate/Process/Version.swift").text
      .firstMatch(of: /current = "([0-9.]+)"/)?.1
    let newest = SourceFile.read("CHANGELOG.md").text.firstMatch(of: /\n## ([0-9.]+)/)?.1
    let page = SourceFile.read("Sources/Turnstile/Turnstile.docc/GettingStarted.md").text
    let asked = page.firstMatch(of: /from: "([0-9.]+)"/)?.1

    #expect(version != nil)
    #expect(version == newest)
    #expect(version == asked)
  }
}
