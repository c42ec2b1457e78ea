import Testing
import UIKit

@Suite("Exhibits of outcome") @MainActor
struct OutcomeTests {
  @Test("Row 3: a cancelled dismissal is reported as a success")
  func cancelReportedAsSuccess() throws {
    let outcomes = try Hand.tryRow(3) { hand in
      try hand.act("open")
      hand.settle()
      hand.drag(by: CGVector(dx: 0, dy: 100))
      hand.letGo()
      hand.settle()
      return hand.outcomes.last
    }

    #expect(outcomes == ("dismiss true", "dismiss false"))
  }

  @Test("Row 12: a card opened on the way to the background is not there on the way back")
  func finishedMeansFinished() throws {
    let isOpen = try Hand.tryRow(12) { hand in
      try hand.act("open")
      hand.settle(.milliseconds(100))
      hand.simulator.enterBackground()
      hand.settle()
      hand.simulator.enterForeground()
      hand.settle()
      return hand.card != nil
    }

    #expect(isOpen == (false, true))
  }

  @Test("Row 16: a card over the screen that stays cannot be closed")
  func guardReturn() throws {
    let isStuck = try Hand.tryRow(16) { hand in
      try hand.act("open")
      hand.settle()
      try hand.act("close")
      hand.settle()
      return hand.isStuck
    }

    #expect(isStuck == (true, false))
  }
}
