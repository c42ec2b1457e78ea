internal import VirtualTime

/// An animation as it is attached to a layer, wherever it came from.
///
/// View animation blocks, implicit actions and explicit `CAAnimation`s all become this: a few ``Part``s that know what
/// is shown at a progress, and something that tells the progress. That is either the layer's clock or a ``ScrubbedTimeline``
/// that somebody moves by hand.
///
/// An animation added to a layer is *pending* until the commit at the end of the turn, which gives it its begin time; so
/// it matters what the layer's clock says then and not what it said when the animation was added, as in Core Animation.
@MainActor
final class LayerAnimation {
  /// What is shown of one property.
  struct Part {
    var key: LayerKey
    var component: LayerKeyPath.Component?
    var content: Content
    var isAdditive = false
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
    let time =
      state == .pending && !beginIsGiven ? 0 : layer.localTime(at: Simulator.current.seconds)
    return timing.progress(at: time).map(curve.value)
  }

  /// What is shown of a property, given what lies underneath.
  func show(_ key: LayerKey, over value: inout AnimatableValue, on layer: CALayer) {
    guard shows(key), let progress = progress(on: layer) else { return }
    for part in parts where part.key == key {
      guard let progress = part.progress(at: progress, of: timing.duration) else { continue }
      value = part.value(at: progress, over: value)
    }
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

  fileprivate func value(at progress: Double, over base: AnimatableValue) -> AnimatableValue {
    let under = base.component(component)
    let shown: AnimatableValue
    switch content {
    case .between(let from, let to):
      let missing = isAdditive ? under.zero : under
      shown = (from ?? missing).interpolated(to: to ?? missing, at: progress)
    case .by(let difference):
      let start = isAdditive ? under.zero : under
      shown = start.interpolated(to: start.adding(difference), at: progress)
    case .keyframes(let track):
      guard let value = track.value(at: progress) else { return base }
      shown = value
    }
    return base.replacing(component, with: isAdditive ? under.adding(shown) : shown)
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
