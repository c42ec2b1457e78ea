import Testing
import Turnstile
import UIKit

extension Contract {
  /// The standard contract with the album's own clauses.
  static let album = standard.adding(
    .always("the album stays the root") { world in
      world.window.rootViewController != nil
    },
    .never("more cards close than open") { world in
      world.notes.count { $0 == "didClose" } > world.notes.count { $0 == "didOpen" }
    },
    .eventually("somebody sees a screen", within: .seconds(1)) { world in
      world.foremost?.viewIfLoaded?.window != nil
    },
    .leadsTo(
      "a card that has opened says so", within: .seconds(1),
      from: { world in world.transitions.last?.kind == .present && world.isLastFinished },
      to: { world in world.notes.last == "didOpen" }),
    .sometimes("a card is closed") { world in world.notes.contains("didClose") })
}

extension World {
  /// True if the transition that was requested last has finished.
  fileprivate var isLastFinished: Bool { transitions.last?.completion?.finished == true }
}

@MainActor
@Suite("The album's own clauses")
struct OwnClausesTests {
  @Test("The album keeps its own clauses too")
  func contract() throws {
    try check(album, .album)
  }

  @Test("A clause that does not hold is named by its sentence")
  func broken() throws {
    let silent = Contract([.never("a card opens") { $0.notes.contains("didOpen") }])
    let example = try #require(throws: Counterexample.self) {
      try check(album, silent, seeds: "/dev/null")
    }

    #expect(example.headline == "album breaks a-card-opens: 'a card opens' holds.")
    #expect("\(example.trace)" == "  0 do open")
  }
}
