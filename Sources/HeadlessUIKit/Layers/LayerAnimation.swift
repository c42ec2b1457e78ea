internal import VirtualTime

/// An animation as it is attached to a layer, wherever it came from.
///
/// View animation blocks, implicit actions and explicit `CAAnimation`s all become this: a few
/// ``Part``s that know what is shown at a progress, and something that tells the progress. That is
/// either the layer's clock or a ``ScrubbedTimeline`` that somebody moves by hand.
///
/// An animation added to a layer is *pending* until the commit at the end of the turn, which gives
/// it its begin time; so it matters what the layer's clock says then and not what it said when the
/// animation was added, as in Core Animation.
@MainActor
final class LayerAnimation {
  /// What is shown of one property.
  struct Part {
    var key: LayerKey
    var component: LayerKeyPath.Component?
    var content: Content
    var isAdditive = false
    /// Whether each round begins where the one before it ended.
    var isCumulative = false
    /// Makes a transform of what the content is.
    var function: CAValueFunctionName?
    var curve = TimingCurve.linear
    /// The times of groups inside the animation, and of the part itself, from the outside in.
    var innerTimings: [MediaTiming] = []
  }

  /// Values by progress.
  enum Content {
    /// From one value to another; what is missing is what lies underneath.
    case between(AnimatableValue?, AnimatableValue?)
    /// From what lies underneath to that and a difference.
    case by(AnimatableValue)
    case keyframes(KeyframeTrack)
    /// The turn of what follows a path, or of what follows it backwards.
    case heading(KeyframeTrack, isBackward: Bool)
  }

  enum State { case pending, running, driven, ended }

  /// The key the layer keeps it under.
  let name: String
  /// What it shows. The contents may grow, but not the properties they are of.
  var parts: [Part]
  /// The properties it shows something of.
  let keys: LayerKeys
  /// When it begins, in the layer's time. While it is pending, how long after the commit.
  var timing: MediaTiming
  /// The pace of the whole, parts included. A timeline that drives the animation ignores it (R66).
  var curve: TimingCurve
  /// The block of a view animation that it belongs to.
  var block: AnimationBlock?
  /// What an app added; `nil` for animations of views.
  var source: CAAnimation?
  /// What drives it instead of the clock.
  var timeline: ScrubbedTimeline?
  /// Whether the begin time is given, so that the commit does not set it.
  var beginIsGiven = false

  var state = State.pending
  var latch: TransactionLatch?
  /// The event that ends it.
  var ending: EventToken?
  /// Where it is among everything in flight, and when it came there.
  var place = -1
  var serial = 0

  init(name: String, parts: [Part], timing: MediaTiming, curve: TimingCurve) {
    self.name = name
    self.parts = parts
    keys = parts.reduce(into: LayerKeys()) { $0.insert($1.key) }
    self.timing = timing
    self.curve = curve
  }

  /// Whether it shows something of a property.
  func shows(_ key: LayerKey) -> Bool { keys.contains(key) }

  /// Whether it belongs to a view animation and only adds to what is there.
  var isAdditive: Bool { parts.allSatisfy(\.isAdditive) }

  // MARK: - Progress

  /// How far along it is, by its own pace; `nil` when it shows nothing.
  func progress(on layer: CALayer) -> Double? {
    if let timeline { return timeline.progress(of: timing) }
    return timing.progress(at: time(on: layer)).map(curve.value)
  }

  private func time(on layer: CALayer) -> Double {
    state == .pending && !beginIsGiven ? 0 : layer.localTime(at: Simulator.current.seconds)
  }

  /// What is shown of a property, given what lies underneath.
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
  /// How many rounds of a part lie behind it: its own in a group, those of the whole otherwise.
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
  /// How far along the part is when the whole is at a progress.
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

  /// What the content is, where `missing` stands for what was left out.
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
  /// What is seen of a property at this moment.
  func presentationValue(_ key: LayerKey) -> AnimatableValue {
    shown(modelValue(key) ?? .nothing, of: key)
  }

  /// What is seen of a property whose model value is given.
  func shown(_ model: AnimatableValue, of key: LayerKey) -> AnimatableValue {
    var value = model
    for animation in attached { animation.show(key, over: &value, on: self) }
    return value
  }
}
