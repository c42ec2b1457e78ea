import Foundation
import Testing

@Suite("No verdict depends on what came before", .waitsForProcesses)
struct PurityTests {
  private func outcome(_ subject: String, jobs: Int) throws -> String {
    let gate = try GateProcess()
    let result = try gate.run("--runs 1024 --jobs \(jobs) --json out.json", operands: [subject])
    return "\(result.code)\n\(result.output)\n\(gate.timeless("out.json"))"
  }

  private func merged(_ subject: String, shards: Int) throws -> String {
    let gate = try GateProcess()
    for index in 1...shards {
      try gate.run(
        "--runs 1024 --jobs 2 --shard \(index)/\(shards) --json \(index).json", operands: [subject])
    }
    let reports = (1...shards).map { "\($0).json" }.joined(separator: " ")
    let result = try gate.run("merge \(reports) --json out.json")
    return "\(result.code)\n\(result.output)\n\(gate.timeless("out.json"))"
  }

  @Test("A subject that keeps state between runs has one verdict, however the work is shared out")
  func staticState() throws {
    let one = try outcome("remembers", jobs: 1)

    #expect(one.hasPrefix("4\n"))
    #expect(one.contains("depends on what ran before: it breaks action-threw only after"))
    #expect(one.contains("before    trace 1"))
    #expect(try outcome("remembers", jobs: 2) == one)
    #expect(try merged("remembers", shards: 4) == one)
  }

  @Test(
    "A fault that every process shows of itself is told beside the state that hides it from later runs",
    arguments: ["at first", "later"])
  func keptView(when: String) throws {
    let subject = "keeps a view and leaves a recogniser \(when)"
    let one = try outcome(subject, jobs: 1)

    #expect(one.hasPrefix("4\n"))
    #expect(one.contains("\(subject) is not deterministic: "))
    #expect(one.contains("outlives  UIView, made in an earlier run, and met by UIView in this one"))
    #expect(one.contains("a static or global variable keeps the UIView from one run to the next"))
    #expect(one.contains("\(subject) breaks round-trip: ") == (when == "at first"))
    #expect(try outcome(subject, jobs: 2) == one)
    #expect(try merged(subject, shards: 4) == one)
  }

  @Test("A crash that no process shows by itself is told to depend on what ran before")
  func tired() throws {
    let one = try outcome("falls when it is tired", jobs: 1)

    #expect(one.hasPrefix("4\n"))
    #expect(one.contains("depends on what ran before: it breaks crashed"))
    #expect(!one.contains("falls when it is tired crashes"))
    #expect(try outcome("falls when it is tired", jobs: 2) == one)
  }

  @Test("State that changes nothing is no fault of a subject")
  func harmlessState() throws {
    #expect(try outcome("remembers quietly", jobs: 2).hasPrefix("0\n"))
    #expect(try outcome("keeps a view", jobs: 2).hasPrefix("0\n"))
  }

  @Test("A stored trace is replayed by a process that has replayed no other")
  func replays() throws {
    let gate = try GateProcess()
    for number in 1...60 {
      try gate.write(
        "turnstile trace 1\nsubject remembers\n  0 do open\n",
        to: "Seeds/remembers/t\(number).trace")
    }

    let result = try gate.run("remembers --runs 0 --jobs 1")
    #expect(result.code == 0)
  }

  @Test(
    "What depends on the order of a set, the process, the clock, an address or chance is told",
    arguments: ["sets", "words", "processes", "clocks", "addresses", "rolls"])
  func processes(subject: String) throws {
    for jobs in [1, 2] {
      let result = try GateProcess().run("\(subject) --runs 512 --jobs \(jobs)")
      #expect(result.code == 4)
      #expect(
        result.lines.contains(
          "\(subject) is not deterministic: two processes differ in what one trace does."))
      #expect(result.output.contains(/first     .*note/))
    }
  }

  @Test(
    "An app that keeps a diary begins it anew in every run, and not in the documents of who checks it",
    arguments: [0, 1, 2])
  func files(jobs: Int) throws {
    let gate = try GateProcess()
    let place = gate.folder.path
    let result = try gate.run(
      "writes --runs 512 --jobs \(jobs)", environment: ["HOME": place, "TMPDIR": place])

    #expect(result.code == 0)
    #expect(gate.files == [])
  }

  @Test("What is the same for every process of a check is no reason to doubt it")
  func surroundings() throws {
    #expect(try GateProcess().run("--runs 512 --jobs 2", operands: ["looks around"]).code == 0)
    #expect(try GateProcess().run("--runs 512 --jobs 2", operands: ["shuffles"]).code == 0)
  }

  @Test("One process that does everything runs its first traces once more at the end")
  func inProcess() throws {
    let result = try GateProcess().run("wavers --runs 64 --jobs 0")

    #expect(result.code == 4)
    #expect(
      result.lines.contains(
        "wavers is not deterministic: depends on what ran before: a trace does something else when it is run again at the end."
      ))
  }
}
