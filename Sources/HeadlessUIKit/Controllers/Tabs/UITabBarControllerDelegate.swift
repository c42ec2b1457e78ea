/// An object that is told which tabs a user selects, and that provides animators and interaction
/// controllers.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns true if a tap may select a controller. Optional.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Tells the delegate that a tap has selected a controller. Selection by code is not reported
  /// (R46). Optional.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Returns the animator of a selection; `nil` for a change without animation. Optional.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the interaction controller of an animator. Called only if there is an animator.
  /// Optional.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Returns true, for a delegate without this method, so that the controller may be selected,
  /// unless a forwarding target decides.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    forwardee((any UITabBarControllerDelegate).self)?.tabBarController(
      tabBarController, shouldSelect: viewController) ?? true
  }

  /// Does nothing, for a delegate without this method, unless the delegate forwards the call to
  /// another object.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    forwardee((any UITabBarControllerDelegate).self)?.tabBarController(
      tabBarController, didSelect: viewController)
  }

  /// Returns nil, so the change is not animated, unless a forwarding target decides.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    forwardee((any UITabBarControllerDelegate).self)?.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  /// Returns nil, so the transition is not interactive, unless a forwarding target decides.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    forwardee((any UITabBarControllerDelegate).self)?.tabBarController(
      tabBarController, interactionControllerFor: animationController)
  }
}
