import Foundation
import Testing

@Suite("Command line", .waitsForProcesses)
struct CommandLineTests {
  @Test("The version is that of the newest entry in the changelog")
  func version() throws {
    let result = try GateProcess().run("--version")
    let changelog = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../CHANGELOG.md")
    let newest = try String(contentsOf: changelog, encoding: .utf8)
      .firstMatch(of: /\n## ([0-9.]+)/)?.1

    #expect(result.code == 0)
    #expect(result.output == "turnstile \(try #require(newest))\n")
  }

  @Test("Subjects and clauses are listed")
  func list() throws {
    let result = try GateProcess().run("list")

    #expect(result.code == 0)
    #expect(result.output.contains("\n  calm\n"))
    #expect(result.output.contains("completes-in-time"))
  }

  @Test("A broken subject ends with 1 and is stored")
  func broken() throws {
    let gate = try GateProcess()

    let result = try gate.run("breaks --runs 256 --jobs 1")
    #expect(result.code == 1)
    #expect(
      result.lines.first == "  broken           breaks  completes-in-time:never-completed in 1 step"
    )
    #expect(gate.read("Seeds/breaks/completes-in-time.trace").hasSuffix("  0 do open\n"))
  }

  @Test("A report of a false alarm has the trace, what it rests on, and the versions")
  func blame() throws {
    let gate = try GateProcess()
    try gate.run("breaks --runs 256 --jobs 1")

    let result = try gate.run("blame Seeds/breaks/completes-in-time.trace")
    #expect(result.code == 0)
    let stored = gate.read("Seeds/breaks/completes-in-time.trace")
    #expect(result.output.hasPrefix("### The trace\n\n```text\n\(stored)```\n"))
    #expect(result.output.contains("other sides of what sources leave open"))
    #expect(result.output.contains("### Versions\n\nturnstile "))
  }

  @Test(
    "A clause, a finding, a rule and a setting are explained by the names that a report prints",
    arguments: [
      ("completes-in-time", "completes-in-time, a standard clause: once the finger is gone"),
      ("completes-in-time:early-end-lost", "It hangs on a setting: explain earlyEnd, and R74."),
      ("comes-to-rest", "comes-to-rest, a strict clause: "),
      ("cancel-restores:alpha", "a view has another alpha than before."),
      ("R74", "The other side is a setting: earlyEnd remembered."),
      (
        "earlyEnd",
        "R74: the effect of an interactor's finish() or cancel() before its transition has"
      ),
      ("crashed:card-open", "the process did not survive the trace"),
    ])
  func explain(name: String, text: String) throws {
    let result = try GateProcess().run("explain \(name)")

    #expect(result.code == 0)
    #expect(result.output.contains(text))
  }

  @Test("A report names what explains it once, and that is a command; an unknown name is told")
  func explainsReport() throws {
    let report = try GateProcess().run("breaks --runs 256 --jobs 1")
    let line = report.output.split(separator: "\n").filter { $0.contains("  explain  ") }
    #expect(line.count == 1)
    let words = try #require(line.first?.split(separator: " ").dropFirst(2).joined(separator: " "))

    #expect(try GateProcess().run(words).output.hasPrefix("completes-in-time, a standard clause"))
    #expect(try GateProcess().run("explain").output.contains("rules of UIKit\n  R1 to R"))
    let unknown = try GateProcess().run("explain cancel-restore")
    #expect(unknown.code == 2)
    #expect(
      unknown.errors
        == "There is no clause, finding, rule or setting 'cancel-restore'. Did you mean 'cancel-restores'?\n"
    )
  }

  @Test("Replaying a trace that breaks only what is known is no failure, as in a check")
  func replayOfKnown() throws {
    let gate = try GateProcess()
    try gate.write("turnstile trace 1\nsubject limps\n  0 do open\n", to: "a.trace")
    try gate.write("turnstile trace 1\nsubject breaks\n  0 do open\n", to: "b.trace")

    let known = try gate.run("replay a.trace")
    #expect(known.code == 0)
    #expect(known.output.contains("breaks completes-in-time:never-completed (known): "))
    #expect(try gate.run("replay a.trace b.trace").code == 1)
  }

  @Test("A clause left out is not judged")
  func without() throws {
    let only = try GateProcess().run("breaks --runs 256 --jobs 1 --only progress-is-finite")
    let without = try GateProcess().run("breaks --runs 256 --jobs 1 --without completes-in-time")

    #expect(only.code == 0)
    #expect(!without.output.contains("completes-in-time"))
    #expect(without.output.contains("1 subject"))
  }

  @Test("A commit is a seed, and a random one is told")
  func seeds() throws {
    let commit = String(repeating: "a", count: 40)

    let result = try GateProcess().run("calm --runs 0 --seed \(commit)")
    #expect(result.errors.contains("from commit \(commit)"))
    #expect(
      try GateProcess().run("calm --runs 0 --seed random").errors.contains("chosen at random"))
  }

  @Test("Exploring counts its traces and finds what is within its depth")
  func explore() throws {
    let kept = try GateProcess().run("explore calm --depth 1 --jobs 1")
    let found = try GateProcess().run("explore traps --depth 3 --jobs 1")

    #expect(kept.code == 0)
    #expect(kept.output.contains("traces"))
    #expect(found.code == 3)
  }

  @Test("A time limit ends the search")
  func time() throws {
    #expect(try GateProcess().run("calm --time 2s --jobs 2").code == 0)
  }
}
