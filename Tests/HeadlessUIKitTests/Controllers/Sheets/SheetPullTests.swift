import Testing
import UIKit

@MainActor
@Suite("A sheet under a finger")
struct SheetPullTests {
  private let cancelled = ["willDisappear", "willAppear", "isAppearing", "didAppear"]
  private let gone = ["should", "will", "willDisappear", "didDisappear", "did"]

  // MARK: - Pulled away, or not

  @Test(
    "R27, R140 pulled a little and let go, it goes back and appears again; its presenter hears nothing"
  )
  func little() {
    let hand = SheetHand()
    hand.pull(by: 100)
    hand.letGo()

    #expect(hand.words == ["should", "will"] + cancelled)
    #expect(hand.frame == hand.rest)
    #expect(hand.world.home.presentedViewController === hand.page)
  }

  @Test(
    "R140, R141 pulled past half its height and let go, it goes, and then is told of"
  )
  func far() {
    let hand = SheetHand()
    hand.pull(by: 500)
    hand.letGo()

    #expect(hand.words == gone)
    #expect(hand.world.home.presentedViewController == nil)
    #expect(hand.page.view.window == nil)
  }

  @Test(
    "R141 a short flick down takes it away, one up leaves it",
    arguments: [(60, true), (-60, false)])
  func flick(distance: CGFloat, leaves: Bool) {
    let hand = SheetHand()
    hand.flick(by: distance)

    #expect((hand.page.view.window == nil) == leaves)
    #expect(hand.words == (leaves ? gone : []))
  }

  @Test("R141 pulled far and flicked back up, it stays")
  func farAndBack() {
    let hand = SheetHand()
    hand.pull(by: 500)
    hand.flickOn(by: -120)

    #expect(hand.words == ["should", "will"] + cancelled)
    #expect(hand.frame == hand.rest)
  }

  @Test("R141 pulled beyond the edge of the screen, it is gone, and not more than gone")
  func beyond() {
    let hand = SheetHand()
    let told = hand.progress {
      hand.pull(by: 700)
      hand.pullOn(by: 400)
    }

    #expect(told.max() == 1)
    #expect(told.min() ?? -1 >= 0)
  }

  @Test("R141 pulled far and taken away by the system, it goes back")
  func interrupted() {
    let hand = SheetHand()
    hand.pull(by: 500)
    hand.world.simulator.interrupt()
    hand.world.settle()

    #expect(hand.words == ["should", "will"] + cancelled)
    #expect(hand.frame == hand.rest)
  }

  @Test("R141 while it is pulled, it is an interactive dismissal that follows the finger")
  func isTransition() throws {
    let hand = SheetHand()
    hand.pull(by: 200)
    let transition = try #require(hand.world.simulator.transitionsInFlight.first)

    #expect(transition.kind == .dismiss)
    #expect(transition.isInteractive)
    #expect(!transition.hasCustomAnimator)
    let shown = try #require(hand.page.view.layer.presentation()?.frame.minY)
    #expect(abs(shown - (hand.rest.minY + 200)) < 1)
    #expect(hand.page.isBeingDismissed)
  }

  // MARK: - Attempts

  @Test(
    "R140 a controller that is modal in its presentation is not asked about: it gives way a little, and an attempt is told"
  )
  func modal() {
    let hand = SheetHand()
    hand.page.isModalInPresentation = true
    hand.pull(by: 500)
    let held = hand.frame.minY - hand.rest.minY
    hand.letGo()

    #expect(held > 50)
    #expect(held < 300)
    #expect(hand.words == ["attempt"])
    #expect(hand.frame == hand.rest)
  }

  @Test("R140 a delegate that says no is asked once, and an attempt is told; a small pull is none")
  func refused() {
    let hand = SheetHand()
    hand.delegate.allows = false
    hand.pull(by: 500)
    hand.letGo()
    #expect(hand.words == ["should", "attempt"])

    hand.pull(by: 60)
    hand.letGo()
    #expect(hand.words == ["should"])
    #expect(hand.frame == hand.rest)
  }

  @Test(
    "R140 a child that is modal in its presentation holds the sheet too (Apple's sample sets it inside a navigation controller)"
  )
  func modalChild() {
    let hand = SheetHand()
    let child = UIViewController()
    hand.page.addChild(child)
    hand.page.view.addSubview(child.view)
    child.didMove(toParent: hand.page)
    child.isModalInPresentation = true
    hand.pull(by: 500)
    hand.letGo()

    #expect(hand.words == ["attempt"])
  }

  // MARK: - Heights

  @Test(
    "R142 between two heights it goes where the finger goes, takes the nearer one, and tells of it when it is there"
  )
  func twoHeights() {
    let hand = SheetHand { $0.detents = [.medium(), .large()] }
    let medium = hand.frame
    hand.pull(by: -250)
    #expect(abs(hand.frame.minY - (medium.minY - 250)) < 1)
    #expect(hand.frame.maxY == medium.maxY)
    hand.letGo()

    #expect(hand.words == ["changed large"])
    #expect(hand.frame.height > 700)
    #expect(hand.world.simulator.transitionsInFlight.isEmpty)
  }

  @Test(
    "R142 from the higher of two heights a pull comes to rest at the lower, and a hard flick dismisses"
  )
  func downThroughHeights() {
    let hand = SheetHand {
      $0.detents = [.medium(), .large()]; $0.selectedDetentIdentifier = .large
    }
    hand.pull(by: 300)
    hand.letGo()
    #expect(hand.words == ["changed medium"])

    let other = SheetHand {
      $0.detents = [.medium(), .large()]; $0.selectedDetentIdentifier = .large
    }
    other.flick(by: 300)
    #expect(other.page.view.window == nil)
    #expect(other.words == gone)
  }

  @Test(
    "R142 pulled from the higher height to under the lower and let go there, it stays at the lower")
  func cancelledUnderTheLower() {
    let hand = SheetHand {
      $0.detents = [.medium(), .large()]; $0.selectedDetentIdentifier = .large
    }
    hand.pull(by: 450)
    hand.letGo()

    #expect(
      hand.words == ["should", "will", "willDisappear", "changed medium"] + cancelled.dropFirst())
    #expect(hand.page.view.window != nil)
    #expect(hand.frame.height < 450)
  }

  @Test("R142 above its highest height a finger does not move it")
  func neverAbove() {
    let hand = SheetHand()
    hand.pull(by: -200)
    #expect(hand.frame == hand.rest)
    hand.letGo()

    #expect(hand.frame == hand.rest)
    #expect(hand.words == [])
  }

  @Test("R142 what stands below the safe area at full height is a setting", arguments: [0.0, 10])
  func gap(points: Double) {
    var behavior = UIKitBehavior()
    behavior.sheetGap = points

    #expect(Double(SheetHand(behavior: behavior).rest.minY) == 47 + points)
  }

  @Test("R142 caught on its way to a height it stays where it is seen")
  func caught() {
    let hand = SheetHand { $0.detents = [.medium(), .large()] }
    hand.pull(by: -250)
    hand.world.simulator.touchUp(finger: 1)
    hand.world.simulator.run(for: .milliseconds(100))
    let seen = hand.page.view.layer.presentation()!.frame.minY
    hand.world.simulator.touchDown(finger: 1, at: CGPoint(x: 195, y: 700))
    hand.world.simulator.touchMove(finger: 1, at: CGPoint(x: 195, y: 710))
    hand.world.turn()

    #expect(abs(hand.frame.minY - seen) < 1)
    #expect(seen > hand.sheet.frameOfPresentedViewInContainerView.minY + 20)
    hand.letGo()
    #expect(hand.sheet.selectedDetentIdentifier == .large)
  }

  // MARK: - Content

  @Test("R143 content at its top moves the sheet and not itself")
  func contentAtTop() {
    let hand = SheetHand(scrolls: true)
    hand.pull(by: 100)
    #expect(hand.scrollView.contentOffset.y <= 0)
    #expect(hand.scrollView.contentOffset.y > -1)
    hand.letGo()

    #expect(hand.words == ["should", "will"] + cancelled)
  }

  @Test(
    "R143 content that is scrolled scrolls first, and hands the finger over at its top",
    arguments: [true, false])
  func contentHandsOver(inMidDrag: Bool) {
    var behavior = UIKitBehavior()
    behavior.sheetTakesOverScrolling = inMidDrag
    let hand = SheetHand(scrolls: true, behavior: behavior)
    hand.scrollView.contentOffset.y = 150
    hand.pull(by: 140)
    #expect(hand.words == [])
    hand.pullOn(by: 160)
    #expect(hand.words == (inMidDrag ? ["should", "will", "willDisappear"] : []))
    #expect((hand.scrollView.contentOffset.y < -1) == !inMidDrag)
    hand.letGo()
    #expect(hand.page.view.window != nil)
    #expect(hand.frame == hand.rest)
  }

  @Test(
    "R143 content pushed up raises the sheet to its highest height, then scrolls; or scrolls at once if that is preferred",
    arguments: [true, false])
  func contentExpands(prefers: Bool) {
    let hand = SheetHand(scrolls: true) {
      $0.detents = [.medium(), .large()]
      $0.prefersScrollingExpandsWhenScrolledToEdge = prefers
    }
    hand.pull(by: -150)
    #expect((hand.frame.minY < hand.rest.minY - 100) == prefers)
    #expect((hand.scrollView.contentOffset.y > 100) == !prefers)
    hand.pullOn(by: -400)
    #expect(hand.scrollView.contentOffset.y > 100)
    hand.letGo()
    #expect(hand.sheet.selectedDetentIdentifier == (prefers ? .large : nil))
  }

  // MARK: - Meanwhile

  @Test(
    "R122 the screen turns in mid-pull: a dismissal under way is over first, and the sheet fits")
  func turnsWhileDismissing() {
    let hand = SheetHand()
    hand.pull(by: 200)
    hand.world.simulator.resize(to: CGSize(width: 844, height: 390))
    hand.world.simulator.run(for: .milliseconds(50))
    #expect(hand.world.window.bounds.width == 390)
    hand.letGo()

    #expect(hand.words == ["should", "will"] + cancelled)
    #expect(hand.frame.width == 844)
    #expect(hand.frame.maxY == 390)
  }

  @Test(
    "R142 the screen turns while the sheet is held between two heights: the finger has lost it, and it fits"
  )
  func turnsWhileHeld() {
    let hand = SheetHand { $0.detents = [.medium(), .large()] }
    hand.pull(by: -150)
    hand.world.simulator.resize(to: CGSize(width: 844, height: 390))
    hand.world.settle()
    #expect(hand.frame == hand.sheet.frameOfPresentedViewInContainerView)
    #expect(hand.frame.width == 844)
    hand.letGo()
    #expect(hand.words == [])
  }

  @Test("R141 a controller that has a transitioning delegate is not pulled by the system")
  func ownDelegate() {
    let hand = SheetHand()
    hand.page.transitioningDelegate = hand.world.agent
    hand.pull(by: 500)
    hand.letGo()

    #expect(hand.words == [])
    #expect(hand.frame == hand.rest)
  }

  @Test(
    "R140 will comes when there is a coordinator, and what runs along is scrubbed with the pull and taken back"
  )
  func alongside() {
    let hand = SheetHand()
    let badge = UIView()
    hand.page.view.addSubview(badge)
    hand.delegate.onWill = { presentation in
      presentation.presentedViewController.transitionCoordinator?.animate { _ in badge.alpha = 0 }
    }
    hand.pull(by: 398)
    let alpha = badge.layer.presentation()?.opacity ?? 1
    hand.pullOn(by: -200)
    hand.letGo()

    #expect(alpha > 0.3)
    #expect(alpha < 0.7)
    #expect(badge.alpha == 1)
  }

  // MARK: - Behind the sheet

  @Test(
    "R144 behind a sheet of full height the presenter's view is seen smaller, and no value of it is another one"
  )
  func recedes() throws {
    let hand = SheetHand()
    let behind = hand.world.home.view!
    let shown = try #require(behind.layer.presentation())
    #expect(shown.frame.width == 358)
    #expect(shown.frame.minY == 47)
    #expect(shown.cornerRadius == 10)
    #expect(behind.frame == hand.world.window.bounds)
    #expect(behind.transform == .identity)

    hand.pull(by: 400)
    let half = try #require(behind.layer.presentation()).frame.width
    #expect(half > 365)
    #expect(half < 385)
    hand.letGo()
    hand.page.dismiss(animated: true)
    hand.world.settle()
    #expect(behind.layer.presentation()?.frame == behind.frame)
  }

  @Test(
    "R145 a tap beside a sheet dismisses it; one at a height that is not dimmed reaches what lies behind",
    arguments: [true, false])
  func beside(isDimmed: Bool) {
    let hand = SheetHand {
      $0.detents = [.medium(), .large()]
      if !isDimmed { $0.largestUndimmedDetentIdentifier = .medium }
    }
    var taps = 0
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    hand.world.home.view.addSubview(button)
    hand.world.simulator.touchDown(finger: 1, at: CGPoint(x: 150, y: 150))
    hand.world.turn()
    hand.world.simulator.touchUp(finger: 1)
    hand.world.settle()

    #expect((hand.page.view.window == nil) == isDimmed)
    #expect(taps == (isDimmed ? 0 : 1))
    #expect(hand.words == (isDimmed ? gone : []))
  }

  @Test("A finger on a sheet that the app dismisses has lost it", arguments: [-300, 30])
  func dismissedUnderFinger(distance: Int) {
    let hand = SheetHand { $0.detents = [.medium(), .large()] }
    hand.pull(by: -60)
    hand.page.dismiss(animated: true)
    hand.world.turn()
    let end = hand.frame.minY
    hand.pullOn(by: CGFloat(distance))
    hand.world.simulator.touchUp(finger: 1)
    hand.world.turn()

    #expect(end >= 844)
    #expect(hand.frame.minY == end)
    hand.world.settle()
    #expect(hand.words == ["willDisappear", "didDisappear"])
    #expect(hand.page.view.window == nil)
  }

  @Test("R142 a finger that goes on below where the sheet has gone reports all of the way")
  func belowTheScreen() {
    let hand = SheetHand()
    let progress = hand.progress {
      hand.pull(by: 1_000)
      #expect(hand.world.simulator.transitionsInFlight[0].isDrivenBySystem)
      hand.pullOn(by: -1_200)
    }

    #expect(progress.max() == 1)
    #expect(progress.min() == 0)
    #expect(progress.allSatisfy { (0...1).contains($0) })
  }
}
