/// The interface of a transition for animators and interactors.
extension UIKitTransition: UIViewControllerContextTransitioning {
  /// The transform of the incoming view: always the identity, because the model turns no views.
  public var targetTransform: CGAffineTransform { .identity }

  /// Records the progress of the interactive phase. A late call has no effect and gives a warning.
  public func updateInteractiveTransition(_ percentComplete: CGFloat) {
    advance(to: percentComplete, given: percentComplete, swallowedIfLate: false)
  }

  /// Ends the interactive phase by a finish (R71). A late call has no effect and gives a warning.
  public func finishInteractiveTransition() { endInteraction(.finish, swallowedIfLate: false) }

  /// Ends the interactive phase by a cancel (R71). A late call has no effect and gives a warning.
  public func cancelInteractiveTransition() { endInteraction(.cancel, swallowedIfLate: false) }

  /// Opens a new interactive phase in a transition that runs by itself (R78). Without an
  /// interactor, it has no effect and gives a warning.
  public func pauseInteractiveTransition() { resumeInteraction(swallowedIfLate: false) }
}

/// The interactive phase of a transition: its progress, its end, and its resumption.
extension UIKitTransition {
  /// True while a finger controls the transition.
  @inline(__always) final var isUnderFinger: Bool { isInteractive && phase == .running }

  /// Stores the progress that the finger has reached, and reports it.
  @inline(__always)
  final func advance(to percent: CGFloat, given: CGFloat, swallowedIfLate: Bool) {
    guard isUnderFinger else { return refuse(.update, swallowed: swallowedIfLate) }
    percentComplete = percent
    publish(.progress(given))
  }

  /// Ends the interactive phase of the transition by a finish or a cancel (R71).
  ///
  /// If the interactor wanted no interactive start, there is no interactive phase before a pause.
  /// The first finish or cancel then counts all the same (R126).
  ///
  /// - Returns: True if the call had an effect.
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
  /// - Returns: True if the phase could be opened.
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
