public import VirtualTime

/// The start of a transition. A transition that still waits for another one to end has no start
/// yet.
public struct TransitionBeginning {
  /// The virtual instant at which the transition started.
  public let instant: VirtualInstant
  /// True if the transition started interactively, that is, under the control of an interactor.
  public let isInteractive: Bool
  /// True if the gesture that requested the transition was over before the transition started.
  let gestureWasOver: Bool
  /// True if the transition has a percent-driven interactor; the model observes every call on such
  /// an interactor.
  let isPercentDriven: Bool
  /// The number of times that animators had been reversed in the run when the transition started. A
  /// higher number later means that an animator was reversed since.
  let reversals: Int

  /// True if the transition started interactively when its gesture was already over, with an
  /// interactor of the app's own class. Such an interactor may decide to cancel without any call
  /// that the model observes.
  var isLateForCustomInteractor: Bool { isInteractive && gestureWasOver && !isPercentDriven }
}
