/// An event in the life of a transition.
///
/// The transition itself has the rest: its kind, its controllers, its animator and its interactor.
/// It is the very object that animators and interactors get as their context, so identity shows
/// whether two events belong together.
@MainActor
public struct TransitionEvent {
  /// The kind of event.
  public enum Stage: Sendable, Hashable {
    /// The request was accepted, and the animator and the interactor are known. The transition
    /// starts one turn later, or when those before it have ended.
    case requested
    /// The transition starts. Controllers are told next, then the animator or the interactor.
    case started(interactive: Bool)
    /// The context or a percent-driven interactor got the finger's progress. The value is the one
    /// given, NaN included.
    case progress(CGFloat)
    /// The interactor took control again.
    case paused
    /// The finger let go, and the transition runs to its end by itself.
    case finishing
    /// The finger let go, and the transition turns back.
    case cancelling
    /// `completeTransition(_:)` was called; no view has been removed yet.
    case completed(Bool)
    /// `completeTransition(_:)` was called on a transition that had ended (R56).
    case completedAgain(Bool)
    /// The last callback has been sent.
    case ended(Bool)
    /// An interactor's call that came when no finger was in control, or after the end, and had no
    /// effect (R73). A call that a percent-driven interactor swallowed never reached the context.
    case late(InteractionCall, swallowed: Bool)
    /// A finish or a cancel that a percent-driven interactor got before its transition started
    /// (R74).
    case early(InteractionCall, lost: Bool)
    /// The transition's simulator was torn down before the transition ended.
    case abandoned
  }

  /// A call an interactor makes.
  public enum InteractionCall: String, Sendable, Hashable, Codable {
    /// A report of progress, a finish, a cancel, or a pause.
    case update, finish, cancel, pause

    /// The name of the called method of a percent-driven interactor.
    var name: StaticString {
      switch self {
      case .update: "update(_:)"
      case .finish: "finish()"
      case .cancel: "cancel()"
      case .pause: "pause()"
      }
    }
  }

  /// The transition to which the event happened.
  public let transition: UIKitTransition
  /// The stage that the transition has reached.
  public let stage: Stage
}
