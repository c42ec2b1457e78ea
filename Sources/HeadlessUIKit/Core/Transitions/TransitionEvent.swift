/// One stage in the life of a transition.
///
/// The transition itself says the rest: what kind it is, between whom, and which objects run it. It
/// is the very object that animators and interactors know as their context, so identity tells
/// whether two events belong together.
@MainActor
public struct TransitionEvent {
  /// What happened.
  public enum Stage: Sendable, Hashable {
    /// Asked for and accepted; the animator and the interactor are known. Starts one turn later, or
    /// when those before it have ended.
    case requested
    /// Starts now: controllers hear of it next, then the animator or the interactor.
    case started(interactive: Bool)
    /// The context or a percent-driven interactor was told how far the finger has come: what was
    /// given, NaN included.
    case progress(CGFloat)
    /// The interactor took hold of it again.
    case paused
    /// The finger let go in favour of the transition; what is left runs by itself.
    case finishing
    /// The finger let go and the transition turns back.
    case cancelling
    /// `completeTransition(_:)` was called; nothing has been torn down yet.
    case completed(Bool)
    /// `completeTransition(_:)` was called on a transition that had ended (R56).
    case completedAgain(Bool)
    /// The last callback has been sent.
    case ended(Bool)
    /// A call that came when no finger was in control, or after the end; nothing came of it (R73).
    /// One that a percent-driven interactor swallowed never reached the context.
    case late(InteractionCall, swallowed: Bool)
    /// An end sent to a percent-driven interactor whose transition had not started yet (R74).
    case early(InteractionCall, lost: Bool)
    /// The app left the transition's world behind before it ended.
    case abandoned
  }

  /// A call an interactor makes.
  public enum InteractionCall: String, Sendable, Hashable, Codable {
    case update, finish, cancel, pause

    /// The method of a percent-driven interactor.
    var name: StaticString {
      switch self {
      case .update: "update(_:)"
      case .finish: "finish()"
      case .cancel: "cancel()"
      case .pause: "pause()"
      }
    }
  }

  /// Whose life.
  public let transition: UIKitTransition
  /// What happened.
  public let stage: Stage
}
