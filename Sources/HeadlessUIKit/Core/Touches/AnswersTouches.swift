/// A view or a view controller whose class handles touches itself, by overriding `touchesBegan` or
/// `touchesEnded`.
///
/// A harness that looks for what a user can tap finds controls, cells and recognisers by itself. An
/// override of a touch method cannot be seen from outside, so the class says of itself that it has
/// one. The tool `adopt` adds the conformance to an app's classes.
///
/// ```swift
/// final class SongRow: UIView, AnswersTouches {
///   override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { open() }
/// }
/// ```
public protocol AnswersTouches {}

extension UIView {
  /// True if the view's class handles touches itself, or the class of the controller whose view it
  /// is.
  package var answersTouches: Bool {
    self is any AnswersTouches || (next as? UIViewController) is any AnswersTouches
  }
}
