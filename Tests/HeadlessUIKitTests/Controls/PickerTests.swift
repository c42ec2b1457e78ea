import Testing
import UIKit

@MainActor
private final class Fruit: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(component).\(row)" }
}

@MainActor
@Suite("Pickers, dates and places in texts")
struct PickerTests {
  @Test("A wheel shows the row that code has turned it to")
  func wheels() {
    Simulator.boot()
    let (picker, fruit) = (UIPickerView(), Fruit())
    (picker.dataSource, picker.delegate) = (fruit, fruit)
    picker.selectRow(2, inComponent: 1, animated: true)

    #expect(picker.selectedRow(inComponent: 1) == 2)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(picker.selectedRow(inComponent: 5) == -1)
    #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "0.1")
  }

  @Test("A date stays between the limits")
  func dates() {
    Simulator.boot()
    let picker = UIDatePicker()
    picker.maximumDate = Date(timeIntervalSinceReferenceDate: 100)
    picker.date = Date(timeIntervalSinceReferenceDate: 500)

    #expect(picker.date.timeIntervalSinceReferenceDate == 100)
    #expect(picker.sizeThatFits(.zero).height == 216)
  }

  @Test("Places in a text are counted, and what is between two is replaced")
  func places() throws {
    Simulator.boot()
    let field = UITextField()
    field.text = "abcdef"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    let range = try #require(field.textRange(from: start, to: field.endOfDocument))
    #expect(field.text(in: range) == "cdef")
    #expect(field.offset(from: start, to: range.end) == 4)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)

    field.replace(range, withText: "x")
    #expect(field.text == "abx")
    #expect(field.caretRect(for: start).minX > 0)
  }

  @Test("Content that is not there is shown in the middle, with a button that acts")
  func unavailable() throws {
    let world = World()
    var taps = 0
    var content = UIContentUnavailableConfiguration.empty()
    content.text = "Nothing"
    content.button.title = "Again"
    content.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    world.home.contentUnavailableConfiguration = content
    world.settle()
    let view = try #require(world.home.view.subviews.last as? UIContentUnavailableView)
    let stack = try #require(view.subviews.first as? UIStackView)
    (stack.arrangedSubviews.last as? UIButton)?.sendActions(for: .primaryActionTriggered)

    #expect(taps == 1)
    #expect(abs(stack.center.x - view.bounds.midX) < 0.01)
  }

  @Test("A capsule is as round as its shorter side, and a fixed corner as round as it says")
  func corners() {
    Simulator.boot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.cornerConfiguration = .capsule()
    #expect(view.layer.cornerRadius == 20)
    view.cornerConfiguration = .corners(radius: .fixed(7))
    #expect(view.layer.cornerRadius == 7)
  }

  @Test(
    "A view whose corners differ has the radius of the first one at the top, or else of the others",
    arguments: [
      (.uniformTopRadius(1, bottomLeftRadius: 2), 1),
      (.uniformBottomRadius(2, topRightRadius: 3), 3), (.uniformBottomRadius(2), 2),
      (.uniformLeftRadius(4, bottomRightRadius: 5), 4),
      (.uniformRightRadius(5, topLeftRadius: 6), 6), (.uniformRightRadius(5), 5),
      (.uniformEdges(topRadius: 7, bottomRadius: 8), 7),
      (.uniformEdges(leftRadius: 9, rightRadius: 8), 9),
    ] as [(UICornerConfiguration, CGFloat)])
  func unequalCorners(corners: UICornerConfiguration, radius: CGFloat) {
    Simulator.boot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.cornerConfiguration = corners

    #expect(view.layer.cornerRadius == radius)
  }

  @Test("A view takes glass as its effect, and the glass keeps its values")
  func glass() {
    Simulator.boot()
    let pane = UIGlassEffect(style: .clear)
    pane.isInteractive = true
    pane.tintColor = .red
    let group = UIGlassContainerEffect()
    group.spacing = 8
    let view = UIVisualEffectView(effect: group)
    view.effect = pane

    #expect(view.effect === pane)
    #expect(pane.isInteractive)
    #expect(pane.tintColor == .red)
    #expect(group.spacing == 8)
  }

  @Test("The distance between two lines is a length for constraints")
  func offset() {
    let world = World()
    let (left, right) = (UIView(), UIView())
    for view in [left, right] {
      view.translatesAutoresizingMaskIntoConstraints = false
      world.home.view.addSubview(view)
    }
    let gap = left.leadingAnchor.anchorWithOffset(to: right.leadingAnchor)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: world.home.view.leadingAnchor, constant: 10),
      gap.constraint(equalToConstant: 90),
    ])
    world.home.view.layoutIfNeeded()

    #expect(right.frame.minX == 100)
  }

  @Test("A curve of a number without a name is one all the same, and makes an animation's option")
  func curves() {
    #expect(UIView.AnimationCurve(rawValue: 7) == .easeInOut)
    #expect(UIView.AnimationCurve(rawValue: 3) == .linear)
  }
}
