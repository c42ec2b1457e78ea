import UIKit

/// A navigation controller with pages, with the animator that moves them and the interactor by
/// which a finger pops them.
class PageStack: NSObject, UINavigationControllerDelegate {
  /// A closure that returns the animator for a push or a pop, or `nil` for the system's animation.
  typealias MakeAnimator =
    @MainActor (UINavigationController.Operation) -> (any UIViewControllerAnimatedTransitioning)?

  let navigation: UINavigationController
  let interactor: PanInteractor
  private let makeAnimator: MakeAnimator
  let makePage: @MainActor () -> UIViewController

  /// Creates a navigation stack with a first page and a number of pages above it.
  ///
  /// - Parameter page: Creates a page, or returns one that is kept.
  init(
    first: UIViewController = Screen("First"), pages: Int = 0,
    page: @escaping @MainActor () -> UIViewController = { Screen("Page", .orange) },
    animator: @escaping MakeAnimator = { PageAnimator($0) },
    interactor: PanInteractor = PanInteractor(.right)
  ) {
    navigation = UINavigationController(rootViewController: first)
    makePage = page
    makeAnimator = animator
    self.interactor = interactor
    super.init()
    navigation.isNavigationBarHidden = true
    navigation.viewControllers += (0..<pages).map { _ in page() }
    navigation.delegate = self
    navigation.view.addGestureRecognizer(interactor.pan)
    interactor.controller = navigation
  }

  /// True if the stack may push or pop: no transition is in progress, and nothing is presented over
  /// the stack.
  var mayMove: Bool {
    navigation.transitionCoordinator == nil && navigation.presentedViewController == nil
  }

  /// Pushes a page, unless a transition is in progress.
  func push() {
    guard mayMove else { return }
    let page = makePage()
    guard !navigation.viewControllers.contains(page) else { return }
    navigation.pushViewController(page, animated: true)
  }

  /// Pops a page, unless a transition is in progress.
  func pop() {
    guard mayMove else { return }
    navigation.popViewController(animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    makeAnimator(operation)
  }

  /// Returns the interactor during a drag, and otherwise `nil`, because no finger drives a pop by
  /// code.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor.isDragging ? interactor : nil
  }
}
