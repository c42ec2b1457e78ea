/// What is seen at this moment.
extension CALayer {
  /// A copy of the layer with the values that are seen at this moment.
  ///
  /// Its superlayer and sublayers are presentations too, and positions are converted and touches
  /// tested by what is seen. It does not change any more: ask again for another moment.
  ///
  /// A layer of a class of the app's own is copied by its `init(layer:)`, which has to take over
  /// what the class adds.
  ///
  /// There is none before the first commit that the layer was on screen for, and a value that was
  /// assigned outside of any animation is not seen before the turn ends (R92).
  ///
  /// - Note: A layer that is animated shows what is assigned besides at once, as do looks that few
  ///   layers have (shadows, borders).
  public func presentation() -> Self? {
    if rarities?.presents != nil { return self }
    guard hasBeenCommitted else { return nil }
    let schedule = Simulator.current.animations
    schedule.isPresenting = true
    let copy = unsafeDowncast(CALayer.make(Self.self, from: self), to: Self.self)
    schedule.isPresenting = false
    copy.rare.presents = self
    if attached.isEmpty, isUncommitted { committed?.put(into: copy) }
    var shown = LayerKeys()
    for animation in attached { shown.formUnion(animation.keys) }
    shown.forEach { copy.setModelValue(presentationValue($0), for: $0) }
    rarities?.showsOtherwise?.showOtherwise(copy)
    return copy
  }

  /// Whether a commit has found the layer and all it is inside of where they are, up to a window.
  private var hasBeenCommitted: Bool {
    let commits = Simulator.current.animations.commits
    var layer: CALayer = self
    while let above = layer.parent {
      if layer.joinedAfterCommit >= commits { return false }
      layer = above
    }
    return layer.joinedAfterCommit < commits || layer.view?.isWindow == true
  }

  /// Keeps what the last commit said, before the first change after it; the end of the turn commits
  /// that.
  func keepCommitted() {
    let schedule = Simulator.current.animations
    guard joinedAfterCommit < schedule.commits, rarities?.presents == nil else { return }
    isUncommitted = true
    if let committed { committed.take(from: self) } else { committed = CommittedValues(of: self) }
    schedule.changedLayers.append(self)
    Simulator.current.setNeedsCommit()
  }

  /// The layer itself, if this is a presentation of it.
  public func model() -> Self { (rarities?.presents as? Self) ?? self }

  /// Numbers layers in the order they are made; looking at what is seen must not change anybody's
  /// number.
  static func makeSerial() -> Int {
    Simulator.current.animations.isPresenting ? 0 : Simulator.current.makeSerial()
  }
}

/// The values of a layer that a commit has seen.
@MainActor
final class CommittedValues {
  @exclusivity(unchecked) private var place: (CGPoint, CGRect, CGPoint, LayerTransform)
  @exclusivity(unchecked) private var look: (CGColor?, CGFloat, Float)

  init(of layer: CALayer) {
    place = layer.modelPlace
    look = layer.modelLook
  }

  /// Forgets what it has for what the layer is now.
  func take(from layer: CALayer) {
    place = layer.modelPlace
    look = layer.modelLook
  }

  /// Gives a layer that only shows what is seen these values.
  func put(into copy: CALayer) {
    (copy.modelPosition, copy.modelBounds, copy.modelAnchorPoint, copy.modelTransform) = place
    (copy.modelBackgroundColor, copy.modelCornerRadius, copy.modelOpacity) = look
  }
}

extension CALayer {
  @inline(__always)
  fileprivate var modelPlace: (CGPoint, CGRect, CGPoint, LayerTransform) {
    (modelPosition, modelBounds, modelAnchorPoint, modelTransform)
  }

  @inline(__always)
  fileprivate var modelLook: (CGColor?, CGFloat, Float) {
    (modelBackgroundColor, modelCornerRadius, modelOpacity)
  }
}
