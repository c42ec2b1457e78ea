/// An interactor that drives an animator by the finger's progress, a fraction from 0 to 1.
///
/// The animator is written as for a transition without a finger: it calls `UIView.animate`, and its
/// completion reports the end. This object runs the animation on its own timeline instead of the
/// clock. ``update(_:)`` can therefore show any moment of the animation, forwards or backwards, at
/// the finger's pace instead of the curve's (R66).
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
/// A requested transition starts one run-loop turn later. A `finish()` or `cancel()` that is called
/// in between is lost, because no transition runs yet. The transition then starts under the control
/// of a finger that was already lifted, and freezes. This happens after a fast flick (R74). An app
/// should store such an early end, and make the call in an override of
/// ``startInteractiveTransition(_:)``.
///
/// An app must not call the context's `update`, `finish` and `cancel` methods in addition to this
/// object's, because this object calls them (R59).
///
/// - Note: ``UIKitBehavior/earlyEnd`` can make the model store early ends itself.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// The transition that this interactor drives; `nil` before the transition starts and after it
  /// ends.
  private var transition: UIKitTransition?
  /// The transition for which the app's delegate has returned this interactor, even if the
  /// transition has not started yet.
  private weak var awaited: UIKitTransition?
  private var rememberedEnd: TransitionEvent.InteractionCall?
  private var timeline: ScrubbedTimeline?
  private var animator: (any UIViewImplicitlyAnimating)?

  /// Creates an interactor that does nothing until the app's delegate returns it for a transition.
  public override init() { super.init() }

  /// The transition's duration as the animator returned it when the transition started, in seconds
  /// (R64).
  open private(set) var duration: CGFloat = 0
  /// The transition's progress that the last call of ``update(_:)`` has set, from 0 to 1; 0 while
  /// no transition runs (R64).
  open private(set) var percentComplete: CGFloat = 0
  /// The speed at which the transition completes when the finger has let go. At a speed of 2, it
  /// takes half of the remaining time (R68).
  ///
  /// The speed has to be more than zero. At zero, the transition never ends.
  open var completionSpeed: CGFloat = 1
  /// The curve with which the transition completes when the finger has let go (R69).
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// The timing with which an interruptible animator completes when the finger has let go; `nil`
  /// for ``completionCurve`` (R78).
  open var timingCurve: (any UITimingCurveProvider)?
  /// A function that returns the spring with which the animation completes when the finger has let
  /// go, in place of the curve. Only UIKit's own gestures set it. Its arguments are the remaining
  /// fraction, and whether the transition was finished or cancelled (R142).
  var spring: ((_ left: CGFloat, _ call: TransitionEvent.InteractionCall) -> SpringMotion)?
  /// A Boolean value that says whether a finger controls the transition from its start (R77).
  open var wantsInteractiveStart = true

  /// True if `finish` or `cancel` of this object was called in its present transition.
  private var hasEndedPhase = false
  /// True while this object holds the animation of its transition. It still does if the app ends
  /// the interactive phase at the context alone.
  package var holdsAnimation: Bool {
    transition != nil && !hasEndedPhase && animator?.isRunning != true
  }

  // MARK: - Start

  /// Prepares the transition's animation, and holds it at progress 0 for the finger.
  ///
  /// If the animator returns an interruptible animator, that is held. Otherwise the model calls
  /// `animateTransition(using:)` and holds its view animations (R79).
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
    hasEndedPhase = false
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

  // MARK: - Control by the finger

  /// Shows the transition's animation at a progress from 0 to 1. A lower value counts as 0 and a
  /// higher one as 1 (R65).
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

  /// Ends the finger's control of the transition, and lets the animation run from its present
  /// progress to its end.
  open func finish() { endInteraction(.finish) }

  /// Ends the finger's control of the transition, and lets the animation run from its present
  /// progress back to its start.
  open func cancel() { endInteraction(.cancel) }

  /// Interrupts a transition that animates by itself, and gives a finger control of it at its
  /// present progress.
  ///
  /// The animator has to return an interruptible animator, which can be paused (R78).
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
    hasEndedPhase = true
    guard transition.endInteraction(call, swallowedIfLate: true), self.transition != nil else {
      return
    }
    if runsByItself {
      // The transition already runs to its end without a finger, so `finish` has no effect, and
      // only `cancel` changes its course (R126).
      guard call == .cancel else { return }
      percentComplete = timeline.map { CGFloat($0.fraction) } ?? animator?.fractionComplete ?? 0
      animator?.pauseAnimation()
    }
    let left = call == .finish ? 1 - percentComplete : percentComplete
    // With a completion speed of zero or less the transition stays where it is for ever. The same
    // holds if the division gives 0/0.
    let stretch = left / completionSpeed
    guard completionSpeed > 0, stretch.isFinite else { return }
    if let timeline {
      runRest(of: timeline, call, for: TimeInterval(stretch * duration))
    } else if let animator {
      animator.isReversed = call == .cancel
      resume(animator, for: stretch)
    }
  }

  /// Lets an interruptible animator run from where it is. One of the app's own that cannot continue
  /// with another timing is started with its own (R236).
  ///
  /// - Parameter stretch: The duration of the rest as a fraction of the whole duration.
  private func resume(_ animator: any UIViewImplicitlyAnimating, for stretch: CGFloat) {
    // The duration factor must be greater than zero, because zero would mean that the property
    // animator takes its own remaining duration.
    let continues = OptionalRequirement.ask {
      animator.continueAnimation(
        withTimingParameters: timingCurve
          ?? UICubicTimingParameters(animationCurve: completionCurve),
        durationFactor: max(stretch, 1e-9))
    }.isImplemented
    if !continues { animator.startAnimation() }
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

  // MARK: - Before the start and after the end

  /// Stores the transition for which the app returned this interactor.
  final func await(_ transition: UIKitTransition) {
    awaited = transition
    rememberedEnd = nil
  }

  /// Forgets a transition that has ended, if it is the one that this interactor drives.
  final func forget(_ ended: UIKitTransition) {
    guard transition === ended else { return }
    transition = nil
    percentComplete = 0
    timeline = nil
    animator = nil
  }

  /// The transition for which the app returned this interactor, if it runs although a subclass did
  /// not call `super` in ``startInteractiveTransition(_:)``. There is no animation to move then,
  /// but the context still gets the finger's calls (R158).
  private var runningWithoutStart: UIKitTransition? {
    awaited.flatMap { $0.phase == .running ? $0 : nil }
  }

  /// Handles a call of `update`, `finish` or `cancel` while no transition runs. If one is about to
  /// start, the call comes too early; otherwise it has no effect.
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
