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
/// Of UIKit's protocol there is what code asks for by `is` and `as`. Positions and ranges of text
/// are those of the model's own two (``UITextPosition``); a control of an app's own need not give
/// them.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {}

extension UITextField: UITextInput {}
extension UITextView: UITextInput {}

/// What a text field tells everybody, behind its delegate and its actions; a text that code sets is
/// not told of.
extension UITextField {
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}

/// What a text view tells everybody, behind its delegate; a text that code sets is not told of.
extension UITextView {
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}

extension String {
  /// Where the last character lies, as delegates count.
  var lastCharacterRange: NSRange? {
    last.map {
      let length = String($0).utf16.count
      return NSRange(location: utf16.count - length, length: length)
    }
  }
}
