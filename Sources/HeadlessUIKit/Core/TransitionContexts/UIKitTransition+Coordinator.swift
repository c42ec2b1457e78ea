/// The interface of a transition for controllers and other code outside the animator.
extension UIKitTransition: UIViewControllerTransitionCoordinator {
  /// True if the transition has an interruptible animator.
  public var isInterruptible: Bool { interruptible != nil }

  /// True if the interactive phase has ended by a cancel.
  public var isCancelled: Bool { transitionWasCancelled }

  /// The speed of the rest of the animation, as its interactor says; 1 without an interactor.
  public var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }

  /// The curve of the rest of the animation, as its interactor says; ease-in-out without an
  /// interactor.
  public var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

  /// Animates other views with the transition, and calls the completion at its end.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  /// Animates views with the transition, given the view that contains them, and calls the
  /// completion at its end.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    alongside.add(animation, in: view, completion: completion)
  }

  /// Adds a handler that is called once, when the interactive phase next changes.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    alongside.addHandler(handler, once: true)
  }

  /// Adds a handler that is called every time the interactive phase ends or is opened again.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    alongside.addHandler(handler, once: false)
  }
}
