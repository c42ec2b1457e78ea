internal import VirtualTime

/// An animation that is attached to a layer: that of a view animation block, an implicit one, or a
/// `CAAnimation` that the app added.
///
/// All of them become objects of this class. An animation consists of ``Part``s, each of which
/// computes one property's value at a progress, and of a source of the progress: either the layer's
/// clock or a ``ScrubbedTimeline`` that is moved by hand.
///
/// An added animation is *pending* until the commit at the end of the turn, which gives the
/// animation its begin time. So the layer's clock is read at the commit and not when the animation
/// was added, as in Core Animation.
@MainActor
final class LayerAnimation {
  /// The part of an animation that changes one of the layer's properties, or one number of it such
  /// as a transform's scale.
  struct Part {
    var key: LayerKey
    var component: LayerKeyPath.Component?
    var content: Content
    var isAdditive = false
    /// True if each repeated round of the animation begins from the value at which the round before
    /// it ended.
    var isCumulative = false
    /// The function that turns the values of the animation's part, such as angles, into a
    /// transform; `nil` if the values are of the property's own type.
    var function: CAValueFunctionName?
    var curve = TimingCurve.linear
    /// The timings of the animation groups that contain the part, from the outermost in, and last
    /// the timing of the part itself.
    var innerTimings: [MediaTiming] = []
  }

  /// The values that a part of an animation takes between progress 0 and 1.
  enum Content {
    /// A change of a property from one value to another. For a missing value, the property's value
    /// without this animation is used.
    case between(AnimatableValue?, AnimatableValue?)
    /// A change of a property by a difference from the value that it has without this animation.
    case by(AnimatableValue)
    case keyframes(KeyframeTrack)
    /// A rotation that keeps a layer facing in the direction of the path along which it moves, or
    /// against that direction.
    case heading(KeyframeTrack, isBackward: Bool)
  }

  enum State { case pending, running, driven, ended }

  /// The key under which the layer keeps the animation, and by which code finds it.
  let name: String
  /// The parts of the animation, one for each animated property. A keyframe animation adds values
  /// to its parts while its closure runs, but never a part.
  var parts: [Part]
  /// The keys of the properties that the animation changes on screen.
  let keys: LayerKeys
  /// The animation's begin time (in the layer's local time), duration and other timing. Until the
  /// commit sets the begin time, the delay is stored in its place.
  var timing: MediaTiming
  /// The curve that maps the whole animation's time to its progress; each part's own curve is
  /// applied after it. An animation whose progress a timeline sets ignores the curve (rule R66 of
  /// UIKit's behaviour).
  var curve: TimingCurve
  /// The view animation block to which the animation belongs.
  var block: AnimationBlock?
  /// The animation object that the app added; `nil` for view animations.
  var source: CAAnimation?
  /// The timeline that sets the animation's progress; `nil` if the animation runs by its layer's
  /// clock.
  var timeline: ScrubbedTimeline?
  /// True if the app has given the animation a begin time, so that the commit does not set one.
  var beginIsGiven = false

  var state = State.pending
  var latch: TransactionLatch?
  /// The simulator's scheduled event at which the animation ends; `nil` if none is scheduled.
  var ending: EventToken?
  /// The animation's index in ``AnimationSchedule/inFlight``. The order in which animations were
  /// added is kept in the serial number below.
  var place = -1
  var serial = 0

  init(name: String, parts: [Part], timing: MediaTiming, curve: TimingCurve) {
    self.name = name
    self.parts = parts
    keys = parts.reduce(into: LayerKeys()) { $0.insert($1.key) }
    self.timing = timing
    self.curve = curve
  }

  /// Returns true if the animation changes the given property on screen.
  func shows(_ key: LayerKey) -> Bool { keys.contains(key) }

  /// True if every part of the animation adds to the property's value instead of replacing it.
  var isAdditive: Bool { parts.allSatisfy(\.isAdditive) }

  // MARK: - Progress

  /// Returns the animation's progress at this moment, with its curve applied; `nil` before the
  /// animation begins and after it ends.
  func progress(on layer: CALayer) -> Double? {
    if let timeline { return timeline.progress(of: timing) }
    return timing.progress(at: time(on: layer)).map(curve.value)
  }

  private func time(on layer: CALayer) -> Double {
    state == .pending && !beginIsGiven ? 0 : layer.localTime(at: Simulator.current.seconds)
  }

  /// Changes a property's value, as earlier animations of the layer left it, to the value with this
  /// animation.
  func show(_ key: LayerKey, over value: inout AnimatableValue, on layer: CALayer) {
    guard shows(key), let progress = progress(on: layer) else { return }
    for part in parts where part.key == key {
      guard let inner = part.progress(at: progress, of: timing.duration) else { continue }
      let rounds = part.isCumulative ? rounds(of: part, at: progress, on: layer) : 0
      value = part.value(at: inner, after: rounds, over: value)
    }
  }
}

extension LayerAnimation {
  /// Returns the number of rounds that a part of the animation has completed. A part inside a group
  /// counts its own rounds, another part those of the animation.
  private func rounds(of part: Part, at progress: Double, on layer: CALayer) -> Double {
    guard let own = part.innerTimings.last else {
      return timeline == nil ? timing.rounds(at: time(on: layer)) : 0
    }
    var (progress, duration) = (progress, timing.duration)
    for timing in part.innerTimings.dropLast() {
      guard let inner = timing.progress(at: progress * duration) else { return 0 }
      (progress, duration) = (inner, timing.duration)
    }
    return own.rounds(at: progress * duration)
  }
}

extension LayerAnimation.Part {
  /// Returns the progress of an animation's part, given the progress and duration of the whole
  /// animation; `nil` while the part changes nothing.
  fileprivate func progress(at outer: Double, of duration: Double) -> Double? {
    var (progress, duration) = (outer, duration)
    for timing in innerTimings {
      guard let inner = timing.progress(at: progress * duration) else { return nil }
      (progress, duration) = (inner, timing.duration)
    }
    if case .linear = curve { return progress }
    return curve.value(at: progress)
  }

  fileprivate func value(
    at progress: Double, after rounds: Double, over base: AnimatableValue
  ) -> AnimatableValue {
    let under = base.component(component)
    let missing = function.map { isAdditive ? $0.nothing : $0.numbers(in: under.transform) }
    guard
      var shown = content(at: progress, without: missing ?? (isAdditive ? under.zero : under))
    else { return base }
    if rounds > 0, let end = content(at: 1, without: missing ?? under) {
      shown = shown.adding(end.zero.interpolated(to: end, at: rounds))
    }
    if let function {
      guard let transform = function.transform(of: shown) else { return base }
      shown = transform.value
    }
    if isAdditive { shown = under.adding(shown) }
    return shown.isFinite ? base.replacing(component, with: shown) : base
  }

  /// Returns the value of an animation's part at a progress. `missing` is used for a start or end
  /// value that was left out.
  private func content(at progress: Double, without missing: AnimatableValue) -> AnimatableValue? {
    switch content {
    case .between(let from, let to):
      (from ?? missing).interpolated(to: to ?? missing, at: progress)
    case .by(let difference):
      missing.interpolated(to: missing.adding(difference), at: progress)
    case .keyframes(let track): track.value(at: progress)
    case .heading(let track, let isBackward):
      track.heading(at: progress).map { heading in
        .affine(CGAffineTransform(rotationAngle: isBackward ? heading + .pi : heading))
      }
    }
  }
}

extension CALayer {
  /// Returns the value that a layer's property has on screen at this moment, with all animations
  /// applied.
  func presentationValue(_ key: LayerKey) -> AnimatableValue {
    shown(modelValue(key) ?? .nothing, of: key)
  }

  /// Returns the value that a layer's property has on screen at this moment if its model value is
  /// the given one: the value with all animations applied.
  func shown(_ model: AnimatableValue, of key: LayerKey) -> AnimatableValue {
    var value = model
    for animation in attached { animation.show(key, over: &value, on: self) }
    return value
  }
}
