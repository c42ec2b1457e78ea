/// The context of a transition: the facts that an animator needs, and the calls by which progress
/// and the end are reported.
///
/// UIKit makes a context for each of its own transitions. A custom container may adopt the protocol
/// to run animators itself. Its implementation must then make UIKit's calls, including
/// `animationEnded(_:)` (rule R62 of UIKit's behaviour).
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place; the animator adds the incoming view to it
  /// (rule R16 of UIKit's behaviour).
  var containerView: UIView { get }

  /// True if the transition is animated. A custom presentation calls its animator even without
  /// animation (rule R8 of UIKit's behaviour).
  var isAnimated: Bool { get }
  /// True while a finger controls the transition; false once the finger has let go (rule R48 of
  /// UIKit's behaviour).
  var isInteractive: Bool { get }
  /// True if the transition turns back, or has turned back (rule R49 of UIKit's behaviour).
  var transitionWasCancelled: Bool { get }
  /// The style in which a modal controller is presented; `.none` for navigation and tabs (rule R50
  /// of UIKit's behaviour).
  var presentationStyle: UIModalPresentationStyle { get }

  /// Tells UIKit the transition's progress that the finger has reached, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the finger's control so that the transition completes. No view is removed yet (rule R60
  /// of UIKit's behaviour).
  func finishInteractiveTransition()
  /// Ends the finger's control of the transition, so that the transition turns back.
  func cancelInteractiveTransition()
  /// Gives a finger control of a transition that animates by itself.
  func pauseInteractiveTransition()

  /// Ends the transition. The animator must call it exactly once, whether finished or cancelled
  /// (rule R55 of UIKit's behaviour).
  ///
  /// - Parameter didComplete: True if the transition has completed. UIKit relies on this value
  ///   alone. A `true` after a cancel completes a transition whose views have turned back.
  func completeTransition(_ didComplete: Bool)

  /// Returns the transition's outgoing controller for the key `.from`, and the incoming one for
  /// `.to`.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the transition's outgoing view for the key `.from`, and the incoming one for `.to`;
  /// `nil` if the animator must not touch the view (rule R14 of UIKit's behaviour).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation that the animator should apply to an incoming view. In the model it is always the
  /// identity (rule R51 of UIKit's behaviour).
  var targetTransform: CGAffineTransform { get }

  /// Returns the frame of a controller's view at the start of the transition; zero if the view is
  /// not on the screen.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame that a controller's view must have at the end of the transition; zero if the
  /// view will be gone or the frame is unknown (rule R54 of UIKit's behaviour).
  func finalFrame(for vc: UIViewController) -> CGRect
}

extension NSObjectProtocol {
  /// Returns true for the name of an optional delegate method, whether or not this object
  /// implements the method.
  ///
  /// UIKit's own objects have all of these methods. An object of the app counts as having them,
  /// because a method that it leaves out does nothing or returns UIKit's default.
  public nonisolated func responds(to name: String) -> Bool { true }
}
