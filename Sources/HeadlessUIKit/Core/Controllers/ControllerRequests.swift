/// What a controller is asked for and leaves to the folders above it: the seam below transitions
/// and containers.
///
/// An app calls these by the methods of ``UIViewController`` that it may override. What they do
/// takes animators, containers and storyboards, all of which know what a controller is.
@preconcurrency @MainActor
protocol ControllerRequests {
  func requestPresentation(
    of controller: UIViewController, animated: Bool, completion: (() -> Void)?)
  func requestDismissal(animated: Bool, completion: (() -> Void)?)
  func runChildTransition(
    from: UIViewController, to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?)
  /// Makes UIKit's own presentation controller for the style this controller asks for.
  func builtInPresentationController(presenter: UIViewController?) -> UIPresentationController
  /// Pushes a controller, if there is a stack to push it onto.
  func pushInContainer(_ controller: UIViewController) -> Bool
  /// Takes part in a change of the window's size, which is made by a closure.
  func windowWillTransition(
    to size: CGSize, traits: UITraitCollection?, _ change: @escaping () -> Void)
  /// Puts the recognisers on the controller's view by which a finger pulls a zoomed page away.
  func takeZoomGestures()
  /// Takes the way of a storyboard that has a name.
  func performSegueOfScene(_ identifier: String, sender: Any?, asksFirst: Bool)
}

extension UIViewController {
  /// The controller itself, as what carries out its requests: calls go through the protocol, so
  /// this folder uses no declaration of transitions and containers.
  @inline(__always) final var requests: any ControllerRequests { self }
}
