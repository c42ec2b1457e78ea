import Testing
import UIKit

@Suite("Exhibits of timing, overlaps, memory and appearance") @MainActor
struct TimeTests {
  private let littleDown = CGVector(dx: 0, dy: 100)

  @Test("Row 8: a card that sprang back is out of sight for a moment")
  func flash() throws {
    let isAway = try Hand.tryRow(8) { hand in
      try hand.act("open")
      hand.settle()
      hand.drag(by: littleDown)
      hand.letGo()
      return (0..<40).contains { _ in
        hand.settle(.milliseconds(10))
        return (hand.card?.view.layer.presentation()?.frame.minY ?? 0) > 800
      }
    }

    #expect(isAway == (true, false))
  }

  @Test("Row 17: a card pulled exactly to the end never leaves")
  func exactEnds() throws {
    let isStuck = try Hand.tryRow(17) { hand in
      try hand.act("open")
      hand.settle()
      hand.drag(from: CGPoint(x: 195, y: 0), by: CGVector(dx: 0, dy: 844))
      hand.letGo()
      hand.settle()
      return hand.isStuck
    }

    #expect(isStuck == (true, false))
  }

  @Test("Row 18: an animation beside the transition keeps it from ending")
  func foreignAnimation() throws {
    let isStuck = try Hand.tryRow(18) { hand in
      try hand.act("open")
      hand.settle()
      hand.drag(by: littleDown)
      hand.letGo()
      hand.settle()
      return hand.isStuck
    }

    #expect(isStuck == (true, false))
  }

  @Test("Row 9: a second push nests in the first")
  func pushDuringPush() throws {
    let isNested = try Hand.tryRow(9) { hand in
      try hand.act("push")
      hand.settle(.milliseconds(50))
      try hand.act("push")
      hand.settle()
      return hand.wasWarned(of: .nestedPush)
    }

    #expect(isNested == (true, false))
  }

  @Test("Row 10: a second drag nests in the first one's pop")
  func secondDrag() throws {
    let isNested = try Hand.tryRow(10) { hand in
      hand.drag(from: CGPoint(x: 20, y: 300), by: CGVector(dx: 150, dy: 0))
      hand.letGo()
      hand.settle(.milliseconds(20))
      hand.drag(from: CGPoint(x: 20, y: 300), by: CGVector(dx: 50, dy: 0))
      hand.settle()
      return hand.wasWarned(of: .nestedPop)
    }

    #expect(isNested == (true, false))
  }

  @Test("Row 26: a tap with another finger nests a push in the drag's pop")
  func tapInMidDrag() throws {
    let isNested = try Hand.tryRow(26) { hand in
      hand.drag(from: CGPoint(x: 20, y: 600), by: CGVector(dx: 100, dy: 0))
      hand.simulator.touchDown(finger: 2, at: CGPoint(x: 300, y: 150))
      hand.settle(.milliseconds(32))
      hand.simulator.touchUp(finger: 2)
      hand.settle()
      return hand.wasWarned(of: .nestedPush)
    }

    #expect(isNested == (true, false))
  }

  @Test("Row 20: a card that sprang back cannot be closed")
  func animatorOutlivesTransition() throws {
    let isStuck = try Hand.tryRow(20) { hand in
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

  @Test("Row 11: a page that was dragged in a little believes to have appeared")
  func unbalancedAppearance() throws {
    let isUnbalanced = try Hand.tryRow(11) { hand in
      hand.drag(by: CGVector(dx: -100, dy: 0))
      hand.letGo()
      hand.settle()
      try hand.act("other")
      hand.settle()
      return hand.wasWarned(of: .unbalancedAppearance)
    }

    #expect(isUnbalanced == (true, false))
  }
}
