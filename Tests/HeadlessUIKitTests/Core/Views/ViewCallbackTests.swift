import Testing
import UIKit

@Suite("What views are told") @MainActor
struct ViewCallbackTests {
  @MainActor
  struct World {
    let simulator = Simulator.boot()
    let diary = Diary()
  }

  @Test("Outside a window, a view hears of its superview alone")
  func outside() {
    let world = World()
    let (parent, child) = (DiaryView("parent", world.diary), DiaryView("child", world.diary))
    parent.addSubview(child)

    #expect(
      world.diary.lines == [
        "child willMove(toSuperview: parent)", "child didMoveToSuperview",
        "parent didAddSubview(child)",
      ])
  }

  @Test("Getting into a window is announced to the whole subtree before the superview is")
  func entering() {
    let world = World()
    let (card, label) = (DiaryView("card", world.diary), DiaryView("label", world.diary))
    card.addSubview(label)
    let window = shownWindow()
    world.diary.lines = []
    window.addSubview(card)

    #expect(
      world.diary.lines == [
        "card willMove(toWindow: window)", "label willMove(toWindow: window)",
        "card willMove(toSuperview: nil)", "card didMoveToWindow", "label didMoveToWindow",
        "card didMoveToSuperview",
      ])
    #expect(label.window === window)
  }

  @Test("Leaving a window is announced like getting into one")
  func leaving() {
    let world = World()
    let (stage, card) = (DiaryView("stage", world.diary), DiaryView("card", world.diary))
    stage.addSubview(card)
    shownWindow().addSubview(stage)
    world.diary.lines = []
    card.removeFromSuperview()

    #expect(
      world.diary.lines == [
        "card willMove(toWindow: nil)", "card willMove(toSuperview: nil)",
        "stage willRemoveSubview(card)", "card didMoveToWindow", "card didMoveToSuperview",
      ])
    #expect(card.window == nil)
  }

  @Test("R115 a view that moves within its window never leaves it")
  func movingWithin() {
    let world = World()
    let (left, right) = (DiaryView("left", world.diary), DiaryView("right", world.diary))
    let card = DiaryView("card", world.diary)
    let window = shownWindow()
    window.addSubview(left)
    window.addSubview(right)
    left.addSubview(card)
    world.diary.lines = []
    right.addSubview(card)

    #expect(
      world.diary.lines == [
        "card willMove(toSuperview: right)", "left willRemoveSubview(card)",
        "card didMoveToSuperview", "right didAddSubview(card)",
      ])
  }

  @Test("A view may take itself out again while it is told that it was put in")
  func changingOnesMind() {
    final class Shy: UIView {
      override func didMoveToWindow() { if window != nil { removeFromSuperview() } }
    }
    let window = shownWindow()
    let shy = Shy()
    window.addSubview(shy)

    #expect(shy.superview == nil)
    #expect(window.subviews.isEmpty)
  }
}
