/// A coordinator, through which app code animates alongside a transition and is told of its
/// changes.
///
/// A controller has a `transitionCoordinator` only while it takes part in a transition. Read the
/// property when you need it, and do not store the coordinator.
///
/// ```swift
/// navigationController?.pushViewController(detail, animated: true)
/// navigationController?.transitionCoordinator?.animate(alongsideTransition: nil) { context in
///   print(context.isCancelled ? "came back" : "arrived")
/// }
/// ```
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs an animation alongside the transition, and a completion when the transition has ended.
  ///
  /// - Returns: False if the animator has started already, so that the animation does not run. The
  ///   completion runs in either case (rule R89 of UIKit's behaviour).
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs an animation alongside the transition, in a view outside the container. A percent-driven
  /// interactor scrubs that view's animations, too (rule R67 of UIKit's behaviour).
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Adds a handler that is called once, when the finger next lets go or takes control.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Adds a handler that is called every time the finger lets go or takes control again (rule R90
  /// of UIKit's behaviour).
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates other views alongside the transition, without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Animates views inside a given view alongside the transition, without a completion.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
