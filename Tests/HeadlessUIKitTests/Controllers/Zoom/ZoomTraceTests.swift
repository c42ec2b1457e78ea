import HeadlessUIKit
import Testing
import UIKit

/// Tests the zoom transition under one finger: the appearance callbacks of the controllers, and the
/// outcome.
@MainActor
@Suite("A finger on a page that was zoomed to")
struct ZoomTraceTests {
  private let opened = [
    "home.willDisappear", "page.willAppear", "page.isAppearing", "home.didDisappear",
    "page.didAppear",
  ]
  private let pulled = ["page.willDisappear", "home.willAppear"]
  private let gone = ["page.didDisappear", "home.didAppear"]
  private let back = [
    "home.willDisappear", "home.didDisappear", "page.willAppear", "page.isAppearing",
    "page.didAppear",
  ]

  @Test("R182 pushed and popped by code, a zoom is told of as any push and pop")
  func plain() {
    let hand = ZoomHand()
    hand.open()
    #expect(hand.words == opened)
    #expect(hand.isOpen)

    hand.navigation?.popViewController(animated: true)
    hand.world.settle()
    #expect(hand.words == pulled + gone)
    #expect(hand.isGone)
  }

  @Test("R182, R184 pulled a little and let go, it springs back and appears again in one turn")
  func little() {
    let hand = ZoomHand.opened()
    hand.pull(60)
    #expect(hand.words == pulled)
    hand.letGo()

    #expect(hand.words == back)
    #expect(hand.isOpen)
    #expect(hand.navigation?.viewControllers.count == 2)
  }

  @Test("R184 pulled far and let go, it goes")
  func far() {
    let hand = ZoomHand.opened()
    hand.pull(300)
    hand.letGo()

    #expect(hand.words == pulled + gone)
    #expect(hand.isGone)
  }

  @Test("R184 a short way and a fast finger take it away")
  func flick() {
    let hand = ZoomHand.opened()
    hand.pull(100, frames: 4)
    hand.lift()
    hand.world.settle()

    #expect(hand.words == pulled + gone)
    #expect(hand.isGone)
  }

  @Test("R184 pulled far and back again, it stays")
  func reversed() {
    let hand = ZoomHand.opened()
    hand.pull(300)
    hand.move(y: -290)
    hand.letGo()

    #expect(hand.words == pulled + back)
    #expect(hand.isOpen)
  }

  @Test("R182 pulled in the middle of its push, it has arrived and is on its way back in one turn")
  func midPush() {
    let hand = ZoomHand()
    hand.open(for: .milliseconds(100))
    #expect(hand.words == Array(opened[..<3]))
    let grown = hand.seen.width
    #expect(grown > 150)
    #expect(grown < 389)
    hand.press()
    hand.world.simulator.touchMove(finger: 1, at: CGPoint(x: 195, y: 320))
    hand.world.turn()

    #expect(hand.words == Array(opened[3...]) + pulled)
    #expect(abs(hand.seen.width - grown) < 2)
    hand.letGo()
    #expect(hand.words == back)
    #expect(hand.isOpen)
  }

  @Test(
    "R182 taken hold of while it opens over the screen, it has been presented and is being dismissed"
  )
  func midPresentation() {
    let hand = ZoomHand(presents: .fullScreen)
    var isDone = false
    hand.world.home.present(hand.page, animated: true) { isDone = true }
    hand.world.turn()
    hand.world.simulator.run(for: .milliseconds(100))
    #expect(!isDone)
    hand.pull(300)
    #expect(isDone)
    #expect(hand.page.isBeingDismissed)
    hand.letGo()

    #expect(
      hand.words == [
        "home.willDisappear", "page.willAppear", "page.isAppearing", "page.didAppear",
        "home.didDisappear", "page.willDisappear", "home.willAppear", "home.didAppear",
        "page.didDisappear",
      ])
    #expect(hand.isGone)
  }

  @Test("R182 caught again on its way back, it is back first, and pulled anew in the same turn")
  func caughtAgain() {
    let hand = ZoomHand.opened()
    hand.pull(80)
    hand.world.simulator.run(for: .milliseconds(200))
    hand.lift()
    hand.world.simulator.run(for: .milliseconds(60))
    _ = hand.words
    hand.pull(300)

    #expect(hand.words == back + pulled)
    hand.letGo()
    #expect(hand.words == gone)
    #expect(hand.isGone)
  }

  @Test("R183 a pop by code in the middle of a pull finds that the page has gone already")
  func popInMidPull() {
    let hand = ZoomHand.opened()
    hand.pull(300)
    #expect(hand.navigation?.popViewController(animated: true) == nil)
    hand.letGo()

    #expect(hand.words == pulled + gone)
    #expect(hand.isGone)
  }

  @Test("R181 with a provider that returns nil it grows from its middle and fades away about it")
  func noSource() {
    let hand = ZoomHand()
    hand.answer = nil
    hand.open(for: .milliseconds(50))
    #expect(hand.seen.midX == 195)
    #expect(hand.seen.width < 390)
    hand.world.settle()
    #expect(hand.isOpen)
    hand.pull(300)
    hand.letGo()

    #expect(hand.isGone)
    #expect(hand.questions.count >= 2)
  }

  @Test("R185 the screen turns in the middle of a pull: it springs back, and then is turned")
  func turned() {
    let hand = ZoomHand.opened()
    hand.pull(300)
    hand.world.simulator.resize(to: CGSize(width: 844, height: 390))
    hand.world.turn()
    hand.move(y: 60)
    hand.letGo()

    #expect(hand.words == pulled + back)
    #expect(hand.isOpen)
    #expect(hand.page.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test("R185 content at its top gives the finger to the page and does not move")
  func contentAtTop() {
    let hand = ZoomHand.opened(scrolls: true)
    hand.pull(300)
    #expect(hand.scrollView.contentOffset.y == 0)
    #expect(!hand.scrollView.isDragging)
    hand.letGo()

    #expect(hand.words == pulled + gone)
  }

  @Test("R185 content that has been scrolled keeps the finger, also beyond its top")
  func contentScrolled() {
    let hand = ZoomHand.opened(scrolls: true)
    hand.scrollView.contentOffset.y = 100
    hand.pull(300)
    #expect(hand.scrollView.contentOffset.y < 0)
    hand.letGo()

    #expect(hand.words == [])
    #expect(hand.isOpen)
    #expect(hand.scrollView.contentOffset.y == 0)
  }

  @Test("R185 content at its top that is pushed up scrolls as ever")
  func contentUp() {
    let hand = ZoomHand.opened(scrolls: true)
    hand.pull(-110)
    #expect(hand.scrollView.contentOffset.y == 100)
    hand.letGo()
    #expect(hand.words == [])
  }

  @Test("R184 presented over the screen, it is pulled away as a dismissal, or springs back")
  func presented() {
    let hand = ZoomHand.opened(presents: .fullScreen)
    hand.pull(60)
    hand.letGo()
    #expect(hand.words == pulled + back)
    #expect(hand.isOpen)
    #expect(hand.world.home.view.window == nil)
    hand.pull(300)
    hand.letGo()

    #expect(hand.words == pulled + gone.reversed())
    #expect(hand.isGone)
  }

  @Test("R26, R184 over a presenter that stays, the presenter hears nothing")
  func presentedOver() {
    let hand = ZoomHand.opened(presents: .overFullScreen)
    hand.pull(60)
    hand.letGo()
    hand.pull(300)
    hand.letGo()

    #expect(
      hand.words == [
        "page.willDisappear", "page.willAppear", "page.isAppearing", "page.didAppear",
        "page.willDisappear", "page.didDisappear",
      ])
    #expect(hand.isGone)
  }

  @Test("R185 a finger that the system takes away decides nothing: it springs back")
  func interrupted() {
    let hand = ZoomHand.opened()
    hand.pull(300)
    hand.world.simulator.interrupt()
    hand.world.settle()

    #expect(hand.words == pulled + back)
    #expect(hand.isOpen)
  }
}
