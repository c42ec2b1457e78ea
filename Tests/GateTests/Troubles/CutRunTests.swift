import Testing

@Suite("Runs that pass cuts, in the gate", .waitsForProcesses)
struct CutRunTests {
  @Test("A crash behind a value that was cut rests on the cut, and the gate is green")
  func crashBehindCut() throws {
    let gate = try GateProcess()
    let result = try gate.run("--runs 256 --jobs 2 --json out.json", operands: ["cut list"])

    #expect(result.code == 0)
    #expect(result.lines.contains("resting on a cut, and so not told as the app's fault:"))
    #expect(result.lines.contains("cut list, not judged, crashed:list-first: the process trapped."))
    #expect(result.output.contains("  not judged: it rests on the cut List.swift:5 items\n"))
    #expect(gate.read("out.json").contains(#""resting":[{"also":[],"cause":"list-first""#))
    #expect(gate.read("Seeds/cut list/crashed.trace").isEmpty)
  }

  @Test("A crash that comes with every answer of a cut is the app's")
  func crashWithEveryAnswer() throws {
    let result = try GateProcess().run("--runs 256 --jobs 2", operands: ["cut beside a crash"])

    #expect(result.code == 3)
    #expect(result.lines.contains("cut beside a crash crashes: the process trapped."))
    #expect(
      result.output.contains(
        "  cuts: the cut List.swift:6 isOpen passed, and the other answer gives the same\n"))
  }

  @Test("A run that comes to a cut without a stand-in is counted, and the search goes on behind it")
  func withoutStandIn() throws {
    let gate = try GateProcess()
    let result = try gate.run(
      "--runs 256 --jobs 2 --junit out.xml", operands: ["cut without a stand-in"])

    #expect(result.code == 1)
    #expect(result.output.contains("cut without a stand-in breaks completes-in-time"))
    #expect(!result.output.contains("crashes"))
    #expect(
      result.output.contains(
        #/not judged, for want of a stand-in: \d+ runs came to Engine.swift:2 engine/#))
    #expect(gate.read("out.xml").contains("not judged, for want of a stand-in"))
  }

  @Test("A class that hides its initialiser has no stand-in, which is no crash of the app's")
  func hiddenInitializer() throws {
    let result = try GateProcess().run("--runs 256 --jobs 2", operands: ["cut view"])

    #expect(!result.output.contains("crash"))
    #expect(
      result.output.contains(#/cut view: not judged, .* \d+ runs came to Gauge.swift:3 gauge/#))
  }

  @Test("An app that comes to such a cut as it is launched is not judged, and not kept")
  func atLaunch() throws {
    let result = try GateProcess().run("--runs 256 --jobs 1", operands: ["cut at once"])

    #expect(result.code == 5)
    #expect(
      result.output.contains("Not judged here: the app comes to the cut Engine.swift:2 engine"))
    #expect(!result.output.contains("crash"))
  }

  @Test("One worker and three say the same of runs that pass cuts, and so do shards")
  func sameness() throws {
    let names = ["cut list", "cut beside a crash", "cut without a stand-in"]
    let first = try GateProcess().run("--runs 512 --jobs 1", operands: names)
    let again = try GateProcess().run("--runs 512 --jobs 3", operands: names)

    #expect(first.output == again.output)
    #expect(first.code == again.code)
  }

  @Test("A stored trace that rests on a cut is replayed as not judged")
  func replayed() throws {
    let gate = try GateProcess()
    try gate.write(
      """
      turnstile trace 1
      subject cut list
      breaks crashed:list-first
        0 do open

      """, to: "list.trace")
    let result = try gate.run("replay list.trace")

    #expect(result.code == 5)
    #expect(result.lines.contains("not judged, crashed:list-first: the process trapped."))
    #expect(result.lines.contains("  not judged: it rests on the cut List.swift:5 items"))
  }

  @Test("An app of whose own transitions none ran, because runs ended at a cut, is not kept")
  func ownTransitionsBehindACut() throws {
    let result = try GateProcess().run("--runs 256 --jobs 1", operands: ["cut door"])

    #expect(result.code == 5)
    #expect(result.output.contains("there was never a transition of the app's own, and what may"))
  }
}
