import Foundation

/// Notifications of the keyboard, and keys of their user info.
///
/// They are posted when a responder that takes text becomes first responder, and when it no longer
/// is: *will* in the next turn, *did* when the keyboard's animation has ended (R151).
extension UIResponder {
  /// A notification that is posted before the keyboard appears.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// A notification that is posted when the keyboard has appeared.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// A notification that is posted before the keyboard disappears.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// A notification that is posted when the keyboard has disappeared.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// A notification that is posted before the keyboard appears or disappears.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// A notification that is posted when the keyboard has appeared or disappeared.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key for the keyboard's frame before the change, an `NSValue` of a rectangle.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key for the keyboard's frame after the change, an `NSValue` of a rectangle.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key for whether the keyboard belongs to this app. It always does.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
  /// The key for the duration of the change, an `NSNumber` of seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key for the animation curve of the change, an `NSNumber`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}
