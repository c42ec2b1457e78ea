/// An event in the life of a transition, such as its start or its end.
///
/// The event's ``transition`` has the kind, the controllers, the animator and the interactor.
/// Animators and interactors get the same object as their context. Two events with the identical
/// object therefore belong to the same transition.
@MainActor
public struct TransitionEvent {
  /// The kinds of event in the life of a transition.
  public enum Stage: Sendable, Hashable {
    /// The request was accepted, and its animator and interactor are known. The transition starts
    /// in the next run-loop turn, or when the transitions before it have ended.
    case requested
    /// The transition starts. The controllers are told next, then the animator or the interactor.
    /// The value is true if a finger controls the start.
    case started(interactive: Bool)
    /// The context or a percent-driven interactor got the finger's progress. The value is the
    /// number that the app passed, even NaN.
    case progress(CGFloat)
    /// The interactor paused the running animation and took control again.
    case paused
    /// The interactor was told to finish, and the transition completes without the finger.
    case finishing
    /// The interactor was told to cancel, and the transition turns back without the finger.
    case cancelling
    /// The app called `completeTransition(_:)` with this value. No view has been removed yet.
    case completed(Bool)
    /// The app called `completeTransition(_:)` again on a transition that had ended (rule R56 of
    /// UIKit's behaviour).
    case completedAgain(Bool)
    /// The transition has sent its last callback. The value is true if it completed.
    case ended(Bool)
    /// An interactor's call had no effect, because no finger was in control or the transition had
    /// ended (rule R73 of UIKit's behaviour). A swallowed call is one that a percent-driven
    /// interactor did not pass to the context.
    case late(InteractionCall, swallowed: Bool)
    /// A percent-driven interactor got a call before its transition started (rule R74 of UIKit's
    /// behaviour). A finish or a cancel may be kept for the start; every other call is lost, that
    /// is, it has no effect.
    case early(InteractionCall, lost: Bool)
    /// The transition's simulator was torn down before the transition ended.
    case abandoned
  }

  /// A call that an interactor makes to control its transition.
  public enum InteractionCall: String, Sendable, Hashable, Codable {
    /// The calls by which an interactor controls its transition: a report of progress, a finish, a
    /// cancel and a pause.
    case update, finish, cancel, pause

    /// The name of the method of a percent-driven interactor that makes the call, such as
    /// `finish()`.
    var name: StaticString {
      switch self {
      case .update: "update(_:)"
      case .finish: "finish()"
      case .cancel: "cancel()"
      case .pause: "pause()"
      }
    }
  }

  /// The transition whose event this is.
  public let transition: UIKitTransition
  /// The kind of the event, that is, the stage that the transition has reached.
  public let stage: Stage
}
