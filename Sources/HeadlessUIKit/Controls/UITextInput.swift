/// What simple text can be typed into.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Types text.
  func insertText(_ text: String)
  /// Takes away what was typed last.
  func deleteBackward()
}

/// What text can be edited in: of the model's own, text fields and text views.
///
/// Of UIKit's protocol there is what code asks for by `is` and `as`; positions and ranges of text, which a control of one's own
/// would have to give, are not here.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {}

extension UITextField: UITextInput {}
extension UITextView: UITextInput {}

extension String {
  /// Where the last character lies, as delegates count.
  var lastCharacterRange: NSRange? {
    last.map {
      let length = String($0).utf16.count
      return NSRange(location: utf16.count - length, length: length)
    }
  }
}
