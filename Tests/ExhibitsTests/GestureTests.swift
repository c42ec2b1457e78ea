import Testing
import UIKit

@Suite("Exhibits of gestures") @MainActor
struct GestureTests {
  private let down = CGVector(dx: 0, dy: 600)
  private let littleDown = CGVector(dx: 0, dy: 100)

  @Test("Row 1: a flick within one turn leaves a dismissal in flight for ever")
  func fastFlick() throws {
    let isStuck = try Hand.tryRow(1) { hand in
      try hand.act("open")
      hand.settle()
      hand.flick(by: down)
      hand.settle()
      return hand.isStuck
    }

    #expect(isStuck == (true, false))
  }

  @Test("Row 4: the close button hangs after a cancelled drag")
  func flagLeftOn() throws {
    let isStuck = try Hand.tryRow(4) { hand in
      try hand.act("open")
      hand.settle()
      hand.drag(by: littleDown)
      hand.letGo()
      hand.settle()
      try hand.act("close")
      hand.settle()
      return hand.isStuck
    }

    #expect(isStuck == (true, false))
  }

  @Test("Row 5: the close button hangs")
  func idleInteractor() throws {
    let isStuck = try Hand.tryRow(5) { hand in
      try hand.act("open")
      hand.settle()
      try hand.act("close")
      hand.settle()
      return hand.isStuck
    }

    #expect(isStuck == (true, false))
  }

  @Test("Row 6: a finger that is taken away leaves the card half-way")
  func cancelledGesture() throws {
    let isStuck = try Hand.tryRow(6) { hand in
      try hand.act("open")
      hand.settle()
      hand.drag(by: littleDown)
      hand.simulator.touchCancel(finger: 1)
      hand.settle()
      return hand.isStuck
    }

    #expect(isStuck == (true, false))
  }

  @Test("Row 22: a drag upwards closes the card")
  func wrongWay() throws {
    let isClosed = try Hand.tryRow(22) { hand in
      try hand.act("open")
      hand.settle()
      hand.drag(from: CGPoint(x: 195, y: 800), by: CGVector(dx: 0, dy: -600))
      hand.letGo()
      hand.settle()
      return hand.card == nil
    }

    #expect(isClosed == (true, false))
  }

  @Test("Row 23: a short hard flick does not close the card")
  func velocityIgnored() throws {
    let isClosed = try Hand.tryRow(23) { hand in
      try hand.act("open")
      hand.settle()
      hand.drag(by: littleDown)
      hand.simulator.touchUp(finger: 1)
      hand.settle()
      return hand.card == nil
    }

    #expect(isClosed == (false, true))
  }

  @Test("Row 24: a swipe on the first screen keeps the next page away")
  func popGestureOnRoot() throws {
    let isSeen = try Hand.tryRow(24) { hand in
      hand.drag(from: CGPoint(x: 2, y: 300), by: CGVector(dx: 150, dy: 0))
      hand.letGo()
      hand.settle()
      try hand.act("push")
      hand.settle()
      return hand.pages.last?.viewIfLoaded?.window != nil
    }

    #expect(isSeen == (false, true))
  }

  @Test("Row 25: one drag pops two pages")
  func twoHandlers() throws {
    let pages = try Hand.tryRow(25) { hand in
      hand.drag(from: CGPoint(x: 20, y: 300), by: CGVector(dx: 350, dy: 0))
      hand.letGo()
      hand.settle()
      return hand.pages.count
    }

    #expect(pages == (1, 2))
  }
}
