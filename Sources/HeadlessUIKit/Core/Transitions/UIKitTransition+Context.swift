/// The face that animators and interactors see.
extension UIKitTransition: UIViewControllerContextTransitioning {
  public var targetTransform: CGAffineTransform { .identity }

  public func updateInteractiveTransition(_ percentComplete: CGFloat) {
    advance(to: percentComplete, given: percentComplete, swallowedIfLate: false)
  }

  public func finishInteractiveTransition() { endInteraction(.finish, swallowedIfLate: false) }

  public func cancelInteractiveTransition() { endInteraction(.cancel, swallowedIfLate: false) }

  public func pauseInteractiveTransition() { resumeInteraction(swallowedIfLate: false) }
}

/// The interactive phase: how it goes on, ends, and begins again.
extension UIKitTransition {
  /// Whether a finger may have its say.
  @inline(__always) final var isUnderFinger: Bool { isInteractive && phase == .running }

  /// Notes how far the finger has come.
  @inline(__always)
  final func advance(to percent: CGFloat, given: CGFloat, swallowedIfLate: Bool) {
    guard isUnderFinger else { return refuse(.update, swallowed: swallowedIfLate) }
    percentComplete = percent
    publish(.progress(given))
  }

  /// Ends the interactive phase one way or the other (R71).
  ///
  /// Where the interactor wanted no interactive start there is none before a pause, and the first
  /// end is the outcome all the same (R126).
  ///
  /// - Returns: Whether there was one to end.
  @discardableResult
  final func endInteraction(
    _ call: TransitionEvent.InteractionCall, swallowedIfLate: Bool
  ) -> Bool {
    let letsGo = isUnderFinger
    guard letsGo || (mayEndUntouched && phase == .running) else {
      refuse(call, swallowed: swallowedIfLate)
      return false
    }
    isInteractive = false
    mayEndUntouched = false
    transitionWasCancelled = call == .cancel
    publish(call == .cancel ? .cancelling : .finishing)
    if letsGo { for handler in alongside.takeHandlers() { handler(self) } }
    return true
  }

  /// Opens a new interactive phase in a transition that runs by itself (R78).
  ///
  /// - Returns: Whether it could be opened.
  @discardableResult
  final func resumeInteraction(swallowedIfLate: Bool) -> Bool {
    guard phase == .running, !isInteractive, interactor != nil else {
      refuse(.pause, swallowed: swallowedIfLate)
      return false
    }
    isInteractive = true
    mayEndUntouched = false
    transitionWasCancelled = false
    publish(.paused)
    for handler in alongside.takeHandlers() { handler(self) }
    return true
  }

  private func refuse(_ call: TransitionEvent.InteractionCall, swallowed: Bool) {
    publish(.late(call, swallowed: swallowed))
    simulator.lean(on: .lateUpdate)
    guard !swallowed else { return }
    simulator.warn(
      UIKitWarning(.lateInteraction, "\(call.rawValue) on \(self), which no finger controls now."))
  }
}
