/// The context that an animator gets: facts about the transition, and calls to report progress and
/// the end.
///
/// UIKit makes a context for each of its own transitions. A custom container may adopt the protocol
/// to run animators itself. It must then make the same calls, `animationEnded(_:)` included (R62).
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place; the animator adds the incoming view to it (R16).
  var containerView: UIView { get }

  /// True if the transition is animated. Custom presentations call their animator even if not (R8).
  var isAnimated: Bool { get }
  /// True while a finger controls the transition; false once the finger has let go (R48).
  var isInteractive: Bool { get }
  /// True if the transition turns back, or has turned back (R49).
  var transitionWasCancelled: Bool { get }
  /// The style in which a modal controller is presented; `.none` for navigation and tabs (R50).
  var presentationStyle: UIModalPresentationStyle { get }

  /// Reports the finger's progress, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interactive phase to complete the transition. No view is removed yet (R60).
  func finishInteractiveTransition()
  /// Ends the interactive phase to turn the transition back.
  func cancelInteractiveTransition()
  /// Gives a finger control of a transition that runs by itself.
  func pauseInteractiveTransition()

  /// Ends the transition. It must be called exactly once, whatever the outcome (R55).
  ///
  /// - Parameter didComplete: The outcome. UIKit relies on this alone, so a `true` after a cancel
  ///   completes a transition whose views have turned back.
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
  /// Returns true for every optional method of UIKit. UIKit's own objects have all of them. An
  /// app's object counts as having them, too, because a method that is left out does nothing, or
  /// returns UIKit's default.
  public nonisolated func responds(to name: String) -> Bool { true }
}
