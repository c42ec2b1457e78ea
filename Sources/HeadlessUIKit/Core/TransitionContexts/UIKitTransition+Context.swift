/// The context of a transition, that is, the interface that animators and interactors use.
extension UIKitTransition: UIViewControllerContextTransitioning {
  /// The rotation that the animator should apply to the incoming view. In the model it is always
  /// the identity, because the model never rotates views.
  public var targetTransform: CGAffineTransform { .identity }

  /// Reports the transition's progress that the finger has reached. If no finger is in control, the
  /// call has no effect and gives a warning.
  public func updateInteractiveTransition(_ percentComplete: CGFloat) {
    advance(to: percentComplete, given: percentComplete, swallowedIfLate: false)
  }

  /// Ends the finger's control and lets the transition complete (rule R71 of UIKit's behaviour). If
  /// no finger is in control, the call has no effect and gives a warning.
  public func finishInteractiveTransition() { endInteraction(.finish, swallowedIfLate: false) }

  /// Ends the finger's control and lets the transition turn back (rule R71 of UIKit's behaviour).
  /// If no finger is in control, the call has no effect and gives a warning.
  public func cancelInteractiveTransition() { endInteraction(.cancel, swallowedIfLate: false) }

  /// Gives a finger control of a transition that animates by itself (rule R78 of UIKit's
  /// behaviour). Without an interactor, the call has no effect and gives a warning.
  public func pauseInteractiveTransition() { resumeInteraction(swallowedIfLate: false) }
}

/// The interactive phase of a transition, in which a finger controls it: progress, end and
/// resumption.
extension UIKitTransition {
  /// True while a finger controls the transition.
  @inline(__always) final var isUnderFinger: Bool { isInteractive && phase == .running }

  /// Stores the progress that the finger has reached and publishes it.
  ///
  /// - Parameters:
  ///   - percent: The progress to store.
  ///   - given: The number that the app passed, which is published.
  ///   - swallowedIfLate: True if a call without a finger in control gives no warning.
  @inline(__always)
  final func advance(to percent: CGFloat, given: CGFloat, swallowedIfLate: Bool) {
    guard isUnderFinger else { return refuse(.update, swallowed: swallowedIfLate) }
    percentComplete = percent
    publish(.progress(given))
  }

  /// Ends the finger's control of the transition by a finish or a cancel (rule R71 of UIKit's
  /// behaviour).
  ///
  /// If the interactor wanted no interactive start, no finger is in control until the first pause.
  /// The first finish or cancel before that pause has an effect nevertheless (rule R126 of UIKit's
  /// behaviour).
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

  /// Gives a finger control of a transition that animates by itself (rule R78 of UIKit's
  /// behaviour).
  ///
  /// - Returns: False if the transition does not run, has no interactor, or is controlled already.
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
