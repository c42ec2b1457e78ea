/// Everything an animator may know about the transition it runs, and the calls by which it reports.
///
/// UIKit makes one for every transition of its own. A custom container may adopt the protocol to
/// run animators itself; it then owes them the same promises, `animationEnded(_:)` included (R62).
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place; the animator adds the incoming view to it (R16).
  var containerView: UIView { get }

  /// Whether anything should move. Custom presentations are asked to run even if not (R8).
  var isAnimated: Bool { get }
  /// Whether a finger is in control at this moment: no longer once it has let go (R48).
  var isInteractive: Bool { get }
  /// Whether the transition is on its way back, or has been back already (R49).
  var transitionWasCancelled: Bool { get }
  /// How a modal controller is presented; `.none` for navigation and tabs (R50).
  var presentationStyle: UIModalPresentationStyle { get }

  /// Reports how far the finger has come, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interactive phase in favour of the transition. Nothing is torn down yet (R60).
  func finishInteractiveTransition()
  /// Ends the interactive phase and turns the transition back.
  func cancelInteractiveTransition()
  /// Takes a transition that runs by itself back under the finger's control.
  func pauseInteractiveTransition()

  /// Ends the transition. Has to be called exactly once, whatever the outcome (R55).
  ///
  /// - Parameter didComplete: What becomes of it. UIKit believes this and nothing else, so a `true`
  ///   after a cancel commits a transition whose views have gone back.
  func completeTransition(_ didComplete: Bool)

  /// The controller that leaves or arrives.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that leaves or arrives; `nil` if the animator must not touch it (R14).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation to apply to a view that arrives; here always the identity (R51).
  var targetTransform: CGAffineTransform { get }

  /// Where a controller's view is when the transition starts; zero if it is not on the screen.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view has to be when the transition has ended; zero if it will be gone or
  /// is unknown (R54).
  func finalFrame(for vc: UIViewController) -> CGRect
}

extension NSObjectProtocol {
  /// Whether an object has an optional method of UIKit's. Its own objects have all of them; of an
  /// app's object it is taken for granted, for calling what is left out does nothing, or answers as
  /// UIKit assumes.
  public nonisolated func responds(to name: String) -> Bool { true }
}
