import UIKit

/// A transitioning delegate that returns a card's animator, and its interactor during a drag.
class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  /// A closure that creates the animator of the presentation (`true`) or the dismissal (`false`).
  typealias MakeAnimator = @MainActor (Bool) -> any UIViewControllerAnimatedTransitioning

  let interactor: PanInteractor
  private let makeAnimator: MakeAnimator

  init(
    animator: @escaping MakeAnimator = { CardAnimator(isPresenting: $0) },
    interactor: PanInteractor = PanInteractor()
  ) {
    makeAnimator = animator
    self.interactor = interactor
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    makeAnimator(true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    makeAnimator(false)
  }

  /// Returns the interactor during a drag and `nil` otherwise, because a dismissal by a button has
  /// no finger to wait for.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor.isDragging ? interactor : nil
  }
}
