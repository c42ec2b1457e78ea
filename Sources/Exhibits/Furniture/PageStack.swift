import UIKit

/// A stack of pages: the navigation controller, what moves its pages, and the finger that pops them.
class PageStack: NSObject, UINavigationControllerDelegate {
  /// Makes an animator for a push or a pop.
  typealias MakeAnimator =
    @MainActor (UINavigationController.Operation) -> any UIViewControllerAnimatedTransitioning

  let navigation: UINavigationController
  let interactor: PanInteractor
  private let makeAnimator: MakeAnimator
  let makePage: @MainActor () -> UIViewController

  /// Starts with a number of pages on top of the first.
  init(
    pages: Int = 0, page: @escaping @MainActor () -> UIViewController = { Screen("Page", .orange) },
    animator: @escaping MakeAnimator = { PageAnimator($0) },
    interactor: PanInteractor = PopInteractor()
  ) {
    navigation = UINavigationController(rootViewController: Screen("First"))
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

  /// Pushes a page, unless something moves.
  func push() {
    guard navigation.transitionCoordinator == nil else { return }
    navigation.pushViewController(makePage(), animated: true)
  }

  /// Pops a page, unless something moves.
  func pop() {
    guard navigation.transitionCoordinator == nil else { return }
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

/// A finger that pulls the topmost page to the right and off the stack.
class PopInteractor: PanInteractor {
  init() { super.init(.right) }

  var navigation: UINavigationController? { controller as? UINavigationController }

  /// Whether there is a page to go back to, and nothing moves.
  override var mayBegin: Bool {
    guard let navigation, navigation.viewControllers.count > 1 else { return false }
    return navigation.transitionCoordinator == nil
  }

  override func begin() {
    navigation?.popViewController(animated: true)
  }
}
