/// A built-in animator whose transition blocks no touches and ends early for the next transition
/// (rules R182 and R183 of UIKit's behaviour).
@preconcurrency @MainActor
protocol FluidAnimating: UIViewControllerAnimatedTransitioning {
  /// True while the animator moves the transition's views. Only then can the transition end early.
  var isFlying: Bool { get }
  /// Ends the animation early and restores the view properties that only the animation needed.
  ///
  /// - Parameter turningBack: True if the transition was cancelled.
  func cutShort(turningBack: Bool)
}

extension UIKitTransition {
  /// True if the transition blocks no touches while it runs, because its animator is a fluid one.
  final var isFluid: Bool { animator is any FluidAnimating }

  /// Ends a running fluid transition at once, with all its callbacks, unless a finger controls it.
  /// Another transition may then begin in the same run-loop turn (rules R182 and R183 of UIKit's
  /// behaviour).
  ///
  /// - Returns: True if this call has ended the transition.
  @discardableResult
  final func makeWay() -> Bool {
    guard phase == .running, !isInteractive, let fluid = animator as? any FluidAnimating,
      fluid.isFlying
    else { return false }
    fluid.cutShort(turningBack: transitionWasCancelled)
    completeTransition(!transitionWasCancelled)
    return true
  }

  /// Ends the transition like ``makeWay()``, because code has requested another transition. If
  /// ``UIKitBehavior/zoomGivesWay`` is false, the method does nothing.
  @discardableResult
  final func makeWayForRequest() -> Bool {
    simulator.behavior.zoomGivesWay ? makeWay() : false
  }
}
