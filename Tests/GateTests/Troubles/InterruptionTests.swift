import Foundation
import Testing
import Turnstile

@Suite("A gate survives what happens to it", .waitsForProcesses)
struct InterruptionTests {
  /// The number of times that a process is killed: five, or fifty with `TURNSTILE_SOAK=1`.
  private static let rounds =
    ProcessInfo.processInfo.environment["TURNSTILE_SOAK"] == nil ? 5 : 50
  private static let line = "breaks traps calm --runs 512 --jobs 2 --json out.json --junit out.xml"

  /// Returns a time in seconds at which a process is killed, different for each round.
  private static func moment(_ round: Int) -> TimeInterval {
    0.02 + Double(round * 7919 % 101) / 101 * 2.5
  }

  @Test("Whichever worker is killed, at any moment, the result is that of an undisturbed run")
  func killedWorkers() throws {
    let quiet = try GateProcess()
    let undisturbed = try quiet.run(Self.line)
    var kills = 0
    for round in 1...Self.rounds {
      let gate = try GateProcess()
      let process = try gate.start(Self.line)
      Thread.sleep(forTimeInterval: Self.moment(round))
      let workers = GateProcess.descendants(of: process.processIdentifier)
      if !workers.isEmpty, kill(workers[round % workers.count], SIGKILL) == 0 { kills += 1 }
      let result = gate.finish(process)
      #expect(result.code == undisturbed.code, "round \(round)")
      #expect(result.output == undisturbed.output, "round \(round)")
      #expect(gate.timeless("out.json") == quiet.timeless("out.json"), "round \(round)")
    }

    #expect(kills > 0)
  }

  @Test("A process that is killed while it looks into a crash is asked again", arguments: 1...2)
  func killedInvestigator(which: Int) throws {
    let line = "traps --runs 64 --jobs 1 --json out.json"
    let quiet = try GateProcess()
    let undisturbed = try quiet.run(line)
    var seen: Set<Int32> = []
    // The test tries again, because on a busy machine it may see only one of two processes that run
    // briefly.
    for _ in 0..<20 where seen.count < which {
      seen = []
      let gate = try GateProcess()
      let process = try gate.start(line)
      while GateProcess.isAlive(process.processIdentifier), seen.count < which {
        // The tested tool has started a worker process. That has started the process that looks
        // into the crash, and that one its own workers, which run the crashing traces (input
        // sequences).
        let looking = GateProcess.generations(of: process.processIdentifier).dropFirst(2).first
        guard let last = looking?.last, seen.insert(last).inserted else { continue }
        if seen.count == which { kill(last, SIGKILL) }
      }

      let result = gate.finish(process)
      #expect(result.code == 3)
      #expect(result.output == undisturbed.output)
      #expect(gate.timeless("out.json") == quiet.timeless("out.json"))
    }

    #expect(seen.count == which)
  }

  @Test("Killed at any moment, the gate tears no file and loses nothing it has announced")
  func killedGate() throws {
    for round in 1...Self.rounds {
      let gate = try GateProcess()
      let process = try gate.start(Self.line)
      Thread.sleep(forTimeInterval: Self.moment(round))
      let workers = GateProcess.descendants(of: process.processIdentifier)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()

      let announced = gate.read("out.xml").matches(of: /TroubledSubjects replay ([^\s<]+)/).map {
        $0.1
      }
      #expect(announced.allSatisfy { !gate.read(String($0)).isEmpty }, "round \(round)")
      for file in gate.files where file.hasSuffix(".trace") {
        #expect(throws: Never.self) { try StoredTrace(parsing: gate.read(file)) }
      }
      #expect(gate.read("out.xml").isEmpty || gate.read("out.xml").hasSuffix("</testsuites>\n"))
      #expect(gate.read("out.json").isEmpty || gate.read("out.json").contains(#""total""#))
      try expectCleanRun(gate, after: round)
      #expect(workers.allSatisfy { !GateProcess.isAlive($0) }, "round \(round)")
    }
  }

  private func expectCleanRun(_ gate: GateProcess, after round: Int) throws {
    let next = try gate.run(Self.line)
    #expect(next.code == 3, "round \(round)")
    #expect(!next.output.contains("passed over"), "round \(round)")
    #expect(gate.read("Seeds/traps/crashed.trace").hasSuffix("  0 do knock\n  0 do knock\n"))
    #expect(gate.read("Seeds/breaks/completes-in-time.trace").hasSuffix("  0 do open\n"))
  }

  @Test("Ctrl-C prints what is known and leaves no worker behind")
  func interrupted() throws {
    let gate = try GateProcess()
    let process = try gate.start("calm shouts --time 60s --jobs 2")
    Thread.sleep(forTimeInterval: 1.5)
    let workers = GateProcess.descendants(of: process.processIdentifier)
    process.interrupt()

    let result = gate.finish(process)
    #expect(result.code == 130)
    #expect(result.output.contains("2 subjects: 2 unfinished"))
    #expect(workers.count >= 2)
    #expect(workers.allSatisfy { !GateProcess.isAlive($0) })
  }

  @Test("Ctrl-C after something was found stores it and ends as found")
  func interruptedAfterFinding() throws {
    let gate = try GateProcess()
    let process = try gate.start("breaks calm --time 60s --jobs 2 --junit out.xml")
    while !gate.read("out.xml").contains("<failure") { Thread.sleep(forTimeInterval: 0.05) }
    process.interrupt()

    let result = gate.finish(process)
    #expect(result.code == 1)
    #expect(result.output.contains("unfinished       calm"))
    #expect(gate.read("Seeds/breaks/completes-in-time.trace").hasSuffix("  0 do open\n"))
  }
}
