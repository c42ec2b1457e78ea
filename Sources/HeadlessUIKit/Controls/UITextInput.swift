/// A view in which text can be edited: in the model, a text field or a text view.
///
/// Apps cast a view to the protocol by `is` and `as`. In UIKit a view that conforms must implement
/// positions and ranges in its text (``UITextPosition``). In the model only the two classes do, and
/// a control of an app's own need not.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {}

extension UITextField: UITextInput {}
extension UITextView: UITextInput {}

/// The notifications that a text field posts, after its delegate and actions were called. A change
/// of the text by code posts none.
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

/// The notifications that a text view posts, after its delegate was called. A change of the text by
/// code posts none.
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
