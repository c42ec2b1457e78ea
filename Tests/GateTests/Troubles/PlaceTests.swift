import Testing

@Suite("Where a process ended", .waitsForProcesses)
struct PlaceTests {
  @Test(
    "A crash is named by the app's function it happened in, and another place is another finding")
  func knownCrash() throws {
    let gate = try GateProcess()
    let result = try gate.run("--runs 256 --jobs 2", operands: ["drops and spills"])

    #expect(result.code == 3)
    #expect(result.lines.contains("drops and spills crashes: the process trapped."))
    #expect(result.output.contains("  at         Cup.spill\n"))
    #expect(!result.output.contains("SIGSEGV"))
    #expect(
      gate.read("Seeds/drops and spills/crashed.trace").contains("breaks crashed:cup-spill\n"))
  }

  @Test("A crash that is known is expected, and the search goes on behind it")
  func expected() throws {
    let gate = try GateProcess()
    let result = try gate.run("drops --runs 256 --jobs 1")

    #expect(result.code == 0)
    #expect(result.output.contains("  known            drops  crashed:glass-drop"))
    #expect(result.output.contains(#/1 subject: 1 known · \d{3} runs/#))
  }

  @Test("The place is the same run after run, whoever starts the gate, and one worker or two")
  func sameness() throws {
    let one = try GateProcess()
    let other = try GateProcess()
    let line = "--runs 256 --patience 2"
    let names = ["drops and spills", "traps", "asks again"]
    let first = try one.run("\(line) --jobs 1", operands: names)
    let again = try other.shell("{gate} \(line) --jobs 2 'drops and spills' traps 'asks again'")

    #expect(first.output == again.output)
  }

  @Test("Functions that call each other without end are one place, whichever of them was last")
  func recursion() throws {
    let result = try GateProcess().run("--runs 256 --jobs 1", operands: ["falls into itself"])

    #expect(result.output.contains("  at         Mirrors.one\n"))
  }

  @Test("What never returns is named by the function that was called from outside")
  func stall() throws {
    let gate = try GateProcess()
    try gate.write(
      """
      turnstile trace 1
      subject loops
      breaks hung:trouble-rare
        0 do knock
        0 do knock
        0 do knock

      """, to: "loops.trace")

    let replay = try gate.run("replay loops.trace --patience 1")
    #expect(replay.code == 3)
    #expect(replay.lines.contains("hung:trouble-rare is still there."))
  }

  @Test("Work that asks for itself without end is named by who asks")
  func endlessTurns() throws {
    let result = try GateProcess().run("--runs 256 --jobs 1", operands: ["asks again"])

    #expect(result.code == 3)
    #expect(result.output.contains("  asked by  Bell.ring\n"))
  }
}
