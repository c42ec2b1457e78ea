/// A delegate that provides the animators, interactors and presentation controller of a modal
/// presentation.
///
/// UIKit asks the delegate of the *presented* controller, at the presentation and at the dismissal
/// (rule R1 of UIKit's behaviour). The controller holds its delegate weakly. If nothing else holds
/// the delegate, it is gone by the dismissal, which then uses the built-in animation.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator of a presentation; `nil` for UIKit's own animation. The method is
  /// optional.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the animator of a dismissal; `nil` for UIKit's own animation. The method is optional.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the interactor of the presentation. UIKit asks only if the delegate returned an
  /// animator (rule R5 of UIKit's behaviour). Optional.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the interactor of the dismissal. UIKit asks only if the delegate returned an animator
  /// (rule R5 of UIKit's behaviour). Optional.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the presentation controller. UIKit asks only for the presentation style `.custom`
  /// (rule R2 of UIKit's behaviour). Optional.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// The default `animationController(forPresented:presenting:source:)`, for a delegate that leaves
  /// the method out: it asks the object to which the delegate forwards messages, and returns `nil`
  /// if there is none.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    forwardee((any UIViewControllerTransitioningDelegate).self)?.animationController(
      forPresented: presented, presenting: presenting, source: source)
  }

  /// The default `animationController(forDismissed:)`, for a delegate that leaves the method out:
  /// it asks the object to which the delegate forwards messages, and returns `nil` if there is
  /// none.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    forwardee((any UIViewControllerTransitioningDelegate).self)?.animationController(
      forDismissed: dismissed)
  }

  /// The default `interactionControllerForPresentation(using:)`, for a delegate that leaves the
  /// method out: it asks the object to which the delegate forwards messages, and returns `nil` if
  /// there is none.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    forwardee((any UIViewControllerTransitioningDelegate).self)?
      .interactionControllerForPresentation(using: animator)
  }

  /// The default `interactionControllerForDismissal(using:)`, for a delegate that leaves the method
  /// out: it asks the object to which the delegate forwards messages, and returns `nil` if there is
  /// none.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    forwardee((any UIViewControllerTransitioningDelegate).self)?.interactionControllerForDismissal(
      using: animator)
  }

  /// The default `presentationController(forPresented:presenting:source:)`, for a delegate that
  /// leaves the method out: it asks the object to which the delegate forwards messages, and returns
  /// `nil` if there is none.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    forwardee((any UIViewControllerTransitioningDelegate).self)?.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}
