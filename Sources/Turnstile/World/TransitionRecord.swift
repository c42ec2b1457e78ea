public import HeadlessUIKit
public import VirtualTime

/// What is known of one transition of a run, for as long as the run lasts.
///
/// The transition itself is UIKit's and goes when it has ended; the record stays for judges that
/// ask later. Its references are weak, for whether a controller outlives its transition is one of
/// the things that are judged.
@MainActor
public final class TransitionRecord {
  /// A number that no other transition of the run has.
  public let serial: Int
  /// What changes hands.
  public let kind: UIKitTransition.Kind
  /// The container it takes place in: the presenting controller, the navigation or the tab
  /// controller.
  public let container: Int
  /// Whether anything moves.
  public let isAnimated: Bool
  /// Whether the animator came from the app.
  public let hasCustomAnimator: Bool
  /// The classes of the animator, the interactor and the presentation controller.
  let parts: [AnyClass]
  /// Whether an interactor was handed out.
  public let interactorWasHandedOut: Bool
  /// Whether UIKit drives it by itself, by its own swipe back or its own pull on a sheet: what a
  /// finger leads to there is no doing of the app's.
  let isDrivenBySystem: Bool
  /// The drag that asked for it, if one did: in a handler of its gesture, or through the completion
  /// of what such a handler had asked for.
  public let requestedByDrag: Int?
  /// The delivery of a gesture in whose course it was asked for; `nil` if it was asked for at
  /// another time.
  let delivery: GestureDelivery?
  /// The touches of the gesture in whose course it was asked for, by number.
  var touches: [Int] = []
  /// Whether the stack or the tab controller that it takes place in was out of the window.
  let tookPlaceUnseen: Bool
  /// When it was asked for.
  public let requestedAt: VirtualInstant
  /// Whether another transition was still under way when it was asked for.
  public let wasNested: Bool
  /// Whether it is modal and leaves the presenter's view on the screen, where it is none of the
  /// animator's business.
  let leavesPresenter: Bool
  /// The presentation style; none for containers.
  public let style: UIModalPresentationStyle
  /// The window before the request; `nil` if it shows another transition's doings as well.
  let before: Picture?

  /// The numbers of the controllers, which may be gone before they are asked for.
  let fromSerial, toSerial: Int

  /// The controller on the screen before.
  public private(set) weak var from: UIViewController?
  /// The controller on the screen after success.
  public private(set) weak var to: UIViewController?
  /// The outgoing view, which may outlive its controller where it should not.
  var fromView: ViewReference?
  /// What the controllers are, for reports: they may be gone by then.
  private let fromName, toName: ControllerName?
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
  /// Whether anything showed an intent to cancel: the context, a driver, a gesture, or an animator
  /// that was turned round.
  public internal(set) var intentToCancel = false
  /// Whether the gesture that asked for it was over when it started.
  var gestureWasOver = false
  /// Whether a gesture that was over before the start may have been the app's to judge where nobody
  /// listens: in an interactor of its own class.
  var wasDecidedUnheard = false
  /// How often animators had been turned round when it started.
  var reversalsBefore = 0
  /// Whether a driver other than the one handed out was told what the finger does.
  var anotherDriverWasTold = false
  /// Whether the interactor was sent an end before the start that got lost.
  public internal(set) var earlyEndWasLost = false
  /// Drags that sent it progress or an end.
  public internal(set) var drivenByDrags: [Int] = []
  /// Recognisers whose actions asked for it or drove it, by serial.
  var drivenByRecognizers: [Int] = []
  /// Recognisers of other gestures that were recognised while it was under way; one of them may
  /// come to drive it.
  var company: [Int] = []
  /// Whether the context was ever told how far the finger has come.
  var toldProgress = false
  /// Whether a gesture that goes on over time sent it progress or an end.
  var drivenByGesture = false
  /// What it was completed with.
  public internal(set) var outcome: Bool?
  /// When it was completed.
  public internal(set) var completedAt: VirtualInstant?
  /// Whether its last callback has been sent.
  public internal(set) var hasEnded = false
  /// Whether a drag has a say in it: the one that asked for it, and any while it runs. Another that
  /// comes between the request and the start comes after the first has decided, and moves nothing.
  func heeds(drag: Int?) -> Bool { startedAt != nil || drag == nil || drag == requestedByDrag }

  /// The controllers that it brings or takes away, by serial.
  var moved: [Int] {
    let both =
      switch kind {
      case .present, .push: [toSerial]
      case .dismiss, .pop: [fromSerial]
      case .replace, .tab, .child, .resize: [fromSerial, toSerial]
      }
    return both.filter { $0 != 0 }
  }

  /// Whether it has passed a cut in its own code, or takes away what such a one has brought: what
  /// it does then is no work of the app.
  var hasOwnCut = false
  /// Whether anything moved since it started.
  public internal(set) var somethingMoved = false
  /// Whether an animation was begun or ended since it started.
  var somethingAnimated = false
  /// When an animation was first begun and last begun or ended since it started.
  var firstAnimated: VirtualInstant?
  var lastAnimated: VirtualInstant?
  /// The last pause of the transition itself, with the class of the recogniser that paused it.
  var pause: AnimatorPause?
  /// How long the animator said it takes, in seconds.
  public internal(set) var duration: Double = 0

  init(
    _ transition: UIKitTransition, at instant: VirtualInstant, drag: Int?,
    delivery: GestureDelivery?, nested: Bool, before: Picture?
  ) {
    serial = transition.serial
    kind = transition.kind
    isAnimated = transition.isAnimated
    hasCustomAnimator = transition.hasCustomAnimator
    interactorWasHandedOut = transition.interactor != nil
    isDrivenBySystem = transition.isDrivenBySystem
    requestedByDrag = drag
    self.delivery = delivery
    requestedAt = instant
    wasNested = nested
    style = transition.presentationStyle
    let modal = transition.kind == .present ? transition.to : transition.from
    leavesPresenter =
      (transition.kind == .present || transition.kind == .dismiss)
      && modal?.presentationController?.shouldRemovePresentersView == false
    parts = Self.parts(of: transition, modal)
    self.before = before
    tookPlaceUnseen = Self.isUnseen(transition)
    fromSerial = transition.from?.serial ?? 0
    toSerial = transition.to?.serial ?? 0
    from = transition.from
    to = transition.to
    fromName = transition.from.map { ControllerName(of: $0) }
    toName = transition.to.map { ControllerName(of: $0) }
    self.transition = transition
    container = Self.container(of: transition)
  }

  private static func parts(
    of transition: UIKitTransition, _ modal: UIViewController?
  ) -> [AnyClass] {
    var parts: [AnyClass] = []
    if let animator = transition.animator { parts.append(Swift.type(of: animator)) }
    if let interactor = transition.interactor { parts.append(Swift.type(of: interactor)) }
    if transition.kind == .present || transition.kind == .dismiss,
      let presentation = modal?.presentationController
    {
      parts.append(Swift.type(of: presentation))
    }
    return parts
  }

  private static func isUnseen(_ transition: UIKitTransition) -> Bool {
    let either = transition.to ?? transition.from
    let container: UIViewController? =
      switch transition.kind {
      case .push, .pop, .replace: either?.navigationController
      case .tab: either?.tabBarController
      case .present, .dismiss, .child, .resize: nil
      }
    return container.map { $0.viewIfLoaded?.window == nil } ?? false
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
    case .present: "the presentation of \(Self.words(toName))"
    case .dismiss: "the dismissal of \(Self.words(fromName))"
    case .push: "the push of \(Self.words(toName))"
    case .pop: "the pop of \(Self.words(fromName))"
    case .replace: "the replacement of \(Self.words(fromName))"
    case .tab: "the change of tab to \(Self.words(toName))"
    case .resize: "the change of size"
    case .child: "the change of child to \(Self.words(toName))"
    }
  }

  /// Whether a gesture was recognised while it was under way that had nothing to do with it.
  var hadCompany: Bool {
    company.contains { $0 != delivery?.recognizer && !drivenByRecognizers.contains($0) }
  }

  /// Whether a finger asked for it or drove it: the app's gesture, or the system's own.
  var wasDrivenByFinger: Bool {
    isDrivenBySystem || drivenByGesture || !drivenByDrags.isEmpty
      || delivery?.isContinuous == true
  }

  /// Whether it brings back what another took away, or takes away what the other brought.
  func undoes(_ other: TransitionRecord) -> Bool {
    fromSerial == other.toSerial && toSerial == other.fromSerial
  }

  /// Whether it takes a screen away.
  var closes: Bool { kind == .dismiss || kind == .pop }

  /// What a person calls the controller on the screen before.
  var outgoingName: String { Self.words(fromName) }

  private static func words(_ name: ControllerName?) -> String {
    name.map { "\($0)" } ?? "a controller"
  }
}
