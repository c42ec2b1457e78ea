import UIKit

/// A card whose interactor UIKit never asks for.
///
/// - Symptom: Pull the card: it closes at once, by itself, as if its button had been pressed. The
///   finger drives nothing.
/// - Cause: In ``MisspeltDelegate`` the method that returns the interactor has a wrong name. It
///   compiles, because every requirement of the protocol is optional, and it is never called.
/// - Cure: Spell the name exactly. See
///   ``CardTransition/interactionControllerForDismissal(using:)``.
///
/// No clause can see this bug, because a dismissal without a finger is a valid dismissal. It takes
/// a subject that expects an interactive one.
final class MisspeltCardScreen: CardScreen {
  private lazy var delegate = MisspeltDelegate(transition)

  init() {
    super.init()
    transitioningDelegate = delegate
  }
}

/// A delegate like ``CardTransition`` with one misspelt method name.
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
