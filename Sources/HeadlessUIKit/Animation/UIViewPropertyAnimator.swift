internal import VirtualTime

/// Animations that can be paused, scrubbed, reversed, stopped and gone on with.
///
/// ```
/// inactive ── start, pause, fractionComplete ──▸ active ── comes to an end ──▸ inactive
///                                                  │
///                                         stop(false) ──▸ stopped ── finish(at:) ──▸ inactive
///                                         stop(true) ──────────────────────────────▸ inactive
/// ```
///
/// Coming to an end and `finishAnimation(at:)` call the completions; `stopAnimation(true)` does not
/// (R105).
///
/// ``fractionComplete`` is how far the *values* have come and not how much time has passed. Going
/// on after a pause finds the time at which the curve has that value, so speed may jump and
/// position does not (R106).
///
/// - Note: When an animator is reversed, `fractionComplete` counts the other way, from the end
///   values to the start values, as the widely used code that scrubs reversed animators expects.
///   `UIKitBehavior.mirrorsReversedFraction` is there for those who found otherwise.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// How progress follows time.
  public let timingParameters: any UITimingCurveProvider
  /// How long it takes; for a spring described by its physics, as long as that takes.
  public let duration: TimeInterval
  /// How long it waits before it begins.
  public private(set) var delay: TimeInterval = 0

  /// Whether it can be paused and stopped once it runs.
  open var isInterruptible = true {
    didSet { refuseWhileActive("isInterruptible") }
  }
  /// Whether touches reach the animated views.
  open var isUserInteractionEnabled = true {
    didSet { refuseWhileActive("isUserInteractionEnabled") }
  }
  /// Whether the app itself finds out which animated view is touched; else touches go where views
  /// are seen.
  open var isManualHitTestingEnabled = false
  /// Whether scrubbing is even; else a fraction is a time, and the curve has its say.
  open var scrubsLinearly = true
  /// Whether it stays active, paused, when it has come to its end.
  open var pausesOnCompletion = false

  public private(set) var state = UIViewAnimatingState.inactive

  /// Whether it has ever run, or been paused or scrubbed.
  package private(set) var hasBeenActive = false
  public private(set) var isRunning = false

  private let curve: TimingCurve
  private let timeline: ScrubbedTimeline
  private let schedule = Simulator.current.animations
  private var waiting: [(animations: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var isBackwards = false
  /// Whether it has come to an end and was not used since.
  private var hasEnded = false
  /// Whether it came to an end before, and has been given nothing to animate since.
  private var isSpent = false
  /// The options of `runningPropertyAnimator`.
  private var options: UIView.AnimationOptions = []
  /// Puts the values where they would be at an end, once the animator has been stopped.
  private var place: ((ScrubbedTimeline.End) -> Void)?

  // MARK: - Creating

  /// Creates an animator with a curve from a provider.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    (curve, self.duration) = parameters.curve(duration: max(duration, 0))
    timeline = ScrubbedTimeline(duration: self.duration)
  }

  /// Creates an animator that has nothing to do and takes no time: what stands in a property until
  /// there is one.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// Creates an animator with a curve that UIKit knows by name.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve by its control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that is at rest after the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
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
    guard state == .stopped || (state == .active && !isRunning), !schedule.isOver else { return }
    // One that has ended before has nothing left to animate; what UIKit does where that is scrubbed
    // or paused is not known.
    guard !isSpent else { return }
    fatalError(
      "It is an error to release a paused or stopped property animator. Property animators must either finish animating or be explicitly stopped and finished before they can be released. Animator: \(self)"
    )
  }

  // MARK: - Adding

  /// Adds changes to animate; to an animator under way they are added from where it is to its end.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes to animate, which begin when a part of the remaining time has passed.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if state == .stopped { refuse("have animations added to it") }
    let addition = (animations: animation, delayFactor: Double(min(max(delayFactor, 0), 1)))
    if state == .active { run(addition) } else { waiting.append(addition) }
  }

  /// Adds something to do at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: - Running

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    if state == .stopped { refuse("be started") }
    guard !isRunning else { return }
    self.delay = max(delay, 0)
    activate()
    isRunning = true
    runByItsCurve()
    if Simulator.current.application.applicationState == .background {
      // Nothing is animated in the background (R119).
      Simulator.current.loop.nextTurn { [self] in if isRunning { drop() } }
    }
  }

  open func pauseAnimation() {
    if state == .stopped { refuse("be paused") }
    refuseUnlessInterruptible("paused")
    activate()
    isRunning = false
    timeline.pause()
    let simulator = Simulator.current
    simulator.animatorPause = AnimatorPause(
      instant: simulator.now, gesture: simulator.gestureBeingDelivered.map { "\(type(of: $0))" })
  }

  /// Goes on after a pause.
  ///
  /// - Parameters:
  ///   - parameters: The curve for the rest of the way; `nil` for what is left of the animator's
  ///     own.
  ///   - durationFactor: How long the rest takes, in parts of ``duration``; 0 for what is left of
  ///     it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if state == .stopped { refuse("be continued") }
    activate()
    isRunning = true
    Simulator.current.animatorPause = nil
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

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    refuseUnlessInterruptible("stopped")
    isRunning = false
    place = timeline.freeze()
    if withoutFinishing { becomeInactive() } else { state = .stopped }
  }

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

  /// How far the values have come, in the direction the animator runs. Setting it pauses.
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

  /// Whether it runs from the end values to the start values. Once its completions have been called
  /// it does no longer (R105).
  open var isReversed: Bool {
    get { isBackwards }
    set {
      hasEnded = false
      guard isBackwards != newValue else { return }
      isBackwards = newValue
      if newValue { Simulator.current.animatorReversals += 1 }
      if isRunning { runByItsCurve() }
    }
  }

  private var isMirrored: Bool {
    isBackwards && Simulator.current.behavior.mirrorsReversedFraction
  }

  // MARK: - Life

  /// Runs the blocks, if the animator is not under way already.
  private func activate() {
    guard state == .inactive else { return }
    if hasEnded { turnForwards() }
    state = .active
    hasBeenActive = true
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

  /// Runs a block so that its animations span what is left of the way.
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

  /// Goes on along the animator's own curve, from the time at which it has the present position.
  ///
  /// On somebody else's time it goes evenly, as everything that is scrubbed does (R66).
  private func runByItsCurve() {
    let curve = timeline.carrier == nil ? curve : .linear
    let end = isBackwards ? 0.0 : 1.0
    let time = curve.time(at: timeline.fraction)
    timeline.follow(
      curve, from: time, to: end, duration: abs(end - time) * duration, delay: delay.take(),
      arrive: arrive)
  }

  /// The end of the way has been reached, or everything in flight is being dropped.
  private func arrive(finished: Bool) {
    isRunning = false
    if pausesOnCompletion, finished { return }
    let end: ScrubbedTimeline.End = isBackwards ? .start : .end
    timeline.settle(at: end, finished: finished)
    complete(at: isBackwards ? .start : .end)
  }

  /// The timeline this animator ran on has arrived.
  func carrierArrived(at end: ScrubbedTimeline.End) {
    guard state == .active else { return }
    timeline.carrier = nil
    isBackwards = end == .start
    timeline.pause()
    arrive(finished: true)
  }

  /// Ends because the app went to the background (R119), by default at the end of the way it is on:
  /// one that was turned round does not jump to the end that it was turned away from.
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
    if position == .start { Simulator.current.animatorReversals += 1 }
    becomeInactive()
    hasEnded = true
    isSpent = true
    for completion in told { completion(position) }
    if hasEnded { turnForwards() }
  }

  /// Forgets that it was reversed: an animator that is used again runs its blocks forwards.
  private func turnForwards() { (isBackwards, hasEnded) = (false, false) }

  private func becomeInactive() {
    state = .inactive
    isRunning = false
    completions = []
    place = nil
    timeline.dropped = nil
  }

  // MARK: - Refusing

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
  /// The number, leaving zero behind.
  fileprivate mutating func take() -> Double {
    defer { self = 0 }
    return self
  }
}

extension UIViewPropertyAnimator: TimelinePassenger {}
