import Testing
import UIKit

@Suite("Layout settles") @MainActor
struct LayoutSettlesTests {
  /// A view that runs a closure in `layoutSubviews`, and counts the calls.
  private final class Laid: UIView {
    var lays: (Laid) -> Void = { _ in }
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      lays(self)
    }
  }

  private final class Sized: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 20) }
  }

  @MainActor
  private struct World {
    let simulator = Simulator.boot()
    let window = shownWindow()
    let card = Laid(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    init() {
      window.addSubview(card)
      turn()
    }

    func turn() { simulator.run(for: .milliseconds(17)) }

    /// Performs an action in each of 20 frames, and returns the largest number of times that one
    /// layout pass has laid out the card.
    func mostLayouts(_ act: (Int) -> Void) -> Int {
      (0..<20).map { frame in
        let before = card.layouts
        act(frame)
        turn()
        return card.layouts - before
      }.max()!
    }
  }

  private func add<View: UIView>(_ child: View, to parent: UIView) -> View {
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    return child
  }

  // MARK: - The patterns

  @Test("A8 a view without constraints, framed by hand in layoutSubviews, stays there")
  func framedByHand() {
    let world = World()
    let child = add(UIView(), to: world.card)
    world.card.lays = {
      child.frame = CGRect(x: 10, y: 20, width: $0.bounds.width - 20, height: 50)
    }
    let most = world.mostLayouts { world.card.frame.size.width = 301 + CGFloat($0) }

    #expect(child.frame == CGRect(x: 10, y: 20, width: 300, height: 50))
    #expect(most == 1)
    #expect(world.simulator.warnings == [])
  }

  @Test("A8 a view without constraints stays where it was put")
  func unconstrained() {
    let world = World()
    let child = add(UIView(frame: CGRect(x: 7, y: 9, width: 30, height: 40)), to: world.card)
    let other = add(UIView(), to: world.card)
    other.widthAnchor.constraint(equalTo: world.card.widthAnchor).isActive = true
    world.turn()

    #expect(other.bounds.width == 300)
    #expect(child.frame == CGRect(x: 7, y: 9, width: 30, height: 40))
  }

  @Test("A8 a constraint replaced by its equal costs no further layout")
  func equalConstraint() {
    final class Replacing: UIViewController {
      let child = UIView()
      var top: NSLayoutConstraint?
      override func viewWillLayoutSubviews() { replace() }
      override func viewDidLayoutSubviews() { replace() }
      func replace() {
        top?.isActive = false
        top = child.topAnchor.constraint(equalTo: view.topAnchor, constant: 12)
        top?.isActive = true
      }
    }
    let world = World()
    let controller = Replacing()
    let view = Laid(frame: world.window.bounds)
    controller.view = view
    let child = add(controller.child, to: view)
    child.heightAnchor.constraint(equalToConstant: 30).isActive = true
    world.window.addSubview(view)
    world.turn()
    view.layouts = 0
    view.frame.size.width -= 50
    world.turn()

    #expect(child.frame == CGRect(x: 0, y: 12, width: 0, height: 30))
    #expect(view.layouts == 1)
    #expect(world.simulator.warnings == [])
  }

  @Test("A constraint that takes the place of its like brings its own constant, priority and room")
  func takesThePlace() {
    let world = World()
    let child = add(UIView(), to: world.card)
    func width(_ constant: CGFloat, _ priority: UILayoutPriority) -> NSLayoutConstraint {
      let constraint = child.widthAnchor.constraint(equalToConstant: constant)
      constraint.priority = priority
      return constraint
    }
    var first = width(50, .required)
    first.isActive = true
    world.turn()
    #expect(child.bounds.width == 50)

    first.isActive = false
    first = width(80, .required)
    first.isActive = true
    world.turn()
    #expect(child.bounds.width == 80)

    first.isActive = false
    first = width(90, .defaultLow)
    let second = width(70, .defaultHigh)
    NSLayoutConstraint.activate([first, second])
    world.turn()
    #expect(child.bounds.width == 70)

    second.isActive = false
    first.priority = .defaultHigh
    child.widthAnchor.constraint(lessThanOrEqualToConstant: 60).isActive = true
    world.turn()
    #expect(child.bounds.width == 60)

    NSLayoutConstraint.deactivate(child.constraints)
    width(40, .required).isActive = true
    world.turn()
    #expect(child.bounds.width == 40)
    #expect(world.simulator.warnings.isEmpty)
  }

  @Test("An active constraint becomes required, and stops being required, as from iOS 13 on")
  func becomesRequired() {
    let world = World()
    let child = add(UIView(), to: world.card)
    let wide = child.widthAnchor.constraint(equalToConstant: 80)
    let narrow = child.widthAnchor.constraint(equalToConstant: 50)
    (wide.priority, narrow.priority) = (.defaultLow, .defaultHigh)
    NSLayoutConstraint.activate([wide, narrow])
    world.turn()
    #expect(child.bounds.width == 50)

    wide.priority = .required
    world.turn()
    #expect(child.bounds.width == 80)

    wide.priority = .defaultLow
    world.turn()
    #expect(child.bounds.width == 50)
    #expect(world.simulator.warnings.isEmpty)
  }

  @Test("A8 frames set in layoutSubviews stand against constraints")
  func framesAgainstConstraints() {
    let world = World()
    let child = add(UIView(), to: world.card)
    NSLayoutConstraint.activate([
      child.widthAnchor.constraint(equalToConstant: 100),
      child.heightAnchor.constraint(equalToConstant: 100),
    ])
    world.card.lays = { _ in child.frame = CGRect(x: 3, y: 4, width: 55, height: 66) }
    let most = world.mostLayouts { world.card.frame.size.height = 401 + CGFloat($0) }

    #expect(child.frame == CGRect(x: 3, y: 4, width: 55, height: 66))
    #expect(most == 1)
    #expect(world.simulator.warnings == [])
  }

  @Test("A8 moving a view with constraints inside does not lay out its superview")
  func moving() {
    let world = World()
    let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    world.card.addSubview(sheet)
    let label = add(UIView(), to: sheet)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: sheet.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: sheet.trailingAnchor, constant: -8),
      label.heightAnchor.constraint(equalToConstant: 20),
    ])
    world.card.lays = { _ in sheet.frame.origin = .zero }
    world.turn()
    let most = world.mostLayouts { sheet.center.y = 100 + CGFloat($0) }

    #expect(most == 0)
    #expect(sheet.frame.minY == 19)
    #expect(label.frame == CGRect(x: 8, y: 8, width: 184, height: 20))
  }

  @Test("A8 a view of a fractional size, centred, 20 above the lower edge, settles")
  func fractional() {
    let world = World()
    let bubble = UIView(frame: CGRect(x: 0, y: 0, width: 200 / 3, height: 100 / 7))
    world.card.addSubview(bubble)
    let badge = add(Sized(), to: bubble)
    let pill = add(UIView(), to: world.card)
    NSLayoutConstraint.activate([
      badge.centerXAnchor.constraint(equalTo: bubble.centerXAnchor),
      badge.bottomAnchor.constraint(equalTo: world.card.bottomAnchor, constant: -20),
      pill.centerXAnchor.constraint(equalTo: world.card.centerXAnchor),
      pill.bottomAnchor.constraint(equalTo: world.card.bottomAnchor, constant: -20),
      pill.widthAnchor.constraint(equalTo: bubble.widthAnchor),
      pill.heightAnchor.constraint(equalToConstant: 17.3),
    ])
    let most = world.mostLayouts {
      bubble.frame.size.width = 67.1 + CGFloat($0) / 7
      world.card.center.y += 1 / 3
    }

    #expect(abs(pill.frame.maxY - 380) < 1)
    #expect(abs(pill.frame.midX - 150) < 1)
    #expect(most <= 3)
    #expect(world.simulator.warnings == [])
  }

  @Test("A8 a 37 x 37 view centred in one of 366 x 132 settles on pixels")
  func halfPixels() {
    let world = World()
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 366, height: 132))
    world.card.addSubview(row)
    let dot = add(UIView(), to: row)
    NSLayoutConstraint.activate([
      dot.centerXAnchor.constraint(equalTo: row.centerXAnchor),
      dot.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      dot.widthAnchor.constraint(equalToConstant: 37),
      dot.heightAnchor.constraint(equalToConstant: 37),
    ])
    let most = world.mostLayouts { _ in row.setNeedsLayout() }

    #expect(abs(dot.frame.midX - 183) < 0.34)
    #expect(abs(dot.frame.width - 37) < 0.001)
    #expect(most <= 1)
    #expect(world.simulator.warnings == [])
  }

  @Test("A8 a stack view and the engine agree on the views between them")
  func stack() {
    let world = World()
    let (title, box) = (Sized(), UIView())
    let stack = UIStackView(arrangedSubviews: [title, box])
    stack.axis = .vertical
    stack.spacing = 8
    _ = add(stack, to: world.card)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: world.card.topAnchor, constant: 10),
      stack.leadingAnchor.constraint(equalTo: world.card.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: world.card.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 44),
    ])
    let most = world.mostLayouts { world.card.frame.size.width = 301 + CGFloat($0) }

    #expect(stack.frame == CGRect(x: 0, y: 10, width: 320, height: 72))
    #expect(title.frame == CGRect(x: 0, y: 0, width: 320, height: 20))
    #expect(box.frame == CGRect(x: 0, y: 28, width: 320, height: 44))
    #expect(!box.translatesAutoresizingMaskIntoConstraints)
    #expect(most <= 2)
    #expect(world.simulator.warnings == [])
  }

  // MARK: - The views that are laid out

  @Test("C4 resizing a subview lays out its superview, moving it does not")
  func resizingASubview() {
    let world = World()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    world.card.addSubview(child)
    world.turn()
    world.card.layouts = 0
    child.center.x += 5
    world.turn()
    #expect(world.card.layouts == 0)
    child.bounds.size.width = 20
    world.turn()

    #expect(world.card.layouts == 1)
  }

  @Test("C4 a size that the superview gives while it is laid out does not lay it out again")
  func resizedByItsSuperview() {
    let world = World()
    let child = UIView()
    world.card.addSubview(child)
    world.card.lays = { child.frame = $0.bounds.insetBy(dx: 3, dy: 3) }

    #expect(world.mostLayouts { world.card.frame.size.width = 200 + CGFloat($0) } == 1)
  }

  @Test("A constraint that layoutSubviews changes is satisfied in the same pass")
  func constraintInLayout() {
    let world = World()
    let child = add(UIView(), to: world.card)
    let height = child.heightAnchor.constraint(equalToConstant: 0)
    height.isActive = true
    world.card.lays = { height.constant = $0.bounds.width / 2 }
    let most = world.mostLayouts { world.card.frame.size.width = 200 + CGFloat($0) * 2 }

    #expect(child.bounds.height == 119)
    #expect(most == 2)
  }

  @Test("A constraint changed before a layoutIfNeeded inside a layout is not lost")
  func nestedLayoutIfNeeded() {
    let world = World()
    let child = add(UIView(), to: world.card)
    let height = child.heightAnchor.constraint(equalToConstant: 0)
    height.isActive = true
    world.card.lays = {
      height.constant = $0.bounds.width / 2
      child.layoutIfNeeded()
    }
    world.card.frame.size.width = 180
    world.turn()

    #expect(child.bounds.height == 90)
  }

  @Test("updateConstraints is called once by itself, before anything is solved (Apple)")
  func updateConstraints() {
    final class Updating: UIView {
      let child = UIView()
      var updates = 0
      override func updateConstraints() {
        super.updateConstraints()
        updates += 1
        if updates == 1 { child.widthAnchor.constraint(equalToConstant: 31).isActive = true }
      }
    }
    let world = World()
    let view = add(Updating(), to: world.card)
    _ = add(view.child, to: view)
    world.turn()
    world.turn()

    #expect(view.updates == 1)
    #expect(view.child.bounds.width == 31)
  }

  // MARK: - Loops

  @Test("A8 what really loops costs ten rounds, and says once between which frames")
  func loop() {
    let world = World()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    world.card.addSubview(child)
    world.card.lays = {
      child.frame.size.width = child.frame.width == 10 ? 20 : 10
      $0.setNeedsLayout()
    }
    let most = world.mostLayouts { _ in world.card.setNeedsLayout() }
    let line = world.simulator.warnings.first?.description ?? ""

    #expect(most == 10)
    #expect(world.simulator.warnings.map(\.kind) == [.layoutFeedbackLoop])
    #expect(line.contains("after 10 rounds: \(child) swings between (0.0 0.0; 20.0 10.0)"))
    #expect(line.contains("and (0.0 0.0; 10.0 10.0)"))
  }
}
