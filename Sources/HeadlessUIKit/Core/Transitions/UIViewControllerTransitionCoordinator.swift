/// Lets others animate along with a transition and hear of its turns.
///
/// A controller's `transitionCoordinator` is there while it takes part in a transition, and gone
/// afterwards: ask for it, use it, do not keep it.
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
  /// Runs a block of changes along with the transition, and another when it has ended.
  ///
  /// - Returns: Whether the changes will run. Once the animator has set the transition going it is
  ///   too late for them; the completion runs all the same (R89).
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for changes outside the container, which a finger would otherwise not scrub (R67).
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Hears once that the finger has let go.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Hears every time the finger lets go or takes hold again (R90).
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
