/// The coordinator of a transition, that is, the interface that controllers and other app code use.
extension UIKitTransition: UIViewControllerTransitionCoordinator {
  /// True if the app's animator returned an animation object that can be paused.
  public var isInterruptible: Bool { interruptible != nil }

  /// True if the transition turns back to its start, or has turned back.
  public var isCancelled: Bool { transitionWasCancelled }

  /// The speed at which the transition completes without the finger, as its interactor says; 1
  /// without an interactor.
  public var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }

  /// The curve with which the transition completes without the finger, as its interactor says;
  /// ease-in-out without an interactor.
  public var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

  /// Runs an animation of the app's own views alongside the transition, and a completion when the
  /// transition ends.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  /// Runs an animation of views inside a given view alongside the transition, and a completion when
  /// the transition ends.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    alongside.add(animation, in: view, completion: completion)
  }

  /// Adds a handler that is called once, when a finger next gives up or takes control.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    alongside.addHandler(handler, once: true)
  }

  /// Adds a handler that is called each time a finger gives up or takes control.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    alongside.addHandler(handler, once: false)
  }
}
