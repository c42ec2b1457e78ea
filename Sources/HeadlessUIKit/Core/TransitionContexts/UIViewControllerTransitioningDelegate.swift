/// A delegate that provides the objects of a custom modal presentation.
///
/// UIKit asks the delegate of the *presented* controller, for the presentation and for the
/// dismissal (R1). The controller holds it weakly. A delegate that nothing else holds is gone by
/// the time of the dismissal, which then runs as if there were none.
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

  /// Returns the interactor of the presentation. Asked only if there is an animator (R5). Optional.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the interactor of the dismissal. Asked only if there is an animator (R5). Optional.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the presentation controller. Asked for the style `.custom` only (R2). Optional.
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
