import Testing
import Turnstile
import UIKit

/// Tests that correct code from other people's apps is not reported any more, each beside similar
/// code with a fault that must still be found.
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
      let target = TapTarget(pop)
      badge.addGestureRecognizer(target.tap)
      // The view of the root controller comes into the window later, and would lie over the badge.
      DispatchQueue.main.async { [window = stack.stage.window] in window.addSubview(badge) }
      stack.stage.keep(target, with: stack.navigation)
    }
    // Both fingers come down before the drag of either has ended, so they count as one drag.
    let second = tapping == 2 ? ("100 down 2 at 340,640\n", "132 up 2\n") : ("", "")
    let trace =
      second.0 + "100 down 1 at 195,300\n116 move 1 to 195,340\n" + second.1 + "200 up 1\n"
    let result = try run(trace, of: subject, Contract.standard.only([.oneDragOneOutcome]))

    #expect(result.tally[.pop, .finished] == 2)
    #expect(
      result.violations.map(\.finding) == (tapping == 2 ? [] : [.oneDragOneOutcome]))
  }

  /// The effects that an action has besides removing a badge: none, a dismissal, or a request that
  /// UIKit ignores.
  enum Company: CaseIterable { case nothing, closes, asksInVain }

  @Test(
    "What an action takes away in the middle of a transition is not owed back, unless it asks UIKit for something",
    arguments: Company.allCases)
  func takenAway(company: Company) throws {
    let rig = Rig {
      $0.setUp = { scene in
        let badge = UIView(frame: CGRect(x: 20, y: 60, width: 20, height: 20))
        scene.home.view.addSubview(badge)
        scene.stage.action("drop") {
          badge.removeFromSuperview()
          switch company {
          case .nothing: break
          case .closes: scene.home.dismiss(animated: true)
          case .asksInVain: scene.home.present(Card(), animated: true)
          }
        }
      }
    }
    let closes = company == .closes
    let open = closes ? Traces.open + "  0 do drop\n" : "  0 do open\n100 do drop\n"
    let back = closes ? "  0 settle\n" : "100 settle\n100 do close\n100 settle\n"
    let broken = try rig.broken(open + back, Contract.standard.only([.roundTrip]))

    #expect(broken == (company == .nothing ? [] : ["round-trip:removed"]))
  }

  @Test(
    "Three points across are no progress both ways, and a way to both sides is",
    arguments: [(0.0, []), (1.0, ["progress-follows-finger"])])
  func across(share: Double, expected: [String]) throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        guard pan.state == .changed else { return driver.follow(pan) }
        let way = pan.translation(in: nil)
        driver.update(max(abs(way.y) / 146, abs(way.x) / 390 * share))
      }
    }
    let trace = """
        0 down 1 at 195,300
        16 move 1 to 215,303
        32 move 1 to 270,303
        48 move 1 to 120,303
        300 up 1
      """

    #expect(
      try rig.broken(Traces.open + trace, Contract.strict.only([.progressFollowsFinger]))
        == expected)
  }
}
