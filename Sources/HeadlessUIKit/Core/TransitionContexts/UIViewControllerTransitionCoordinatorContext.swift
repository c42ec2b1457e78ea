/// Facts about a transition, for code that animates alongside it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// True if the transition is animated.
  var isAnimated: Bool { get }
  /// The style in which a modal controller is presented; `.none` for navigation and tabs.
  var presentationStyle: UIModalPresentationStyle { get }
  /// True if a finger controlled the transition at its start.
  var initiallyInteractive: Bool { get }
  /// True if the transition can be paused and taken over.
  var isInterruptible: Bool { get }
  /// True while a finger controls the transition.
  var isInteractive: Bool { get }
  /// True if the transition turns back or has turned back. A transition that was never interactive
  /// is never cancelled (rule R91 of UIKit's behaviour).
  var isCancelled: Bool { get }
  /// The duration of the transition in seconds, as its animator returned it.
  var transitionDuration: TimeInterval { get }
  /// The progress of the transition that the finger last reported (rule R61 of UIKit's behaviour),
  /// from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed at which the transition completes after the finger has let go.
  var completionVelocity: CGFloat { get }
  /// The curve with which the transition completes after the finger has let go.
  var completionCurve: UIView.AnimationCurve { get }
  /// Returns the transition's outgoing controller for the key `.from`, and the incoming one for
  /// `.to`.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the transition's outgoing view for the key `.from`, and the incoming one for `.to`.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The container view, in which the views move during the transition.
  var containerView: UIView { get }
  /// The rotation to apply to an incoming view. In the model it is always the identity.
  var targetTransform: CGAffineTransform { get }
}
