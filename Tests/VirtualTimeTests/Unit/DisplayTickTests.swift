import Testing
import VirtualTime

/// Tests of the tick that the display gives for each frame. The display shows a thousand frames a
/// second here, so every column of a picture is a frame.
@Suite("Display tick")
struct DisplayTickTests {
  @Test("A tick comes last in its turn, on every frame from the next one on")
  func everyFrame() {
    let film = Film(events: "-x-y-", framesPerSecond: 1_000)
    _ = film.loop.addTick("t")

    #expect(film.played() == "-[xt]t[yt]t")
  }

  @Test("Ticks for every second frame keep to the even frames")
  func everySecondFrame() {
    let film = Film(events: "a------", framesPerSecond: 1_000).on("t") {
      if $0.now == .milliseconds(1) { _ = $0.addTick("u", everyFrames: 2) }
    }
    _ = film.loop.addTick("t")

    #expect(film.played() == "at[tu]t[tu]t[tu]")
  }

  @Test("A display slower than time ticks on its own frames only")
  func slowDisplay() {
    let film = Film(events: "---------", framesPerSecond: 250)
    _ = film.loop.addTick("t")

    #expect(film.played() == "----t---t")
  }

  @Test("A tick registered on a frame waits for the next one")
  func registeredOnFrame() {
    let film = Film(events: "-a--", framesPerSecond: 1_000).on("a") { _ = $0.addTick("t") }

    #expect(film.played() == "-att")
  }

  @Test("A tick may stop itself and the one after it")
  func stops() {
    let film = Film(events: "------", framesPerSecond: 1_000)
    let first = film.loop.addTick("t")
    let second = film.loop.addTick("u")
    _ = film.loop.addTick("v")
    let stopped = film.on("t") {
      if $0.now < .milliseconds(3) { return }
      #expect($0.removeTick(first) == "t")
      #expect($0.removeTick(first) == nil)
      $0.removeTick(second)
    }

    #expect(stopped.played() == "-[tuv][tuv][tv]vv")
  }

  @Test("A tick is stopped by its token alone, whatever is registered around it")
  func stopsByToken() {
    let film = Film(events: "---", framesPerSecond: 1_000)
    let tokens = "tuv".map { film.loop.addTick($0) }

    #expect(film.loop.removeTick(tokens[2]) == "v")
    #expect(film.loop.removeTick(tokens[1]) == "u")
    #expect(film.played() == "-tt")
  }

  @Test("What a tick leaves for after the commit ends the turn")
  func commitAfterTicks() {
    let film = Film(events: "-x", framesPerSecond: 1_000).on("t") { $0.afterCommit("c") }
    _ = film.loop.addTick("t")
    _ = film.loop.addTick("u")

    #expect(film.played() == "-[xtuc]")
  }

  @Test("Frames missed by slow work are lost")
  func missedFrames() {
    let film = Film(events: "-x----", framesPerSecond: 1_000).on("x") {
      try! $0.clock.advance(by: .milliseconds(3))
    }
    _ = film.loop.addTick("t")

    #expect(film.played() == "-[xt]--tt")
  }

  @Test("Nothing happens per frame when nobody ticks")
  func noTicksNoTurns() {
    let loop = TurnLoop<Int>()
    loop.removeTick(loop.addTick(1))

    #expect(loop.nextDue == nil)
    #expect(loop.run(until: .milliseconds(3_600_000)) { _ in Issue.record("worked") } == .reached)
  }
}
