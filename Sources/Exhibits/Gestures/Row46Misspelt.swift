import UIKit

/// A card whose drag UIKit never hears of.
///
/// - Symptom: Pull the card: it closes at once, by itself, as if its button had been pressed. The
///   finger drives nothing.
/// - Cause: ``MisspeltDelegate`` has the method that hands the interactor out under a name of its
///   own. It compiles, since every requirement of the protocol is optional, and it is never called.
/// - Cure: The name to the letter. See
///   ``CardTransition/interactionControllerForDismissal(using:)``.
///
/// No clause can see this one either: a dismissal without a finger is a dismissal. It takes a
/// subject that expects an interactive one.
final class MisspeltCardScreen: CardScreen {
  private lazy var delegate = MisspeltDelegate(transition)

  init() {
    super.init()
    transitioningDelegate = delegate
  }
}

/// Hands out what ``CardTransition`` does, nearly.
final class MisspeltDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let transition: CardTransition

  init(_ transition: CardTransition) {
    self.transition = transition
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition.animationController(
      forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition.animationController(forDismissed: dismissed)
  }

  func interactionController(
    forDismissal animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    transition.interactionControllerForDismissal(using: animator)
  }
}
