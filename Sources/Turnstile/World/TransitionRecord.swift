public import HeadlessUIKit
public import VirtualTime

/// The record of one transition, kept until the run ends.
///
/// UIKit releases the transition itself when it ends; the record stays for clauses that judge
/// later. Its references are weak, because some clauses judge whether a controller outlives its
/// transition.
@MainActor
public final class TransitionRecord {
  /// A number that is unique among the transitions of the run.
  public let serial: Int
  /// The kind of the transition, such as a push or a presentation.
  public let kind: UIKitTransition.Kind
  /// The serial of the container: the presenting controller, the navigation controller or the tab
  /// controller.
  public let container: Int
  /// True if the transition is animated.
  public let isAnimated: Bool
  /// True if the app provided the animator.
  public let hasCustomAnimator: Bool
  /// The classes of the animator, the interactor and the presentation controller.
  let parts: [AnyClass]
  /// True if the app provided an interactor.
  public let interactorWasHandedOut: Bool
  /// True if UIKit itself drives the transition, by its swipe back or its pull on a sheet. The app
  /// is not responsible for the outcome of such a gesture.
  let isDrivenBySystem: Bool
  /// The index of the drag that requested the transition: in a gesture's handler, or through the
  /// completion of an earlier transition that the drag had requested; `nil` if none did.
  public let requestedByDrag: Int?
  /// The gesture delivery during which the transition was requested; `nil` if it was requested at
  /// another time.
  let delivery: GestureDelivery?
  /// The numbers of the touches of the gesture that requested the transition.
  var touches: [Int] = []
  /// True if the navigation or tab controller of the transition was out of the window.
  let tookPlaceUnseen: Bool
  /// The instant of the request.
  public let requestedAt: VirtualInstant
  /// True if another transition was still under way at the request.
  public let wasNested: Bool
  /// True for a modal transition that leaves the presenter's view on the screen, where the animator
  /// must not touch it.
  let leavesPresenter: Bool
  /// The presentation style of a modal transition; none for a transition in a container.
  public let style: UIModalPresentationStyle
  /// The window before the request; `nil` if another transition had already changed it.
  let before: RestorationBaseline?

  /// The serials of the two controllers, which may be released before a clause asks for them.
  let fromSerial, toSerial: Int

  /// The controller that was on the screen before.
  public private(set) weak var from: UIViewController?
  /// The controller that is on the screen after success.
  public private(set) weak var to: UIViewController?
  /// The outgoing view, which may wrongly outlive its controller.
  var fromView: ViewReference?
  /// The names of the controllers for reports, because the controllers may be released by then.
  private let fromName, toName: ControllerName?
  /// The UIKit transition, while it is in flight.
  public private(set) weak var transition: UIKitTransition?

  /// The instant of the start; `nil` while the transition waits for another to end.
  public internal(set) var startedAt: VirtualInstant?
  /// True if the transition started interactively.
  public internal(set) var startedInteractively = false
  /// The instant of the last finish or cancel of the interactive part; `nil` after a pause.
  public internal(set) var letGoAt: VirtualInstant?
  /// True if the last decision on the direction was to cancel.
  public internal(set) var isTurnedBack = false
  /// True if anything showed an intent to cancel: the context, a driver, a gesture, or a reversed
  /// animator.
  public internal(set) var intentToCancel = false
  /// True if the gesture that requested the transition was over when the transition started.
  var gestureWasOver = false
  /// True if the transition started interactively when its gesture was already over, with an
  /// interactor of the app's own class. Such an interactor may decide to cancel without any call
  /// that the model observes.
  var endedBeforeStartInCustomInteractor = false
  /// The number of animator reversals in the run before the transition started.
  var reversalsBefore = 0
  /// True if a gesture updated another percent-driven interactor than the one that the app
  /// provided.
  var anotherDriverWasTold = false
  /// True if the interactor was told to finish or cancel before the start and the call was lost.
  public internal(set) var earlyEndWasLost = false
  /// The drags whose gestures requested the transition, updated it or ended it.
  public internal(set) var drivenByDrags: [Int] = []
  /// The serials of the recognisers whose actions requested the transition or drove it.
  var drivenByRecognizers: [Int] = []
  /// The serials of the recognisers of other gestures during the transition; one of them may drive
  /// it later.
  var company: [Int] = []
  /// True if the transition was ever updated with a progress value.
  var toldProgress = false
  /// True if a continuous gesture updated, paused or ended the transition.
  var drivenByGesture = false
  /// The value it was completed with: true for finished, false for cancelled; `nil` before that.
  public internal(set) var outcome: Bool?
  /// The instant of the completion.
  public internal(set) var completedAt: VirtualInstant?
  /// True if the last callback of the transition has been sent.
  public internal(set) var hasEnded = false
  /// Returns true if a drag may decide about the transition: any drag after the start, and before
  /// it only the one that requested it. Another drag between request and start comes after the
  /// first one has decided.
  func heeds(drag: Int?) -> Bool { startedAt != nil || drag == nil || drag == requestedByDrag }

  /// The serials of the controllers that the transition brings or takes away.
  var moved: [Int] {
    let both =
      switch kind {
      case .present, .push: [toSerial]
      case .dismiss, .pop: [fromSerial]
      case .replace, .tab, .child, .resize: [fromSerial, toSerial]
      }
    return both.filter { $0 != 0 }
  }

  /// True if the transition has passed a cut in its own code, or moves a controller that such a
  /// transition has moved. Its behaviour is then not the app's.
  var hasOwnCut = false
  /// True if anything moved since the start: a progress update or an animation.
  public internal(set) var somethingMoved = false
  /// True if an animation began or ended since the start.
  var somethingAnimated = false
  /// True if the transform of the incoming view was animated since the start.
  var incomingWasTransformed = false
  /// The instants when an animation first began, and last began or ended, since the start.
  var firstAnimated: VirtualInstant?
  var lastAnimated: VirtualInstant?
  /// The last pause of the transition, with the class of the recogniser that paused it.
  var pause: AnimatorPause?
  /// The duration that the animator returned, in seconds; zero before the completion.
  public internal(set) var duration: Double = 0

  init(
    _ transition: UIKitTransition, at instant: VirtualInstant, drag: Int?,
    delivery: GestureDelivery?, nested: Bool, before: RestorationBaseline?
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

  /// True while the transition is under way or waits to start.
  public var isInFlight: Bool { !hasEnded && outcome == nil }

  /// The name of the transition in reports: "the dismissal of CardViewController".
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

  /// True if a gesture that neither requested nor drove the transition was recognised during it.
  var hadUnrelatedGesture: Bool {
    company.contains { $0 != delivery?.recognizer && !drivenByRecognizers.contains($0) }
  }

  /// True if a finger requested or drove the transition, by the app's gesture or the system's own.
  var wasDrivenByFinger: Bool {
    isDrivenBySystem || drivenByGesture || !drivenByDrags.isEmpty
      || delivery?.isContinuous == true
  }

  /// Returns true if the transition reverses another one: it brings back the controller that the
  /// other took away, and takes away the one that the other brought.
  func undoes(_ other: TransitionRecord) -> Bool {
    fromSerial == other.toSerial && toSerial == other.fromSerial
  }

  /// True if the transition removes a screen: a dismissal or a pop.
  var closes: Bool { kind == .dismiss || kind == .pop }

  /// The name of the outgoing controller in reports.
  var outgoingName: String { Self.words(fromName) }

  private static func words(_ name: ControllerName?) -> String {
    name.map { "\($0)" } ?? "a controller"
  }
}
