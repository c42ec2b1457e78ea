/// A delegate that is told which controllers are shown, and provides animators and interactors.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called when the transition to a controller starts. The transition may still be cancelled
  /// (R38). Optional.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Called when a controller has been shown. Not called after a cancelled transition (R37).
  /// Optional.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)

  /// Returns the animator of a push or pop; `nil` for the built-in one. Optional.
  ///
  /// If a delegate implements the method, the built-in swipe back is turned off (R39).
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the interactor for an animator. UIKit asks only if the delegate returned an animator
  /// (R31). Optional.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Passes the call on to the delegate to which this one forwards, if there is one.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    forwardee((any UINavigationControllerDelegate).self)?.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  /// Passes the call on to the delegate to which this one forwards, if there is one.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    forwardee((any UINavigationControllerDelegate).self)?.navigationController(
      navigationController, didShow: viewController, animated: animated)
  }

  /// Returns the answer of the delegate to which this one forwards. Without one, returns `nil` and
  /// records that the method is not implemented.
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

  /// Returns the answer of the delegate to which this one forwards; `nil` if there is none, so that
  /// the transition is not interactive.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    forwardee((any UINavigationControllerDelegate).self)?.navigationController(
      navigationController, interactionControllerFor: animationController)
  }
}
