import Foundation
import Testing

/// Tests that the results of a check are the same with one worker process, with several, and if
/// several machines (shards) share the check. The subjects under test have all kinds of verdicts.
@Suite("Whoever does it, the result is the same", .waitsForProcesses)
struct SamenessTests {
  private static let line = "--runs 1024 --patience 5 --seeds Seeds --json out.json --junit out.xml"
  private static let subjects = [
    "calm", "traps", "breaks", "breaks late", "limps", "mended", "shouts", "stored",
  ]

  private static let stored: [(path: String, text: String)] = [
    ("calm/kept.trace", "turnstile trace 1\nsubject calm\nbreaks lets-go\n  0 do open\n"),
    ("calm/torn.trace", "turnstile trace 1\nsubj"),
    ("limps/known.trace", "turnstile trace 1\nsubject limps\n  0 do open\n"),
    (
      "stored/crashed.trace",
      "turnstile trace 1\nsubject stored\nbreaks crashed\n  0 do knock\n  0 do knock\n"
    ),
  ]

  private struct Outcome: Equatable {
    var code: Int32
    var text: String
    var json: String
    var seeds: [String]
  }

  private func prepare() throws -> GateProcess {
    let gate = try GateProcess()
    for file in Self.stored { try gate.write(file.text, to: "Seeds/\(file.path)") }
    return gate
  }

  private func outcome(_ gate: GateProcess, _ result: GateProcess.Result) -> Outcome {
    let files = FileManager.default.enumerator(atPath: gate.folder.path + "/Seeds")
    let paths = (files?.allObjects as? [String] ?? []).sorted()
    return Outcome(
      code: result.code, text: result.output, json: gate.timeless("out.json"),
      seeds: paths.map { $0 + "\n" + gate.read("Seeds/" + $0) })
  }

  private func whole(jobs: Int) throws -> Outcome {
    let gate = try prepare()
    return outcome(gate, try gate.run("\(Self.line) --jobs \(jobs)", operands: Self.subjects))
  }

  private func merged(shards: Int) throws -> Outcome {
    let gate = try prepare()
    for index in 1...shards {
      try gate.run(
        "\(Self.line) --jobs 2 --shard \(index)/\(shards) --json \(index).json",
        operands: Self.subjects)
    }
    let reports = (1...shards).map { "\($0).json" }.joined(separator: " ")
    return outcome(gate, try gate.run("merge \(reports) --json out.json"))
  }

  @Test(
    "One worker, two, four and eight shards: one text, one JSON, one exit code, one set of seeds"
  )
  func sameness() throws {
    let one = try whole(jobs: 1)

    #expect(one.code == 3)
    #expect(one.seeds.contains { $0.hasPrefix("traps/crashed.trace") })
    for jobs in [2, 4] { #expect(try whole(jobs: jobs) == one) }
    #expect(try merged(shards: 8) == one)
  }

  @Test("Everything that can become of a subject is among what is compared")
  func coverage() throws {
    let one = try whole(jobs: 2)

    for row in [
      "kept             calm", "crashed          traps", "broken           breaks ",
      "broken           breaks late", "known            limps", "broken           mended",
      "kept             shouts", "crashed          stored", "now kept, stays as a guard",
      "passed over",
    ] { #expect(one.text.contains(row), "\(row)") }
  }

  @Test("An enumeration is shared out like any other check")
  func enumeration() throws {
    let gate = try GateProcess()
    let whole = try gate.run("explore calm --depth 3 --jobs 1 --json whole.json")
    for index in 1...3 {
      try gate.run("explore calm --depth 3 --jobs 2 --shard \(index)/3 --json \(index).json")
    }

    let merged = try gate.run("merge 1.json 2.json 3.json --json merged.json")
    #expect(merged.output == whole.output)
    #expect(gate.timeless("merged.json") == gate.timeless("whole.json"))
    #expect(merged.output.contains(" traces"))
  }
}
