internal import VirtualTime

/// One transition between two controllers, from the request to the last callback.
///
/// Presentations, pushes and tab selections follow the same course. The two controllers get their
/// `will` calls, an animator moves the views and reports that it has finished, and the controllers
/// get their `did` calls. This class runs the course. Each kind of container has a subclass that
/// moves its own views and controllers.
///
/// ```
/// requested ──▶ running ──▶ ended
///                │   ▲
///   let go       ▼   │ pause
///            on its own
/// ```
///
/// Animators get this object as their context, and all other code gets it as the coordinator. A
/// listener can therefore tell by identity which transition a call belongs to.
/// ``Simulator/transitionsInFlight`` holds the object from the request to the end. Nothing else
/// does, except app code that keeps a context too long.
///
/// ## How the outcome is decided
///
/// The argument of `completeTransition(_:)` alone decides the outcome (rule R55 of UIKit's
/// behaviour). A finish or a cancel only ends the finger's control and sets the direction in which
/// the views move. The controllers follow the argument at the end, even if it contradicts the
/// views.
@preconcurrency @MainActor
public class UIKitTransition: NSObject {
  /// The kind of request that leads to a transition, such as a presentation or a push.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// A request that changes which controllers are on the screen, such as a presentation or a
    /// push.
    case present, dismiss, push, pop, replace, tab, child
    /// A change of the window's size. Such a transition only offers a coordinator for animations
    /// alongside, and publishes no events.
    case resize
  }

  /// The phase of a transition: requested, running or ended.
  public enum Phase: Sendable, Hashable {
    /// The transition is requested and waits for its start, or it has started and is running.
    case requested, running
    /// The transition has ended: it finished (true) or was cancelled (false).
    case ended(Bool)
  }

  /// The kind of the transition, such as a push.
  public let kind: Kind
  /// The controller that is on the screen before the transition.
  public let from: UIViewController?
  /// The controller that is on the screen after a completed transition.
  public let to: UIViewController?
  /// True if the transition is animated.
  public let isAnimated: Bool
  /// A number that identifies the transition, the same in every repetition of a run.
  public let serial: Int
  /// The queued request from which this transition was made, if the request had to wait until
  /// another transition ended (rule R42 of UIKit's behaviour).
  public internal(set) var queuedRequest: QueuedRequest?

  /// The animator that moves the views: the app's, else a built-in one.
  public internal(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  /// True if the app provided the animator.
  public internal(set) var hasCustomAnimator = false
  /// The interactor that drives the transition by a gesture; `nil` if none was provided.
  public internal(set) var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// True if a gesture of UIKit itself drives the transition: the swipe back, or the pull on a
  /// sheet.
  ///
  /// An app cannot choose the distance or the flick that completes such a transition.
  public internal(set) var isDrivenBySystem = false

  /// The phase of the transition: requested, running or ended.
  public internal(set) var phase = Phase.requested
  /// True while a finger controls the transition.
  public internal(set) var isInteractive = false
  /// True if a finger controlled the transition at its start.
  public internal(set) var initiallyInteractive = false
  /// True if the transition has been cancelled.
  public internal(set) var transitionWasCancelled = false
  /// The progress of the transition that the finger last reported, normally from 0 to 1.
  public internal(set) var percentComplete: CGFloat = 0
  /// The duration of the transition in seconds, as the animator returned it.
  public internal(set) var transitionDuration: TimeInterval = 0
  /// The pausable animation object that the animator returned; `nil` if it returned none.
  public internal(set) var interruptible: (any UIViewImplicitlyAnimating)?

  /// The container view, in which the views move during the transition.
  public internal(set) var containerView: UIView

  unowned let simulator: Simulator
  /// The app's blocks to run alongside the transition, and its completions and handlers.
  var alongside = AlongsideBlocks()
  /// The frame of the outgoing view when the transition started.
  var initialFrameOfFrom = CGRect.zero
  private var blocksTouches = false
  /// True if a finish or a cancel has an effect before any finger was in control (rule R126 of
  /// UIKit's behaviour).
  var mayEndUntouched = false
  /// True if the transition takes its outcome from `transitionWasCancelled`, whatever the app
  /// passes to `completeTransition(_:)`. A harness sets it to see what that would change.
  package final var reportsHonestly = false

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

  // MARK: - Overriding points of a kind of transition

  /// The style in which a modal controller is presented; `.none` for other transitions.
  public var presentationStyle: UIModalPresentationStyle { .none }

  /// True if the app's animator is called for a transition without animation, too (rule R8 of
  /// UIKit's behaviour).
  var runsAnimatorUnanimated: Bool { false }

  /// True if the transition calls no animator, because its container animates the change by itself.
  var isRunByItself: Bool { false }

  /// True if controllers can get a coordinator, which requires an animated transition (rule R88 of
  /// UIKit's behaviour).
  var hasCoordinator: Bool { isAnimated }

  /// Adds the views for the start of the transition, and sends the controllers their `will` calls.
  func prepare() {}

  /// Puts the incoming view at its final place. Called if no animator runs.
  func showAtOnce() {}

  /// Completes or reverts the change of views and controllers, and sends the controllers their
  /// `did` calls.
  func conclude(_ didComplete: Bool) {}

  /// Starts the next queued transition. Called after this transition's last callback.
  func leave() {}

  /// Lets the container accept new requests. Called before the controllers are told of this
  /// transition's end.
  func stepAside() {}

  /// Returns the transition's outgoing controller for the key `.from`, and the incoming one for
  /// `.to`.
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  /// Returns the transition's outgoing view for the key `.from`, and the incoming one for `.to`.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.view
    case .to: to?.view
    default: nil
    }
  }

  /// Returns the frame of a controller's view when the transition starts; zero if the view is not
  /// on the screen.
  public func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? initialFrameOfFrom : .zero
  }

  /// Returns the frame that a controller's view must have when the transition has ended.
  public func finalFrame(for vc: UIViewController) -> CGRect { .zero }

  // MARK: - The course

  /// Adds the accepted transition to those in flight and publishes its request.
  final func enter() {
    simulator.transitions.inFlight.append(self)
    publish(.requested)
    (interactor as? any TransitionDriver)?.await(self)
  }

  /// Takes the interactor from a transition that is being requested. A harness calls it to see what
  /// the transition does without a finger.
  package final func refuseInteractor() { interactor = nil }

  /// Schedules the start of the transition for after the requesting call has returned (rule R7 of
  /// UIKit's behaviour).
  final func startSoon() {
    switch simulator.behavior.transitionStart {
    case .nextTurn: simulator.loop.nextTurn { [self] in start() }
    case .nextFrame: _ = simulator.loop.schedule({ [self] in start() }, after: .milliseconds(17))
    }
  }

  /// Starts the transition: tells the controllers, then calls the interactor or the animator
  /// (rules R2 to R4 of UIKit's behaviour).
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

  /// True if something could use the animator's pausable animation object: an interactor that may
  /// pause it, or alongside blocks that may join it.
  private var needsInterruptible: Bool { interactor != nil || alongside.hasAnimations }

  private func askDuration(_ animator: any UIViewControllerAnimatedTransitioning) {
    simulator.publish(.call(animator, "transitionDuration(using:)"))
    let answer = animator.transitionDuration(using: self)
    transitionDuration = answer.isFinite ? max(0, answer) : 0
  }

  /// Calls the animator's `animateTransition(using:)`, which moves the views.
  final func animate() {
    guard let animator else { return }
    simulator.publish(.call(animator, "animateTransition(using:)"))
    AnimationContext.accompany(by: { [self] in joinAnimation() }) {
      animator.animateTransition(using: self)
    }
  }

  /// Runs the alongside blocks inside the first view animation of the animator (rule R89 of UIKit's
  /// behaviour).
  private func joinAnimation() {
    for block in alongside.takeAnimations() ?? [] { block(self) }
  }

  /// Asks the app's animator for the animation object that can be paused, once per transition or as
  /// often as ``UIKitBehavior/animatorAsks`` says (rule R79 of UIKit's behaviour).
  final func askInterruptible() {
    guard interruptible == nil, hasCustomAnimator, let animator, isAnimated else { return }
    for _ in 0..<max(1, simulator.behavior.animatorAsks) {
      let asked = OptionalRequirement.ask { animator.interruptibleAnimator(using: self) }
      guard asked.isImplemented else { return }
      simulator.publish(.call(animator, "interruptibleAnimator(using:)"))
      interruptible = asked.answer
    }
  }

  /// Runs the alongside blocks if the animator has started no view animation for them to join
  /// (rule R89 of UIKit's behaviour).
  ///
  /// The pausable animation object of the animator gets the blocks, if there is one. Otherwise the
  /// blocks get an animation of their own, with the duration that the animator returned. They also
  /// get their own if the app returned an animation object but did not start it, because then some
  /// other animation moves the views.
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

  /// Ends the transition. The argument alone decides the outcome, and a second call has no effect
  /// except a warning (rules R55 and R56 of UIKit's behaviour).
  public final func completeTransition(_ didComplete: Bool) {
    let didComplete = reportsHonestly ? !transitionWasCancelled : didComplete
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

  /// Ends the transition because its simulator is torn down, and releases all references that could
  /// keep it alive.
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

  /// Blocks all touches until the transition ends. Called only if no interactor and no fluid
  /// animator drives it (rules R57 and R124 of UIKit's behaviour).
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

  /// The transition's description, made of its kind and serial number, such as "pop #12".
  public override var description: String { "\(kind.rawValue) #\(serial)" }
}
