internal import VirtualTime

/// One transition, from its request to its last callback.
///
/// The course is the same for presenting, pushing and selecting: two controllers get their will
/// calls, an animator moves the views and reports their arrival, and the controllers get their did
/// calls. This class is that course. A subclass for every kind of container moves its views and
/// controllers.
///
/// ```
/// requested ──▶ running ──▶ ended
///                │   ▲
///   let go       ▼   │ pause
///            on its own
/// ```
///
/// Animators use this object as their context, all other code as its coordinator. Both are one
/// object, so identity tells a listener which transition a call belongs to.
/// ``Simulator/transitionsInFlight`` owns it from request to end. Nothing else does, except code
/// that keeps a context too long.
///
/// ## How the outcome is decided
///
/// Only `completeTransition(_:)` decides it (R55). A finish or a cancel ends the interactive phase
/// and sets the direction of the views. The controllers follow the Bool at the end, even if it
/// contradicts the views.
@preconcurrency @MainActor
public class UIKitTransition: NSObject {
  /// The kind of transition.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// A change of the controllers on the screen, named by the request for it.
    case present, dismiss, push, pop, replace, tab, child
    /// A change of the window's size. It has a coordinator for animating alongside, and is never
    /// published.
    case resize
  }

  /// The phase of a transition.
  public enum Phase: Sendable, Hashable {
    /// The transition waits for its start, or runs.
    case requested, running
    /// The transition has ended: it finished (true) or was cancelled (false).
    case ended(Bool)
  }

  /// The kind of transition.
  public let kind: Kind
  /// The controller that is on the screen before the transition.
  public let from: UIViewController?
  /// The controller that is on the screen after a completed transition.
  public let to: UIViewController?
  /// True if the transition is animated.
  public let isAnimated: Bool
  /// A number that identifies the transition, the same in every repetition of a run.
  public let serial: Int
  /// The request from which the transition was made, if it had to wait for another transition
  /// (R42).
  public internal(set) var queuedRequest: QueuedRequest?

  /// The animator that moves the views: the app's, else a built-in one.
  public internal(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  /// True if the app provided the animator.
  public internal(set) var hasCustomAnimator = false
  /// The interactor that drives the transition by a gesture; `nil` if none was provided.
  public internal(set) var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// True if UIKit itself drives the transition: by its own swipe back, or by its own pull on a
  /// sheet.
  ///
  /// An app cannot choose the distance or the flick that completes such a transition.
  public internal(set) var isDrivenBySystem = false

  /// The phase of the transition.
  public internal(set) var phase = Phase.requested
  /// True while a finger controls the transition.
  public internal(set) var isInteractive = false
  /// True if a finger controlled the transition at its start.
  public internal(set) var initiallyInteractive = false
  /// True if the transition has been cancelled.
  public internal(set) var transitionWasCancelled = false
  /// The finger's latest reported progress.
  public internal(set) var percentComplete: CGFloat = 0
  /// The duration that the animator returned, in seconds.
  public internal(set) var transitionDuration: TimeInterval = 0
  /// The animation object that can be paused, if the animator has one.
  public internal(set) var interruptible: (any UIViewImplicitlyAnimating)?

  /// The view in which the transition takes place.
  public internal(set) var containerView: UIView

  unowned let simulator: Simulator
  /// The app's blocks to run alongside the transition, until they have been run.
  var alongside = AlongsideBlocks()
  /// The frame of the outgoing view at the start of the transition.
  var initialFrameOfFrom = CGRect.zero
  private var blocksTouches = false
  /// True if a finish or a cancel counts although no finger was ever in control (R126).
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

  /// The style in which a modal controller is presented.
  public var presentationStyle: UIModalPresentationStyle { .none }

  /// True if the app's animator runs even without animation (R8).
  var runsAnimatorUnanimated: Bool { false }

  /// True if the transition needs no animator, because its container animates by itself.
  var isRunByItself: Bool { false }

  /// True if other code may animate alongside, which needs an animated transition (R88).
  var hasCoordinator: Bool { isAnimated }

  /// Prepares the views for the start of the transition and tells the controllers that it begins.
  func prepare() {}

  /// Adds the incoming view at its final place, because no animator will.
  func showAtOnce() {}

  /// Completes or reverts the change of views and controllers, and tells the controllers.
  func conclude(_ didComplete: Bool) {}

  /// Starts the next transition that waits. Called after the last callback of this one.
  func leave() {}

  /// Lets the container accept new requests, before the controllers are told of the transition's
  /// end.
  func stepAside() {}

  /// Returns the outgoing or the incoming controller.
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  /// Returns the outgoing or the incoming view.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.view
    case .to: to?.view
    default: nil
    }
  }

  /// Returns the frame of a controller's view at the start.
  public func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? initialFrameOfFrom : .zero
  }

  /// Returns the frame that a controller's view must have at the end.
  public func finalFrame(for vc: UIViewController) -> CGRect { .zero }

  // MARK: - The course

  /// Adds the transition, which was accepted, to those in flight.
  final func enter() {
    simulator.transitions.inFlight.append(self)
    publish(.requested)
    (interactor as? any TransitionDriver)?.await(self)
  }

  /// Starts the transition after the call that requested it has returned (R7).
  final func startSoon() {
    switch simulator.behavior.transitionStart {
    case .nextTurn: simulator.loop.nextTurn { [self] in start() }
    case .nextFrame: _ = simulator.loop.schedule({ [self] in start() }, after: .milliseconds(17))
    }
  }

  /// Starts the transition: R2 to R4 in order.
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

  /// True if an interruptible animator is of use: an interactor may pause it, or a block may join
  /// it.
  private var needsInterruptible: Bool { interactor != nil || alongside.hasAnimations }

  private func askDuration(_ animator: any UIViewControllerAnimatedTransitioning) {
    simulator.publish(.call(animator, "transitionDuration(using:)"))
    let answer = animator.transitionDuration(using: self)
    transitionDuration = answer.isFinite ? max(0, answer) : 0
  }

  /// Calls the animator, which moves the views.
  final func animate() {
    guard let animator else { return }
    simulator.publish(.call(animator, "animateTransition(using:)"))
    AnimationContext.accompany(by: { [self] in joinAnimation() }) {
      animator.animateTransition(using: self)
    }
  }

  /// Runs the alongside blocks inside the first view animation of the animator (R89).
  private func joinAnimation() {
    for block in alongside.takeAnimations() ?? [] { block(self) }
  }

  /// Asks the animator, once per transition, for the animation object that can be paused (R79).
  final func askInterruptible() {
    guard interruptible == nil, hasCustomAnimator, let animator, isAnimated else { return }
    for _ in 0..<max(1, simulator.behavior.animatorAsks) {
      let asked = OptionalRequirement.ask { animator.interruptibleAnimator(using: self) }
      guard asked.isImplemented else { return }
      simulator.publish(.call(animator, "interruptibleAnimator(using:)"))
      interruptible = asked.answer
    }
  }

  /// Runs the alongside blocks that found no view animation to join (R89).
  ///
  /// If the animator has an interruptible animation object, that object gets the blocks. Otherwise
  /// they get an animation of their own, with the duration that the animator returned. The same
  /// holds if the app returned an object that was not started, because another animation is running
  /// then.
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

  /// Ends the transition. The argument alone decides the outcome, and a second call is ignored
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

  /// Releases everything that could keep the transition alive, because its simulator is torn down.
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

  /// Blocks touches while the transition runs and is not interactive (R57, R124).
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

  /// The kind and the number, such as "pop #12".
  public override var description: String { "\(kind.rawValue) #\(serial)" }
}
