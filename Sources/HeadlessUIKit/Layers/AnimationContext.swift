/// The view animation block being run: what a change of a value becomes while it runs.
///
/// Contexts nest. One inside another takes over the duration and the curve around it unless its
/// options say otherwise (R99), and belongs to whatever drives the outer one.
@MainActor
final class AnimationContext {
  /// The innermost block being run, in the present world: one that is never committed ends with it.
  private(set) static var current: AnimationContext? {
    get { Simulator.current.animations.context }
    set { Simulator.current.animations.context = newValue }
  }

  let block: AnimationBlock
  var duration: Double
  var delay: Double
  var curve: TimingCurve
  var options: Options
  /// Rounds to play, 0 for one.
  var repeatCount = 0.0
  /// What drives the animations instead of the clock.
  var timeline: ScrubbedTimeline?
  /// The keyframe being run, or the whole of a keyframe animation.
  var keyframe: Keyframe?
  /// Whether properties change without being animated: the inside of a transition.
  var keepsPropertiesStill = false
  /// The views animated so far, for the layout pass at the end.
  private var animatedLayers: [CALayer] = []

  /// What of a view animation's options concerns layers, with the numbers that UIKit gives them.
  struct Options: OptionSet {
    let rawValue: UInt
    static let layoutSubviews = Options(rawValue: 1 << 0)
    static let beginFromCurrentState = Options(rawValue: 1 << 2)
    static let `repeat` = Options(rawValue: 1 << 3)
    static let autoreverse = Options(rawValue: 1 << 4)
    static let overrideInheritedDuration = Options(rawValue: 1 << 5)
    static let overrideInheritedCurve = Options(rawValue: 1 << 6)
  }

  /// A stretch of a keyframe animation, in parts of its duration.
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

  /// A context like another one, for a part of its block.
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

  /// What was current before this context was begun.
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

  /// Runs a closure whose first view animation takes something else along, in its own context
  /// (R89).
  static func accompany(by companion: @escaping () -> Void, _ body: () -> Void) {
    let animations = Simulator.current.animations
    let outer = animations.companion
    animations.companion = companion
    body()
    animations.companion = outer
  }

  /// Hands out what is to join this animation, once.
  func takeCompanion() -> (() -> Void)? {
    let animations = Simulator.current.animations
    guard animations.companion != nil, animations.context == nil else { return nil }
    defer { animations.companion = nil }
    return animations.companion
  }

  // MARK: - Changes

  /// Animates a change of a view's layer.
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

  /// Animates a change as part of a keyframe animation: extends what its block does to the property
  /// already.
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

  /// Lets time pass on a layer without any property changing: a transition, or a property no layer
  /// knows.
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

  /// Takes away the view animations that another one takes the place of (R94).
  private func replace(_ rivals: [LayerAnimation], named name: String, on layer: CALayer) {
    for rival in rivals where rival.block != nil || rival.name == name {
      // Two changes in one block are one animation; nothing of the block has been cut short.
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
