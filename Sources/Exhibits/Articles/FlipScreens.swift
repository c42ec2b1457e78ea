import UIKit

/// A transitioning delegate that returns the flip's animator and, during a gesture, its interactor.
final class FlipTransition: NSObject, UIViewControllerTransitioningDelegate {
  let interactor: FlipInteractor
  private let animator = FlipAnimator()

  init(_ interactor: FlipInteractor) {
    self.interactor = interactor
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator.isDismissal = false
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator.isDismissal = true
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor.isDragging ? interactor : nil
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor.isDragging ? interactor : nil
  }
}

/// The first screen of the flip's app, from which a pan presents the modal screen.
final class FlipHomeScreen: Screen, FlipTarget {
  private let transition: FlipTransition

  init(_ interactor: FlipInteractor) {
    transition = FlipTransition(interactor)
    super.init("Home")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    transition.interactor.target = self
    transition.interactor.attach(to: view.window)
  }

  var mayProceed: Bool { presentedViewController == nil && transitionCoordinator == nil }

  func proceed() { performSegue(withIdentifier: "displayModal", sender: self) }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    guard let modal = segue.destination as? FlipModalScreen else { return }
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = transition
    modal.interactor = transition.interactor
  }
}

/// The modal screen of the flip's app, which a pan dismisses.
final class FlipModalScreen: Screen, FlipTarget {
  weak var interactor: FlipInteractor?

  init() { super.init("Modal", .orange) }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    interactor?.target = self
  }

  var mayProceed: Bool { presentingViewController != nil && transitionCoordinator == nil }

  func proceed() { dismiss(animated: true) }
}
