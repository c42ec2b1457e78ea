public import HeadlessUIKit
public import VirtualTime

/// What is known of one transition of a run, for as long as the run lasts.
///
/// The transition itself is UIKit's and goes when it has ended; the record stays for whoever judges later. Its
/// references are weak, for whether a controller outlives its transition is one of the things that are judged.
@MainActor
public final class TransitionRecord {
  /// A number that no other transition of the run has.
  public let serial: Int
  /// What changes hands.
  public let kind: UIKitTransition.Kind
  /// The container it takes place in: the presenting controller, the navigation or the tab controller.
  public let container: Int
  /// Whether anything moves.
  public let isAnimated: Bool
  /// Whether the animator came from the app.
  public let hasCustomAnimator: Bool
  /// Whether an interactor was handed out.
  public let interactorWasHandedOut: Bool
  /// The drag whose gesture asked for it, if one did.
  public let requestedByDrag: Int?
  /// When it was asked for.
  public let requestedAt: VirtualInstant
  /// Whether another transition was still under way when it was asked for.
  public let wasNested: Bool
  /// The presentation style; none for containers.
  public let style: UIModalPresentationStyle
  /// The window before the request.
  let before: WindowSnapshot?

  /// The controller on the screen before.
  public private(set) weak var from: UIViewController?
  /// The controller on the screen after success.
  public private(set) weak var to: UIViewController?
  /// What the controllers are, for reports: they may be gone by then.
  private let fromType: AnyObject.Type?
  private let toType: AnyObject.Type?
  /// UIKit's own object, while it is in flight.
  public private(set) weak var transition: UIKitTransition?

  /// When it started; `nil` while it waits for another to end.
  public internal(set) var startedAt: VirtualInstant?
  /// Whether a finger was in control at its start.
  public internal(set) var startedInteractively = false
  /// When the finger let go last.
  public internal(set) var letGoAt: VirtualInstant?
  /// Whether the last word on its direction was to turn back.
  public internal(set) var isTurnedBack = false
  /// Whether anything showed an intent to cancel, the context or a gesture.
  public internal(set) var intentToCancel = false
  /// Whether the interactor was sent an end before the start that got lost.
  public internal(set) var earlyEndWasLost = false
  /// Drags that sent it progress or an end.
  public internal(set) var drivenByDrags: [Int] = []
  /// Recognisers whose actions drove it, by serial.
  var drivenByRecognizers: [Int] = []
  /// What it was completed with.
  public internal(set) var outcome: Bool?
  /// When it was completed.
  public internal(set) var completedAt: VirtualInstant?
  /// Whether its last callback has been sent.
  public internal(set) var hasEnded = false
  /// Whether anything moved since it started.
  public internal(set) var somethingMoved = false
  /// How long the animator said it takes, in seconds.
  public internal(set) var duration: Double = 0

  init(
    _ transition: UIKitTransition, at instant: VirtualInstant, drag: Int?, nested: Bool,
    before: WindowSnapshot?
  ) {
    serial = transition.serial
    kind = transition.kind
    isAnimated = transition.isAnimated
    hasCustomAnimator = transition.hasCustomAnimator
    interactorWasHandedOut = transition.interactor != nil
    requestedByDrag = drag
    requestedAt = instant
    wasNested = nested
    style = transition.presentationStyle
    self.before = before
    from = transition.from
    to = transition.to
    fromType = transition.from.map { type(of: $0) }
    toType = transition.to.map { type(of: $0) }
    self.transition = transition
    container = Self.container(of: transition)
  }

  private static func container(of transition: UIKitTransition) -> Int {
    switch transition.kind {
    case .present, .dismiss:
      let presenter = transition.kind == .present ? transition.from : transition.to
      return presenter?.serial ?? 0
    case .push, .pop, .replace:
      let controller = transition.to?.navigationController ?? transition.from?.navigationController
      return controller?.serial ?? 0
    case .tab:
      let controller = transition.to?.tabBarController ?? transition.from?.tabBarController
      return controller?.serial ?? 0
    case .child, .resize:
      return (transition.from?.parent ?? transition.to?.parent)?.serial ?? 0
    }
  }

  /// Whether it is under way, or waiting to be.
  public var isInFlight: Bool { !hasEnded && outcome == nil }

  /// What a person calls it: "the dismissal of CardViewController".
  public var name: String {
    switch kind {
    case .present: "the presentation of \(Self.name(of: toType))"
    case .dismiss: "the dismissal of \(Self.name(of: fromType))"
    case .push: "the push of \(Self.name(of: toType))"
    case .pop: "the pop of \(Self.name(of: fromType))"
    case .replace: "the replacement of \(Self.name(of: fromType))"
    case .tab: "the change of tab to \(Self.name(of: toType))"
    case .resize: "the change of size"
    case .child: "the change of child to \(Self.name(of: toType))"
    }
  }

  private static func name(of type: AnyObject.Type?) -> String {
    type.map { "\($0)" } ?? "a controller"
  }
}
