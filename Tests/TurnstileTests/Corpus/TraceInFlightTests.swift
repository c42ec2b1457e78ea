import Foundation
import Testing

@testable import Turnstile

@Suite("The trace in flight")
struct TraceInFlightTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("turnstile-flight-\(ProcessInfo.processInfo.globallyUniqueString)").path
  private let trace = Trace([Step(0, .action("open")), Step(16, .settle)])

  /// Renames the file in which this process stores its running trace (input sequence), as if
  /// another process had written the file.
  private func pretend(process: Int32) throws {
    try FileManager.default.moveItem(
      atPath: "\(folder)/card.\(getpid()).trace", toPath: "\(folder)/card.\(process).trace")
  }

  @Test("What a process that is gone was running is found once, and its file taken away")
  func leftover() throws {
    let inFlight = try TraceInFlight(folder: folder, subject: "card")
    inFlight.note(Trace([Step(0, .action("a much longer name than the next one"))]))
    inFlight.note(trace)
    try pretend(process: Int32.max)

    #expect(TraceInFlight.takeLeftovers(in: folder, of: "card").crashes.map(\.trace) == [trace])
    #expect(TraceInFlight.takeLeftovers(in: folder, of: "card").crashes.isEmpty)
  }

  @Test("The file of a process that still runs is left alone, and so is that of another subject")
  func alive() throws {
    let inFlight = try TraceInFlight(folder: folder, subject: "card")
    inFlight.note(trace)
    #expect(TraceInFlight.takeLeftovers(in: folder, of: "card").crashes.isEmpty)

    try pretend(process: getppid())
    #expect(TraceInFlight.takeLeftovers(in: folder, of: "card").crashes.isEmpty)
    #expect(TraceInFlight.takeLeftovers(in: folder, of: "car").crashes.isEmpty)
  }

  @Test("A check that comes to its end leaves nothing")
  func removed() throws {
    let inFlight = try TraceInFlight(folder: folder, subject: "card")
    inFlight.note(trace)
    inFlight.remove()

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
  }

  @Test("A trace that passed a cut before its process was gone is no crash, and its file stays")
  func endedAtCut() throws {
    let inFlight = try TraceInFlight(folder: folder, subject: "card")
    inFlight.note(trace, run: 7)
    inFlight.pass(CutPassage("Card.swift:4 title", hasOtherAnswer: true))
    inFlight.leaves(at: ("Card.swift:5 engine", "App.Engine"))
    let contents = try #require(inFlight.contents)
    try pretend(process: Int32.max)

    #expect(contents.trace.trace == trace)
    #expect(contents.run == 7)
    #expect(contents.cuts == [CutPassage("Card.swift:4 title", hasOtherAnswer: true)])
    #expect(contents.end?.cut == "Card.swift:5 engine")
    #expect(contents.end?.type == "App.Engine")
    for _ in 1...2 {
      let left = TraceInFlight.takeLeftovers(in: folder, of: "card")
      #expect(left.crashes.isEmpty)
      #expect(left.endsAtCuts)
    }
  }
}
