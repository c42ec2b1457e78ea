import Testing
import UIKit

@Suite("Safe area") @MainActor
struct SafeAreaTests {
  @MainActor
  struct World {
    let simulator = Simulator.boot()
    let window = shownWindow()
    let diary = Diary()
  }

  @Test("A view outside a window has none")
  func outside() {
    #expect(UIView(frame: UIScreen.main.bounds).safeAreaInsets == .zero)
  }

  @Test("A view that fills the window has the screen's")
  func filling() {
    let world = World()
    let view = UIView(frame: world.window.bounds)
    world.window.addSubview(view)

    #expect(view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  @Test("A view has what is left of its superview's")
  func rest() {
    let world = World()
    let outer = UIView(frame: world.window.bounds)
    let inner = UIView(frame: CGRect(x: 0, y: 30, width: 100, height: 100))
    world.window.addSubview(outer)
    outer.addSubview(inner)

    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 17, left: 0, bottom: 0, right: 0))
  }

  @Test("A transform does not change it")
  func transformed() {
    let world = World()
    let view = UIView(frame: world.window.bounds)
    world.window.addSubview(view)
    view.transform = CGAffineTransform(translationX: 0, y: 800)

    #expect(view.safeAreaInsets.top == 47)
  }

  @Test("A change is told before the layout that it brings")
  func told() {
    let world = World()
    let card = DiaryView("card", world.diary, frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    world.window.addSubview(card)
    world.simulator.run(for: .milliseconds(1))
    world.diary.lines = []
    card.frame.origin.y = 40
    world.simulator.run(for: .milliseconds(1))

    #expect(world.diary.lines == ["card safeArea 7.0", "card layoutSubviews"])
  }

  @Test("Margins begin inside it, unless told otherwise")
  func margins() {
    let world = World()
    let view = UIView(frame: world.window.bounds)
    world.window.addSubview(view)
    #expect(view.layoutMargins.top == 55)

    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }
}
