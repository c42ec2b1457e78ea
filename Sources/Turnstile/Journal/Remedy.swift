/// The change that a line of advice proposes, in a form in which the harness can make it in place
/// of the app.
///
/// The smallest trace of a finding is run once more with the change. The report gives the advice
/// only if the finding is gone then, because advice that does not help costs its reader more time
/// than none. A number is the serial number of a transition, a view or a gesture recogniser, which
/// is the same in each run of a trace.
package enum Remedy: Hashable, Sendable, Codable {
  /// A finish or a cancel that comes before the start of a transition takes effect after it.
  case rememberedEnds
  /// The transition has no interactor.
  case noInteractor(transition: Int)
  /// `completeTransition` of the transition gets `!transitionWasCancelled`, whatever the app
  /// passes.
  case honestOutcome(transition: Int)
  /// The percent-driven interactor of the transition is told to finish when the gesture has ended,
  /// and to cancel when it was cancelled, if the app has told it neither.
  case endWithGesture(transition: Int)
  /// The percent-driven interactor of the transition is told to cancel as soon as its gesture is
  /// cancelled, before the app learns of that.
  case cancelWithGesture(transition: Int)
  /// The incoming view of the transition gets what the advice names as the transition completes.
  case arrival(Arrival, transition: Int)
  /// The incoming view of the transition is taken out as the transition completes as cancelled.
  case departure(transition: Int)
  /// Properties of some views are set, as a transition completes, to the values that they had
  /// before another transition was requested, or before the same one.
  case restoration([Int], of: [String], asBefore: Int, transition: Int)

  /// The state that an incoming view should have when its transition completes.
  package enum Arrival: String, Hashable, Sendable, Codable {
    /// No view above the view is hidden or transparent, it is opaque, it has no transform, or it
    /// has the final frame.
    case shown, opaque, untransformed, atFinalFrame
  }

  /// True if the change alters the course of a transition, and not only what views look like at its
  /// end.
  package var altersCourse: Bool {
    switch self {
    case .rememberedEnds, .noInteractor, .honestOutcome, .endWithGesture, .cancelWithGesture: true
    case .arrival, .departure, .restoration: false
    }
  }
}
