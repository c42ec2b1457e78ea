/// A navigation controller's delegate. It is told which controllers are shown, and provides the
/// animators and interactors of pushes and pops.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called when the transition to a controller of the navigation stack starts. The transition may
  /// still be cancelled, and the controller is then not shown (rule R38 of UIKit's behaviour).
  /// Optional.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Called when the navigation controller has shown a controller. Not called after a cancelled
  /// transition (rule R37 of UIKit's behaviour). Optional.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)

  /// Returns the animator of a push or pop; `nil` for the built-in one. Optional.
  ///
  /// If a delegate implements the method, the built-in swipe back is turned off (rule R39 of
  /// UIKit's behaviour).
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the interactor that drives the animation of a push or pop; `nil` if the transition is
  /// not interactive. UIKit calls the method only if the delegate returned an animator (rule R31 of
  /// UIKit's behaviour). Optional.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Default for a navigation controller's delegate without this method: passes the `willShow` call
  /// on to the object to which the delegate forwards its messages, if there is one.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    forwardee((any UINavigationControllerDelegate).self)?.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  /// Default for a navigation controller's delegate without this method: passes the `didShow` call
  /// on to the object to which the delegate forwards its messages, if there is one.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    forwardee((any UINavigationControllerDelegate).self)?.navigationController(
      navigationController, didShow: viewController, animated: animated)
  }

  /// Default for a navigation controller's delegate without this method: returns the animator of
  /// the object to which the delegate forwards its messages. If there is none, returns `nil` and
  /// records that the delegate leaves the method out, so that the built-in swipe back stays on.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let next = forwardee((any UINavigationControllerDelegate).self) {
      return next.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
    OptionalRequirement.noteLeftOut()
    return nil
  }

  /// Default for a navigation controller's delegate without this method: returns the interactor of
  /// the object to which the delegate forwards its messages; `nil` if there is none, so that the
  /// transition is not interactive.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    forwardee((any UINavigationControllerDelegate).self)?.navigationController(
      navigationController, interactionControllerFor: animationController)
  }
}
