/// A delegate that decides whether a recogniser gets touches, may begin, and may recognise together
/// with another.
///
/// All methods are optional. For a method that is left out UIKit's default holds: every touch is
/// received, every gesture may begin, no recogniser must wait for another, and no two recognise
/// simultaneously.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether a recogniser whose gesture matches may recognise it. `false` makes the
  /// recogniser fail (rule R109 of UIKit's behaviour).
  ///
  /// UIKit asks once, when the recogniser is about to leave the `possible` state. It asks the
  /// recogniser's view as well, see ``UIView/gestureRecognizerShouldBegin(_:)``.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether two recognisers may recognise simultaneously (rule R116 of UIKit's behaviour).
  ///
  /// UIKit asks the delegates of both recognisers. One true answer is enough, so a false answer
  /// does not rule the combination out.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether a recogniser must wait until another one fails.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether another recogniser must wait until this one fails.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether a recogniser gets a touch that has just begun.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool

  /// Returns whether a recogniser gets a press of a button. UIKit's model never asks, because it
  /// has no buttons to press.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool

  /// Returns whether a recogniser gets an event. UIKit asks this before it asks about the touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// The default `gestureRecognizerShouldBegin(_:)`, for a delegate that leaves the method out: it
  /// asks the object to which the delegate forwards messages, and returns true if there is none.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    forwardee((any UIGestureRecognizerDelegate).self)?.gestureRecognizerShouldBegin(
      gestureRecognizer) ?? true
  }

  /// The default `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`, for a delegate that
  /// leaves the method out: it asks the object to which the delegate forwards messages, and returns
  /// false if there is none.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    forwardee((any UIGestureRecognizerDelegate).self)?.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
  }

  /// The default `gestureRecognizer(_:shouldRequireFailureOf:)`, for a delegate that leaves the
  /// method out: it asks the object to which the delegate forwards messages, and returns false if
  /// there is none.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    forwardee((any UIGestureRecognizerDelegate).self)?.gestureRecognizer(
      gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) ?? false
  }

  /// The default `gestureRecognizer(_:shouldBeRequiredToFailBy:)`, for a delegate that leaves the
  /// method out: it asks the object to which the delegate forwards messages, and returns false if
  /// there is none.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    forwardee((any UIGestureRecognizerDelegate).self)?.gestureRecognizer(
      gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
  }

  /// The default `gestureRecognizer(_:shouldReceive:)`, for a delegate that leaves the method out:
  /// it asks the object to which the delegate forwards messages, and returns true if there is none.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    forwardee((any UIGestureRecognizerDelegate).self)?.gestureRecognizer(
      gestureRecognizer, shouldReceive: touch) ?? true
  }

  /// The default `gestureRecognizer(_:shouldReceive:)`, for a delegate that leaves the method out:
  /// it asks the object to which the delegate forwards messages, and returns true if there is none.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool {
    forwardee((any UIGestureRecognizerDelegate).self)?.gestureRecognizer(
      gestureRecognizer, shouldReceive: press) ?? true
  }

  /// The default `gestureRecognizer(_:shouldReceive:)`, for a delegate that leaves the method out:
  /// it asks the object to which the delegate forwards messages, and returns true if there is none.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    forwardee((any UIGestureRecognizerDelegate).self)?.gestureRecognizer(
      gestureRecognizer, shouldReceive: event) ?? true
  }
}
