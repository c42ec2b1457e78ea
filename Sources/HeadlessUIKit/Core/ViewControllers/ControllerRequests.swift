/// Requests of a controller for code in folders that depend on this one: presentations, containers
/// and storyboards.
///
/// An app makes these requests by the methods of ``UIViewController`` that it may override. The
/// protocol stands between the two folders, because animators, containers and storyboards all refer
/// to controllers.
@preconcurrency @MainActor
protocol ControllerRequests {
  func requestPresentation(
    of controller: UIViewController, animated: Bool, completion: (() -> Void)?)
  func requestDismissal(animated: Bool, completion: (() -> Void)?)
  func runChildTransition(
    from: UIViewController, to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?)
  /// Makes UIKit's own presentation controller for presenting this controller in a style.
  func builtInPresentationController(
    for style: UIModalPresentationStyle, presenter: UIViewController?
  ) -> UIPresentationController
  /// Pushes a controller onto the enclosing navigation controller's stack; returns false if there
  /// is no navigation controller.
  func pushInContainer(_ controller: UIViewController) -> Bool
  /// Tells this controller of a new window size, and runs the closure that changes the size with a
  /// coordinator for animations alongside.
  func windowWillTransition(
    to size: CGSize, traits: UITraitCollection?, _ change: @escaping () -> Void)
  /// Attaches to the controller's view the gesture recognisers that dismiss a controller shown by a
  /// zoom transition.
  func takeZoomGestures()
  /// Performs the storyboard segue of the given identifier.
  ///
  /// - Parameter asksFirst: True if `shouldPerformSegue(withIdentifier:sender:)` may refuse the
  ///   segue.
  func performSegueOfScene(_ identifier: String, sender: Any?, asksFirst: Bool)
}

extension UIViewController {
  /// This controller, as a value of the protocol by which it makes requests. Calling through the
  /// protocol keeps this folder free of declarations of transitions and containers.
  @inline(__always) final var requests: any ControllerRequests { self }
}
