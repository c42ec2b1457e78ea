import HeadlessUIKit
import Testing
import UIKit

@MainActor
@Suite("Zooming")
struct ZoomTransitionTests {
  typealias Options = UIViewController.Transition.ZoomOptions

  // MARK: - Both ends

  @Test("R181 it grows out of the source view and shrinks into another one that is given later")
  func ends() {
    let hand = ZoomHand()
    let other = UIView(frame: CGRect(x: 200, y: 500, width: 60, height: 60))
    hand.world.home.view.addSubview(other)
    hand.open(for: .zero)
    #expect(hand.seen == hand.thumbnail.frame)
    hand.world.settle()
    #expect(hand.seen == CGRect(x: 0, y: 0, width: 390, height: 844))

    hand.answer = other
    hand.navigation?.popViewController(animated: true)
    hand.world.simulator.run(for: .milliseconds(480))
    #expect(abs(hand.seen.midX - other.frame.midX) < 2)
    #expect(abs(hand.seen.width - 60) < 4)
    #expect(hand.questions.count >= 2)
    #expect(hand.questions.allSatisfy { $0.zoomedViewController === hand.page })
    #expect(hand.questions.allSatisfy { $0.sourceViewController === hand.world.home })
  }

  @Test("R181 a part of the page that is named lies over the source view")
  func alignment() {
    let options = Options()
    options.alignmentRectProvider = { context in
      #expect(context.sourceView.frame.minX == 20)
      return CGRect(x: 45, y: 100, width: 300, height: 450)
    }
    let hand = ZoomHand(options: options)
    hand.open(for: .zero)

    #expect(hand.seen.width == 130)
    #expect(abs(hand.seen.minX + 45 / 3 - 20) < 1e-9)
    #expect(abs(hand.seen.minY + 100 / 3 - 200) < 1e-9)
  }

  @Test("R187 a source view in no window is said on the console, and the page zooms as without")
  func detached() {
    let hand = ZoomHand.opened()
    hand.thumbnail.removeFromSuperview()
    hand.pull(300)
    hand.letGo()

    #expect(hand.isGone)
    #expect(hand.world.simulator.warnings.contains { "\($0)".contains("in no window") })
  }

  @Test("R181 a delegate's own animator goes before the zoom")
  func delegateFirst() {
    let hand = ZoomHand()
    hand.navigation?.delegate = hand.world.agent
    hand.open()

    #expect(hand.questions.isEmpty)
    hand.pull(300)
    hand.letGo()
    #expect(hand.page.view.window != nil)
  }

  @Test("R181 a button of a bar without a view of its own is no source view")
  func barButton() {
    let hand = ZoomHand()
    let button = UIBarButtonItem()
    hand.page.preferredTransition = .zoom { _ in button }
    hand.open()
    #expect(hand.isOpen)
  }

  @Test("R10 another way to come that is preferred goes before the modal style")
  func otherStyles() {
    let hand = ZoomHand(presents: .fullScreen)
    hand.page.preferredTransition = .crossDissolve
    hand.open(for: .milliseconds(250))

    #expect(hand.seen.minY == 0)
    #expect((hand.page.view.layer.presentation()?.opacity ?? 1) < 0.9)
  }

  // MARK: - Questions

  @Test("R185 whether a pull may begin is asked once, with the finger and what would happen")
  func asked() throws {
    let options = Options()
    var contexts: [Options.InteractionContext] = []
    options.interactiveDismissShouldBegin = {
      contexts.append($0)
      return false
    }
    let hand = ZoomHand.opened(options: options)
    hand.pull(300)
    hand.letGo()

    #expect(hand.words == [])
    #expect(hand.isOpen)
    try #require(contexts.count == 1)
    #expect(contexts[0].willBegin)
    #expect(contexts[0].velocity.dy > 0)
    #expect(contexts.first.map { $0.location.x == 195 && $0.location.y > 300 } == true)
  }

  @Test("R185 apps find the recognisers on the page's view by name, and switch them off")
  func names() {
    let hand = ZoomHand.opened()
    let names = (hand.page.view.gestureRecognizers ?? []).map { "\(type(of: $0))" }
    #expect(
      names == [
        "_UIContentSwipeDismissGestureRecognizer", "_UIParallaxTransitionPanGestureRecognizer",
        "_UITransformGestureRecognizer",
      ])
    hand.page.view.gestureRecognizers?.first?.isEnabled = false
    hand.pull(300)
    hand.letGo()
    #expect(hand.words == [])
    #expect(hand.isOpen)
  }

  @Test("R184 it is pulled from the left edge too", arguments: [(100, false), (250, true)])
  func edge(distance: CGFloat, goes: Bool) {
    let hand = ZoomHand.opened()
    hand.press(at: CGPoint(x: 4, y: 400))
    hand.move(x: distance)
    hand.letGo()

    #expect(hand.isGone == goes)
    #expect(hand.isOpen == !goes)
  }

  @Test("R184 it is pinched away", arguments: [(0.7, false), (0.4, true)])
  func pinch(scale: CGFloat, goes: Bool) {
    let hand = ZoomHand.opened()
    let simulator = hand.world.simulator
    func spread(_ distance: CGFloat, _ move: (Int, CGPoint) -> Void) {
      move(1, CGPoint(x: 195, y: 400 - distance / 2))
      move(2, CGPoint(x: 195, y: 400 + distance / 2))
    }
    spread(300) { simulator.touchDown(finger: $0, at: $1) }
    hand.world.turn()
    for step in 1...10 {
      simulator.run(for: .milliseconds(16))
      spread(300 * (1 - (1 - scale) * CGFloat(step) / 10)) {
        simulator.touchMove(finger: $0, at: $1)
      }
      hand.world.turn()
    }
    simulator.touchUp(finger: 2)
    hand.world.turn()
    simulator.touchUp(finger: 1)
    hand.world.settle()

    #expect(hand.isGone == goes)
    #expect(hand.isOpen == !goes)
  }

  // MARK: - Requests in between

  @Test("R183 a push while it shrinks ends that at once; on the other side it waits")
  func pushWhileShrinking() {
    for gives in [true, false] {
      var behavior = UIKitBehavior()
      behavior.zoomGivesWay = gives
      let hand = ZoomHand.opened(behavior: behavior)
      hand.navigation?.popViewController(animated: true)
      hand.world.simulator.run(for: .milliseconds(100))
      let next = Page("next", hand.world.log)
      hand.navigation?.pushViewController(next, animated: true)
      #expect((hand.page.view.window == nil) == gives)
      hand.world.settle()

      #expect(hand.navigation?.viewControllers == [hand.world.home, next])
      #expect(hand.world.warnings.contains(.nestedPush) == !gives)
    }
  }

  @Test("R182 the back button in the middle of the push: it has arrived and goes")
  func backButton() {
    let hand = ZoomHand()
    hand.open(for: .milliseconds(100))
    _ = hand.words
    hand.navigation?.popViewController(animated: true)
    #expect(hand.words == ["home.didDisappear", "page.didAppear"])
    hand.world.settle()

    #expect(hand.isGone)
  }

  @Test("R182 dismissed by code while it opens: it has been presented and goes")
  func dismissedEarly() {
    let hand = ZoomHand(presents: .fullScreen)
    hand.open(for: .milliseconds(100))
    _ = hand.words
    hand.page.dismiss(animated: true)
    #expect(hand.words == ["page.didAppear", "home.didDisappear"])
    hand.world.settle()

    #expect(hand.isGone)
  }

  // MARK: - Touches and company

  @Test("R182 no touch is kept out while it opens or shrinks")
  func touches() {
    let hand = ZoomHand()
    hand.open(for: .milliseconds(100))
    #expect(hand.world.simulator.transitionsInFlight.count == 1)
    #expect(hand.world.feelsTouches(on: hand.page))
  }

  @Test("R186 while it flies back, touches on it go to what lies behind", arguments: [true, false])
  func through(goThrough: Bool) {
    var behavior = UIKitBehavior()
    behavior.zoomTakesTouchesToTheEnd = !goThrough
    let hand = ZoomHand.opened(behavior: behavior)
    hand.pull(300)
    hand.world.simulator.run(for: .milliseconds(200))
    hand.lift()
    hand.world.simulator.run(for: .milliseconds(50))
    let hit = hand.world.window.hitTest(CGPoint(x: 70, y: 280), with: nil)

    #expect((hit === hand.thumbnail) == goThrough)
    hand.world.settle()
    #expect(hand.isGone)
  }

  @Test("R89, R182 what is animated alongside follows the finger, and goes back with the page")
  func alongside() {
    let hand = ZoomHand.opened()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    hand.world.window.addSubview(bar)
    var changes: [Bool] = []
    hand.page.onWillDisappear = { page in
      page.transitionCoordinator?.animateAlongsideTransition(in: bar) { _ in
        bar.center.x += 200
      }
      page.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    }
    hand.pull(60)
    let shown = bar.layer.presentation()?.position.x ?? 0
    #expect(shown > 51)
    #expect(shown < 100)
    hand.letGo()

    #expect(bar.center.x == 50)
    #expect(changes == [false])
  }

  @Test("R184 how far a pull has come is told from 0 to 1, and never past them")
  func progress() {
    let hand = ZoomHand.opened()
    var told: [CGFloat] = []
    hand.world.simulator.listener = { event in
      if case .transition(let event) = event, case .progress(let percent) = event.stage {
        told.append(percent)
      }
    }
    hand.pull(500)
    hand.world.simulator.listener = nil

    #expect(told.count > 5)
    #expect(told.allSatisfy { (0...1).contains($0) })
    #expect(told == told.sorted())
  }
}
