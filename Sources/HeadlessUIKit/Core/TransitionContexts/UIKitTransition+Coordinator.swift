/// The interface for controllers and other code outside the animator.
extension UIKitTransition: UIViewControllerTransitionCoordinator {
  public var isInterruptible: Bool { interruptible != nil }

  public var isCancelled: Bool { transitionWasCancelled }

  public var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }

  public var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    alongside.add(animation, in: view, completion: completion)
  }

  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    alongside.addHandler(handler, once: true)
  }

  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    alongside.addHandler(handler, once: false)
  }
}
