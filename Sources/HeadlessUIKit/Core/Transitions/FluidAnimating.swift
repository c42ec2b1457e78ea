/// An animator of UIKit's own whose transition keeps no finger out, and gives way to whatever comes
/// next (R182, R183).
@preconcurrency @MainActor
protocol FluidAnimating: UIViewControllerAnimatedTransitioning {
  /// Whether the views are on their way, so that the transition can be cut short.
  var isFlying: Bool { get }
  /// The transition ends now: values that only the way needed are put back.
  func cutShort(turningBack: Bool)
}

extension UIKitTransition {
  /// Whether it keeps no finger out.
  final var isFluid: Bool { animator is any FluidAnimating }

  /// Ends a fluid transition that no finger holds, at once and with all its calls, so that another
  /// one may begin in the same turn (R182, R183).
  ///
  /// - Returns: Whether it has ended.
  @discardableResult
  final func makeWay() -> Bool {
    guard phase == .running, !isInteractive, let fluid = animator as? any FluidAnimating,
      fluid.isFlying
    else { return false }
    fluid.cutShort(turningBack: transitionWasCancelled)
    completeTransition(!transitionWasCancelled)
    return true
  }

  /// Ends it as ``makeWay()`` does, for a request by code; not where a setting has requests wait.
  @discardableResult
  final func makeWayForRequest() -> Bool {
    simulator.behavior.zoomGivesWay ? makeWay() : false
  }
}
