internal import VirtualTime

/// An animation that is attached to a layer, whatever created it.
///
/// View animation blocks, implicit actions and explicit `CAAnimation`s all become objects of this
/// class. It consists of ``Part``s, each of which computes one property's value at a progress, and
/// of a source of the progress: either the layer's clock or a ``ScrubbedTimeline`` that is moved by
/// hand.
///
/// An added animation is *pending* until the commit at the end of the turn, which gives the
/// animation its begin time. So the layer's clock is read at the commit and not when the animation
/// was added, as in Core Animation.
@MainActor
final class LayerAnimation {
  /// The part of an animation that changes one property, or one component of it.
  struct Part {
    var key: LayerKey
    var component: LayerKeyPath.Component?
    var content: Content
    var isAdditive = false
    /// True if each round of the animation begins from the value at which the previous round ended.
    var isCumulative = false
    /// The function that turns the part's values, such as angles, into a transform; `nil` if the
    /// values are of the property's own type.
    var function: CAValueFunctionName?
    var curve = TimingCurve.linear
    /// The timings of the groups inside which the part lies, from the outermost in, and last the
    /// part's own timing.
    var innerTimings: [MediaTiming] = []
  }

  /// The values that a part of an animation takes between progress 0 and 1.
  enum Content {
    /// A change from one value to another. A missing value is replaced by the value that the
    /// property has without this animation.
    case between(AnimatableValue?, AnimatableValue?)
    /// A change by a difference, beginning at the value that the property has without this
    /// animation.
    case by(AnimatableValue)
    case keyframes(KeyframeTrack)
    /// The rotation of a layer that follows a path, facing forwards or backwards.
    case heading(KeyframeTrack, isBackward: Bool)
  }

  enum State { case pending, running, driven, ended }

  /// The key under which the layer keeps the animation.
  let name: String
  /// The parts of the animation, one for each animated property. A keyframe animation adds values
  /// to its parts while its closure runs, but never a part.
  var parts: [Part]
  /// The keys of the properties that the animation changes on screen.
  let keys: LayerKeys
  /// The begin time in the layer's local time, the duration and the other timing. Before the commit
  /// has set the begin time, it contains the delay.
  var timing: MediaTiming
  /// The curve of progress of the whole animation, on top of the curves of its parts. An animation
  /// that a timeline drives ignores the curve (rule R66 of UIKit's behaviour).
  var curve: TimingCurve
  /// The view animation block to which the animation belongs.
  var block: AnimationBlock?
  /// The animation object that the app added; `nil` for view animations.
  var source: CAAnimation?
  /// The timeline that drives the animation; `nil` if the layer's clock drives it.
  var timeline: ScrubbedTimeline?
  /// True if the app has given the animation a begin time. The commit then does not set one.
  var beginIsGiven = false

  var state = State.pending
  var latch: TransactionLatch?
  /// The planned event at the end of the animation; `nil` if none is planned.
  var ending: EventToken?
  /// The animation's index in ``AnimationSchedule/inFlight``. The serial number below records the
  /// order in which animations were added.
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

  /// Returns the animation's progress at this moment, after its curve; `nil` before its begin or
  /// after its end.
  func progress(on layer: CALayer) -> Double? {
    if let timeline { return timeline.progress(of: timing) }
    return timing.progress(at: time(on: layer)).map(curve.value)
  }

  private func time(on layer: CALayer) -> Double {
    state == .pending && !beginIsGiven ? 0 : layer.localTime(at: Simulator.current.seconds)
  }

  /// Replaces a property's value, as earlier animations left it, by the value with this animation.
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
  /// Returns the number of rounds that a part has completed: rounds of the part's own timing if it
  /// lies in a group, otherwise rounds of the animation.
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
  /// Returns the progress of the part, given the progress and duration of the whole animation;
  /// `nil` while the part shows nothing.
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

  /// Returns the part's value at a progress. `missing` takes the place of a start or end value that
  /// was left out.
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
  /// Returns the value of a property that is on screen at this moment, with all animations.
  func presentationValue(_ key: LayerKey) -> AnimatableValue {
    shown(modelValue(key) ?? .nothing, of: key)
  }

  /// Returns the value of a property that all animations together give at this moment, if the model
  /// has a given value.
  func shown(_ model: AnimatableValue, of key: LayerKey) -> AnimatableValue {
    var value = model
    for animation in attached { animation.show(key, over: &value, on: self) }
    return value
  }
}
