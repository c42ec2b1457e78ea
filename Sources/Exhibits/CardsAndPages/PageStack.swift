import UIKit

/// A stack of pages: the navigation controller, what moves its pages, and the finger that pops
/// them.
class PageStack: NSObject, UINavigationControllerDelegate {
  /// Makes an animator for a push or a pop, or says with `nil` that the system's own will do.
  typealias MakeAnimator =
    @MainActor (UINavigationController.Operation) -> (any UIViewControllerAnimatedTransitioning)?

  let navigation: UINavigationController
  let interactor: PanInteractor
  private let makeAnimator: MakeAnimator
  let makePage: @MainActor () -> UIViewController

  /// Starts with a number of pages on top of the first.
  ///
  /// - Parameter page: Makes a page, or gives one that is kept.
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

  /// Whether nothing moves, and nothing is over the stack.
  var mayMove: Bool {
    navigation.transitionCoordinator == nil && navigation.presentedViewController == nil
  }

  /// Pushes a page, unless something moves.
  func push() {
    guard mayMove else { return }
    let page = makePage()
    guard !navigation.viewControllers.contains(page) else { return }
    navigation.pushViewController(page, animated: true)
  }

  /// Pops a page, unless something moves.
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

  /// The interactor while a finger drags, and nothing otherwise.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor.isDragging ? interactor : nil
  }
}
