/// What moves the views of a transition.
///
/// UIKit asks for the duration, hands over a context, and from then on waits for one thing: the
/// context's `completeTransition(_:)`. Until that has been called, once, the transition is in
/// flight, whatever is on the screen.
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
/// - Note: A requirement that is optional on Apple's platforms has a default here. The witness is
///   fixed by the class that declares the conformance: a subclass that adds a requirement its base
///   class left out is never asked.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the transition takes, in seconds. A percent-driven interactor remembers it when it
  /// starts (R64).
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Moves the views and calls `completeTransition(_:)` when they have arrived.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The one object that animates this transition and can be paused, reversed and scrubbed (R79).
  /// Optional.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Hears that the transition is over, with what `completeTransition(_:)` was given (R62).
  /// Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    OptionalRequirement.noteLeftOut()
    return LeftOutAnimator()
  }

  public func animationEnded(_ transitionCompleted: Bool) {}
}
