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

  @Test("Margins are those of where constraints put a view, not of where it was drawn")
  func marginsWhereItStands() {
    let world = World()
    let page = UIView(frame: world.window.bounds)
    let bar = UIView(frame: CGRect(x: 0, y: 20, width: 300, height: 47))
    let knob = UIView()
    page.addSubview(bar)
    bar.addSubview(knob)
    for view in [bar, knob] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor, constant: 10),
      bar.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 300),
      knob.topAnchor.constraint(equalTo: bar.layoutMarginsGuide.topAnchor),
      knob.bottomAnchor.constraint(equalTo: bar.layoutMarginsGuide.bottomAnchor),
      knob.leadingAnchor.constraint(equalTo: bar.layoutMarginsGuide.leadingAnchor),
      knob.heightAnchor.constraint(equalToConstant: 31),
      knob.widthAnchor.constraint(equalToConstant: 51),
    ])
    world.window.addSubview(page)
    world.simulator.run(for: .milliseconds(20))

    #expect(bar.frame == CGRect(x: 0, y: 57, width: 300, height: 47))
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

  @Test(
    "R159 a view beyond the screen has the insets of the edges that it lies beyond, and no more")
  func beyondTheScreen() {
    let world = World()
    let screen = world.window.bounds
    let sheet = UIView(frame: screen.offsetBy(dx: 0, dy: screen.height))
    world.window.addSubview(sheet)
    let inner = UIView(frame: sheet.bounds)
    sheet.addSubview(inner)
    let below = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    #expect(sheet.safeAreaInsets == below)
    #expect(inner.safeAreaInsets == below)
    sheet.frame = screen

    #expect(sheet.safeAreaInsets.top == 47)
    #expect(inner.safeAreaInsets.bottom == 34)
  }

  @Test(
    "R159 a card of full height that is moved by its frame keeps what is left of the top and all of the bottom, and its content with it",
    arguments: (0...84).map { CGFloat($0 * 10) })
  func cardOnItsWay(top: CGFloat) {
    let world = World()
    let screen = world.window.bounds
    let card = UIView(frame: screen)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(content)
    let guide = card.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    world.window.addSubview(card)
    world.simulator.run(for: .milliseconds(20))
    card.frame.origin.y = top
    world.simulator.run(for: .milliseconds(20))

    let left = max(0, 47 - top)
    #expect(card.safeAreaInsets == UIEdgeInsets(top: left, left: 0, bottom: 34, right: 0))
    #expect(content.frame == CGRect(x: 0, y: left, width: 390, height: 844 - left - 34))
  }

  @Test("A23 a view that leaves the screen keeps the one it had, and its layout")
  func leaving() {
    let world = World()
    let screen = world.window.bounds
    let sheet = UIView(frame: screen.inset(by: UIEdgeInsets(top: 57, left: 0, bottom: 0, right: 0)))
    let button = UIView()
    button.translatesAutoresizingMaskIntoConstraints = false
    world.window.addSubview(sheet)
    sheet.addSubview(button)
    NSLayoutConstraint.activate([
      button.bottomAnchor.constraint(equalTo: sheet.safeAreaLayoutGuide.bottomAnchor),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
    world.simulator.run(for: .milliseconds(1))
    let place = button.frame
    sheet.frame.origin.y = screen.height
    sheet.setNeedsLayout()
    world.simulator.run(for: .milliseconds(1))

    #expect(sheet.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(button.frame == place)
    #expect(place.maxY == 753)
  }

  @Test("The safe area can be observed, and tells of the old and the new one")
  func observed() {
    let world = World()
    let card = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    world.window.addSubview(card)
    world.simulator.run(for: .milliseconds(1))
    var heard: [CGFloat] = []
    let observation = card.observe(\.safeAreaInsets, options: [.old, .new]) { card, change in
      heard += [change.oldValue!.top, change.newValue!.top, card.safeAreaInsets.top]
    }
    card.frame.origin.y = 40
    world.simulator.run(for: .milliseconds(1))
    observation.invalidate()

    #expect(heard == [0, 7, 7])
  }

  @Test(
    "What a scroll view adds to the room around its content is none of the content's",
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.automatic, CGFloat(0)), (.always, 0),
      (.never, 37),
    ])
  func scrolled(_ adjustment: UIScrollView.ContentInsetAdjustmentBehavior, _ top: CGFloat) {
    let world = World()
    let list = UIScrollView(frame: world.window.bounds)
    list.contentInsetAdjustmentBehavior = adjustment
    list.contentSize = CGSize(width: 390, height: 3000)
    let row = UIView(frame: CGRect(x: 0, y: 1000, width: 390, height: 50))
    list.addSubview(row)
    world.window.addSubview(list)
    list.contentOffset.y = 990
    world.simulator.run(for: .milliseconds(1))

    #expect(row.safeAreaInsets.top == top)
  }

  @Test("Along an axis that does not scroll the content keeps clear by itself")
  func across() {
    let world = World()
    let list = UIScrollView(frame: world.window.bounds)
    list.contentSize = CGSize(width: 3000, height: 100)
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 3000, height: 50))
    list.addSubview(row)
    world.window.addSubview(list)

    #expect(row.safeAreaInsets.top == 47)
  }

  @Test(
    "Content that is just as wide as its list does not scroll sideways, and keeps clear of the sides",
    arguments: [(CGFloat(0), true), (1, false)])
  func asWide(more: CGFloat, keepsClear: Bool) {
    let world = World()
    world.simulator.resize(to: CGSize(width: 844, height: 390))
    world.simulator.run(for: .seconds(1))
    let sides = UIView(frame: world.window.bounds)
    let list = UIScrollView(frame: world.window.bounds)
    list.contentSize = CGSize(width: 844 + more, height: 3000)
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 844 + more, height: 50))
    list.addSubview(row)
    world.window.addSubview(sides)
    world.window.addSubview(list)

    #expect(sides.safeAreaInsets.left > 0)
    #expect(row.safeAreaInsets.left == (keepsClear ? sides.safeAreaInsets.left : 0))
  }
}
