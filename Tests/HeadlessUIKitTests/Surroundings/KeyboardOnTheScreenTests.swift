import Testing
import UIKit
import VirtualTime

@MainActor
@Suite("The keyboard on the screen")
struct KeyboardOnTheScreenTests {
  @MainActor
  private struct Desk {
    let world = World()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let other = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 40))
    let heard = Log()

    init() {
      world.home.view.addSubview(field)
      world.home.view.addSubview(other)
      let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "willShow"),
        (UIResponder.keyboardDidShowNotification, "didShow"),
        (UIResponder.keyboardWillHideNotification, "willHide"),
        (UIResponder.keyboardDidHideNotification, "didHide"),
      ]
      for (name, word) in names {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [heard, world] notification in
          let end =
            notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
          let time = world.simulator.now.nanoseconds / 1_000_000
          heard("\(word) \(Int(end?.cgRectValue.minY ?? 0)) at \(time)")
        }
      }
    }
  }

  @Test("R151 it comes with a text field, has a frame, and is told of on virtual time")
  func comesAndGoes() {
    let desk = Desk()
    let start = desk.world.simulator.now.nanoseconds / 1_000_000
    desk.field.becomeFirstResponder()
    desk.world.settle()
    #expect(desk.world.simulator.keyboardFrame == CGRect(x: 0, y: 508, width: 390, height: 336))
    #expect(desk.heard.take() == ["willShow 508 at \(start)", "didShow 508 at \(start + 250)"])

    desk.world.home.view.endEditing(true)
    desk.world.settle()
    #expect(desk.world.simulator.keyboardFrame == nil)
    #expect(
      desk.heard.take() == [
        "willHide 844 at \(start + 3000)", "didHide 844 at \(start + 3250)",
      ])
  }

  @Test("R151 one field that follows another changes nothing")
  func follows() {
    let desk = Desk()
    desk.field.becomeFirstResponder()
    desk.world.settle()
    _ = desk.heard.take()
    desk.other.becomeFirstResponder()
    desk.world.settle()

    #expect(desk.heard.take() == [])
  }

  @Test("R151 what is tied to its guide rises with it, and comes down to the safe area")
  func guide() {
    let desk = Desk()
    let view = desk.world.home.view!
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 100),
      bar.heightAnchor.constraint(equalToConstant: 40),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    desk.world.settle()
    #expect(bar.frame.maxY == 810)

    desk.field.becomeFirstResponder()
    desk.world.simulator.run(for: .milliseconds(100))
    let shown = bar.layer.presentation()?.frame.maxY ?? 0
    #expect(bar.frame.maxY == 508)
    #expect(shown > 508)
    #expect(shown < 810)

    view.endEditing(true)
    desk.world.settle()
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    desk.world.settle()
    #expect(bar.frame.maxY == 844)
  }

  @Test("R151 touches on it reach no view")
  func takesTouches() {
    let desk = Desk()
    var taps = 0
    let button = UIButton(frame: CGRect(x: 100, y: 600, width: 100, height: 100))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    desk.world.home.view.addSubview(button)
    func tap() {
      desk.world.simulator.touchDown(finger: 1, at: CGPoint(x: 150, y: 650))
      desk.world.turn()
      desk.world.simulator.touchUp(finger: 1)
      desk.world.settle()
    }
    tap()
    desk.field.becomeFirstResponder()
    desk.world.turn()
    tap()

    #expect(taps == 1)
  }

  @Test(
    "R151 a drag puts it away as the scroll view says",
    arguments: [
      (UIScrollView.KeyboardDismissMode.none, 700, false), (.onDrag, 400, true),
      (.interactive, 400, false), (.interactive, 700, true),
    ])
  func dismissMode(mode: UIScrollView.KeyboardDismissMode, to y: CGFloat, goes: Bool) {
    let desk = Desk()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 644))
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    scrollView.keyboardDismissMode = mode
    desk.world.home.view.addSubview(scrollView)
    desk.field.becomeFirstResponder()
    desk.world.settle()
    desk.world.simulator.touchDown(finger: 1, at: CGPoint(x: 150, y: 300))
    for step in 1...10 {
      desk.world.simulator.run(for: .milliseconds(16))
      desk.world.simulator.touchMove(
        finger: 1, at: CGPoint(x: 150, y: 300 + (y - 300) * CGFloat(step) / 10))
    }
    desk.world.simulator.touchUp(finger: 1)
    desk.world.settle()

    #expect((desk.world.simulator.keyboardFrame == nil) == goes)
  }

  @Test("R151 a field that clears when editing begins is empty by then")
  func clears() {
    let desk = Desk()
    desk.field.text = "old"
    desk.field.clearsOnBeginEditing = true
    desk.field.becomeFirstResponder()

    #expect(desk.field.text == "")
  }
}
