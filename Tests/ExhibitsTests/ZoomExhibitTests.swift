import Testing
import UIKit

@Suite("Exhibits of zooms") @MainActor
struct ZoomExhibitTests {
  @Test("Row 55: after a pull that sprang back the thumbnail is there twice")
  func sourceShownEarly() throws {
    let isShown = try Hand.tryRow(55) { hand in
      try hand.act("open")
      hand.settle()
      hand.drag(by: CGVector(dx: 0, dy: 60))
      hand.settle(.milliseconds(300))
      hand.letGo()
      hand.settle()
      #expect(hand.outcomes == ["present true", "dismiss false"])
      return hand.home.view.subviews.contains { !$0.isHidden }
    }

    #expect(isShown == (true, false))
  }
}
