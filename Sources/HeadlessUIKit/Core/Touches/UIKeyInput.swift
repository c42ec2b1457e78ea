/// An object, such as a text field, into which simple text can be typed.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// A Boolean value that is true if the object contains text.
  var hasText: Bool { get }
  /// Types text into the object, such as a text field, as a keyboard does.
  func insertText(_ text: String)
  /// Deletes the last character of the object's text, as a keyboard's delete key does.
  func deleteBackward()
}
