import Foundation
import Testing

@Suite("A gate survives subjects that turn on it", .waitsForProcesses)
struct HostileSubjectTests {
  private func run(_ subject: String) throws -> GateProcess.Result {
    try GateProcess().run("--runs 256 --jobs 2 --patience 2", operands: [subject, "calm"])
  }

  @Test("A subject that forks does its work once", arguments: ["forks", "leaves children"])
  func forks(subject: String) throws {
    let result = try run(subject)

    // The verdict is "nothing ran", because the subject under test has no transition. Each of its
    // runs is counted once.
    #expect(result.code == 5)
    #expect(result.output.contains("  256 runs: no transition\n"))
    #expect(result.output.contains("1 kept, 1 nothing ran · 512 runs"))
  }

  @Test(
    "What a subject does to the processes and the memory it finds is a finding, and the gate goes on",
    arguments: [
      ("forks and traps", "crashed:hostility-all"), ("stops", "hung"), ("ignores", "hung"),
      ("unmaps", "crashed"), ("kills its parent", "crashed"),
      ("stops its parent", "hung:hostility-rare"),
    ])
  func findings(subject: String, clause: String) throws {
    let result = try run(subject)

    #expect(result.code == 3)
    #expect(result.output.contains("kept             calm"))
    #expect(result.output.contains("\(clause) in "))
  }

  @Test(
    "What a subject writes into the gate's files and memory ends neither",
    arguments: ["truncates", "scribbles", "writes junk", "closes"])
  func survived(subject: String) throws {
    let result = try run(subject)

    #expect([5, 3].contains(result.code))
    #expect(result.output.contains("kept             calm"))
  }

  @Test("Nothing that a subject has started outlives the gate, even if that is killed")
  func grandchildren() throws {
    let gate = try GateProcess()
    let process = try gate.start("--time 60s --jobs 2", operands: ["ignores"])
    var started: [Int32] = []
    for _ in 0..<600 where started.count < 3 {
      started = GateProcess.descendants(of: process.processIdentifier)
      Thread.sleep(forTimeInterval: 0.01)
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()

    #expect(started.count >= 2)
    var alive = started
    for _ in 0..<1000 where !alive.isEmpty {
      alive = alive.filter(GateProcess.isAlive)
      Thread.sleep(forTimeInterval: 0.01)
    }
    #expect(alive == [])
  }

  @Test("What goes to a session of its own is ended, even if its worker is killed by its subject")
  func sessions() throws {
    let gate = try GateProcess()
    let result = try gate.run(
      "--runs 256 --jobs 2 --patience 2",
      operands: ["leaves children and kills its parent", "calm"])

    #expect(result.code == 3)
    #expect(result.output.contains("kept             calm"))
    #expect(gate.processes == [])
  }

  @Test("A worker that was stopped ends with its gate")
  func stoppedWorker() throws {
    let gate = try GateProcess()
    let process = try gate.start("--time 60s --jobs 1", operands: ["calm"])
    var worker: Int32?
    for _ in 0..<3000 where worker == nil {
      let started = GateProcess.descendants(of: process.processIdentifier)
      worker = started.count >= 2 ? started.first : nil
      Thread.sleep(forTimeInterval: 0.01)
    }
    kill(try #require(worker), SIGSTOP)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()

    for _ in 0..<1000 where !gate.processes.isEmpty { Thread.sleep(forTimeInterval: 0.01) }
    let left = gate.processes
    #expect(left == [])
    for process in left { kill(process, SIGKILL) }
  }

  @Test(
    "A polite end is an end in good order, with reports", arguments: [SIGTERM, SIGHUP, SIGINT])
  func signals(number: Int32) throws {
    let gate = try GateProcess()
    let process = try gate.start("breaks calm --time 600s --jobs 2 --junit out.xml --json out.json")
    while !gate.read("out.xml").contains("<failure") { Thread.sleep(forTimeInterval: 0.02) }
    kill(process.processIdentifier, number)

    let result = gate.finish(process)
    #expect(result.code == 1)
    #expect(result.output.contains("unfinished       calm"))
    #expect(gate.read("out.json").contains(#""total""#))
    #expect(!gate.files.contains { $0.hasSuffix(".draft") })
  }
}
