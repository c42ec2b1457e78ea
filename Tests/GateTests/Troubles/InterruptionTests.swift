import Foundation
import Testing

@Suite("A gate survives what happens to it")
struct InterruptionTests {
  @Test("A worker that is killed from outside is replaced, and nothing else changes")
  func killedWorker() throws {
    let gate = try GateProcess()
    let undisturbed = try gate.run("calm shouts --runs 1024 --jobs 2")

    let process = try gate.start("calm shouts --runs 1024 --jobs 2")
    Thread.sleep(forTimeInterval: 0.5)
    let victim = GateProcess.children(of: process.processIdentifier).first
    if let victim { kill(victim, SIGKILL) }
    let result = gate.finish(process)
    #expect(victim != nil)
    #expect(result.code == 0)
    #expect(result.output == undisturbed.output)
  }

  @Test("Ctrl-C prints what is known and leaves no worker behind")
  func interrupted() throws {
    let gate = try GateProcess()
    let process = try gate.start("calm shouts --time 60s --jobs 2")
    Thread.sleep(forTimeInterval: 1.5)
    let workers = GateProcess.children(of: process.processIdentifier)
    process.interrupt()

    let result = gate.finish(process)
    #expect(result.code == 130)
    #expect(result.output.contains("2 subjects: 2 unfinished"))
    #expect(workers.count == 2)
    #expect(workers.allSatisfy { kill($0, 0) != 0 })
  }

  @Test("Killed at any moment, the gate tears no file, and the next run is as the first")
  func killedGate() throws {
    let rounds = ProcessInfo.processInfo.environment["TURNSTILE_SOAK"] == nil ? 6 : 50
    let gate = try GateProcess()
    for round in 1...rounds {
      let process = try gate.start("breaks traps --runs 256 --jobs 2 --junit junit.xml")
      Thread.sleep(forTimeInterval: Double(round % 10) * 0.2)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for name in ["breaks/completes-in-time", "traps/crashed"] {
        let text = gate.read("Seeds/\(name).trace")
        #expect(text.isEmpty || text.hasPrefix("turnstile trace 1\n") && text.hasSuffix("\n"))
      }
      let junit = gate.read("junit.xml")
      #expect(junit.isEmpty || junit.hasSuffix("</testsuites>\n"))
    }

    #expect(try gate.run("breaks traps --runs 256 --jobs 2").code == 3)
    #expect(gate.read("Seeds/traps/crashed.trace").hasSuffix("  0 do knock\n  0 do knock\n"))
  }

  @Test("A reader that goes away changes neither the reports nor the exit code")
  func closedPipe() throws {
    let gate = try GateProcess()
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/bash")
    shell.currentDirectoryURL = gate.folder
    shell.arguments = [
      "-c",
      "\(GateProcess.executable) breaks calm --runs 256 --jobs 1 --json out.json | true; "
        + "exit ${PIPESTATUS[0]}",
    ]
    try shell.run()
    shell.waitUntilExit()

    #expect(shell.terminationStatus == 1)
    #expect(gate.read("out.json").contains(#""total""#))
  }
}
