/// An object that is told which controllers are shown, and that provides animators and interaction
/// controllers.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that a controller is about to be shown. Sent as the transition starts, even
  /// if it may be cancelled (R38). Optional.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Tells the delegate that a controller has been shown. Never sent after a cancel (R37).
  /// Optional.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)

  /// Returns the animator of a push or pop; `nil` for the built-in one.
  ///
  /// The presence of this method turns the built-in swipe off (R39). Optional.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the interaction controller of an animator. Called only if there is an animator (R31).
  /// Optional.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing, for a delegate without this method, unless the delegate forwards the call to
  /// another object.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    forwardee((any UINavigationControllerDelegate).self)?.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  /// Does nothing, for a delegate without this method, unless the delegate forwards the call to
  /// another object.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    forwardee((any UINavigationControllerDelegate).self)?.navigationController(
      navigationController, didShow: viewController, animated: animated)
  }

  /// Returns nil, unless a forwarding target decides, and notes that the method was left out.
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

  /// Returns nil, so the transition is not interactive, unless a forwarding target decides.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    forwardee((any UINavigationControllerDelegate).self)?.navigationController(
      navigationController, interactionControllerFor: animationController)
  }
}
