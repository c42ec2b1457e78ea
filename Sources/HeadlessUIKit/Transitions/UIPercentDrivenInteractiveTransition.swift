/// An interactor that drives an animator by a fraction from 0 to 1.
///
/// The animator animates as without a finger, with `UIView.animate` and a completion that reports.
/// This object runs that animation on a timeline of its own instead of the clock. So ``update(_:)``
/// shows any moment of it, forward or back, at the finger's pace and not the curve's (R66).
///
/// ```swift
/// switch pan.state {
/// case .began: isActive = true; controller.dismiss(animated: true)
/// case .changed: update(pan.translation(in: view).y / view.bounds.height)
/// case .ended where percentComplete > 0.5: isActive = false; finish()
/// default: isActive = false; cancel()
/// }
/// ```
///
/// ## An end that comes too early
///
/// A requested transition starts one turn later. A `finish()` or `cancel()` sent in between finds
/// nothing to end and is lost, and the transition then starts under a finger that has gone: the
/// freeze after a fast flick (R74). Remember the early end, and send it from an override of
/// ``startInteractiveTransition(_:)``.
///
/// Do not call the context's own `update`, `finish` and `cancel` beside this object, because it
/// calls them (R59).
///
/// - Note: ``UIKitBehavior/earlyEnd`` makes the model remember early ends itself.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// The transition that this interactor drives.
  private var transition: UIKitTransition?
  /// The transition for which the app returned this interactor, and which has not started yet.
  private weak var awaited: UIKitTransition?
  private var rememberedEnd: TransitionEvent.InteractionCall?
  private var timeline: ScrubbedTimeline?
  private var animator: (any UIViewImplicitlyAnimating)?

  /// Creates an interactor.
  public override init() { super.init() }

  /// The duration that the animator returned at the start (R64).
  open private(set) var duration: CGFloat = 0
  /// The fraction that the last ``update(_:)`` has set.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest of the transition: at 2 it takes half of the remaining time (R68).
  ///
  /// It has to be more than zero; at zero the transition never ends.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest of the transition (R69).
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// The timing of the rest if an interruptible animator is driven; ``completionCurve`` if `nil`
  /// (R78).
  open var timingCurve: (any UITimingCurveProvider)?
  /// A function that gives a spring for the rest of the animation, in place of the curve, for the
  /// system's own gestures. It gets the remaining fraction, and whether the transition is finished
  /// or cancelled (R142).
  var spring: ((_ left: CGFloat, _ call: TransitionEvent.InteractionCall) -> SpringMotion)?
  /// True if the transition begins under the finger's control (R77).
  open var wantsInteractiveStart = true

  // MARK: - Start

  /// Sets up the animation and holds it at 0.
  ///
  /// If the animator has an interruptible animator, that one is held; otherwise the animator is
  /// sent `animateTransition(using:)` (R79).
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? UIKitTransition else {
      notModelled(
        """
        A percent-driven transition drives UIKit's own contexts only (was \
        \(type(of: transitionContext))). A container with a context of its own needs an interaction controller of its own.
        """)
    }
    self.transition = transition
    awaited = nil
    duration = CGFloat(transition.transitionDuration)
    percentComplete = 0
    transition.askInterruptible()
    if let interruptible = transition.interruptible {
      hold(interruptible)
    } else {
      hold(transition)
    }
    if transition.phase == .running, !transition.isInteractive { runFromStart() }
    if let end = rememberedEnd {
      rememberedEnd = nil
      endInteraction(end)
    }
  }

  private func hold(_ transition: UIKitTransition) {
    let timeline = ScrubbedTimeline(duration: transition.transitionDuration)
    self.timeline = timeline
    timeline.capture(inside: [transition.containerView] + transition.alongside.views) {
      transition.animate()
      transition.runAlongside()
    }
  }

  private func hold(_ interruptible: any UIViewImplicitlyAnimating) {
    animator = interruptible
    interruptible.pauseAnimation()
    interruptible.fractionComplete = 0
    transition?.runAlongside()
  }

  private func runFromStart() {
    if let animator {
      animator.startAnimation()
    } else {
      timeline?.run()
    }
  }

  // MARK: - Driving

  /// Shows the transition at a fraction from 0 to 1. A fraction outside counts as the nearer end
  /// (R65).
  ///
  /// - Note: NaN counts as 0.
  open func update(_ percentComplete: CGFloat) {
    let percent = percentComplete > 0 ? min(percentComplete, 1) : 0
    guard let transition = transition ?? runningWithoutStart else {
      return handleCallWithoutTransition(.update)
    }
    guard transition.isUnderFinger else {
      return transition.advance(to: percent, given: percentComplete, swallowedIfLate: true)
    }
    self.percentComplete = percent
    if let timeline {
      timeline.fraction = percent
    } else {
      animator?.fractionComplete = percent
    }
    transition.advance(to: percent, given: percentComplete, swallowedIfLate: true)
  }

  /// Runs the rest of the transition to its end.
  open func finish() { endInteraction(.finish) }

  /// Runs the transition back to its start.
  open func cancel() { endInteraction(.cancel) }

  /// Interrupts a transition that runs by itself, at its present point.
  ///
  /// This needs an interruptible animator (R78).
  open func pause() {
    guard let transition else {
      percentComplete = 0
      return handleCallWithoutTransition(.pause)
    }
    guard let animator else {
      return transition.simulator.warn(
        UIKitWarning(.ignored, "pause() on \(transition), which has no interruptible animator."))
    }
    guard transition.resumeInteraction(swallowedIfLate: true) else { return }
    animator.pauseAnimation()
    animator.isReversed = false
    percentComplete = animator.fractionComplete
  }

  private func endInteraction(_ call: TransitionEvent.InteractionCall) {
    guard let transition = transition ?? runningWithoutStart else {
      return handleCallWithoutTransition(call)
    }
    let runsByItself = !transition.isInteractive
    guard transition.endInteraction(call, swallowedIfLate: true), self.transition != nil else {
      return
    }
    if runsByItself {
      // The transition already runs to its end by itself (R126).
      guard call == .cancel else { return }
      percentComplete = timeline.map { CGFloat($0.fraction) } ?? animator?.fractionComplete ?? 0
      animator?.pauseAnimation()
    }
    let left = call == .finish ? 1 - percentComplete : percentComplete
    // With a speed of zero or less, the transition stays where it is for ever, also for 0/0.
    let stretch = left / completionSpeed
    guard completionSpeed > 0, stretch.isFinite else { return }
    if let timeline {
      runRest(of: timeline, call, for: TimeInterval(stretch * duration))
    } else if let animator {
      animator.isReversed = call == .cancel
      // The smallest positive factor is used, because zero would mean the animator's own remaining
      // duration.
      animator.continueAnimation(
        withTimingParameters: timingCurve
          ?? UICubicTimingParameters(animationCurve: completionCurve),
        durationFactor: max(stretch, 1e-9))
    }
  }

  private func runRest(
    of timeline: ScrubbedTimeline, _ call: TransitionEvent.InteractionCall,
    for duration: TimeInterval
  ) {
    var (curve, duration) = (TimingCurve(completionCurve), duration)
    if let spring {
      let motion = spring(call == .finish ? 1 - percentComplete : percentComplete, call)
      duration = motion.settlingDuration
      curve = .spring(motion, duration: duration)
    }
    if call == .finish {
      timeline.finish(duration: duration, curve: curve)
    } else {
      timeline.cancel(duration: duration, curve: curve)
    }
  }

  // MARK: - Before and after

  /// Stores the transition for which the app returned this interactor.
  final func await(_ transition: UIKitTransition) {
    awaited = transition
    rememberedEnd = nil
  }

  /// Releases a transition that has ended, if it is the stored one.
  final func forget(_ ended: UIKitTransition) {
    guard transition === ended else { return }
    transition = nil
    timeline = nil
    animator = nil
  }

  /// A running transition whose start a subclass has not passed on to this class. There is nothing
  /// to scrub, but the context still gets the finger's calls (R158).
  private var runningWithoutStart: UIKitTransition? {
    awaited.flatMap { $0.phase == .running ? $0 : nil }
  }

  /// Handles a call on the interactor without a transition: too early if one is about to start, and
  /// otherwise harmless.
  private func handleCallWithoutTransition(_ call: TransitionEvent.InteractionCall) {
    if let runningWithoutStart {
      return runningWithoutStart.publish(.late(call, swallowed: true))
    }
    guard let awaited, awaited.phase == .requested else {
      return Simulator.current.publish(.call(self, call.name))
    }
    let isEnd = call == .finish || call == .cancel
    let isLost = !isEnd || awaited.simulator.behavior.earlyEnd == .lost
    awaited.publish(.early(call, lost: isLost))
    guard isEnd else { return }
    if isLost {
      awaited.simulator.warn(
        UIKitWarning(.earlyEndLost, "\(call.rawValue)() before \(awaited) had started."))
    } else {
      rememberedEnd = call
    }
  }
}

extension UIPercentDrivenInteractiveTransition: TransitionDriver {}
