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

  private let world = World()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  /// The middle of the bar with the suggestion, and of the return key.
  private let (bar, enter) = (CGPoint(x: 195, y: 530), CGPoint(x: 341, y: 788))

  private func edit(_ responder: UIView) {
    world.home.view.addSubview(responder)
    responder.becomeFirstResponder()
    world.settle()
  }

  private func tap(_ point: CGPoint, lifted end: CGPoint? = nil) {
    world.simulator.touchDown(finger: 1, at: point)
    world.simulator.run(for: .milliseconds(32))
    if let end {
      world.simulator.touchMove(finger: 1, to: end)
      world.simulator.run(for: .milliseconds(32))
    }
    world.simulator.touchUp(finger: 1)
    world.simulator.run(for: .milliseconds(32))
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
    (field.keyboardType, field.textContentType) = (keyboard, content)
    field.isSecureTextEntry = isSecure
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    edit(field)
    tap(bar)

    #expect(field.text == expected)
    #expect(changes == expected.count)
  }

  @Test("R245 the delegate decides on each letter, and on the return key")
  func delegate() {
    let delegate = Guard()
    field.delegate = delegate
    edit(field)
    tap(bar)
    tap(bar)
    #expect(field.text == "Anna")
    tap(enter)
    #expect(delegate.returns == 1)
    #expect(field.text == "Anna")
  }

  @Test("R245 a view into which text can be typed brings the keyboard, too")
  func ownInput() {
    let box = CodeBox(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    edit(box)
    #expect(world.simulator.keyboardFrame != nil)
    tap(bar)
    tap(enter)
    #expect(box.code == "1234\n")
    box.resignFirstResponder()
    world.settle()
    #expect(world.simulator.keyboardFrame == nil)
    tap(bar)
    #expect(box.code == "1234\n")
  }

  @Test("R245 a finger that leaves the key types nothing, nor does one beside the keys")
  func beside() {
    edit(field)
    tap(bar, lifted: CGPoint(x: 195, y: 700))
    tap(CGPoint(x: 195, y: 700))
    tap(CGPoint(x: 195, y: 700), lifted: bar)

    #expect(field.text == "")
  }

  @Test("R245 an app's own input view has no keys of the keyboard's")
  func ownKeys() {
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 336))
    edit(field)
    tap(bar)

    #expect(field.text == "")
    #expect(world.simulator.keyboardFrame?.height == 336)
  }

  @Test("R245 the bar stands below the app's own view above the keyboard")
  func accessory() {
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    edit(field)
    tap(CGPoint(x: 195, y: 486))
    #expect(field.text == "")
    tap(bar)
    #expect(field.text == "Anna")
  }
}
