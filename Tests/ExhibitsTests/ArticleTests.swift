import Testing
import UIKit

@Suite("The articles") @MainActor
struct ArticleTests {
  @Test("flip: a drag upwards turns the page as well")
  func flip() throws {
    let isOpen = try Hand.tryBoth("flip") { hand in
      hand.drag(from: CGPoint(x: 195, y: 800), by: CGVector(dx: 0, dy: -600))
      hand.letGo()
      hand.settle()
      return hand.card != nil
    }

    #expect(isOpen == (true, false))
  }

  @Test("springUp: a screen that sprang back is gone")
  func springUp() throws {
    let isOpen = try Hand.tryBoth("springUp") { hand in
      try hand.act("open")
      hand.settle()
      hand.drag(by: CGVector(dx: 0, dy: 100))
      hand.letGo()
      hand.settle()
      return hand.card != nil
    }

    #expect(isOpen == (false, true))
  }

  @Test("slideAway: a cancelled dismissal leaves the screen behind smaller, and in the window")
  func slideAway() throws {
    let frames = try Hand.tryBoth("slideAway") { hand in
      try hand.act("open")
      hand.settle()
      hand.drag(from: CGPoint(x: 20, y: 300), by: CGVector(dx: 100, dy: 0))
      hand.letGo()
      hand.settle()
      return hand.home.view.window.map { _ in hand.home.view.frame }
    }

    #expect(frames.faulty == CGRect(x: 20, y: 20, width: 350, height: 804))
    #expect(frames.corrected == nil)
  }

  @Test("navigationSlide: a page that is pushed again arrives beside the screen")
  func navigationSlide() throws {
    let left = try Hand.tryBoth("navigationSlide") { hand in
      for action in ["push", "pop", "push"] {
        try hand.act(action)
        hand.settle()
      }
      return hand.pages.last?.view.frame.minX
    }

    #expect(left == (390, 0))
  }

  @Test("springCover: a page that was let go is popped all the same")
  func springCover() throws {
    let pages = try Hand.tryBoth("springCover") { hand in
      try hand.act("push")
      hand.settle()
      hand.drag(from: CGPoint(x: 20, y: 300), by: CGVector(dx: 50, dy: 0))
      hand.letGo()
      hand.settle()
      return hand.pages.count
    }

    #expect(pages == (1, 2))
  }

  @Test("springCover spelt right: a page pulled all the way never leaves")
  func springCoverSpeltRight() throws {
    let isStuck = try Hand.tryBoth("springCover-spelt-right") { hand in
      try hand.act("push")
      hand.settle()
      hand.drag(from: CGPoint(x: 20, y: 300), by: CGVector(dx: 250, dy: 0))
      hand.letGo()
      hand.settle()
      return hand.isStuck
    }

    #expect(isStuck == (true, false))
  }

  @Test(
    "A flick without a changed event goes by the last gesture's decision",
    arguments: ["springUp", "slideAway"])
  func staleDecision(article: String) throws {
    let sideways = article == "slideAway"
    let outcome = try Hand.tryBoth(article) { hand in
      let way: (CGFloat) -> CGVector = { CGVector(dx: sideways ? $0 : 0, dy: sideways ? 0 : $0) }
      let start = CGPoint(x: 10, y: 100)
      try hand.act("open")
      hand.settle()
      hand.drag(from: start, by: way(300))
      hand.simulator.touchCancel(finger: 1)
      hand.settle()
      hand.simulator.touchDown(finger: 1, at: start)
      hand.settle(.milliseconds(300))
      hand.simulator.touchMove(
        finger: 1, at: CGPoint(x: start.x + way(11).dx, y: start.y + way(11).dy))
      hand.settle(.milliseconds(300))
      hand.simulator.touchUp(finger: 1)
      hand.settle()
      return hand.card == nil
    }

    #expect(outcome == (true, false))
  }
}
