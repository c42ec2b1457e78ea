import Testing
import UIKit

@Suite("First responder") @MainActor
struct FirstResponderTests {
  @Test("A field in a window takes the keyboard, and gives it to another")
  func handingOver() {
    Simulator.boot()
    let window = shownWindow()
    let (first, second) = (UITextField(), UITextField())
    window.addSubview(first)
    window.addSubview(second)

    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(second.isEditing)
  }

  @Test("A field outside a window cannot have it, and loses it by leaving")
  func leaving() {
    Simulator.boot()
    let field = UITextField()
    #expect(!field.becomeFirstResponder())

    shownWindow().addSubview(field)
    #expect(field.becomeFirstResponder())
    field.removeFromSuperview()
    #expect(!field.isFirstResponder)
  }

  @Test("A plain view does not want it")
  func plainView() {
    Simulator.boot()
    let view = UIView()
    shownWindow().addSubview(view)

    #expect(!view.becomeFirstResponder())
  }

  @Test("Ending what is edited inside a view finds the field at any depth")
  func endEditing() {
    Simulator.boot()
    let (window, form, field) = (shownWindow(), UIView(), UITextField())
    window.addSubview(form)
    form.addSubview(field)
    field.becomeFirstResponder()

    #expect(window.endEditing(true))
    #expect(!field.isFirstResponder)
  }

  @Test("Typed text goes through the delegate")
  func typing() {
    final class Digits: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { Int(string) != nil }
    }
    Simulator.boot()
    let (field, delegate) = (UITextField(), Digits())
    field.delegate = delegate
    field.insertText("1")
    field.insertText("x")
    field.insertText("2")

    #expect(field.text == "12")
  }
}
