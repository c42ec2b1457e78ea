internal import VirtualTime

/// One transition, from the moment it is asked for to its last callback.
///
/// Whether a controller is presented, pushed or selected, the same thing happens: two controllers
/// hear what is coming, somebody moves the views, somebody says that they have arrived, and the
/// controllers hear that it is done. This class is that course; a subclass for every kind of
/// container says what changes hands at either end.
///
/// ```
/// requested ──▶ running ──▶ ended
///                │   ▲
///   let go       ▼   │ pause
///            on its own
/// ```
///
/// To an animator it is the context, to everybody else the coordinator: two faces of one object, so
/// that identity tells a listener which transition a call belongs to. It lives in
/// ``Simulator/transitionsInFlight`` from request to end and has no other owner, except for code
/// that keeps a context beyond its use.
///
/// ## Who decides the outcome
///
/// `completeTransition(_:)` and nothing else (R55). A finish or a cancel ends the interactive phase
/// and turns the views; what becomes of the controllers is decided by the Bool at the end, even if
/// that is a lie.
@preconcurrency @MainActor
public class UIKitTransition: NSObject {
  /// What changes hands.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    case present, dismiss, push, pop, replace, tab, child
    /// The window gets another size; known to those who animate along, and never published.
    case resize
  }

  /// How far it has come.
  public enum Phase: Sendable, Hashable {
    case requested, running
    case ended(Bool)
  }

  /// What changes hands.
  public let kind: Kind
  /// The controller that is on the screen before.
  public let from: UIViewController?
  /// The controller that is on the screen after success.
  public let to: UIViewController?
  /// Whether anything moves.
  public let isAnimated: Bool
  /// A number for stable text.
  public let serial: Int
  /// The request it was made from, if that had to wait for another transition (R42).
  public internal(set) var queuedRequest: QueuedRequest?

  /// What moves the views; the model's own unless the app has given one.
  public internal(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  /// Whether the animator came from the app.
  public internal(set) var hasCustomAnimator = false
  /// What drives it by hand, if anything was handed out.
  public internal(set) var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Whether UIKit drives it by itself: its own swipe back, or its own pull on a sheet.
  ///
  /// How far the finger has to come there, and what a flick decides, is no choice of the app's.
  public internal(set) var isDrivenBySystem = false

  /// How far it has come.
  public internal(set) var phase = Phase.requested
  /// Whether a finger is in control now.
  public internal(set) var isInteractive = false
  /// Whether a finger was in control at the start.
  public internal(set) var initiallyInteractive = false
  /// Whether it has been turned back.
  public internal(set) var transitionWasCancelled = false
  /// How far the finger had come when it last said so.
  public internal(set) var percentComplete: CGFloat = 0
  /// How long the animator said it takes, in seconds.
  public internal(set) var transitionDuration: TimeInterval = 0
  /// The one object that animates it and can be paused, if the animator has one.
  public internal(set) var interruptible: (any UIViewImplicitlyAnimating)?

  /// The view in which it takes place.
  public internal(set) var containerView: UIView

  unowned let simulator: Simulator
  /// What runs along with it, until it has been run.
  var alongside = AlongsideBlocks()
  /// Where the outgoing view was at the start.
  var initialFrameOfFrom = CGRect.zero
  private var blocksTouches = false
  /// Whether a finish or a cancel counts although no finger was ever in control (R126).
  var mayEndUntouched = false

  init(
    _ kind: Kind, from: UIViewController?, to: UIViewController?, in container: UIView,
    animated: Bool
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    self.isAnimated = animated && !Simulator.current.refusesToAnimate
    self.containerView = container
    self.simulator = Simulator.current
    self.serial = simulator.makeSerial()
    super.init()
  }

  // MARK: - What a kind of container adds

  /// How a modal controller is presented.
  public var presentationStyle: UIModalPresentationStyle { .none }

  /// Whether an animator of the app's runs although nothing is to move (R8).
  var runsAnimatorUnanimated: Bool { false }

  /// Whether it goes its way without an animator (a container that animates by itself).
  var isRunByItself: Bool { false }

  /// Whether others may animate along: not with something that does not move (R88).
  var hasCoordinator: Bool { isAnimated }

  /// Brings the views into place for the start and tells the controllers what is coming.
  func prepare() {}

  /// Puts the incoming view where it belongs, since nothing is going to move it there.
  func showAtOnce() {}

  /// Lets views and controllers change hands, or not, and tells them so.
  func conclude(_ didComplete: Bool) {}

  /// Called when the last callback has been sent: the place where the next one in line is started.
  func leave() {}

  /// Takes the transition out of the way of new requests.
  func stepAside() {}

  /// The controller that leaves or arrives.
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  /// The view that leaves or arrives.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.view
    case .to: to?.view
    default: nil
    }
  }

  /// Where a controller's view is when the transition starts.
  public func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? initialFrameOfFrom : .zero
  }

  /// Where a controller's view has to be at the end.
  public func finalFrame(for vc: UIViewController) -> CGRect { .zero }

  // MARK: - The course

  /// Notes that the transition has been accepted, and puts it among those in flight.
  final func enter() {
    simulator.transitions.inFlight.append(self)
    publish(.requested)
    (interactor as? any TransitionDriver)?.await(self)
  }

  /// Starts it when what asked for it has returned (R7).
  final func startSoon() {
    switch simulator.behavior.transitionStart {
    case .nextTurn: simulator.loop.nextTurn { [self] in start() }
    case .nextFrame: _ = simulator.loop.schedule({ [self] in start() }, after: .milliseconds(17))
    }
  }

  /// Starts it: R2 to R4 in order.
  final func start() {
    guard phase == .requested else { return }
    phase = .running
    initiallyInteractive = isAnimated && interactor?.wantsInteractiveStart == true
    isInteractive = initiallyInteractive
    mayEndUntouched = isAnimated && interactor != nil && !isInteractive
    publish(.started(interactive: isInteractive))
    if isAnimated && interactor == nil && !isFluid { blockTouches() }
    prepare()
    guard !isRunByItself else { return runAlongside() }
    guard let animator, isAnimated || (hasCustomAnimator && runsAnimatorUnanimated) else {
      showAtOnce()
      return completeTransition(true)
    }
    askDuration(animator)
    let question = simulator.behavior.animatorQuestion
    if question == .alwaysBeforehand || question == .ifNeededBeforehand && needsInterruptible {
      askInterruptible()
    }
    if let interactor, isInteractive || simulator.behavior.startsInteractorRegardless {
      simulator.publish(.call(interactor, "startInteractiveTransition(_:)"))
      interactor.startInteractiveTransition(self)
    } else {
      animate()
    }
    guard phase == .running else { return }
    if question == .always || needsInterruptible { askInterruptible() }
    runAlongside()
  }

  /// Whether anything can come of an animator that can be paused: somebody may pause it, or join
  /// it.
  private var needsInterruptible: Bool { interactor != nil || alongside.hasAnimations }

  private func askDuration(_ animator: any UIViewControllerAnimatedTransitioning) {
    simulator.publish(.call(animator, "transitionDuration(using:)"))
    let answer = animator.transitionDuration(using: self)
    transitionDuration = answer.isFinite ? max(0, answer) : 0
  }

  /// Lets the animator move the views.
  final func animate() {
    guard let animator else { return }
    simulator.publish(.call(animator, "animateTransition(using:)"))
    AnimationContext.accompany(by: { [self] in joinAnimation() }) {
      animator.animateTransition(using: self)
    }
  }

  /// Runs what was queued to run along inside the first view animation of the animator's (R89).
  private func joinAnimation() {
    for block in alongside.takeAnimations() ?? [] { block(self) }
  }

  /// Asks the animator, once per transition, for the object that can be paused (R79).
  final func askInterruptible() {
    guard interruptible == nil, hasCustomAnimator, let animator, isAnimated else { return }
    for _ in 0..<max(1, simulator.behavior.animatorAsks) {
      let asked = OptionalRequirement.ask { animator.interruptibleAnimator(using: self) }
      guard asked.isImplemented else { return }
      simulator.publish(.call(animator, "interruptibleAnimator(using:)"))
      interruptible = asked.answer
    }
  }

  /// Runs what was queued to run along and has found no view animation to join (R89).
  ///
  /// Where the animator can be paused it is handed to that one; else it gets an animation of its
  /// own, as long as the animator said the transition takes. So it does where the app answered with
  /// an animator that was not started: what runs is another one.
  final func runAlongside() {
    alongside.close()
    guard let blocks = alongside.takeAnimations() else { return }
    let run = { [self] in for block in blocks { block(self) } }
    if let interruptible, isInteractive || interruptible.state != .inactive {
      interruptible.addAnimations(run)
    } else if isAnimated, phase == .running {
      UIView.animate(
        withDuration: transitionDuration, delay: 0, options: .allowUserInteraction,
        animations: run, completion: nil)
    } else {
      UIView.performWithoutAnimation(run)
    }
  }

  final func runCompletions() {
    while case let due = alongside.takeCompletions(), !due.isEmpty {
      for completion in due { completion(self) }
    }
  }

  // MARK: - The end

  /// Ends the transition; what is given decides what becomes of it, and a second call is ignored
  /// (R55, R56).
  public final func completeTransition(_ didComplete: Bool) {
    guard phase == .running else {
      publish(.completedAgain(didComplete))
      simulator.lean(on: .secondCompletion)
      simulator.warn(
        UIKitWarning(
          .completedAgain, "completeTransition(\(didComplete)) on \(self), which has ended."))
      return
    }
    publish(.completed(didComplete))
    phase = .ended(didComplete)
    isInteractive = false
    stepAside()
    if didComplete { runAlongside() }
    conclude(didComplete)
    runCompletions()
    if hasCustomAnimator, let animator {
      simulator.publish(.call(animator, "animationEnded(_:)"))
      animator.animationEnded(didComplete)
    }
    unblockTouches()
    publish(.ended(didComplete))
    letGo()
    leave()
    simulator.transitionHasLeft()
  }

  /// Forgets everything that could keep it alive, because the world it ran in is gone.
  final func abandon() {
    guard phase == .requested || phase == .running else { return }
    publish(.abandoned)
    phase = .ended(false)
    unblockTouches()
    letGo()
    containerView = UIView()
  }

  private func letGo() {
    simulator.transitions.inFlight.removeAll { $0 === self }
    (interactor as? any TransitionDriver)?.forget(self)
    animator = nil
    interactor = nil
    interruptible = nil
    alongside = AlongsideBlocks()
  }

  // MARK: - Touches

  /// Keeps fingers out while it runs and is not interactive (R57, R124).
  private func blockTouches() {
    blocksTouches = true
    simulator.application.transitionBlocks += 1
  }

  private func unblockTouches() {
    guard blocksTouches else { return }
    blocksTouches = false
    simulator.application.transitionBlocks -= 1
  }

  @inline(__always)
  final func publish(_ stage: @autoclosure () -> TransitionEvent.Stage) {
    simulator.publish(.transition(TransitionEvent(transition: self, stage: stage())))
  }

  /// Kind and number, as in "pop #12".
  public override var description: String { "\(kind.rawValue) #\(serial)" }
}
