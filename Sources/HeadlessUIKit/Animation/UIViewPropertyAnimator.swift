internal import VirtualTime

/// An animator that can be paused, moved by hand (scrubbed), reversed, stopped and continued.
///
/// ```
/// inactive ── start, pause, fractionComplete ──▸ active ── comes to an end ──▸ inactive
///                                                  │
///                                         stop(false) ──▸ stopped ── finish(at:) ──▸ inactive
///                                         stop(true) ──────────────────────────────▸ inactive
/// ```
///
/// An animator that comes to its end, and `finishAnimation(at:)`, call the completions;
/// `stopAnimation(true)` does not (rule R105 of UIKit's behaviour).
///
/// ``fractionComplete`` is the progress of the animated *values*, not of time. An animator that
/// continues after a pause looks for the time at which its curve has the present value. So its
/// speed may jump, but the values do not (rule R106 of UIKit's behaviour).
///
/// - Note: While an animator is reversed, `fractionComplete` counts from the end values to the
///   start values, because widely used code that scrubs reversed animators expects it. If your
///   measurements on a device differ, set `UIKitBehavior.mirrorsReversedFraction` to `false`.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The curve or spring of the property animator, by which its progress follows time.
  public let timingParameters: any UITimingCurveProvider
  /// The duration of the property animator in seconds. For a spring that is described by its mass,
  /// stiffness and damping, it is the time until the spring is at rest.
  public let duration: TimeInterval
  /// The delay in seconds before the property animator begins.
  public private(set) var delay: TimeInterval = 0

  /// A Boolean value that is true if the property animator can be paused and stopped while it runs.
  open var isInterruptible = true {
    didSet { refuseWhileActive("isInterruptible") }
  }
  /// A Boolean value that is true if the views receive touches while they are animated.
  open var isUserInteractionEnabled = true {
    didSet { refuseWhileActive("isUserInteractionEnabled") }
  }
  /// A Boolean value that is true if the app determines by itself which animated view a touch hits.
  /// If it is false, touches are tested against the positions at which the views are seen.
  open var isManualHitTestingEnabled = false
  /// True if setting ``fractionComplete`` sets the progress of the values. If it is false, the
  /// fraction is a time, and the animator's curve gives the progress.
  open var scrubsLinearly = true
  /// True if the property animator stays active and paused after it has reached its end.
  open var pausesOnCompletion = false

  /// The state of the property animator: inactive, active or stopped.
  public private(set) var state = UIViewAnimatingState.inactive

  /// The number of times that the property animator has become active: by a start, a pause or a
  /// scrub.
  package private(set) var activations = 0
  /// True while the property animator's animations run, neither paused nor stopped.
  public private(set) var isRunning = false

  private let curve: TimingCurve
  private let timeline: ScrubbedTimeline
  private let schedule = Simulator.current.animations
  private var waiting: [(animations: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var isBackwards = false
  /// True from the property animator's completion until it is used again.
  private var hasEnded = false
  /// True from the property animator's completion until it runs another animation block. In between
  /// it has nothing to animate.
  private var isSpent = false
  /// The instant of the last call of ``pauseAnimation()`` since the animator was last started.
  private var pausedAt: VirtualInstant?
  /// The number under which the animator is recorded as not started, from its first completion
  /// until it becomes active.
  private var idleNumber: Int?
  /// The animation options that the app passed to `runningPropertyAnimator`, which made the
  /// animator.
  private var options: UIView.AnimationOptions = []
  /// A closure that sets the animated values to those at the start or the end of the animation. It
  /// is set while the animator is stopped.
  private var place: ((ScrubbedTimeline.End) -> Void)?

  // MARK: - Creating

  /// Creates a property animator whose curve or spring another object provides.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    (curve, self.duration) = parameters.curve(duration: max(duration, 0))
    timeline = ScrubbedTimeline(duration: self.duration)
  }

  /// Creates a property animator without animations and with duration 0, as a placeholder for a
  /// variable.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// Creates a property animator with one of UIKit's named curves, such as ease-in.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates a property animator with a cubic Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates a property animator with a spring that is at rest after the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates a property animator for a closure of changes, and starts it.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let provider =
      switch options.curve {
      case .cubic(.easeIn): UICubicTimingParameters(animationCurve: .easeIn)
      case .cubic(.easeOut): UICubicTimingParameters(animationCurve: .easeOut)
      case .linear: UICubicTimingParameters(animationCurve: .linear)
      default: UICubicTimingParameters(animationCurve: .easeInOut)
      }
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: provider)
    animator.options = options
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator as! Self
  }

  isolated deinit {
    // The app goes to the background, and with it the animator is no longer paused (rule R119 of
    // UIKit's behaviour). Its timeline then ends by itself.
    if timeline.isToBeDropped { return timeline.dropped = nil }
    guard state == .stopped || (state == .active && !isRunning), !schedule.isOver else { return }
    // A property animator that has completed has nothing left to animate. How UIKit treats such an
    // animator when it is scrubbed or paused again is not known.
    guard !isSpent else { return }
    fatalError(
      "It is an error to release a paused or stopped property animator. Property animators must either finish animating or be explicitly stopped and finished before they can be released. Animator: \(self)"
    )
  }

  // MARK: - Adding

  /// Adds a closure of changes to animate. In an active animator these changes are animated over
  /// the time that remains.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a closure of changes to animate. Their animation begins after a fraction of the remaining
  /// time has passed.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if state == .stopped { refuse("have animations added to it") }
    let addition = (animations: animation, delayFactor: Double(min(max(delayFactor, 0), 1)))
    if state == .active { run(addition) } else { waiting.append(addition) }
  }

  /// Adds a closure that is called when the property animator completes.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
    if state == .inactive, idleNumber == nil {
      idleNumber = Simulator.current.animators.addIdle(at: Simulator.current.now)
    }
  }

  // MARK: - Running

  /// Starts the property animator, or continues it after a pause.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the property animator after a delay in seconds, or continues it after a pause. Does
  /// nothing while it runs.
  open func startAnimation(afterDelay delay: TimeInterval) {
    if state == .stopped { refuse("be started") }
    guard !isRunning else { return }
    self.delay = max(delay, 0)
    activate()
    isRunning = true
    endPause()
    runByItsCurve()
    if Simulator.current.application.applicationState == .background {
      // In the background nothing is animated. So a property animator ends in the next turn of the
      // run loop (rule R119 of UIKit's behaviour).
      Simulator.current.loop.nextTurn { [self] in if isRunning { drop() } }
    }
  }

  /// Pauses the property animator at the values that are shown. An inactive animator becomes
  /// active, and is paused at its start.
  open func pauseAnimation() {
    if state == .stopped { refuse("be paused") }
    refuseUnlessInterruptible("paused")
    activate()
    isRunning = false
    timeline.pause()
    let simulator = Simulator.current
    pausedAt = simulator.now
    simulator.animators.pause = AnimatorPause(
      instant: simulator.now, gesture: simulator.gestureBeingDelivered.map { "\(type(of: $0))" })
  }

  /// Continues the property animator after a pause.
  ///
  /// - Parameters:
  ///   - parameters: The curve for the rest of the animation; `nil` continues the animator's own
  ///     curve.
  ///   - durationFactor: The duration of the rest as a fraction of ``duration``. With 0 the rest
  ///     takes the time that remains.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if state == .stopped { refuse("be continued") }
    activate()
    isRunning = true
    Simulator.current.animators.pause = nil
    guard parameters != nil || durationFactor > 0 else { return runByItsCurve() }

    let end = isBackwards ? 0.0 : 1.0
    let time = curve.time(at: timeline.fraction)
    let left = abs(end - time) * duration
    let seconds = durationFactor > 0 ? Double(durationFactor) * duration : left
    guard let parameters else {
      return timeline.follow(curve, from: time, to: end, duration: seconds, arrive: arrive)
    }
    let (curve, length) = parameters.curve(duration: seconds)
    timeline.glide(to: end, along: curve, duration: length, arrive: arrive)
  }

  /// Stops an active property animator. The animated values stay as they are shown. Unless the
  /// argument is true, ``finishAnimation(at:)`` must be called afterwards.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    refuseUnlessInterruptible("stopped")
    isRunning = false
    place = timeline.freeze()
    if withoutFinishing { becomeInactive() } else { state = .stopped }
  }

  /// Ends a stopped property animator: sets the values of a position, and calls the completions.
  /// Traps in any other state.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      fatalError(
        "finishAnimation(at:) should only be called on a stopped animator (state is \(state)). Animator: \(self)"
      )
    }
    switch finalPosition {
    case .start: place?(.start)
    case .end: place?(.end)
    case .current: break
    }
    complete(at: finalPosition)
  }

  // MARK: - Scrubbing

  /// The progress of the values that the property animator animates, in the direction in which it
  /// runs. Setting it pauses the animator and shows that progress.
  open var fractionComplete: CGFloat {
    get {
      guard state != .inactive else { return 0 }
      let position =
        scrubsLinearly || isRunning ? timeline.fraction : curve.time(at: timeline.fraction)
      return isMirrored ? 1 - position : position
    }
    set {
      if state == .stopped { refuse("be scrubbed") }
      precondition(
        !newValue.isNaN, "An animator's fractionComplete must be a number (was \(newValue)).")
      activate()
      isRunning = false
      let fraction = min(max(isMirrored ? 1 - newValue : newValue, 0), 1)
      timeline.fraction = scrubsLinearly ? fraction : curve.value(at: fraction)
    }
  }

  /// A Boolean value that is true if the property animator runs from the end values to the start
  /// values. After its completions have been called the animator runs forwards again (rule R105 of
  /// UIKit's behaviour).
  open var isReversed: Bool {
    get { isBackwards }
    set {
      hasEnded = false
      guard isBackwards != newValue else { return }
      isBackwards = newValue
      if newValue { Simulator.current.animators.reversals += 1 }
      if isRunning { runByItsCurve() }
    }
  }

  private var isMirrored: Bool {
    isBackwards && Simulator.current.behavior.mirrorsReversedFraction
  }

  // MARK: - Lifecycle

  /// Makes an inactive property animator active, and runs the animation blocks that were added to
  /// it.
  private func activate() {
    guard state == .inactive else { return }
    if hasEnded { turnForwards() }
    state = .active
    if activations > 0, waiting.isEmpty {
      Simulator.current.animators.emptyRestart = Simulator.current.now
    }
    if activations == 0, waiting.isEmpty, completions.isEmpty {
      Simulator.current.animators.emptyStart = Simulator.current.now
    }
    activations += 1
    Simulator.current.animators.start(idle: idleNumber.take())
    timeline.fraction = 0
    timeline.dropped = { [weak self] in self?.drop() }
    let additions = waiting
    waiting = []
    for addition in additions { run(addition) }
    if Simulator.current.behavior.scrubsPropertyAnimators, let layer = timeline.firstLayer,
      let carrier = ScrubbedTimeline.capturing(layer),
      carrier !== timeline
    {
      timeline.carrier = carrier
      carrier.carry(self)
    }
    if isBackwards { timeline.fraction = 1 }
  }

  /// Runs an animation block of the property animator. Its animations last for the time that the
  /// animator has left.
  private func run(_ addition: (animations: () -> Void, delayFactor: Double)) {
    isSpent = false
    let left = 1 - min(max(timeline.fraction, 0), 1)
    let delay = addition.delayFactor * left * duration
    let block = AnimationBlock(
      allowsInteraction: isUserInteractionEnabled,
      hitTestsPresentation: isUserInteractionEnabled && !isManualHitTestingEnabled)
    let context = AnimationContext(
      block: block, duration: max(left * duration - delay, .leastNonzeroMagnitude), delay: delay,
      curve: curve,
      options: .init(rawValue: options.subtracting([.repeat, .autoreverse]).rawValue))
    context.timeline = timeline
    if UIView.areAnimationsEnabled {
      context.run(addition.animations)
    } else {
      addition.animations()
    }
    block.close()
  }

  /// Continues the property animator along its own curve, from the time at which the curve has the
  /// present progress.
  ///
  /// An animator that was started inside a scrubbed transition runs on the transition's timeline.
  /// It follows that timeline linearly, as all scrubbed animations do (rule R66 of UIKit's
  /// behaviour).
  private func runByItsCurve() {
    let curve = timeline.carrier == nil ? curve : .linear
    let end = isBackwards ? 0.0 : 1.0
    let time = curve.time(at: timeline.fraction)
    timeline.follow(
      curve, from: time, to: end, duration: abs(end - time) * duration, delay: delay.take(),
      arrive: arrive)
  }

  /// Sets the values of the end that the property animator has reached, and completes it. Also
  /// called if all animations in flight are dropped.
  private func arrive(finished: Bool) {
    isRunning = false
    if pausesOnCompletion, finished { return }
    let end: ScrubbedTimeline.End = isBackwards ? .start : .end
    timeline.settle(at: end, finished: finished)
    complete(at: isBackwards ? .start : .end)
  }

  /// Completes the property animator, because the timeline on whose time it runs has arrived at one
  /// of its ends.
  func carrierArrived(at end: ScrubbedTimeline.End) {
    guard state == .active else { return }
    timeline.carrier = nil
    isBackwards = end == .start
    timeline.pause()
    arrive(finished: true)
  }

  /// Ends the animator, because the app went to the background (rule R119 of UIKit's behaviour).
  /// Unless a setting says otherwise, it ends in the direction in which it runs: a reversed
  /// animator ends at its start values.
  private func drop() {
    switch Simulator.current.behavior.backgroundPosition {
    case .end: break
    case .start: isBackwards = true
    case .current:
      place = timeline.freeze()
      isRunning = false
      return complete(at: .current)
    }
    timeline.pause()
    arrive(finished: false)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let told = completions
    if position == .start { Simulator.current.animators.reversals += 1 }
    becomeInactive()
    hasEnded = true
    isSpent = true
    for completion in told { completion(position) }
    if hasEnded { turnForwards() }
  }

  /// Makes the property animator run forwards again. A second use of the animator runs new blocks
  /// from their start.
  private func turnForwards() { (isBackwards, hasEnded) = (false, false) }

  /// Forgets the recorded pause if it is the one of this property animator, which runs again.
  private func endPause() {
    guard let pausedAt, Simulator.current.animators.pause?.instant == pausedAt else { return }
    Simulator.current.animators.pause = nil
    self.pausedAt = nil
  }

  private func becomeInactive() {
    state = .inactive
    isRunning = false
    completions = []
    place = nil
    timeline.dropped = nil
  }

  // MARK: - Preconditions

  private func refuse(_ what: String) -> Never {
    fatalError(
      "A stopped property animator must be finished before it can \(what). Animator: \(self)")
  }

  private func refuseWhileActive(_ property: String) {
    precondition(
      state == .inactive,
      "UIViewPropertyAnimator.\(property) cannot be set on an animator that is \(state).")
  }

  private func refuseUnlessInterruptible(_ what: String) {
    precondition(
      isInterruptible || state == .inactive,
      "A property animator that is not interruptible cannot be \(what). Animator: \(self)")
  }
}

extension Double {
  /// Returns the number's present value, and sets the variable to zero.
  fileprivate mutating func take() -> Double {
    defer { self = 0 }
    return self
  }
}

extension UIViewPropertyAnimator: TimelinePassenger {}
