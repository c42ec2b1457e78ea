/// What somebody who animates alongside a transition may know of it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether anything moves.
  var isAnimated: Bool { get }
  /// How a modal controller is presented; `.none` for navigation and tabs.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a finger was in control when the transition started.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be paused and taken over.
  var isInterruptible: Bool { get }
  /// Whether a finger is in control now.
  var isInteractive: Bool { get }
  /// Whether the transition is turning or has turned back; never true of one that was not
  /// interactive (R91).
  var isCancelled: Bool { get }
  /// How long the animator said the transition takes.
  var transitionDuration: TimeInterval { get }
  /// How far the finger had come when it last said so (R61).
  var percentComplete: CGFloat { get }
  /// How fast the rest runs after the finger has gone.
  var completionVelocity: CGFloat { get }
  /// The curve of that rest.
  var completionCurve: UIView.AnimationCurve { get }
  /// The controller that leaves or arrives.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that leaves or arrives.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation to apply to a view that arrives; here always the identity.
  var targetTransform: CGAffineTransform { get }
}
