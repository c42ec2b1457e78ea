import Testing

@testable import Gate
@testable import Turnstile

@Suite("The table of verdicts", .waitsForProcesses)
struct TableTests {
  @Test("What is kept says what happened in its runs")
  func kept() throws {
    let result = try GateProcess().run("calm --runs 256 --jobs 1")
    let row = try #require(result.output.split(separator: "\n").first)

    #expect(row.hasPrefix("  kept             calm  256 runs: presented "))
    #expect(row.contains(", dismissed "))
    #expect(row.contains(" by the app's animator), "))
    #expect(row.contains(" by finger"))
  }

  @Test("A library's classes that none of its subjects came to are named below all of them")
  @MainActor
  func neverRan() throws {
    func table(
      _ verdict: Verdict, isApp: Bool = false, named: [String] = [], isShard: Bool = false
    ) throws -> String {
      let proposals = [Subject("fade") { _ in }, Subject("slide") { _ in }].onPlainScreens()
      var records = proposals.map { Record(subject: $0) }
      if isApp { records.append(Record(subject: Subject("own") { _ in })) }
      for index in records.indices {
        let summary = Summary(subject: records[index].subject.name, seed: 1)
        records[index].conclusion = Conclusion(verdict: verdict, summary: summary)
      }
      var options = try Options([], environment: [:], subjects: [])
      options.subjects.named = named
      return Table(records, isShard: isShard, options: options).plain
    }
    let line = "\n\nown classes of transitions that no subject came to: "

    #expect(try table(.kept).contains(line))
    #expect(try !table(.crashed).contains(line))
    #expect(try !table(.kept, isApp: true).contains(line))
    #expect(try !table(.kept, named: ["fade"]).contains(line))
    #expect(try !table(.kept, isShard: true).contains(line))
  }

  @Test("An expectation that was not met is told beside what was found")
  func neverHappened() throws {
    let result = try GateProcess().run("hopes --runs 256 --jobs 1")

    #expect(result.code == 1)
    #expect(result.lines.contains("hopes: in 256 runs there was never an interactive presentation"))
  }

  @Test("Where nothing was looked at, nothing ran")
  func nothing() throws {
    let result = try GateProcess().run("calm --runs 0 --jobs 1")

    #expect(result.code == 5)
    #expect(result.output.hasPrefix("  nothing ran      calm  0 runs\n"))
    #expect(
      result.lines.contains(
        "calm: nothing ran. Without a run there was never a stored trace to replay."))
  }

  @Test("What is expected and did not happen in few runs is told as too few, in every report")
  func tooFewRuns() throws {
    let gate = try GateProcess()
    let result = try gate.run(
      "waits --runs 8 --jobs 1 --json a.json --junit a.xml --sarif a.sarif --markdown a.md --html pages"
    )

    let words = "waits: too few runs. In 8 runs there was not yet an interactive presentation; 256"
    #expect(result.code == 5)
    #expect(result.output.hasPrefix("  too few runs     waits  8 runs: "))
    #expect(gate.read("a.json").contains(#""exit":5"#))
    #expect(gate.read("a.json").contains(#""verdict":"too few runs""#))
    #expect(gate.read("a.xml").contains("<failure message=\"" + words))
    #expect(gate.read("a.sarif").contains(words))
    #expect(gate.read("a.sarif").contains(#""exitCode" : 5"#))
    #expect(gate.read("a.md").split(separator: "\n").contains("| – | waits | too few runs |  |"))
    #expect(gate.read("pages/index.html").contains("✕ too few runs"))
  }

  @Test("What had no transition is not kept, since nothing was tested")
  func noTransition() throws {
    let result = try GateProcess().run("idles --runs 256 --jobs 1")

    #expect(result.code == 5)
    #expect(
      result.output.contains(
        "idles: nothing ran. In 256 runs there was never a transition, whatever was tapped"))
  }

  @Test("What was ended before its time has no tick on any page, and is an error elsewhere")
  func unfinished() throws {
    let gate = try GateProcess()
    let result = try gate.run(
      "breaks calm --runs 256 --jobs 1 --fail-fast --json a.json --junit a.xml --sarif a.sarif --markdown a.md --html pages"
    )

    #expect(result.code == 1)
    #expect(result.output.contains("\n  broken           breaks  "))
    #expect(gate.read("a.json").contains(#""verdict":"broken""#))
    guard gate.read("a.json").contains(#""verdict":"unfinished""#) else { return }
    #expect(gate.read("a.xml").contains("was ended before this subject was done"))
    #expect(gate.read("a.md").split(separator: "\n").contains("| … | calm | unfinished |  |"))
    #expect(!gate.read("pages/index.html").contains("✓ unfinished"))
  }
}
