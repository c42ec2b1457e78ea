import Testing
import UIKit

private final class Sized: UIView {
  var contents = CGSize(width: 60, height: 20) { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { contents }
}

@MainActor
@Suite("Constraints")
struct ConstraintTests {
  private func add<View: UIView>(_ child: View, to parent: UIView) -> View {
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    return child
  }

  @Test("Anchors place a view in its superview")
  func anchors() {
    Simulator.boot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let card = add(UIView(), to: view)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 50),
      card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5, constant: 10),
    ])
    #expect(card.frame == .zero)
    view.layoutIfNeeded()

    #expect(card.frame == CGRect(x: 20, y: 50, width: 260, height: 140))
  }

  @Test("A view follows when its superview's size changes")
  func follows() {
    Simulator.boot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let card = add(UIView(), to: view)
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalToConstant: 50),
    ])
    view.layoutIfNeeded()
    view.frame.size = CGSize(width: 500, height: 400)
    view.layoutIfNeeded()

    #expect(card.frame == CGRect(x: 200, y: 350, width: 100, height: 50))
  }

  @Test("A share of less than a hundredth counts: a line that shows how far something has come")
  func smallShare() {
    Simulator.boot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let card = add(UIView(), to: view)
    let line = add(UIView(), to: view)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      line.topAnchor.constraint(equalTo: view.topAnchor),
      line.heightAnchor.constraint(equalToConstant: 2),
      line.widthAnchor.constraint(equalTo: card.heightAnchor, multiplier: 0.005),
      card.topAnchor.constraint(equalTo: view.topAnchor),
      card.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    view.layoutIfNeeded()

    #expect(line.frame == CGRect(x: 0, y: 0, width: 3, height: 2))
  }

  @Test("A constraint about nothing stands where another will be, and holds nothing")
  func placeholder() {
    Simulator.boot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let card = add(UIView(), to: view)
    var width = NSLayoutConstraint()
    width.isActive = true
    width.isActive = false
    width = card.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    view.layoutIfNeeded()

    #expect(card.frame.width == 50)
  }

  @Test("A constant that changes moves the view in the next layout pass, and not before")
  func constant() {
    Simulator.boot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let card = add(UIView(), to: view)
    let top = card.topAnchor.constraint(equalTo: view.topAnchor, constant: 10)
    NSLayoutConstraint.activate([top, card.heightAnchor.constraint(equalToConstant: 30)])
    view.layoutIfNeeded()
    top.constant = 80
    #expect(card.frame.minY == 10)
    view.layoutIfNeeded()

    #expect(card.frame == CGRect(x: 0, y: 80, width: 0, height: 30))
  }

  @Test("A layout pass inside an animation block animates what constraints move")
  func animated() {
    let simulator = Simulator.boot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    window.addSubview(view)
    let card = add(UIView(), to: view)
    let left = card.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    NSLayoutConstraint.activate([left, card.widthAnchor.constraint(equalToConstant: 100)])
    simulator.run(for: .milliseconds(10))
    left.constant = 200
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layoutIfNeeded() }
    simulator.run(for: .milliseconds(500))

    #expect(card.frame.minX == 200)
    #expect(abs((card.layer.presentation()?.frame.minX ?? 0) - 100) < 2)
  }

  @Test("A view in a window is laid out at the end of the turn")
  func commit() {
    let simulator = Simulator.boot()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let card = add(UIView(), to: window)
    card.widthAnchor.constraint(equalToConstant: 70).isActive = true
    simulator.run(for: .zero)

    #expect(card.bounds.width == 70)
  }

  @Test("Views are as large as their contents unless something matters more")
  func intrinsic() {
    Simulator.boot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let label = add(Sized(), to: view)
    view.layoutIfNeeded()
    #expect(label.bounds.size == CGSize(width: 60, height: 20))
    label.contents = CGSize(width: 90, height: UIView.noIntrinsicMetric)
    let narrow = label.widthAnchor.constraint(lessThanOrEqualToConstant: 80)
    narrow.priority = UILayoutPriority(751)
    narrow.isActive = true
    view.layoutIfNeeded()

    #expect(label.bounds.width == 80)
  }

  @Test("Of two labels the one that hugs its contents less takes the room")
  func hugging() {
    Simulator.boot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let (one, other) = (add(Sized(), to: view), add(Sized(), to: view))
    other.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      other.leadingAnchor.constraint(equalTo: one.trailingAnchor),
      other.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    view.layoutIfNeeded()

    #expect(one.bounds.width == 240)
    #expect(other.bounds.width == 60)
  }

  @Test("A view placed by constraints can be sized by what is inside it")
  func inside() {
    Simulator.boot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let box = add(UIView(), to: view)
    let label = add(Sized(), to: box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -8),
    ])
    view.layoutIfNeeded()

    #expect(box.frame == CGRect(x: 0, y: 5, width: 76, height: 36))
    #expect(label.frame == CGRect(x: 8, y: 8, width: 60, height: 20))
    #expect(box.systemLayoutSizeFitting(.zero) == CGSize(width: 76, height: 36))
  }

  @Test("What is inside a subview that stretches with a view sizes the view, too")
  func insideStretched() {
    Simulator.boot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let content = UIView(frame: CGRect(x: 10, y: 0, width: 280, height: 590))
    let label = add(Sized(), to: content)
    view.addSubview(content)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ])

    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 80, height: 46))
    content.autoresizingMask = [.flexibleHeight]
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 0, height: 46))
    content.autoresizingMask = [.flexibleHeight, .flexibleTopMargin]
    #expect(view.systemLayoutSizeFitting(.zero) == .zero)
  }

  @Test("A constraint can reach through a view that is placed by its frame")
  func reachesThrough() {
    Simulator.boot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    view.addSubview(box)
    let dot = add(UIView(), to: box)
    NSLayoutConstraint.activate([
      dot.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 110),
      dot.widthAnchor.constraint(equalToConstant: 10),
    ])
    view.layoutIfNeeded()
    #expect(dot.frame.minX == 10)
    box.frame.origin.x = 90
    view.layoutIfNeeded()

    #expect(dot.frame.minX == 20)
  }

  @Test("Guides are laid out like views")
  func guides() {
    Simulator.boot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let card = add(UIView(), to: view)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.25),
      card.topAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    view.layoutIfNeeded()

    #expect(guide.layoutFrame.height == 150)
    #expect(card.frame.minY == 150)
  }

  @Test("The safe area is a guide")
  func safeArea() {
    let simulator = Simulator.boot()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let card = add(UIView(), to: window)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor),
      card.bottomAnchor.constraint(equalTo: window.safeAreaLayoutGuide.bottomAnchor, constant: -6),
    ])
    simulator.run(for: .zero)

    #expect(card.frame.minY == 47)
    #expect(card.frame.maxY == CGFloat(844 - 34 - 6))
  }

  @Test("Constraints know nothing of a view's transform")
  func transform() {
    Simulator.boot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let card = add(UIView(), to: view)
    NSLayoutConstraint.activate([
      card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalToConstant: 100),
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
    card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.layoutIfNeeded()

    #expect(card.bounds.width == 100)
    #expect(card.center.x == 150)
    #expect(card.frame.width == 50)
  }

  @Test("A warning tells no address that an app's own description of an object has")
  func addresses() {
    let text = "<Rule:0x55988e10ba70@Card.swift#21 Card:0x55988e0e2120.bottom == 0x1F>"

    #expect(
      UIKitWarning(.other, text).description == "<Rule:0x…@Card.swift#21 Card:0x….bottom == 0x1F>")
  }

  @Test("Required constraints that contradict each other break the last one, with a warning")
  func conflict() {
    let simulator = Simulator.boot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let card = add(UIView(), to: view)
    card.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let second = card.widthAnchor.constraint(equalToConstant: 200)
    second.isActive = true
    view.layoutIfNeeded()
    #expect(card.bounds.width == 100)
    #expect(simulator.warnings.map(\.kind) == [.unsatisfiableConstraints])
    card.constraints[0].isActive = false
    view.layoutIfNeeded()

    #expect(card.bounds.width == 200)
  }

  @Test("Leaving the superview undoes the constraints to what is outside, and keeps those inside")
  func leaving() {
    Simulator.boot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let (card, label) = (add(UIView(), to: view), UIView())
    _ = add(label, to: card)
    let (outer, inner) = (
      card.topAnchor.constraint(equalTo: view.topAnchor),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 4)
    )
    NSLayoutConstraint.activate([outer, inner])
    view.layoutIfNeeded()
    card.removeFromSuperview()

    #expect(!outer.isActive)
    #expect(inner.isActive)
  }

  @Test("A layout keeps no view alive")
  func noCycle() {
    Simulator.boot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    weak var gone: UIView?
    do {
      let parent = UIView(frame: view.bounds)
      let child = add(UIView(), to: parent)
      child.widthAnchor.constraint(equalTo: parent.widthAnchor).isActive = true
      parent.layoutIfNeeded()
      gone = parent
    }

    #expect(gone == nil)
  }

  @Test("A constraint reads as the line it stands for")
  func description() {
    Simulator.boot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let card = add(UIView(), to: view)
    let line = card.widthAnchor.constraint(
      greaterThanOrEqualTo: view.widthAnchor, multiplier: 0.5, constant: -10)
    line.priority = .defaultHigh

    #expect(line.description.hasSuffix(".width ≥ 0.5 × UIView:1.width - 10.0 @750.0"))
  }

  @Test("R216 none of another length is a plain number, without a second anchor")
  func noneOfAnother() {
    Simulator.boot()
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    let none = child.heightAnchor.constraint(
      equalTo: parent.heightAnchor, multiplier: 0, constant: 3)
    let half = child.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5)

    #expect(none.multiplier == 1)
    #expect(none.secondAnchor == nil)
    #expect(none.constant == 3)
    #expect(half.multiplier == 0.5)
    #expect(half.secondAnchor != nil)
  }
}
