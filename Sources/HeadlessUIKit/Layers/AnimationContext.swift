/// The settings of the view animation block that is running. While it is current, it turns each
/// change of a view's property into an animation.
///
/// Contexts nest, as animation blocks do. An inner context takes over the duration and the curve of
/// the outer one unless its options say otherwise (rule R99 of UIKit's behaviour), and its
/// animations belong to the same timeline as the outer one's.
@MainActor
final class AnimationContext {
  /// The animation context (settings) of the innermost running animation block in the current
  /// simulator. A context that an app begins and never commits lasts until the simulator ends.
  private(set) static var current: AnimationContext? {
    get { Simulator.current.animations.blocks.context }
    set { Simulator.current.animations.blocks.context = newValue }
  }

  let block: AnimationBlock
  var duration: Double
  var delay: Double
  var curve: TimingCurve
  var options: Options
  /// The number of times that each animation of the running animation block is played; 0 means
  /// once.
  var repeatCount = 0.0
  /// The timeline that sets the progress of the block's animations, for example that of a property
  /// animator; `nil` if the animations run by the simulator's clock.
  var timeline: ScrubbedTimeline?
  /// The keyframe whose closure is running, inside `UIView.animateKeyframes`; `nil` outside of
  /// keyframe animations.
  var keyframe: Keyframe?
  /// True if properties that change in the block get their new values without animation. A view
  /// transition sets it, because it animates the view's whole look instead of single properties.
  var keepsPropertiesStill = false
  /// The layers that the animation block has animated so far. If the block has the option
  /// `layoutSubviews`, their views are laid out at its end.
  private var animatedLayers: [CALayer] = []

  /// The options of a view animation that matter to layers. The raw values are UIKit's.
  struct Options: OptionSet {
    let rawValue: UInt
    static let layoutSubviews = Options(rawValue: 1 << 0)
    static let beginFromCurrentState = Options(rawValue: 1 << 2)
    static let `repeat` = Options(rawValue: 1 << 3)
    static let autoreverse = Options(rawValue: 1 << 4)
    static let overrideInheritedDuration = Options(rawValue: 1 << 5)
    static let overrideInheritedCurve = Options(rawValue: 1 << 6)
  }

  /// One keyframe of a keyframe animation, with times as fractions of the whole animation's
  /// duration.
  struct Keyframe {
    /// The animation block of the whole `UIView.animateKeyframes` call. Its animations get this
    /// keyframe's values.
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

  /// Creates an animation context with the settings of another one, for example for one keyframe
  /// inside an animation.
  init(like other: AnimationContext, block: AnimationBlock) {
    self.block = block
    (duration, delay, curve) = (other.duration, other.delay, other.curve)
    (options, repeatCount) = (other.options, other.repeatCount)
    (timeline, keyframe) = (other.timeline, other.keyframe)
    keepsPropertiesStill = other.keepsPropertiesStill
  }

  /// Makes the animation context current while a closure runs, so that the closure's changes of
  /// views are animated with its settings.
  func run(_ body: () -> Void) {
    let outer = Self.current
    Self.current = self
    body()
    if options.contains(.layoutSubviews) {
      for layer in animatedLayers { layer.view?.layOutWithSuperviews() }
    }
    animatedLayers = []
    Self.current = outer
  }

  /// The animation context that was current before this one, and becomes current again at
  /// ``commit()``.
  private var outer: AnimationContext?

  /// Makes this animation context the current one, until ``commit()`` is called.
  func begin() {
    outer = Self.current
    Self.current = self
  }

  /// Makes the animation context that was current before ``begin()`` current again, and closes this
  /// context's animation block.
  func commit() {
    Self.current = outer
    outer = nil
    block.close()
  }

  /// Runs a closure whose changes of properties are not animated, even inside an animation block.
  static func runOutside(_ body: () -> Void) {
    let outer = current
    current = nil
    body()
    current = outer
  }

  // MARK: - Company

  /// Runs a closure, and adds other changes (the companion) to the first view animation that the
  /// closure begins, with that animation's duration and curve. A transition uses it for
  /// `animate(alongsideTransition:)` (rule R89 of UIKit's behaviour).
  static func accompany(by companion: @escaping () -> Void, _ body: () -> Void) {
    let animations = Simulator.current.animations
    let outer = animations.blocks.companion
    animations.blocks.companion = companion
    body()
    animations.blocks.companion = outer
  }

  /// Returns the companion, that is, the closure of changes to run along with the view animation
  /// now beginning, and forgets it, so that it joins only one animation. Returns `nil` inside
  /// another animation block.
  func takeCompanion() -> (() -> Void)? {
    let animations = Simulator.current.animations
    guard animations.blocks.companion != nil, animations.blocks.context == nil else { return nil }
    defer { animations.blocks.companion = nil }
    return animations.blocks.companion
  }

  // MARK: - Changes

  /// Animates a view layer's property from its old value to its new one, with the settings of the
  /// running animation block.
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

  /// Animates a property's change inside a keyframe. If an earlier keyframe of the same animation
  /// changed the property, the new value is appended to that animation's values.
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

  /// Attaches an animation to a layer that takes time but changes none of the layer's properties.
  /// It is used for a view transition, and for values of a view that its layer does not have.
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

  /// Ends the view animations that a layer already has for a property, because a new animation of
  /// the property takes their place (rule R94 of UIKit's behaviour).
  private func replace(_ rivals: [LayerAnimation], named name: String, on layer: CALayer) {
    for rival in rivals where rival.block != nil || rival.name == name {
      // If the replaced animation comes from the same block, the block has only set the property
      // twice. Nothing was interrupted, so the replaced animation counts as finished.
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
