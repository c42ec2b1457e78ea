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
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    forwardee((any UITabBarControllerDelegate).self)?.tabBarController(
      tabBarController, shouldSelect: viewController) ?? true
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    forwardee((any UITabBarControllerDelegate).self)?.tabBarController(
      tabBarController, didSelect: viewController)
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    forwardee((any UITabBarControllerDelegate).self)?.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    forwardee((any UITabBarControllerDelegate).self)?.tabBarController(
      tabBarController, interactionControllerFor: animationController)
  }
}
