import Foundation
import Testing

@Suite("A gate survives its subjects", .waitsForProcesses)
struct TroubleTests {
  @Test(
    "What ends its process is found in three steps",
    arguments: [
      ("traps", "crashed:trouble-all", "crashes: the process trapped."),
      (
        "segfaults", "crashed:trouble-all",
        "crashes: the process was ended by signal 11 (SIGSEGV)."
      ),
      ("leaves", "crashed:trouble-all", "crashes: the process left with exit code 0."),
      ("loops", "hung:trouble-rare", "hangs: the process does not go on."),
      (
        "hoards", "crashed:trouble-rare",
        "crashes: the process took more than 200 MiB of memory."
      ),
    ])
  func endsItsProcess(subject: String, finding: String, message: String) throws {
    let gate = try GateProcess()

    let result = try gate.run("\(subject) calm --runs 512 --jobs 2 --patience 2 --memory 200")
    #expect(result.code == 3)
    #expect(result.output.contains("kept             calm"))
    #expect(result.lines.contains("\(subject) \(message)"))
    #expect(result.output.contains("certified minimal"))
    #expect(
      gate.read("Seeds/\(subject)/\(finding.split(separator: ":")[0]).trace") == """
        turnstile trace 1
        subject \(subject)
        breaks \(finding)
          0 do knock
          0 do knock
          0 do knock

        """)
  }

  @Test("A trap of the model's own is our fault, by name, and has an exit code of its own")
  func ours() throws {
    let gate = try GateProcess()

    let result = try gate.run(
      "--runs 256 --jobs 2 --json out.json --junit out.xml", operands: ["waits for nobody"])
    #expect(result.code == 6)
    #expect(result.output.contains("  our fault        waits for nobody"))
    #expect(result.output.contains("a fault of Turnstile's own, in DispatchSemaphore.wait"))
    #expect(result.output.contains("please report it"))
    #expect(result.output.contains("1 our fault · 255 runs"))
    #expect(gate.read("out.json").contains(#""verdict":"our fault""#))
    #expect(gate.read("out.xml").contains("<error "))
  }

  @Test("A trap when the app is released after a trace is not told as the app's crash")
  func released() throws {
    let result = try GateProcess().run("--runs 64 --jobs 2", operands: ["falls at its end"])

    #expect(result.code == 6)
    #expect(result.output.contains("trapped when the app was released after the trace"))
    #expect(!result.output.contains("crashed"))
  }

  @Test("What UIKit refuses as well is the app's crash")
  func refusedByUIKit() throws {
    let result = try GateProcess().run("--runs 256 --jobs 2", operands: ["presents itself"])

    #expect(result.code == 3)
    #expect(result.output.contains("crashed:trouble-all"))
    #expect(!result.output.contains("our fault"))
  }

  @Test("A stored trace of a clause that is not judged is no proof that it is kept")
  func notJudged() throws {
    let gate = try GateProcess()
    let trace = "turnstile trace 1\nsubject calm\nbreaks on-time\n  0 do open\n"
    try gate.write(trace, to: "Seeds/calm/on-time.trace")

    let plain = try gate.run("calm --runs 0 --jobs 1")
    #expect(plain.lines.contains("not judged here: Seeds/calm/on-time.trace (on-time)"))
    #expect(!plain.output.contains("now kept"))
    let strict = try gate.run("calm --runs 0 --jobs 1 --strict")
    #expect(strict.lines.contains("now kept, stays as a guard: Seeds/calm/on-time.trace"))
  }

  @Test("What a trap says last is in the report, with the end of the journal")
  func lastWords() throws {
    let result = try GateProcess().run("traps --runs 256 --jobs 1")

    #expect(result.output.contains("Index out of range"))
    #expect(result.output.contains("  journal    ends with 0 ms  do knock\n"))
  }

  @Test("Where it trapped is in the report, if the runtime can tell and nobody has forbidden it")
  func backtrace() throws {
    let gate = try GateProcess()
    let silent = try gate.run("traps --runs 256 --jobs 1")
    let telling = try gate.run(
      "traps --runs 256 --jobs 1", environment: ["SWIFT_BACKTRACE": ""])

    #expect(!silent.output.contains("static Trouble.all in TroubledSubjects"))
    #expect(telling.output.contains("static Trouble.all in TroubledSubjects at "))
    #expect(!telling.output.contains("Performance"))
    // The name of the crash is the same, because no other process has printed a backtrace.
    #expect(silent.output.contains("crashed:trouble-all"))
    #expect(telling.lines.first == silent.lines.first)
  }

  @Test("An app that traps before the first step has crashed, and its last words are told")
  func atOnce() throws {
    let result = try GateProcess().run("--runs 256 --jobs 1", operands: ["falls at once"])

    #expect(result.code == 3)
    #expect(result.lines.contains("falls at once crashes: the process trapped."))
    #expect(result.output.contains("no storyboard"))
  }

  @Test("What is slow does not hang: patience is for time that stands still")
  func slow() throws {
    let gate = try GateProcess()
    try gate.write(
      """
      turnstile trace 1
      subject dawdles
        0 do knock
        0 do knock
        0 do knock
        0 settle

      """, to: "slow.trace")

    let replay = try gate.run("replay slow.trace --patience 1")
    #expect(replay.code == 0)
    #expect(replay.lines.contains("kept: this trace breaks nothing."))
  }

  @Test("Where smaller traces trap, what is beside the trap is shrunk all the same and certified")
  func besideATrap() throws {
    let result = try GateProcess().run("--runs 256 --jobs 1", operands: ["breaks beside a hole"])

    #expect(result.code == 3)
    #expect(result.output.contains("crashed:glass-drop in 1 step"))
    #expect(result.output.contains("completes-in-time:never-completed in 2 steps"))
    #expect(!result.output.contains("not certified"))
    #expect(!result.output.contains("minimal as far as tried"))
  }

  @Test("What a subject prints is not taken for an answer")
  func printing() throws {
    let result = try GateProcess().run("shouts --runs 256 --jobs 2")

    #expect(result.code == 0)
    #expect(!result.output.contains("{"))
  }

  @Test("A crash that came when the harness tried the way back says so")
  func wayBack() throws {
    let result = try GateProcess().run(
      "--runs 64 --jobs 1", operands: ["falls on the way back"])

    #expect(result.code == 3)
    #expect(result.output.contains("while the way back was tried (dismiss)"))
  }

  @Test("A stored trace that crashes is found again and told apart from the rest")
  func storedCrash() throws {
    let gate = try GateProcess()
    try gate.run("traps --runs 256 --jobs 1")

    let again = try gate.run("traps calm --runs 0 --jobs 1")
    #expect(again.code == 3)
    #expect(
      again.output.contains(
        "replay   \(GateProcess.executable) replay Seeds/traps/crashed.trace"))
  }

  @Test("Replaying a trace that crashes tells so, and the gate lives")
  func replaying() throws {
    let gate = try GateProcess()
    try gate.run("traps --runs 256 --jobs 1")

    let replay = try gate.run("replay Seeds/traps/crashed.trace")
    #expect(replay.code == 3)
    #expect(replay.lines.contains("breaks crashed:trouble-all: the process trapped."))
  }

  @Test(
    "A replay says whether what the trace was stored for is still there, and what the app printed")
  func stillThere() throws {
    let gate = try GateProcess()
    try gate.run("breaks --runs 256 --jobs 1")
    try gate.write(
      """
      turnstile trace 1
      subject breaks
      breaks tree-agrees
        0 do open

      """, to: "other.trace")
    try gate.write("turnstile trace 1\nsubject shouts\n  0 do open\n", to: "loud.trace")

    let there = try gate.run("replay Seeds/breaks/completes-in-time.trace")
    #expect(there.lines.contains("completes-in-time:never-completed is still there."))
    let other = try gate.run("replay other.trace")
    #expect(other.lines.contains("tree-agrees is there no more."))
    #expect(other.output.contains("breaks completes-in-time:never-completed"))
    let loud = try gate.run("replay loud.trace")
    #expect(loud.output.contains("the app printed\n  | {\"subject\": \"shouts\"}"))
  }

  @Test("Shrinking a stored trace leaves the smallest that breaks the same")
  func shrinking() throws {
    let gate = try GateProcess()
    try gate.write(
      """
      turnstile trace 1
      subject traps
      breaks crashed
        0 do calm down
        0 do knock
       80 do knock
       80 tap at 40,40
       96 do knock

      """, to: "long.trace")

    #expect(try gate.run("shrink long.trace").code == 3)
    #expect(gate.read("Seeds/traps/crashed.trace").contains("  0 do knock\n  0 do knock\n"))
  }

  @Test("A journal that differs from run to run is its own verdict")
  func nondeterminism() throws {
    let result = try GateProcess().run("wavers --runs 256 --check-determinism --jobs 1")

    #expect(result.code == 4)
    #expect(
      result.lines.contains("wavers is not deterministic: two executions of one trace differ."))
  }
}
