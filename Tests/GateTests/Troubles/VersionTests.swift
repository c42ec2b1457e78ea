import Testing

@Suite("Versions of iOS, in the gate", .waitsForProcesses)
struct VersionTests {
  @Test("--ios decides on the version, and the commands of a report repeat it")
  func one() throws {
    let gate = try GateProcess()
    let new = try gate.run("--runs 64 --jobs 2", operands: ["looks behind"])
    let old = try gate.run("--runs 64 --jobs 2 --ios 12", operands: ["looks behind"])

    #expect(new.code == 0)
    #expect(old.code == 3)
    #expect(old.output.contains("replay --ios 12 "))
    let file = "Seeds/looks behind/crashed.trace"
    #expect(try gate.run("replay --ios 12", operands: [file]).code == 3)
    #expect(try gate.run("replay", operands: [file]).code == 0)
  }

  @Test("--ios all names the versions that differ, and what changed between them")
  func all() throws {
    let gate = try GateProcess()
    let result = try gate.run("--ios all", operands: ["looks behind"])

    #expect(result.code == 3)
    #expect(result.output.contains("differs         looks behind  "))
    #expect(result.output.contains("  iOS 12: crashed"))
    #expect(result.output.contains("  iOS 15, iOS 18, iOS 26: nothing is broken\n"))
    #expect(result.output.contains("  iOS 13  R189  "))
    #expect(gate.read("Seeds/looks behind/crashed.trace").isEmpty)
  }

  @Test("A check of an app from before iOS 13 notes what crashes if it is built today")
  func later() throws {
    let gate = try GateProcess()
    let note = """
      old app: judged as built before iOS 13. Built with Xcode 11 or later, it also breaks crashed:
      """
    let old = try gate.run("--runs 32 --jobs 2", operands: ["old app"])
    let sure = try gate.run("--runs 32 --jobs 2 --ios 12", operands: ["old app"])
    let new = try gate.run("--runs 32 --jobs 2", operands: ["new app"])

    #expect(old.code == 0)
    #expect(old.output.contains(note))
    #expect(!sure.output.contains("judged as built"))
    #expect(!new.output.contains("judged as built"))
  }

  @Test("--ios refuses anything but a version from 8 to 99, and all", arguments: ["7", "x", ""])
  func refused(text: String) throws {
    let result = try GateProcess().run("--runs 1", operands: ["--ios", text])

    #expect(result.code == 2)
  }
}
