/// An object, such as a text field, into which simple text can be typed.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// A Boolean value that is true if the object contains text.
  var hasText: Bool { get }
  /// Types text, as a keyboard does.
  func insertText(_ text: String)
  /// Deletes the last character of the text.
  func deleteBackward()
}

/// A view in which text can be edited: in the model, a text field or a text view.
///
/// Apps use the protocol in casts by `is` and `as`. The model's two classes implement positions and
/// ranges in their text (``UITextPosition``). A control of an app's own need not implement these.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {}

extension UITextField: UITextInput {}
extension UITextView: UITextInput {}

/// Notifications of a text field. They are posted after the field's delegate and actions were
/// called. A change of the text by code is not reported.
extension UITextField {
  /// The notification that editing of a text field began.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// The notification that editing of a text field ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// The notification that the text of a text field was changed by typing.
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}

/// Notifications of a text view. They are posted after the view's delegate was called. A change of
/// the text by code is not reported.
extension UITextView {
  /// The notification that editing of a text view began.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// The notification that editing of a text view ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// The notification that the text of a text view was changed by typing.
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}

extension String {
  /// The range of the string's last character, in UTF-16 units; `nil` for an empty string.
  var lastCharacterRange: NSRange? {
    last.map {
      let length = String($0).utf16.count
      return NSRange(location: utf16.count - length, length: length)
    }
  }
}
