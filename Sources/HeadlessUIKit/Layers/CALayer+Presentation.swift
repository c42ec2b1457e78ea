/// The presentation of a layer: its values as they are seen at this moment.
extension CALayer {
  /// Returns a copy of the layer with the values that are seen at this moment.
  ///
  /// Its superlayer and sublayers are presentations too, and positions are converted and touches
  /// tested by presentation values. The copy does not change any more: call the method again for
  /// another moment.
  ///
  /// A layer of a class of the app's own is copied by its `init(layer:)`, which has to copy the
  /// properties that the class adds.
  ///
  /// The result is `nil` before the first commit for which the layer was on screen, and a value
  /// that was assigned outside of any animation is not seen before the turn ends (R92).
  ///
  /// - Note: On a layer that is being animated, an assigned value is seen at once, without waiting
  ///   for the commit. So are properties that few layers set (shadows, borders).
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

  /// True if the layer and all its ancestors, up to a window, have been in place for a commit.
  private var hasBeenCommitted: Bool {
    let commits = Simulator.current.animations.commits
    var layer: CALayer = self
    while let above = layer.parent {
      if layer.joinedAfterCommit >= commits { return false }
      layer = above
    }
    return layer.joinedAfterCommit < commits || layer.view?.isWindow == true
  }

  /// Stores the layer's committed values before the first change after a commit, because
  /// presentations show them until the turn ends.
  func keepCommitted() {
    let schedule = Simulator.current.animations
    guard joinedAfterCommit < schedule.commits, rarities?.presents == nil else { return }
    isUncommitted = true
    if let committed { committed.take(from: self) } else { committed = CommittedValues(of: self) }
    schedule.changedLayers.append(self)
    Simulator.current.setNeedsCommit()
  }

  /// Returns the layer of which this is a presentation, or the layer itself.
  public func model() -> Self { (rarities?.presents as? Self) ?? self }

  /// Returns the next serial number of a layer, or 0 for a presentation, so that reading
  /// presentations changes no numbers.
  static func makeSerial() -> Int {
    Simulator.current.animations.isPresenting ? 0 : Simulator.current.makeSerial()
  }
}

/// The values of a layer as of the last commit.
@MainActor
final class CommittedValues {
  // Unchecked: an exclusivity check at each commit would cost time, and both are replaced as a
  // whole.
  @exclusivity(unchecked) private var place: (CGPoint, CGRect, CGPoint, LayerTransform)
  @exclusivity(unchecked) private var look: (CGColor?, CGFloat, Float)

  init(of layer: CALayer) {
    place = layer.modelPlace
    look = layer.modelLook
  }

  /// Replaces the stored values by the layer's present ones.
  func take(from layer: CALayer) {
    place = layer.modelPlace
    look = layer.modelLook
  }

  /// Sets the stored values on a presentation copy.
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
