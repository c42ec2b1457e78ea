/// The requests of a controller that need code from folders above this one: presentations,
/// containers, storyboards.
///
/// An app makes these requests by the methods of ``UIViewController`` that it may override. Their
/// implementation needs animators, containers and storyboards, which all refer to controllers.
@preconcurrency @MainActor
protocol ControllerRequests {
  func requestPresentation(
    of controller: UIViewController, animated: Bool, completion: (() -> Void)?)
  func requestDismissal(animated: Bool, completion: (() -> Void)?)
  func runChildTransition(
    from: UIViewController, to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?)
  /// Makes UIKit's own presentation controller for this controller's presentation style.
  func builtInPresentationController(presenter: UIViewController?) -> UIPresentationController
  /// Pushes a controller onto the enclosing navigation stack; returns false if there is none.
  func pushInContainer(_ controller: UIViewController) -> Bool
  /// Runs the transition for a change of the window's size. The closure makes the change.
  func windowWillTransition(
    to size: CGSize, traits: UITraitCollection?, _ change: @escaping () -> Void)
  /// Adds to the controller's view the gesture recognisers that dismiss a zoomed page.
  func takeZoomGestures()
  /// Performs the storyboard segue of the given name.
  func performSegueOfScene(_ identifier: String, sender: Any?, asksFirst: Bool)
}

extension UIViewController {
  /// The controller itself as a value of this protocol. Calls go through the protocol, so that this
  /// folder uses no declaration of transitions and containers.
  @inline(__always) final var requests: any ControllerRequests { self }
}
