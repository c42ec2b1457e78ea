internal import VirtualTime

/// An animation that is attached to a layer, whatever created it.
///
/// View animation blocks, implicit actions and explicit `CAAnimation`s all become objects of this
/// class: a few ``Part``s that compute what is shown at a progress, and a source of the progress.
/// The source is either the layer's clock or a ``ScrubbedTimeline`` that is moved by hand.
///
/// An animation added to a layer is *pending* until the commit at the end of the turn, which gives
/// it its begin time. So the layer's clock counts as it is at the commit, not when the animation
/// was added, as in Core Animation.
@MainActor
final class LayerAnimation {
  /// The animated values of one property.
  struct Part {
    var key: LayerKey
    var component: LayerKeyPath.Component?
    var content: Content
    var isAdditive = false
    /// True if each round begins from the value at which the previous round ended.
    var isCumulative = false
    /// The function that turns the content's values into a transform.
    var function: CAValueFunctionName?
    var curve = TimingCurve.linear
    /// The timings of groups inside the animation and of the part itself, from the outside in.
    var innerTimings: [MediaTiming] = []
  }

  /// The values of an animation's part, by progress.
  enum Content {
    /// A change from one value to another; a missing value is replaced by the value beneath.
    case between(AnimatableValue?, AnimatableValue?)
    /// A change from the value beneath to that value plus a difference.
    case by(AnimatableValue)
    case keyframes(KeyframeTrack)
    /// The rotation of a layer that follows a path, or that follows it backwards.
    case heading(KeyframeTrack, isBackward: Bool)
  }

  enum State { case pending, running, driven, ended }

  /// The key under which the layer keeps the animation.
  let name: String
  /// The parts of the animation, one for each property. Their contents may grow, but their
  /// properties stay the same.
  var parts: [Part]
  /// The properties of the layer that the animation changes on the screen.
  let keys: LayerKeys
  /// The begin time, in the layer's time, and other timing. While pending, the begin time is the
  /// delay after the commit.
  var timing: MediaTiming
  /// The curve of the whole animation, parts included. A timeline that drives the animation ignores
  /// it (R66).
  var curve: TimingCurve
  /// The view animation block to which the animation belongs.
  var block: AnimationBlock?
  /// The animation object that the app added; `nil` for view animations.
  var source: CAAnimation?
  /// The timeline that drives the animation instead of the clock.
  var timeline: ScrubbedTimeline?
  /// True if the begin time was given, so that the commit does not set it.
  var beginIsGiven = false

  var state = State.pending
  var latch: TransactionLatch?
  /// The scheduled event at the end of the animation.
  var ending: EventToken?
  /// The animation's index among those in flight, and a serial number for the order of adding.
  var place = -1
  var serial = 0

  init(name: String, parts: [Part], timing: MediaTiming, curve: TimingCurve) {
    self.name = name
    self.parts = parts
    keys = parts.reduce(into: LayerKeys()) { $0.insert($1.key) }
    self.timing = timing
    self.curve = curve
  }

  /// Returns true if the animation changes a property on the screen.
  func shows(_ key: LayerKey) -> Bool { keys.contains(key) }

  /// True if all parts of the animation are added to the values beneath instead of replacing them.
  var isAdditive: Bool { parts.allSatisfy(\.isAdditive) }

  // MARK: - Progress

  /// Returns the progress along the animation's own curve; `nil` when it shows nothing.
  func progress(on layer: CALayer) -> Double? {
    if let timeline { return timeline.progress(of: timing) }
    return timing.progress(at: time(on: layer)).map(curve.value)
  }

  private func time(on layer: CALayer) -> Double {
    state == .pending && !beginIsGiven ? 0 : layer.localTime(at: Simulator.current.seconds)
  }

  /// Applies the animation's value of a property to the value beneath.
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
  /// Returns the number of completed rounds of a part: its own in a group, otherwise the
  /// animation's.
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
  /// Returns the progress of the part at a progress of the whole animation.
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

  /// Returns the content's value at a progress, with `missing` in place of a start or end value
  /// that was left out.
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
  /// Returns the value of a property that is on the screen at this moment.
  func presentationValue(_ key: LayerKey) -> AnimatableValue {
    shown(modelValue(key) ?? .nothing, of: key)
  }

  /// Returns the value of a property that is on the screen, given its model value.
  func shown(_ model: AnimatableValue, of key: LayerKey) -> AnimatableValue {
    var value = model
    for animation in attached { animation.show(key, over: &value, on: self) }
    return value
  }
}
