import Testing
import UIKit

@MainActor
@Suite("The keys of the keyboard")
struct KeyboardKeyTests {
  /// A box for a code, which takes text without being a text field.
  private final class CodeBox: UIView, UIKeyInput {
    var code = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !code.isEmpty }
    func insertText(_ text: String) { code += text }
    func deleteBackward() { code.removeLast() }
  }

  /// A delegate that lets four characters in, and keeps the return key for itself.
  private final class Guard: NSObject, UITextFieldDelegate {
    var returns = 0
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { range.location < 4 }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      returns += 1
      return false
    }
  }

  @MainActor
  private struct Desk {
    let world = World()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    /// The middle of the bar with the suggestion.
    let bar = CGPoint(x: 195, y: 530)
    /// The middle of the return key.
    let enter = CGPoint(x: 341, y: 788)

    func edit(_ responder: UIView) {
      world.home.view.addSubview(responder)
      responder.becomeFirstResponder()
      world.settle()
    }

    func tap(_ point: CGPoint, lifted end: CGPoint? = nil) {
      world.simulator.touchDown(finger: 1, at: point)
      world.simulator.run(for: .milliseconds(32))
      if let end {
        world.simulator.touchMove(finger: 1, at: end)
        world.simulator.run(for: .milliseconds(32))
      }
      world.simulator.touchUp(finger: 1)
      world.simulator.run(for: .milliseconds(32))
    }
  }

  @Test(
    "R245 a tap on the bar types a text of the kind that is asked for",
    arguments: [
      (UIKeyboardType.default, nil, false, "Anna"), (.emailAddress, nil, false, "ann@example.com"),
      (.numberPad, nil, true, "123456"), (.URL, nil, false, "example.com"),
      (.default, nil, true, "Secret123"),
      (.default, UITextContentType.oneTimeCode, false, "123456"),
      (.default, .username, false, "ann@example.com"),
    ])
  func suggestion(
    keyboard: UIKeyboardType, content: UITextContentType?, isSecure: Bool, expected: String
  ) {
    let desk = Desk()
    (desk.field.keyboardType, desk.field.textContentType) = (keyboard, content)
    desk.field.isSecureTextEntry = isSecure
    var changes = 0
    desk.field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    desk.edit(desk.field)
    desk.tap(desk.bar)

    #expect(desk.field.text == expected)
    #expect(changes == expected.count)
  }

  @Test("R245 the delegate decides on each letter, and on the return key")
  func delegate() {
    let desk = Desk()
    let delegate = Guard()
    desk.field.delegate = delegate
    desk.edit(desk.field)
    desk.tap(desk.bar)
    desk.tap(desk.bar)
    #expect(desk.field.text == "Anna")
    desk.tap(desk.enter)
    #expect(delegate.returns == 1)
    #expect(desk.field.text == "Anna")
  }

  @Test("R245 a view into which text can be typed brings the keyboard, too")
  func ownInput() {
    let desk = Desk()
    let box = CodeBox(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    desk.edit(box)
    #expect(desk.world.simulator.keyboardFrame != nil)
    desk.tap(desk.bar)
    desk.tap(desk.enter)
    #expect(box.code == "1234\n")
    box.resignFirstResponder()
    desk.world.settle()
    #expect(desk.world.simulator.keyboardFrame == nil)
    desk.tap(desk.bar)
    #expect(box.code == "1234\n")
  }

  @Test("R245 a finger that leaves the key types nothing, nor does one beside the keys")
  func beside() {
    let desk = Desk()
    desk.edit(desk.field)
    desk.tap(desk.bar, lifted: CGPoint(x: 195, y: 700))
    desk.tap(CGPoint(x: 195, y: 700))
    desk.tap(CGPoint(x: 195, y: 700), lifted: desk.bar)

    #expect(desk.field.text == "")
  }

  @Test("R245 an app's own input view has no keys of the keyboard's")
  func ownKeys() {
    let desk = Desk()
    desk.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 336))
    desk.edit(desk.field)
    desk.tap(desk.bar)

    #expect(desk.field.text == "")
    #expect(desk.world.simulator.keyboardFrame?.height == 336)
  }

  @Test("R245 the bar stands below the app's own view above the keyboard")
  func accessory() {
    let desk = Desk()
    desk.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    desk.edit(desk.field)
    desk.tap(CGPoint(x: 195, y: 486))
    #expect(desk.field.text == "")
    desk.tap(desk.bar)
    #expect(desk.field.text == "Anna")
  }
}
