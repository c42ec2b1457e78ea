import Testing
import UIKit

@Suite("Exhibits of sheets") @MainActor
struct SheetTests {
  @Test("Row 53: a sheet with something unsaved cannot be pulled away, however often one tries")
  func attemptForgotten() throws {
    let isOpen = try Hand.tryRow(53) { hand in
      try hand.act("open")
      hand.settle()
      for _ in 1...2 {
        hand.drag(by: CGVector(dx: 0, dy: 500))
        hand.letGo()
        hand.settle()
      }
      return hand.card != nil
    }

    #expect(isOpen == (true, false))
  }

  @Test("Row 54: after a pull that sprang back the badge is gone")
  func actsInWill() throws {
    let isShown = try Hand.tryRow(54) { hand in
      try hand.act("open")
      hand.settle()
      hand.drag(by: CGVector(dx: 0, dy: 100))
      hand.letGo()
      hand.settle()
      #expect(hand.outcomes == ["present true", "dismiss false"])
      return hand.home.view.subviews.contains { !$0.isHidden }
    }

    #expect(isShown == (false, true))
  }
}
