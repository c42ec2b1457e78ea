public import HeadlessUIKit
import VirtualTime

/// The record of one transition, kept until the run ends.
///
/// UIKit releases the transition itself when it ends; the record stays for clauses that judge
/// later. The request, the setup and the controllers are known from the beginning. The start and
/// the completion come once each, in this order.
@MainActor
public final class TransitionRecord {
  /// The serial number of the transition, which no other transition of the run has.
  public let serial: Int
  /// The kind of the transition, such as a push or a presentation.
  public let kind: UIKitTransition.Kind
  /// UIKit's own object for the transition; `nil` once the transition is over and released.
  public private(set) weak var transition: UIKitTransition?

  /// The request of the transition: its moment, the finger that made it, and the screen before it.
  public let request: TransitionRequest
  /// The objects, such as the animator, and the presentation style with which UIKit performs the
  /// transition.
  public let setup: TransitionSetup
  /// The outgoing and the incoming controller of the transition.
  public let controllers: TransitionControllers

  /// The moment and the manner in which the transition started; `nil` while it waits for another to
  /// end.
  public internal(set) var start: TransitionBeginning?
  /// The gestures that requested or drove the transition.
  public internal(set) var drive: TransitionDrive
  /// The decision of the interactive transition to finish or to cancel, as far as it is made.
  public internal(set) var decision = TransitionDecision()
  /// The movement of the transition since its start, by a finger's progress and by animations.
  public internal(set) var motion = TransitionMotion()
  /// The completion of the transition by its animator; `nil` while it is not completed.
  public internal(set) var completion: TransitionCompletion?
  /// True if UIKit has sent the transition's last callback, or if the transition was abandoned.
  public internal(set) var hasEnded = false

  /// True if some of the transition's own code was removed, or if the transition moves a controller
  /// that such a transition has moved. Its behaviour is then not the app's.
  var hasOwnCut = false

  /// Creates the record of a transition that is requested now.
  ///
  /// - Parameter bystanders: The serial numbers of the recognisers whose gestures are unrelated
  ///   to the transition.
  init(_ transition: UIKitTransition, _ request: TransitionRequest, bystanders: [Int] = []) {
    serial = transition.serial
    kind = transition.kind
    self.transition = transition
    self.request = request
    setup = TransitionSetup(of: transition)
    controllers = TransitionControllers(from: transition.from, to: transition.to)
    drive = TransitionDrive(bystanders: bystanders)
  }

  /// True while the transition is under way or waits to start.
  public var isInFlight: Bool { !hasEnded && completion == nil }

  /// The name of the transition in reports: "the dismissal of CardViewController".
  public var name: String {
    switch kind {
    case .present: "the presentation of \(controllers.toName)"
    case .dismiss: "the dismissal of \(controllers.fromName)"
    case .push: "the push of \(controllers.toName)"
    case .pop: "the pop of \(controllers.fromName)"
    case .replace: "the replacement of \(controllers.fromName)"
    case .tab: "the change of tab to \(controllers.toName)"
    case .resize: "the change of size"
    case .child: "the change of child to \(controllers.toName)"
    }
  }

  /// The instant at which the transition started, or at which it was requested if it still waits.
  var beginning: VirtualInstant { start?.instant ?? request.instant }

  /// True if the transition removes a screen: a dismissal or a pop.
  var closes: Bool { kind == .dismiss || kind == .pop }

  /// True if UIKit dismisses an alert of its own. Whatever changes meanwhile is the work of the
  /// chosen action's handler.
  var dismissesAlert: Bool {
    kind == .dismiss && controllers.leavesAlert && !setup.hasCustomAnimator
  }

  /// The serial numbers of the controllers that the transition brings or takes away.
  var moved: [Int] { controllers.moved(by: kind) }

  /// True if a gesture that neither requested nor drove the transition was recognised during it.
  var hadUnrelatedGesture: Bool {
    drive.hasUnrelatedGesture(besides: request.delivery?.recognizer)
  }

  /// Returns true if a recogniser requested the transition or drove it.
  func isDriven(by recognizer: Int) -> Bool {
    request.delivery?.recognizer == recognizer || drive.recognizers.contains(recognizer)
  }

  /// True if a finger requested or drove the transition, by the app's gesture or the system's own.
  var wasDrivenByFinger: Bool {
    setup.isDrivenBySystem || drive.isContinuous || !drive.drags.isEmpty
      || request.delivery?.isContinuous == true
  }

  /// Returns true if a drag may decide the outcome of the transition. After the start any drag may.
  /// Before the start only the drag that requested the transition may, because a second drag comes
  /// after the requesting one has already decided.
  func heeds(drag: Int?) -> Bool { start != nil || drag == nil || drag == request.drag }
}

// MARK: - The incoming view

extension TransitionRecord {
  /// The view that comes onto the screen: that of the incoming controller, or the one that a
  /// presentation controller has put around it.
  var incomingView: UIView? {
    let presented =
      kind == .present ? controllers.to?.presentationController?.presentedView : nil
    return presented ?? controllers.to?.viewIfLoaded
  }

  /// Records how an animation fades the incoming view of a presentation in, if its style is
  /// `.custom` or leaves the screen below visible. Under such a style a view may stay half
  /// transparent on purpose.
  func noteFade(_ event: AnimationEvent) {
    guard kind == .present, setup.style == .custom || setup.leavesPresenter else { return }
    switch event {
    case .added(let layer, let key) where key.hasPrefix("opacity"):
      guard layer === incomingView?.layer else { return }
      motion.beginFade(isInvisible: layer.opacity(before: key) <= 0.01)
    case .ended(let layer, let key, let finished) where key.hasPrefix("opacity"):
      guard layer === incomingView?.layer else { return }
      // In the background no animation goes on, and the view has its last opacity at once.
      let isOver = finished || UIApplication.shared.applicationState == .background
      motion.endFade(at: isOver ? layer.opacity : nil)
    default: break
    }
  }
}

extension CALayer {
  /// Returns the opacity from which a layer's newly added animation starts; 1 if the animation
  /// names no starting value.
  fileprivate func opacity(before key: String) -> Double {
    guard let animation = animation(forKey: key) as? CABasicAnimation,
      let value = animation.fromValue,
      let from = value as? Double ?? (value as? CGFloat).map({ Double($0) })
        ?? (value as? Float).map({ Double($0) })
    else { return 1 }
    return animation.isAdditive ? from + Double(opacity) : from
  }
}
