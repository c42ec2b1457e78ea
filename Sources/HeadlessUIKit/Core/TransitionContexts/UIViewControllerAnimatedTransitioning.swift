/// An animator, which moves the views of a transition.
///
/// UIKit asks the animator for the duration, passes it a context, and then waits until it calls the
/// context's `completeTransition(_:)`. The transition is in flight until then, whatever the screen
/// shows.
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
/// - Note: A requirement that is optional on Apple's platforms has a default implementation here.
///   Swift picks the implementation in the class that declares the conformance. If that class
///   leaves the method out and a subclass adds it, the subclass's method is never called.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition, in seconds. A percent-driven interactor reads it once,
  /// when the transition starts (rule R64 of UIKit's behaviour).
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Moves the views and calls `completeTransition(_:)` when the animation has ended.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns the object that animates the transition and can be paused, reversed and scrubbed
  /// (rule R79 of UIKit's behaviour). Optional.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Called when the transition has ended, with the argument of `completeTransition(_:)` (rule R62
  /// of UIKit's behaviour). Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Tells UIKit that the animator leaves out `interruptibleAnimator(using:)`, so that UIKit calls
  /// `animateTransition(using:)` alone.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    OptionalRequirement.noteLeftOut()
    return LeftOutAnimator()
  }

  /// The default `animationEnded(_:)`, for an animator that leaves the method out: it does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
