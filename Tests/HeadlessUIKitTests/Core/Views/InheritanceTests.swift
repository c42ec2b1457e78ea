import Testing
import UIKit

@Suite("What views inherit") @MainActor
struct InheritanceTests {
  @MainActor
  struct World {
    let simulator = Simulator.boot()
    let window = shownWindow()
    let diary = Diary()
  }

  @Test("The tint is the nearest superview's, else the system's blue")
  func tint() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)

    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    inner.tintColor = .green
    #expect(inner.tintColor == .green)
    inner.tintColor = nil
    #expect(inner.tintColor == .red)
  }

  @Test("A dimmed view shows its tint, and that of what is inside, in grey")
  func dimmed() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.tintColor = .red
    outer.tintAdjustmentMode = .dimmed

    #expect(inner.tintAdjustmentMode == .dimmed)
    #expect(inner.tintColor != .red)
    #expect(inner.tintColor.getWhite(nil, alpha: nil))
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintColor == .red)
  }

  @Test("Whoever inherits a tint is told when it changes, by moving too")
  func told() {
    let world = World()
    let (outer, inner) = (DiaryView("outer", world.diary), DiaryView("inner", world.diary))
    outer.addSubview(inner)
    world.diary.lines = []
    outer.tintColor = .red
    #expect(world.diary.page() == ["outer tint", "inner tint"])

    let other = UIView()
    other.addSubview(inner)
    #expect(world.diary.page().contains("inner tint"))
  }

  @Test("A style is overridden for a view and what is inside")
  func style() {
    let world = World()
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    world.window.addSubview(outer)
    #expect(inner.traitCollection.userInterfaceStyle == .light)

    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(world.window.traitCollection.userInterfaceStyle == .light)
  }

  @Test("A colour with a rule follows the style")
  func dynamicColor() {
    let world = World()
    let view = UIView()
    view.backgroundColor = .systemBackground
    world.window.addSubview(view)
    #expect(view.layer.backgroundColor == .white)

    world.window.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == .black)
    #expect(view.backgroundColor == .systemBackground)
  }

  @Test("A background is read from the layer, if the layer was given another one")
  func background() {
    let view = UIView()
    view.backgroundColor = .red
    view.layer.backgroundColor = CGColor.black

    #expect(view.backgroundColor == .black)
  }

  @Test("A view is as opaque as its layer can say")
  func alpha() {
    let view = UIView()
    view.alpha = 0.3

    #expect(view.alpha == CGFloat(Float(0.3)))
  }
}
