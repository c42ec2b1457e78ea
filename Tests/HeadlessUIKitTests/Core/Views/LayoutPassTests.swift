import Testing
import UIKit

@Suite("Layout passes") @MainActor
struct LayoutPassTests {
  @MainActor
  struct World {
    let simulator = Simulator.boot()
    let window = shownWindow()
    let diary = Diary()

    func turn() -> [String] {
      simulator.run(for: .milliseconds(1))
      return diary.page()
    }
  }

  @Test("Views are laid out at the end of the turn, each before what is inside it")
  func order() {
    let world = World()
    let (card, label) = (DiaryView("card", world.diary), DiaryView("label", world.diary))
    card.addSubview(label)
    world.window.addSubview(card)
    world.diary.lines = []

    #expect(
      world.turn().filter { $0.contains("layout") } == [
        "card layoutSubviews", "label layoutSubviews",
      ])
    #expect(world.turn() == [])
  }

  @Test("Asking twice lays out once")
  func once() {
    let world = World()
    let card = DiaryView("card", world.diary)
    world.window.addSubview(card)
    _ = world.turn()
    card.setNeedsLayout()
    card.setNeedsLayout()

    #expect(world.turn() == ["card layoutSubviews"])
  }

  @Test("A new size asks for layout, a new place does not")
  func sizeAsks() {
    let world = World()
    let card = DiaryView("card", world.diary, frame: CGRect(x: 50, y: 200, width: 10, height: 10))
    world.window.addSubview(card)
    _ = world.turn()
    card.center.y += 100
    #expect(world.turn() == [])

    card.bounds.size.width = 20
    #expect(world.turn() == ["card layoutSubviews"])
  }

  @Test("R252 a view's layoutIfNeeded lays out its own tree at once, and no superview")
  func atOnce() {
    let world = World()
    let (card, label) = (DiaryView("card", world.diary), DiaryView("label", world.diary))
    card.addSubview(label)
    world.window.addSubview(card)
    _ = world.turn()
    card.setNeedsLayout()
    label.setNeedsLayout()
    label.layoutIfNeeded()

    #expect(world.diary.page() == ["label layoutSubviews"])
    #expect(world.turn() == ["card layoutSubviews"])
  }

  @Test("R252 a layer's layoutIfNeeded starts at the topmost layer above that has requested layout")
  func layer() {
    let world = World()
    let (card, label) = (DiaryView("card", world.diary), DiaryView("label", world.diary))
    card.addSubview(label)
    world.window.addSubview(card)
    _ = world.turn()
    card.setNeedsLayout()
    label.layer.layoutIfNeeded()

    #expect(world.diary.page() == ["card layoutSubviews"])
    #expect(world.turn() == [])
  }

  @Test("R252 constraints move a view when its superview is laid out, not when the view itself is")
  func constrained() {
    let world = World()
    let (card, label) = (UIView(), UIView())
    world.window.addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: world.window.leadingAnchor, constant: 20),
      card.topAnchor.constraint(equalTo: world.window.topAnchor, constant: 30),
      card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalToConstant: 80),
      label.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      label.widthAnchor.constraint(equalToConstant: 10),
      label.heightAnchor.constraint(equalToConstant: 10),
    ])
    card.layoutIfNeeded()
    #expect(card.frame == .zero)
    #expect(label.frame == CGRect(x: 45, y: 5, width: 10, height: 10))

    world.window.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 20, y: 30, width: 100, height: 80))
  }

  @Test("R252 a subview that is laid out in viewDidLoad does not lay out the controller's view")
  func inViewDidLoad() {
    final class Controller: UIViewController {
      var layouts: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton()
        view.addSubview(button)
        button.layoutIfNeeded()
        layouts.append("loaded")
      }
      override func viewDidLayoutSubviews() { layouts.append("laid out") }
    }
    let world = World()
    let controller = Controller()
    world.window.rootViewController = controller
    _ = world.turn()

    #expect(controller.layouts == ["loaded", "laid out"])
  }

  @Test("Outside a window nothing is laid out unless asked")
  func outside() {
    let world = World()
    let card = DiaryView("card", world.diary)
    card.setNeedsLayout()
    #expect(world.turn() == [])

    card.layoutIfNeeded()
    #expect(world.diary.page() == ["card layoutSubviews"])
  }

  @Test("What a layout changes further down is laid out in the same pass")
  func cascades() {
    let world = World()
    final class Filling: UIView {
      override func layoutSubviews() { for view in subviews { view.frame = bounds } }
    }
    let filling = Filling(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    let label = DiaryView("label", world.diary)
    filling.addSubview(label)
    world.window.addSubview(filling)
    filling.layoutIfNeeded()

    #expect(label.bounds.size == CGSize(width: 80, height: 60))
    #expect(world.diary.page().filter { $0.contains("layout") } == ["label layoutSubviews"])
  }

  @Test("Layout that never comes to rest is given up, with a warning that names the view")
  func feedback() {
    let world = World()
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    world.window.addSubview(Restless())
    world.simulator.run(for: .seconds(1))

    #expect(world.simulator.warnings.map(\.kind) == [.layoutFeedbackLoop])
    #expect(world.simulator.warnings[0].description.contains("Restless"))
  }

  @Test("sizeToFit takes on the size that suits, and keeps the corner")
  func sizeToFit() {
    final class Square: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 30) }
    }
    let square = Square(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
    square.sizeToFit()

    #expect(square.frame == CGRect(x: 5, y: 6, width: 30, height: 30))
  }

  @Test("R222 sizeToFit of a view with a transform makes the best size that of its bounds")
  func sizeToFitUnderTransform() {
    final class Square: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 30) }
    }
    let square = Square(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
    square.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let corner = square.frame.origin
    square.sizeToFit()

    #expect(square.bounds.size == CGSize(width: 30, height: 30))
    #expect(square.frame == CGRect(origin: corner, size: CGSize(width: 15, height: 15)))
  }
}
