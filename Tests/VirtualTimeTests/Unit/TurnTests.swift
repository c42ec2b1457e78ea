import Testing
import VirtualTime

@Suite("Turn")
struct TurnTests {
  @Test("Input comes before events of the same instant")
  func inputFirst() {
    #expect(Film(input: "--a--", events: "-xy--").played() == "-x[ay]--")
  }

  @Test("Things of one kind keep the order they were added in")
  func insertionOrder() {
    #expect(Film(input: "[ba]-", events: "[yx]-").played() == "[bayx]-")
  }

  @Test("What is queued for the next turn runs in the next, at the same instant")
  func nextTurn() {
    let film = Film(input: "-a-").on("a") { $0.nextTurn("m") }.on("m") { $0.nextTurn("n") }

    #expect(film.played() == "-[a|m|n]-")
  }

  @Test("The next turn takes new input first, then what was queued for it, then events")
  func orderOfTheNextTurn() {
    let film = Film(input: "a").on("a") {
      $0.schedule("x", at: $0.now)
      $0.nextTurn("n")
      $0.input("b", at: $0.now)
    }

    #expect(film.played() == "[a|bnx]")
  }

  @Test("Work for after the commit ends the turn")
  func afterCommit() {
    let film = Film(input: "a-", events: "x-").on("a") { $0.afterCommit("c") }

    #expect(film.played() == "[axc]-")
  }

  @Test("Work queued after the commit from after the commit runs in the same turn")
  func afterCommitAgain() {
    let film = Film(input: "a-").on("a") { $0.afterCommit("c") }.on("c") {
      $0.nextTurn("n")
      $0.afterCommit("d")
    }

    #expect(film.played() == "[acd|n]-")
  }

  @Test("An event scheduled for now waits for the next turn")
  func scheduledForNow() {
    let film = Film(events: "[xy]-").on("x") { $0.schedule("z", at: $0.now) }

    #expect(film.played() == "[xy|z]-")
  }

  @Test("What is scheduled in the past is due now, and overtakes nothing")
  func scheduledInThePast() {
    let film = Film(input: "--[ab]--", events: "--[xy]--")
      .on("a") { $0.input("c", at: .zero) }
      .on("x") { $0.schedule("z", at: .zero) }

    #expect(film.played() == "--[abxy|cz]--")
  }

  @Test("An event cancelled in its own turn does not run")
  func cancelledInTurn() {
    let film = Film(input: "--a--")
    let token = film.loop.schedule("x", at: .milliseconds(2))

    #expect(film.on("a") { $0.cancel(token) }.played() == "--a--")
  }

  @Test("Work that takes long makes what is due meanwhile late, not lost")
  func slowWork() {
    let film = Film(events: "axy--z").on("a") { try! $0.clock.advance(by: .milliseconds(3)) }

    #expect(film.played() == "a--[xy]-z")
  }
}
