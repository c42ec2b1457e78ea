/// A delegate that is told which tabs the user selects, and provides animators and interactors.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether a tap may select a controller. Optional.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Called when a tap has selected a controller. It is not called for a selection by code (R46).
  /// Optional.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Returns the animator of a selection; `nil` for a change without animation. Optional.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the interactor for an animator. UIKit asks only if the delegate returned an animator.
  /// Optional.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Returns the answer of the delegate to which this one forwards; true if there is none.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    forwardee((any UITabBarControllerDelegate).self)?.tabBarController(
      tabBarController, shouldSelect: viewController) ?? true
  }

  /// Passes the call on to the delegate to which this one forwards, if there is one.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    forwardee((any UITabBarControllerDelegate).self)?.tabBarController(
      tabBarController, didSelect: viewController)
  }

  /// Returns the answer of the delegate to which this one forwards; `nil` if there is none, so that
  /// the change is not animated.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    forwardee((any UITabBarControllerDelegate).self)?.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  /// Returns the answer of the delegate to which this one forwards; `nil` if there is none, so that
  /// the transition is not interactive.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    forwardee((any UITabBarControllerDelegate).self)?.tabBarController(
      tabBarController, interactionControllerFor: animationController)
  }
}
