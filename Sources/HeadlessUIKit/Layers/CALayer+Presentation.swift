/// The presentation of a layer: a copy with the values that are on screen at this moment.
extension CALayer {
  /// Returns a copy of the layer with the values that are seen at this moment.
  ///
  /// The copy's superlayer and sublayers are presentation layers too. It converts positions and
  /// tests touches by presentation values. The copy never changes: call the method again to get the
  /// values of a later moment.
  ///
  /// An object of an app's own subclass is copied by the subclass's `init(layer:)`, which has to
  /// copy the properties that the subclass adds.
  ///
  /// The result is `nil` until the layer has been on screen at a commit. A value that was assigned
  /// without animation is not visible in the copy before the turn ends (rule R92 of UIKit's
  /// behaviour).
  ///
  /// - Note: If the layer has animations, an assigned value is visible at once, without waiting for
  ///   the commit. The same holds for rarely used properties such as shadows and borders.
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

  /// True if a Core Animation commit has found the layer where it is now: neither the layer nor an
  /// ancestor up to the window was added to its superlayer after the last commit. Only then it has
  /// been on screen.
  private var hasBeenCommitted: Bool {
    let commits = Simulator.current.animations.commits
    var layer: CALayer = self
    while let above = layer.parent {
      if layer.joinedAfterCommit >= commits { return false }
      layer = above
    }
    return layer.joinedAfterCommit < commits || layer.view?.isWindow == true
  }

  /// Stores the layer's values before they change for the first time after a Core Animation commit.
  /// `presentation()` returns the stored values until the turn of the run loop ends.
  func keepCommitted() {
    let schedule = Simulator.current.animations
    guard joinedAfterCommit < schedule.commits, rarities?.presents == nil else { return }
    isUncommitted = true
    if let committed { committed.take(from: self) } else { committed = CommittedValues(of: self) }
    schedule.due.changed.append(self)
    Simulator.current.setNeedsCommit()
  }

  /// Returns the layer whose presentation this layer is. For other layers, returns the layer
  /// itself.
  public func model() -> Self { (rarities?.presents as? Self) ?? self }

  /// Returns the serial number for a new layer. A copy that `presentation()` makes gets 0, so that
  /// a call of `presentation()` does not change the numbers of later layers.
  static func makeSerial() -> Int {
    Simulator.current.animations.isPresenting ? 0 : Simulator.current.makeSerial()
  }
}

/// The values that a layer had at the last Core Animation commit, so the values that are on screen.
@MainActor
final class CommittedValues {
  // Unchecked: Swift's run-time check for overlapping accesses would cost time at each commit.
  // Accesses cannot overlap, because the stored position, bounds and looks are only ever replaced
  // as a whole.
  @exclusivity(unchecked) private var place: (CGPoint, CGRect, CGPoint, LayerTransform)
  @exclusivity(unchecked) private var look: (CGColor?, CGFloat, Float)

  init(of layer: CALayer) {
    place = layer.modelPlace
    look = layer.modelLook
  }

  /// Stores the values that a layer has now, in place of those stored before.
  func take(from layer: CALayer) {
    place = layer.modelPlace
    look = layer.modelLook
  }

  /// Sets the values of the last commit on a copy of the layer that `presentation()` is about to
  /// return.
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
