internal import VirtualTime

/// A set of animations whose common position is moved by hand (scrubbed), or runs to an end from
/// wherever it is.
///
/// A percent-driven transition and a property animator work alike underneath: both drive view
/// animations by a position from 0 to 1 instead of the clock. The position may be set by hand, or
/// move to an end by itself. What is shown depends only on the position. So moving forward, back
/// and forward again shows exactly the same values (rule R66 of UIKit's behaviour).
///
/// ```swift
/// let timeline = ScrubbedTimeline(duration: 0.3)
/// timeline.capture(inside: [container.layer]) { animator.animateTransition(using: context) }
/// timeline.fraction = 0.4
/// timeline.cancel(duration: 0.12, curve: .easeInOut) { … }
/// ```
///
/// When the timeline reaches an end, its animations end and the completions of their blocks run. At
/// the start, the model values that the blocks changed are restored (rule R70 of UIKit's
/// behaviour); values that were assigned outside of any animation stay. An animation that is longer
/// than the timeline continues by the clock.
@MainActor
final class ScrubbedTimeline {
  /// One of the two ends of the timeline, position 0 or position 1, at which a motion of the
  /// timeline can arrive.
  enum End { case start, end }

  private struct Entry {
    var layer: CALayer
    var animation: LayerAnimation
  }

  private enum Undo {
    case value(CALayer, LayerKey, AnimatableValue)
    case custom(() -> Void)
  }

  /// The time that the animations' timeline takes from position 0 to position 1 at its own speed,
  /// in seconds.
  var duration: Double
  // Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  // overlap, because setting the timeline's motion runs no other code.
  @exclusivity(unchecked) private var motion = Motion.still(0)
  private var entries: [Entry] = []
  private var undos: [Undo] = []
  // Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  // overlap, because the scheduled end of the motion and the closure for it are only ever replaced
  // as a whole.
  @exclusivity(unchecked) private var arrival: EventToken?
  @exclusivity(unchecked) private var arrive: ((Bool) -> Void)?
  /// The property animators that were started inside this timeline's transition, and so move as
  /// this timeline moves.
  private var passengers: [any TimelinePassenger] = []
  /// The timeline whose movement moves this one, for a property animator that was started inside a
  /// transition; `nil` if this timeline runs by the clock.
  var carrier: ScrubbedTimeline?
  /// True if the completions of the timeline's blocks never run, because a layer has another
  /// animation in flight. Only a setting of the simulator makes it so (rule R76 of UIKit's
  /// behaviour).
  private var isStalled = false
  /// A closure that runs if all animations in flight are dropped, as when the app goes to the
  /// background. Without it the timeline then ends.
  var dropped: (() -> Void)?
  /// True while all animations in flight are being dropped, until it is this timeline's turn.
  var isToBeDropped = false

  /// Creates a timeline without animations, at position 0.
  init(duration: TimeInterval) { self.duration = max(duration, 0) }

  // MARK: - Position

  /// The present time in seconds, which moves a running timeline: the simulator's time, or for a
  /// timeline inside another one the time that the outer one has reached.
  private var time: Double { carrier?.elapsed ?? Simulator.current.seconds }

  /// The common position of the timeline's animations, from 0 to 1. A spring may carry the position
  /// past an end on the way.
  ///
  /// Setting the position stops any motion. The closure that was to run at the end of that motion
  /// is discarded.
  var fraction: Double {
    get {
      if case .still(let position) = motion { return position }
      return motion.position(at: time)
    }
    set {
      if arrival != nil || arrive != nil { halt() }
      motion = .still(newValue)
    }
  }

  /// The part of the timeline's duration that corresponds to its position, in seconds.
  var elapsed: Double { fraction * duration }

  /// Returns the progress of an animation on this timeline, given the animation's timing.
  ///
  /// If a spring has carried the timeline past one of its ends, animations that extend to that end
  /// go past their end values, too.
  func progress(of timing: MediaTiming) -> Double? {
    let elapsed = elapsed
    let isPast = elapsed > duration && timing.beginTime + timing.duration >= duration - 1e-9
    let isBefore = elapsed < 0 && timing.beginTime <= 0
    if isPast || isBefore, timing.duration > 0, timing.activeDuration == timing.duration {
      return (elapsed - timing.beginTime) / timing.duration
    }
    return timing.progress(at: elapsed) ?? 1
  }

  // MARK: - Moving by hand

  /// Runs the timeline from its present position to its end. The motion is linear unless a curve is
  /// given, which then applies to the remaining way (rule R69 of UIKit's behaviour).
  ///
  /// - Parameter then: Runs when the end is reached, before the completions of the blocks.
  func finish(
    duration: TimeInterval, curve: TimingCurve = .linear, then: (() -> Void)? = nil
  ) {
    move(to: .end, duration: duration, curve: curve, then: then)
  }

  /// Runs the timeline from its present position back to its start, and restores the model values
  /// there (rule R70 of UIKit's behaviour).
  ///
  /// - Parameter then: Runs when the values are restored, before the completions of the blocks.
  func cancel(
    duration: TimeInterval, curve: TimingCurve = .linear, then: (() -> Void)? = nil
  ) {
    move(to: .start, duration: duration, curve: curve, then: then)
  }

  /// Runs the timeline to its end with the speed and curve of its animations.
  ///
  /// - Note: A timeline has one curve. If its animations have different ones, the first one's curve
  ///   is used for all.
  func run(then: (() -> Void)? = nil) {
    let curve = entries.first?.animation.curve ?? .linear
    let time = curve.time(at: fraction)
    follow(curve, from: time, to: 1, duration: (1 - time) * duration) { [self] finished in
      settle(at: .end, finished: finished, then: then)
    }
  }

  /// Stops a timeline that moves by itself, at its present position, so that it can be moved by
  /// hand again.
  func pause() { fraction = fraction }

  private func move(
    to end: End, duration: TimeInterval, curve: TimingCurve, then: (() -> Void)?
  ) {
    let position = fraction
    let span = (end == .end ? 1 : 0) - position
    let finishedFlag = end == .end || Simulator.current.behavior.finishedAfterCancel
    start(
      Motion.Leg(
        begin: time, duration: duration, curve: curve, from: 0, to: 1, base: position, span: span,
        target: end == .end ? 1 : 0)
    ) { [self] finished in
      settle(at: end, finished: finished && finishedFlag, then: then)
    }
  }

  // MARK: - Moving

  /// Moves the timeline by itself along a part of a timing curve. The curve's value is the
  /// timeline's position, so the part has to begin at the present position.
  func follow(
    _ curve: TimingCurve, from: Double, to: Double, duration: Double, delay: Double = 0,
    arrive: @escaping (Bool) -> Void
  ) {
    start(
      Motion.Leg(
        begin: time + delay, duration: duration, curve: curve, from: from, to: to, base: 0,
        span: 1, target: to >= 1 ? 1 : 0), arrive: arrive)
  }

  /// Moves the timeline by itself from its present position to another one, with a whole timing
  /// curve over that distance.
  func glide(
    to target: Double, along curve: TimingCurve, duration: Double,
    arrive: @escaping (Bool) -> Void
  ) {
    let position = fraction
    start(
      Motion.Leg(
        begin: time, duration: duration, curve: curve, from: 0, to: 1, base: position,
        span: target - position, target: target), arrive: arrive)
  }

  /// - Parameter arrive: Runs at the end of the timeline's motion. Its argument is true if the
  ///   motion reached its target by itself, false if all animations in flight were dropped.
  private func start(_ leg: Motion.Leg, arrive: @escaping (Bool) -> Void) {
    halt()
    motion = .moving(leg)
    self.arrive = arrive
    guard carrier == nil else { return }
    let loop = Simulator.current.loop
    // UIKit notices that a motion of length zero has ended only with the next frame (rule R72 of
    // UIKit's behaviour), so the arrival is scheduled for then.
    let nextFrame = loop.frames.instant(ofFrame: loop.frames.frame(at: loop.now) + 1)
    let end = leg.begin + leg.duration
    let due = leg.duration > 0 ? VirtualInstant(seconds: end) : nextFrame
    arrival = loop.schedule({ [self] in land(finished: true) }, at: due)
  }

  /// Ends the timeline's present motion, as if it had just arrived at its target position.
  private func land(finished: Bool) {
    guard case .moving(let leg) = motion, let arrive else { return }
    halt()
    motion = .still(leg.target)
    arrive(finished)
  }

  private func halt() {
    if let token = arrival.take() { Simulator.current.loop.cancel(token) }
    arrive = nil
  }

  // MARK: - Ending

  /// Ends the timeline at position 0 or 1: detaches its animations, runs `then`, and then calls the
  /// completions of the animations.
  func settle(at end: End, finished: Bool, then: (() -> Void)? = nil) {
    let schedule = Simulator.current.animations
    let elapsed = end == .end ? duration : 0
    let ending = entries
    let riders = passengers
    entries = []
    passengers = []
    motion = .still(end == .end ? 1 : 0)

    var ended: [Entry] = []
    for entry in ending where entry.animation.state != .ended {
      let timing = entry.animation.timing
      if end == .end, finished, timing.beginTime + timing.activeDuration > duration + 1e-9 {
        schedule.release(entry.animation, on: entry.layer, elapsed: elapsed)
      } else {
        entry.layer.detach(entry.animation)
        ended.append(entry)
      }
    }
    if end == .start { restore() }
    undos = []
    if isStalled { for entry in ended { entry.animation.block?.silence() } }
    then?()
    for rider in riders { rider.carrierArrived(at: end) }
    for entry in ended { entry.layer.tellEnd(of: entry.animation, finished: finished) }
  }

  /// Restores the model values that the layers had before the animation blocks changed them.
  private func restore() {
    AnimationContext.runOutside {
      for undo in undos.reversed() {
        switch undo {
        case .value(let layer, let key, let value): layer.setModelValue(value, for: key)
        case .custom(let restore): restore()
        }
      }
    }
  }

  /// Ends all animations of the timeline where they are: the values seen on screen become the
  /// layers' model values.
  ///
  /// - Returns: A closure that sets the layers to the values at the timeline's start or end, when
  ///   an end is chosen.
  func freeze() -> (End) -> Void {
    let changed = undos.compactMap { undo -> (CALayer, LayerKey, AnimatableValue)? in
      guard case .value(let layer, let key, _) = undo else { return nil }
      return (layer, key, layer.modelValue(key) ?? .nothing)
    }
    let seen = changed.map { layer, key, _ in layer.presentationValue(key) }
    let position = fraction
    let (stopped, undos) = (entries, undos)
    halt()
    motion = .still(position)
    (entries, self.undos) = ([], [])
    for entry in stopped { entry.layer.detach(entry.animation) }
    AnimationContext.runOutside {
      for ((layer, key, _), value) in zip(changed, seen) { layer.setModelValue(value, for: key) }
    }
    for entry in stopped { entry.layer.tellEnd(of: entry.animation, finished: false) }
    return { [self] end in
      switch end {
      case .start:
        self.undos = undos
        restore()
        self.undos = []
      case .end:
        AnimationContext.runOutside {
          for (layer, key, value) in changed { layer.setModelValue(value, for: key) }
        }
      }
    }
  }

  /// Ends the timeline at once, because all animations in flight are dropped, as when the app goes
  /// to the background (rule R119 of UIKit's behaviour). A moving timeline ends at the target of
  /// its motion, others at their end.
  func drop() {
    if let dropped { return dropped() }
    if arrive != nil { land(finished: false) } else { settle(at: .end, finished: false) }
  }

  /// Releases the timeline's animations without calling any completion, because the simulator has
  /// ended.
  func abandon() {
    entries = []
    undos = []
    passengers = []
    arrive = nil
    dropped = nil
  }
}

// MARK: - Position over time

extension ScrubbedTimeline {
  /// The way in which the timeline's position changes with time: it stands still, or it moves along
  /// a curve.
  private enum Motion {
    case still(Double)
    case moving(Leg)

    /// A motion of the timeline along a curve, or along a part of one.
    struct Leg {
      var begin: Double
      var duration: Double
      var curve: TimingCurve
      /// The part of the curve that the motion follows: `from` and `to` are its start and end in
      /// the curve's time, which runs from 0 to 1.
      var from: Double
      var to: Double
      /// The timeline's position at which the curve has the value 0. `span` is the distance from
      /// there to the position at the curve's value 1.
      var base: Double
      var span: Double
      /// The timeline's position at the end of the motion, stored so that rounding errors do not
      /// matter.
      var target: Double
    }

    func position(at time: Double) -> Double {
      switch self {
      case .still(let position): return position
      case .moving(let leg):
        let passed = time - leg.begin
        if passed >= leg.duration { return leg.target }
        let part = max(passed, 0) / leg.duration
        return leg.base + leg.span * leg.curve.value(at: leg.from + (leg.to - leg.from) * part)
      }
    }
  }
}

// MARK: - Capturing

extension ScrubbedTimeline {
  /// Runs a closure. The timeline takes over the view animations that the closure begins on the
  /// given layers and their sublayers.
  ///
  /// The clock drives animations of other layers, and explicit Core Animation animations of all
  /// layers (rule R63 of UIKit's behaviour).
  func capture(inside roots: [CALayer], _ body: () -> Void) {
    let schedule = Simulator.current.animations
    schedule.captures.append((self, roots))
    body()
    schedule.captures.removeLast()
    if Simulator.current.behavior.foreignAnimationsStall {
      isStalled = entries.contains { entry in
        entry.layer.attached.contains { $0.state == .running || $0.state == .pending }
      }
    }
  }

  /// Returns the innermost timeline that at this moment takes over view animations of a layer;
  /// `nil` if none does.
  static func capturing(_ layer: CALayer) -> ScrubbedTimeline? {
    Simulator.current.animations.captures.last { capture in
      capture.roots.contains { layer.isInside($0) }
    }?.timeline
  }

  /// Makes an animation that is about to be attached to a layer run on this timeline instead of the
  /// clock.
  ///
  /// - Parameter delay: The time from the timeline's present position to the begin of the animation
  ///   (rule R128 of UIKit's behaviour).
  func adopt(_ animation: LayerAnimation, on layer: CALayer, after delay: Double) {
    let countsDelay = carrier != nil || Simulator.current.behavior.scrubsDelays
    animation.timeline = self
    animation.state = .driven
    animation.timing.beginTime = min(max(elapsed, 0), duration) + (countsDelay ? delay : 0)
    animation.timing.fillsBackwards = true
    entries.append(Entry(layer: layer, animation: animation))
  }

  /// Stores the value that a layer's property had before it was animated. The property gets it back
  /// if the timeline returns to its start.
  func remember(_ layer: CALayer, _ key: LayerKey, _ old: AnimatableValue) {
    undos.append(.value(layer, key, old))
  }

  /// Stores a closure that undoes a change. It runs if the timeline returns to its start.
  func remember(_ undo: @escaping () -> Void) { undos.append(.custom(undo)) }

  /// The layer of the timeline's first animation. A property animator finds out by this layer if it
  /// was started inside a transition: a timeline of the transition has then captured the layer.
  var firstLayer: CALayer? { entries.first?.layer }

  /// Adds a property animator that is to move as this timeline moves.
  func carry(_ passenger: any TimelinePassenger) { passengers.append(passenger) }
}

/// A property animator that was started inside a transition, so that it moves as the transition's
/// timeline moves.
@preconcurrency @MainActor
protocol TimelinePassenger: AnyObject {
  /// Tells the property animator that the timeline that moves it has arrived at position 0 or 1.
  func carrierArrived(at end: ScrubbedTimeline.End)
}
