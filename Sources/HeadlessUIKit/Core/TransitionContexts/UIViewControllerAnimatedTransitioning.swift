/// An animator that moves the views of a transition.
///
/// UIKit asks for the duration, passes a context, and then waits for the context's
/// `completeTransition(_:)`. Until that has been called once, the transition is in flight, whatever
/// is on the screen.
///
/// ```swift
/// func animateTransition(using context: any UIViewControllerContextTransitioning) {
///   let view = context.view(forKey: .to)!
///   context.containerView.addSubview(view)
///   view.alpha = 0
///   UIView.animate(withDuration: transitionDuration(using: context)) {
///     view.alpha = 1
///   } completion: { _ in
///     context.completeTransition(!context.transitionWasCancelled)
///   }
/// }
/// ```
///
/// - Note: A requirement that is optional on Apple's platforms has a default here. Swift chooses
///   the implementation by the class that declares the conformance. So a method that a subclass
///   adds, and its base class left out, is never called.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition, in seconds. A percent-driven interactor stores it when
  /// it starts (R64).
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Moves the views and calls `completeTransition(_:)` when the animation has ended.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns the object that animates this transition and can be paused, reversed and scrubbed
  /// (R79). Optional.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Called when the transition has ended, with the argument of `completeTransition(_:)` (R62).
  /// Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Marks the method as left out, so that UIKit calls `animateTransition(using:)` instead.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    OptionalRequirement.noteLeftOut()
    return LeftOutAnimator()
  }

  /// Does nothing, for an animator without this method.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
