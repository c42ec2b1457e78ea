import Testing
import Turnstile
import UIKit

/// Right code that was blamed on other people's apps, each beside what still has to be found.
@Suite("Attribution") @MainActor
struct AttributionTests {
  @Test("Two fingers that each have a recogniser of their own are two drags", arguments: [2, 1])
  func twoFingers(tapping: Int) throws {
    let subject = stack(pages: 3) { stack in
      let pop = { _ = stack.navigation.popViewController(animated: false) }
      stack.pan { pan in
        pan.maximumNumberOfTouches = 1
        if pan.state == .ended { pop() }
        if pan.state == .began, tapping == 1 { pop() }
      }
      guard tapping == 2 else { return }
      let badge = UIView(frame: CGRect(x: 300, y: 600, width: 80, height: 80))
      let target = BadgeTarget(pop)
      badge.addGestureRecognizer(target.tap)
      stack.stage.window.addSubview(badge)
      stack.stage.keep(target, with: stack.navigation)
    }
    let trace = """
        0 down 1 at 195,300
        16 move 1 to 195,340
        32 down 2 at 340,640
        64 up 1
        64 up 2
      """
    let clause = Contract.standard.only([.oneDragOneOutcome])

    #expect(
      try findings(trace, of: subject, clause) == (tapping == 2 ? [] : ["one-drag-one-outcome"]))
  }
}

/// What hears of a tap and passes it on.
@MainActor
private final class BadgeTarget: NSObject {
  let tap = UITapGestureRecognizer()
  private let heard: () -> Void

  init(_ heard: @escaping () -> Void) {
    self.heard = heard
    super.init()
    tap.addTarget(self, action: Selector(BadgeTarget.handle(_:)))
  }

  private func handle(_ tap: UITapGestureRecognizer) { heard() }
}
