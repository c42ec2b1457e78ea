/// The view animation block that is running, and the animations into which it turns value changes.
///
/// Contexts nest. An inner context takes over the duration and the curve of the outer one unless
/// its options say otherwise (R99), and its animations belong to the same timeline as the outer
/// one's.
@MainActor
final class AnimationContext {
  /// The innermost running block of the present simulator. A block that is never committed ends
  /// with the simulator.
  private(set) static var current: AnimationContext? {
    get { Simulator.current.animations.context }
    set { Simulator.current.animations.context = newValue }
  }

  let block: AnimationBlock
  var duration: Double
  var delay: Double
  var curve: TimingCurve
  var options: Options
  /// The number of rounds for which the animations play; 0 means one round.
  var repeatCount = 0.0
  /// The timeline that drives the animations; `nil` if the clock drives them.
  var timeline: ScrubbedTimeline?
  /// The keyframe whose closure is running, or the whole of a keyframe animation.
  var keyframe: Keyframe?
  /// True if changes of properties are applied without animation, as inside a view transition.
  var keepsPropertiesStill = false
  /// The layers animated so far, whose views are laid out at the end of the block.
  private var animatedLayers: [CALayer] = []

  /// The options of a view animation that concern layers, with UIKit's raw values.
  struct Options: OptionSet {
    let rawValue: UInt
    static let layoutSubviews = Options(rawValue: 1 << 0)
    static let beginFromCurrentState = Options(rawValue: 1 << 2)
    static let `repeat` = Options(rawValue: 1 << 3)
    static let autoreverse = Options(rawValue: 1 << 4)
    static let overrideInheritedDuration = Options(rawValue: 1 << 5)
    static let overrideInheritedCurve = Options(rawValue: 1 << 6)
  }

  /// A part of a keyframe animation, given in fractions of the animation's duration.
  struct Keyframe {
    /// The block whose animations the keyframe extends.
    var owner: AnimationBlock
    var mode: KeyframeTrack.Mode
    var start = 0.0
    var length = 1.0
  }

  init(
    block: AnimationBlock, duration: Double, delay: Double, curve: TimingCurve,
    options: Options
  ) {
    self.block = block
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.options = options
    if options.contains(.repeat) { repeatCount = .infinity }
  }

  /// Creates a context with another context's settings, for a part of its animation block.
  init(like other: AnimationContext, block: AnimationBlock) {
    self.block = block
    (duration, delay, curve) = (other.duration, other.delay, other.curve)
    (options, repeatCount) = (other.options, other.repeatCount)
    (timeline, keyframe) = (other.timeline, other.keyframe)
    keepsPropertiesStill = other.keepsPropertiesStill
  }

  /// Runs a closure inside this context.
  func run(_ body: () -> Void) {
    let outer = Self.current
    Self.current = self
    body()
    if options.contains(.layoutSubviews) {
      for layer in animatedLayers { layer.view?.layoutIfNeeded() }
    }
    animatedLayers = []
    Self.current = outer
  }

  /// The context that was current before this one began.
  private var outer: AnimationContext?

  /// Makes this context the current one until it is committed.
  func begin() {
    outer = Self.current
    Self.current = self
  }

  /// Ends a context that was begun.
  func commit() {
    Self.current = outer
    outer = nil
    block.close()
  }

  /// Runs a closure outside of any context.
  static func runOutside(_ body: () -> Void) {
    let outer = current
    current = nil
    body()
    current = outer
  }

  // MARK: - Company

  /// Runs a closure and adds a companion to the first view animation in it, in that animation's own
  /// context (R89).
  static func accompany(by companion: @escaping () -> Void, _ body: () -> Void) {
    let animations = Simulator.current.animations
    let outer = animations.companion
    animations.companion = companion
    body()
    animations.companion = outer
  }

  /// Returns the companion that joins this animation, and removes it, so that it joins only once.
  func takeCompanion() -> (() -> Void)? {
    let animations = Simulator.current.animations
    guard animations.companion != nil, animations.context == nil else { return nil }
    defer { animations.companion = nil }
    return animations.companion
  }

  // MARK: - Changes

  /// Animates a change of a property of a view's layer.
  func animate(
    _ layer: CALayer, _ key: LayerKey, from old: AnimatableValue, to new: AnimatableValue
  ) {
    if key.jumps { return }
    let timeline = timeline ?? ScrubbedTimeline.capturing(layer)
    timeline?.remember(layer, key, old)
    if keepsPropertiesStill { return }
    if options.contains(.layoutSubviews) { animatedLayers.append(layer) }
    if let keyframe {
      return animate(layer, key, from: old, to: new, in: keyframe, timeline)
    }

    let rivals = layer.attached.filter { $0.state != .ended && $0.shows(key) }
    var name = key.name
    var part = LayerAnimation.Part(key: key, content: .between(old, new))
    if key.isAdditive, repeatCount == 0, rivals.allSatisfy(\.isAdditive),
      let difference = old.difference(from: new)
    {
      part.content = .between(difference, difference.zero)
      part.isAdditive = true
      name = freeName(name, on: layer)
    } else {
      part.content = .between(start(layer, key, old), new)
      replace(rivals, named: name, on: layer)
    }
    attach([part], named: name, to: layer, timeline)
  }

  /// Animates a change of a property as part of a keyframe animation, by extending the track that
  /// the block already has for the property.
  private func animate(
    _ layer: CALayer, _ key: LayerKey, from old: AnimatableValue, to new: AnimatableValue,
    in keyframe: Keyframe, _ timeline: ScrubbedTimeline?
  ) {
    let mine = layer.attached.first { $0.block === keyframe.owner && $0.shows(key) }
    if let mine, case .keyframes(var track) = mine.parts[0].content {
      track.append(new, from: keyframe.start, length: keyframe.length)
      mine.parts[0].content = .keyframes(track)
      return
    }
    let rivals = layer.attached.filter { $0.state != .ended && $0.shows(key) }
    var track = KeyframeTrack(values: [start(layer, key, old)], times: [0])
    track.mode = keyframe.mode
    track.append(new, from: keyframe.start, length: keyframe.length)
    replace(rivals, named: key.name, on: layer)
    let part = LayerAnimation.Part(key: key, content: .keyframes(track))
    attach([part], named: key.name, to: layer, timeline, block: keyframe.owner)
  }

  /// Attaches an animation that takes time but changes no property, for a view transition or for a
  /// property that layers do not have.
  func animateContents(of layer: CALayer, named name: String, undo: (() -> Void)? = nil) {
    let timeline = timeline ?? ScrubbedTimeline.capturing(layer)
    if let undo { timeline?.remember(undo) }
    let part = LayerAnimation.Part(key: .contents, content: .between(.nothing, .nothing))
    attach([part], named: freeName(name, on: layer), to: layer, timeline)
  }

  private func start(
    _ layer: CALayer, _ key: LayerKey, _ old: AnimatableValue
  ) -> AnimatableValue {
    options.contains(.beginFromCurrentState) ? layer.shown(old, of: key) : old
  }

  /// Ends the view animations of a property that a new animation replaces (R94).
  private func replace(_ rivals: [LayerAnimation], named name: String, on layer: CALayer) {
    for rival in rivals where rival.block != nil || rival.name == name {
      // A second change in the same block replaces the animation of the first; nothing was cut
      // short, so the first one counts as finished.
      layer.end(rival, finished: rival.block === block)
    }
  }

  private func freeName(_ name: String, on layer: CALayer) -> String {
    guard layer.attached.contains(where: { $0.name == name }) else { return name }
    var number = 2
    while layer.attached.contains(where: { $0.name == "\(name)-\(number)" }) { number += 1 }
    return "\(name)-\(number)"
  }

  private func attach(
    _ parts: [LayerAnimation.Part], named name: String, to layer: CALayer,
    _ timeline: ScrubbedTimeline?, block owner: AnimationBlock? = nil
  ) {
    var timing = MediaTiming()
    timing.duration = duration
    timing.beginTime = delay
    timing.repeatCount = repeatCount
    timing.autoreverses = options.contains(.autoreverse)
    timing.fillsBackwards = true
    let animation = LayerAnimation(name: name, parts: parts, timing: timing, curve: curve)
    animation.block = owner ?? block
    timeline?.adopt(animation, on: layer, after: delay)
    layer.attach(animation)
  }
}
