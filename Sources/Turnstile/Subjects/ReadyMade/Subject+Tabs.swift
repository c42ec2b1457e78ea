public import HeadlessUIKit

extension Subject {
  /// Returns a subject for an animator between tabs; three screens, a delegate and a pan that
  /// follows all of UIKit's rules are supplied.
  ///
  /// ```swift
  /// try check(.tabs("cube") { CubeAnimator() })
  /// ```
  ///
  /// - Parameter isInteractive: True if the pan drives changes of tab.
  public static func tabs(
    _ name: String,
    knownFaults: [Finding] = [],
    isInteractive: Bool = true,
    animator: @escaping @MainActor @Sendable () -> any UIViewControllerAnimatedTransitioning
  ) -> Subject {
    Subject(name, knownFaults: knownFaults) { stage in
      let tabs = UITabBarController()
      tabs.viewControllers = ["first", "second", "third"].map { Screen($0) }
      let delegate = TabsDelegate(tabs, isInteractive, animator: animator)
      stage.keep(delegate, with: tabs)
      tabs.delegate = delegate
      stage.window.rootViewController = tabs
      for (index, name) in ["first", "second", "third"].enumerated() {
        stage.action(name) {
          guard tabs.transitionCoordinator == nil, tabs.selectedIndex != index else { return }
          tabs.selectedIndex = index
        }
      }
    }
  }
}

/// A delegate that returns an animator for every change of tab, and the interactor of the drag that
/// requested it.
@MainActor
private final class TabsDelegate: NSObject, UITabBarControllerDelegate {
  private let animator: @MainActor () -> any UIViewControllerAnimatedTransitioning
  private let interactor: CarefulInteractor

  init(
    _ tabs: UITabBarController, _ isInteractive: Bool,
    animator: @escaping @MainActor () -> any UIViewControllerAnimatedTransitioning
  ) {
    self.animator = animator
    interactor = CarefulInteractor(.left) { [weak tabs] in
      guard let tabs, tabs.transitionCoordinator == nil,
        tabs.selectedIndex + 1 < (tabs.viewControllers?.count ?? 0)
      else { return false }
      tabs.selectedIndex += 1
      return true
    }
    if isInteractive { tabs.view.addGestureRecognizer(interactor.pan) }
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor.forCurrentDrag }
}
