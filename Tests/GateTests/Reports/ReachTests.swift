import Testing

@testable import Gate

@Suite("Parts that wait for what the app leaves out", .waitsForProcesses)
struct ReachTests {
  private static let line = "--runs 256 --jobs 1 --only completes-once"

  private static func names(in result: GateProcess.Result) -> [String] {
    result.lines.prefix { !$0.isEmpty }.compactMap { line in
      line.split(separator: " ").map(String.init).first { $0.hasPrefix("reach-") }
    }
  }

  @Test("A part is checked if no run of the app came to one of its classes, with the reason")
  func unreached() throws {
    let result = try GateProcess().run("reach-* --runs 128 --jobs 1")

    #expect(Self.names(in: result) == ["reach-app", "reach-hidden"])
    #expect(
      result.lines.contains(
        "reach-hidden: checked by itself, because no run of the app came to Hidden"))
  }

  @Test("A class whose only runs trapped did run, so its part is not checked by itself")
  func trapped() throws {
    let result = try GateProcess().run("falling-* --runs 64 --jobs 1")

    #expect(result.code == 3)
    #expect(result.output.contains("crashed:reach-falls-animate-transition"))
    #expect(!result.output.contains("checked by itself"))
    #expect(!result.lines.contains { $0.contains("never ran") && $0.contains("Falls") })
  }

  @Test("A part that is named is checked in any case, and so is one without its app")
  func named() throws {
    let both = try GateProcess().run("reach-app reach-shown --runs 128 --jobs 1")
    #expect(Self.names(in: both) == ["reach-app", "reach-shown"])

    let alone = try GateProcess().run("reach-* --except reach-app --runs 128 --jobs 1")
    #expect(Self.names(in: alone) == ["reach-shown", "reach-hidden", "reach-idle"])
  }

  @Test("A part in which nothing runs by itself either is left out, unless it is named")
  func idle() throws {
    let result = try GateProcess().run("reach-app reach-hidden reach-idle \(Self.line)")
    #expect(Self.names(in: result) == ["reach-app", "reach-hidden", "reach-idle"])
    #expect(result.code == 5)

    let waiting = try GateProcess().run("reach-* \(Self.line)")
    #expect(Self.names(in: waiting) == ["reach-app", "reach-hidden"])
    #expect(waiting.code == 0)
    #expect(!waiting.output.contains("completed no transition"))
  }

  @Test("A part with a stored trace is checked in any case")
  func stored() throws {
    let gate = try GateProcess()
    try gate.write("turnstile 1\n", to: "Seeds/reach-shown/lets-go.trace")
    let result = try gate.run("reach-* --runs 128 --jobs 1")

    #expect(Self.names(in: result) == ["reach-app", "reach-shown", "reach-hidden"])
  }

  @Test(
    "A part that completes nothing on plain screens is not judged, and the app's report says so")
  func choosy() throws {
    let gate = try GateProcess()
    let result = try gate.run("choosy-* --runs 64 --jobs 1 --only completes-in-time")
    let note =
      "completed no transition on plain screens and is not judged: give it screens of the app's own in Subjects.swift"

    #expect(result.code == 0)
    #expect(result.output.contains("choosy-card \(note)"))
    #expect(result.output.contains("choosy-stack \(note)"))
    #expect(result.output.contains("choosy-refuser \(note)"))
    #expect(!result.output.contains("never completes"))
    #expect(try gate.shell("ls Seeds/choosy-card/*").code != 0)
  }

  @Test(
    "On plain screens an animator that does nothing is not judged, and one that animates and never completes is"
  )
  func package() throws {
    let gate = try GateProcess()
    let result = try gate.run("package-* --runs 64 --jobs 1 --only completes-in-time")

    #expect(result.output.contains("nothing ran      package-choosy"))
    #expect(result.output.contains("broken           package-stuck"))
    #expect(!result.output.contains("package-choosy breaks"))
    #expect(
      result.output.contains(
        "never a transition that completed. Its screens are plain: give it its own in Subjects.swift."
      ))
    #expect(try gate.shell("ls Seeds/package-choosy/*").code != 0)
  }

  @Test("The list names the parts that wait")
  func list() throws {
    let result = try GateProcess().run("list")

    #expect(
      result.lines.contains("  reach-hidden  (checked only if no run of an app comes to it)"))
  }
}
