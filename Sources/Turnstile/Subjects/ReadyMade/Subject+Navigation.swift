public import HeadlessUIKit

extension Subject {
  /// Returns a subject for an animator of pushes and pops; the screens, a delegate and a pan that
  /// follows all of UIKit's rules are supplied.
  ///
  /// ```swift
  /// try check(.navigation("slide") { operation in SlideAnimator(operation) })
  /// ```
  ///
  /// - Parameter isInteractive: True if the pan drives pops.
  public static func navigation(
    _ name: String,
    knownFaults: [Finding] = [],
    isInteractive: Bool = true,
    animator:
      @escaping @MainActor @Sendable (UINavigationController.Operation) ->
      (any UIViewControllerAnimatedTransitioning)?
  ) -> Subject {
    Subject(name, knownFaults: knownFaults) { stage in
      let navigation = UINavigationController(rootViewController: Screen("first"))
      let delegate = NavigationDelegate(navigation, isInteractive, animator: animator)
      stage.keep(delegate, with: navigation)
      navigation.delegate = delegate
      stage.window.rootViewController = navigation
      stage.action("push") {
        guard navigation.transitionCoordinator == nil, navigation.viewControllers.count < 4 else {
          return
        }
        navigation.pushViewController(Screen("next"), animated: true)
      }
      stage.action("pop") {
        guard navigation.transitionCoordinator == nil else { return }
        navigation.popViewController(animated: true)
      }
    }
  }
}

/// A delegate that returns an animator for each operation, and the interactor of the drag that
/// requested a pop.
@MainActor
private final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
  private let animator:
    @MainActor (UINavigationController.Operation) -> (any UIViewControllerAnimatedTransitioning)?
  private let interactor: CarefulInteractor

  init(
    _ navigation: UINavigationController, _ isInteractive: Bool,
    animator:
      @escaping @MainActor (UINavigationController.Operation) ->
      (any UIViewControllerAnimatedTransitioning)?
  ) {
    self.animator = animator
    interactor = CarefulInteractor(.right) { [weak navigation] in
      guard let navigation, navigation.viewControllers.count > 1,
        navigation.transitionCoordinator == nil
      else { return false }
      return navigation.popViewController(animated: true) != nil
    }
    if isInteractive { navigation.view.addGestureRecognizer(interactor.pan) }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(operation) }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor.forCurrentDrag }
}
