/// A tab bar controller's delegate. It is told which tabs the user selects, and provides the
/// animators and interactors of the changes between tabs.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether the user's tap on a tab may select its controller. Optional.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Called when the user's tap has selected a tab. It is not called for a selection by code (rule
  /// R46 of UIKit's behaviour). Optional.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Returns the animator of a change between two tabs; `nil` for a change without animation.
  /// Optional.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the interactor that drives the animation of a change between two tabs. UIKit calls the
  /// method only if the delegate returned an animator. Optional.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Called when the user is about to arrange the tabs anew, which nobody does in the simulator.
  /// Optional.
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController])

  /// Called when the user is about to end arranging the tabs, which nobody does in the simulator.
  /// Optional.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool)

  /// Called when the user has arranged the tabs anew, which nobody does in the simulator. Optional.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
}

extension UITabBarControllerDelegate {
  /// Default for a tab bar controller's delegate without this method: returns the answer of the
  /// object to which the delegate forwards its messages. If there is none, returns true, so that
  /// the tap selects the tab.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    forwardee((any UITabBarControllerDelegate).self)?.tabBarController(
      tabBarController, shouldSelect: viewController) ?? true
  }

  /// Default for a tab bar controller's delegate without this method: passes the `didSelect` call
  /// on to the object to which the delegate forwards its messages, if there is one.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    forwardee((any UITabBarControllerDelegate).self)?.tabBarController(
      tabBarController, didSelect: viewController)
  }

  /// Default for a tab bar controller's delegate without this method: returns the animator of the
  /// object to which the delegate forwards its messages; `nil` if there is none, so that the change
  /// of tabs is not animated.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    forwardee((any UITabBarControllerDelegate).self)?.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  /// Default for a tab bar controller's delegate without this method: returns the interactor of the
  /// object to which the delegate forwards its messages; `nil` if there is none, so that the change
  /// of tabs is not interactive.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    forwardee((any UITabBarControllerDelegate).self)?.tabBarController(
      tabBarController, interactionControllerFor: animationController)
  }

  /// Does nothing when the user is about to arrange the tabs anew, for a delegate without this
  /// method.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) {}

  /// Does nothing when the user is about to end arranging the tabs, for a delegate without this
  /// method.
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}

  /// Does nothing when the user has arranged the tabs anew, for a delegate without this method.
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
}
