import UIKit

/// Hands out what moves a card, and what drives it while a finger does.
class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  /// Makes an animator, for the way in (`true`) or for the way out.
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

  /// The interactor while a finger drags, and nothing otherwise: a button that closes the card has
  /// no finger to wait for.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor.isDragging ? interactor : nil
  }
}
