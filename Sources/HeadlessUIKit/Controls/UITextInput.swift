/// An object into which simple text can be typed.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// A Boolean value that is true if there is text.
  var hasText: Bool { get }
  /// Types text.
  func insertText(_ text: String)
  /// Deletes the last character.
  func deleteBackward()
}

/// A view in which text can be edited: in the model, text fields and text views.
///
/// The protocol exists for casts by `is` and `as`. The model's own two classes implement positions
/// and ranges of text (``UITextPosition``); a control of an app's own need not implement them.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {}

extension UITextField: UITextInput {}
extension UITextView: UITextInput {}

/// The notifications that a text field posts, after its delegate and its actions are called; a text
/// set by code is not reported.
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

/// The notifications that a text view posts, after its delegate is called; a text set by code is
/// not reported.
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
  /// The range of the text's last character, in UTF-16 units.
  var lastCharacterRange: NSRange? {
    last.map {
      let length = String($0).utf16.count
      return NSRange(location: utf16.count - length, length: length)
    }
  }
}
