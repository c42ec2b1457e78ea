import Testing
import UIKit

@testable import Turnstile

@MainActor
@Suite("The record of a transition")
struct TransitionRecordTests {
  @Test("A transition that code requests has no drag, no drive and no decision")
  func byCode() throws {
    try look(at: Traces.open) { world in
      let open = try #require(world.transitions.first)

      #expect(open.kind == .present)
      #expect(open.request.drag == nil)
      #expect(open.request.place != nil)
      #expect(!open.request.wasNested)
      #expect(open.setup.hasCustomAnimator)
      #expect(!open.setup.hasInteractor)
      #expect(open.start?.isInteractive == false)
      #expect(open.drive.recognizers.isEmpty)
      #expect(open.decision.instant == nil)
      #expect(open.motion.firstAnimation != nil)
      #expect(open.completion?.finished == true)
      #expect(open.completion?.duration == 0.3)
      #expect(open.hasEnded)
      #expect(!open.wasDrivenByFinger)
    }
  }

  @Test("A drag that turns back shows in the drive, the decision and the completion")
  func turnedBack() throws {
    try look(at: Traces.cancelled) { world in
      let close = try #require(world.transitions.last)

      #expect(close.kind == .dismiss)
      #expect(close.request.drag == 0)
      #expect(close.request.touches == [0])
      #expect(close.setup.hasInteractor)
      #expect(close.start?.isInteractive == true)
      #expect(close.drive.drags == [0])
      #expect(close.drive.isContinuous)
      #expect(close.motion.hasProgress)
      #expect(close.decision.isCancel)
      #expect(close.decision.showsCancelIntent)
      #expect(close.completion?.finished == false)
      #expect(close.wasDrivenByFinger)
      #expect(world.touches.drags.map(\.index) == [0])
    }
  }

  @Test("The history lists the transitions from the first request to the last, by index")
  func listed() throws {
    try look(at: Traces.cancelled) { world in
      let history = world.transitions
      try #require(history.endIndex - history.startIndex == 2)

      #expect(history[history.startIndex].kind == .present)
      #expect(history[history.endIndex - 1].kind == .dismiss)
      #expect(history[0].request.instant < history[1].request.instant)
    }
  }

  @Test("The phases of a transition follow each other in time")
  func order() throws {
    try look(at: Traces.finished) { world in
      for record in world.transitions {
        let start = try #require(record.start)
        let completion = try #require(record.completion)

        #expect(record.request.instant <= start.instant)
        #expect(start.instant <= completion.instant)
        #expect(record.decision.instant.map { start.instant <= $0 } ?? true)
        #expect(record.motion.lastAnimation.map { $0 <= completion.instant } ?? true)
      }
      #expect(world.transitions.count == 2)
      #expect(world.transitions.inFlight.isEmpty)
    }
  }

  /// Performs a trace (input sequence) on the test app, and calls a closure with the state of the
  /// simulated device when the run is over.
  private func look(at trace: String, _ look: @escaping (World) throws -> Void) throws {
    let name = ClauseName(sentence: "the world is looked at")
    let looker = Looker(look)
    _ = try run(
      trace, of: Rig().subject, Contract([Clause(name, promises: "nothing") { looker }]))
    try #require(looker.result).get()
  }
}

private final class Looker: Judge {
  private let look: (World) throws -> Void
  private(set) var result: Result<Void, any Error>?

  init(_ look: @escaping (World) throws -> Void) { self.look = look }

  func concluded(in world: World) { result = Result { try look(world) } }
}
