import Foundation
import Testing

@Suite("Long traces", .waitsForProcesses)
struct LongTraceTests {
  private func gate(_ subject: String, _ steps: [String]) throws -> GateProcess {
    let gate = try GateProcess()
    try gate.write(
      "turnstile trace 1\nsubject \(subject)\n" + steps.map { $0 + "\n" }.joined(),
      to: "long.trace")
    return gate
  }

  @Test("Replaying and shrinking agree on taps without end in one instant, however long they take")
  func tapsAtOnce() throws {
    let gate = try gate("calm", [String](repeating: "  0 tap at 40,40", count: 12_000))
    let replay = try gate.run("replay long.trace --patience 1")
    let shrink = try gate.run("shrink long.trace --patience 1")

    #expect(replay.code == 3)
    #expect(replay.output.contains("breaks hung"))
    #expect(shrink.code == 3)
    #expect(shrink.output.contains("hung"))
  }

  @Test("A trace that goes on is not taken for one that hangs, however long it takes")
  func goesOn() throws {
    let steps = (0..<20_000).map { "\($0 / 2 * 17) tap at 40,40" }
    let gate = try gate("calm", steps)

    #expect(try gate.run("replay long.trace --patience 3").code == 0)
  }
}
