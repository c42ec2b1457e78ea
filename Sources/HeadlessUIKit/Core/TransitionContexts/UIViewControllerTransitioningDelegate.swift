/// A delegate that provides the animators, interactors and presentation controller of a modal
/// presentation.
///
/// UIKit asks the delegate of the *presented* controller, at the presentation and at the dismissal
/// (R1). The controller holds its delegate weakly. If nothing else holds the delegate, it is gone
/// by the dismissal, which then uses the built-in animation.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator of the presentation; `nil` for the built-in one. Optional.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the animator of the dismissal; `nil` for the built-in one. Optional.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the interactor of the presentation. UIKit asks only if the delegate returned an
  /// animator (R5). Optional.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the interactor of the dismissal. UIKit asks only if the delegate returned an animator
  /// (R5). Optional.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the presentation controller. UIKit asks only for the presentation style `.custom`
  /// (R2). Optional.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns the answer of the delegate to which this one forwards; `nil` if there is none.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    forwardee((any UIViewControllerTransitioningDelegate).self)?.animationController(
      forPresented: presented, presenting: presenting, source: source)
  }

  /// Returns the answer of the delegate to which this one forwards; `nil` if there is none.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    forwardee((any UIViewControllerTransitioningDelegate).self)?.animationController(
      forDismissed: dismissed)
  }

  /// Returns the answer of the delegate to which this one forwards; `nil` if there is none.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    forwardee((any UIViewControllerTransitioningDelegate).self)?
      .interactionControllerForPresentation(using: animator)
  }

  /// Returns the answer of the delegate to which this one forwards; `nil` if there is none.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    forwardee((any UIViewControllerTransitioningDelegate).self)?.interactionControllerForDismissal(
      using: animator)
  }

  /// Returns the answer of the delegate to which this one forwards; `nil` if there is none.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    forwardee((any UIViewControllerTransitioningDelegate).self)?.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}
