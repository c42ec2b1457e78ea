/// A built-in animator whose transition blocks no touches and ends early for the next transition
/// (R182, R183).
@preconcurrency @MainActor
protocol FluidAnimating: UIViewControllerAnimatedTransitioning {
  /// True while the views move, so that the transition can be cut short.
  var isFlying: Bool { get }
  /// Called when the transition ends early. Restores the values that only the animation needed.
  func cutShort(turningBack: Bool)
}

extension UIKitTransition {
  /// True if the transition blocks no touches.
  final var isFluid: Bool { animator is any FluidAnimating }

  /// Ends a fluid transition that no finger controls, at once and with all its calls. Another
  /// transition may then begin in the same turn (R182, R183).
  ///
  /// - Returns: True if the transition has ended.
  @discardableResult
  final func makeWay() -> Bool {
    guard phase == .running, !isInteractive, let fluid = animator as? any FluidAnimating,
      fluid.isFlying
    else { return false }
    fluid.cutShort(turningBack: transitionWasCancelled)
    completeTransition(!transitionWasCancelled)
    return true
  }

  /// Ends the transition like ``makeWay()``, for a request by code; does nothing if
  /// ``UIKitBehavior/zoomGivesWay`` is false.
  @discardableResult
  final func makeWayForRequest() -> Bool {
    simulator.behavior.zoomGivesWay ? makeWay() : false
  }
}
