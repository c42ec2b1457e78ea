import Testing
import UIKit

@Suite("Exhibits of ownership, leftovers and frames") @MainActor
struct ViewTests {
  private let littleDown = CGVector(dx: 0, dy: 100)

  @Test("Row 2: the screen behind the card is gone when the card is closed")
  func blackScreen() throws {
    let isThere = try Hand.tryRow(2) { hand in
      try hand.act("open")
      hand.settle()
      try hand.act("close")
      hand.settle()
      return hand.home.view.window != nil
    }

    #expect(isThere == (false, true))
  }

  @Test("Row 21: the screen behind the card is gone when the card springs back")
  func presenterRemoved() throws {
    let isThere = try Hand.tryRow(21) { hand in
      try hand.act("open")
      hand.settle()
      hand.drag(by: littleDown)
      hand.letGo()
      hand.settle()
      return hand.home.view.window != nil
    }

    #expect(isThere == (false, true))
  }

  @Test("Row 7: a card that springs back keeps round corners")
  func notRestored() throws {
    let radius = try Hand.tryRow(7) { hand in
      try hand.act("open")
      hand.settle()
      hand.drag(by: littleDown)
      hand.letGo()
      hand.settle()
      return hand.card?.view.layer.cornerRadius
    }

    #expect(radius == (16, 0))
  }

  @Test("Row 15: a card that springs back is hidden behind a picture of it")
  func snapshotLeftOver() throws {
    let seen = try Hand.tryRow(15) { hand in
      try hand.act("open")
      hand.settle()
      hand.drag(by: littleDown)
      hand.letGo()
      hand.settle()
      return (hand.card?.view.isHidden, hand.card?.view.superview?.subviews.count)
    }

    #expect(seen.faulty == (true, 2))
    #expect(seen.corrected == (false, 1))
  }

  @Test("Row 13: a page pushed after the screen was turned has the size from before")
  func cachedFrame() throws {
    let width = try Hand.tryRow(13) { hand in
      hand.simulator.resize(to: CGSize(width: 844, height: 390))
      hand.settle()
      try hand.act("push")
      hand.settle()
      return hand.pages.last?.view.frame.width
    }

    #expect(width == (390, 844))
  }

  @Test("Row 14: a card that was scaled before it was placed is larger than the screen")
  func frameUnderTransform() throws {
    let isLarger = try Hand.tryRow(14) { hand in
      try hand.act("open")
      hand.settle()
      return try #require(hand.card).view.frame.width > hand.window.frame.width
    }

    #expect(isLarger == (true, false))
  }
}
