/// The context of a transition: the facts that an animator needs, and the calls by which progress
/// and the end are reported.
///
/// UIKit makes a context for each of its own transitions. A custom container may adopt the protocol
/// to run animators itself. Its implementation must then make UIKit's calls, including
/// `animationEnded(_:)` (R62).
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place; the animator adds the incoming view to it (R16).
  var containerView: UIView { get }

  /// True if the transition is animated. A custom presentation calls its animator even without
  /// animation (R8).
  var isAnimated: Bool { get }
  /// True while a finger controls the transition; false once the finger has let go (R48).
  var isInteractive: Bool { get }
  /// True if the transition turns back, or has turned back (R49).
  var transitionWasCancelled: Bool { get }
  /// The style in which a modal controller is presented; `.none` for navigation and tabs (R50).
  var presentationStyle: UIModalPresentationStyle { get }

  /// Reports the finger's progress, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the finger's control so that the transition completes. No view is removed yet (R60).
  func finishInteractiveTransition()
  /// Ends the finger's control so that the transition turns back.
  func cancelInteractiveTransition()
  /// Gives a finger control of a transition that runs by itself.
  func pauseInteractiveTransition()

  /// Ends the transition. The animator must call it exactly once, whether finished or cancelled
  /// (R55).
  ///
  /// - Parameter didComplete: True if the transition has completed. UIKit relies on this value
  ///   alone. A `true` after a cancel completes a transition whose views have turned back.
  func completeTransition(_ didComplete: Bool)

  /// Returns the outgoing or the incoming controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the outgoing or the incoming view; `nil` if the animator must not touch it (R14).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation to apply to an incoming view. It is always the identity (R51).
  var targetTransform: CGAffineTransform { get }

  /// Returns the frame of a controller's view at the start; zero if the view is not on the screen.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame that a controller's view must have at the end; zero if the view will be gone
  /// or the frame is unknown (R54).
  func finalFrame(for vc: UIViewController) -> CGRect
}

extension NSObjectProtocol {
  /// Returns true for the name of any optional delegate method.
  ///
  /// UIKit's own objects have all of these methods. An object of the app counts as having them,
  /// because a method that it leaves out does nothing or returns UIKit's default.
  public nonisolated func responds(to name: String) -> Bool { true }
}
