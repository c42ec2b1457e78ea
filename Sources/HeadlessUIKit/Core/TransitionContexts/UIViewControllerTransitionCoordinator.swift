/// A coordinator, by which other code animates alongside a transition and is told of its changes.
///
/// A controller has a `transitionCoordinator` only while it takes part in a transition. Ask for it
/// and use it, but do not keep it.
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
  /// - Returns: True if the animation will run. It is too late once the animator has started; the
  ///   completion runs all the same (R89).
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs an animation alongside, with a view outside the container whose changes are scrubbed, too
  /// (R67).
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Adds a handler that is called once, when the finger has let go.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Adds a handler that is called every time the finger lets go or takes control again (R90).
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates other views with the transition, without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Animates views with the transition, given the view that contains them, without a completion.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
