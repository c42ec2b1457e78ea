import Foundation
import HeadlessUIKit
import Testing

@testable import Turnstile

@Suite("The trace in flight")
struct TraceInFlightTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("turnstile-flight-\(ProcessInfo.processInfo.globallyUniqueString)").path
  private let trace = Trace([Step(0, .action("open")), Step(16, .settle)])

  /// Moves the file of this process to the name it would have had in another one.
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

  @Test("A trace that passed a cut before its process was gone is left out, as often as one asks")
  func leftOut() throws {
    let inFlight = try TraceInFlight(folder: folder, subject: "card")
    inFlight.note(trace)
    inFlight.pass("Card.swift:4 title")
    try pretend(process: Int32.max)

    for _ in 1...2 {
      let left = TraceInFlight.takeLeftovers(in: folder, of: "card")
      #expect(left.crashes.isEmpty)
      #expect(
        left.leftOut.map(\.trace) == [trace] && left.leftOut.map(\.cut) == ["Card.swift:4 title"])
    }
  }

  @Test("A trace that did not survive another answer is left out with that answer alone")
  func otherAnswers() throws {
    let inFlight = try TraceInFlight(folder: folder, subject: "card")
    inFlight.note(trace, answers: .other(of: "Card.swift:4 title"))
    try pretend(process: Int32.max)
    let left = TraceInFlight.takeLeftovers(in: folder, of: "card")

    #expect(
      left.crashes.isEmpty && left.leftOut.map(\.answers) == [.other(of: "Card.swift:4 title")])
  }

  @Test("A trace that is left out is not run, and counts as not judged")
  @MainActor func notRun() throws {
    var card = Subject("card") { _ in Issue.record("it is built") }
    card.leftOut = [Subject.LeftOut(trace: trace, answers: .plain, cut: "Card.swift:4 title")]

    #expect(replay(trace, of: card).leftOut == "Card.swift:4 title")
  }
}
