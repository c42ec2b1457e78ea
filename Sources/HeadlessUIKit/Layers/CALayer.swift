/// A layer: the position and look of a view, and the animations that change what is shown of it.
///
/// A layer has two sets of values. Its properties are the **model**: they change at once, and so
/// does everything computed from them (frames, hit tests, layout). Animations never change the
/// model. They change only what is *shown*, which ``presentation()`` returns: for each property,
/// the value to which the running animations change the model value at the layer's local time.
///
/// ```swift
/// UIView.animate(withDuration: 1) { view.layer.position.x = 100 }
/// simulator.run(for: .milliseconds(500))
/// view.layer.position.x  // 100, from the first moment on
/// view.layer.presentation()?.position.x  // 50
/// ```
///
/// Nothing is computed per frame. A presentation value is a function of time, or of the progress of
/// a transition that a gesture drives. It is evaluated on request, so a hundred animated layers
/// cost nothing until one is asked.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The layer's serial number, the same in every run of the same code.
  package let serial = CALayer.makeSerial()

  /// The hash of the layer, which is its serial number. An address would differ from run to run and
  /// change the order in which sets of layers are iterated.
  nonisolated open override var hash: Int { serial }

  // MARK: Model values

  // The model values below are read very often. Those marked `@exclusivity(unchecked)` are never
  // read during their own change, so they need no run-time check for overlapping accesses.

  // Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  // overlap, because setting the layer's position, bounds, anchor point or transform here runs no
  // other code.
  @exclusivity(unchecked) var modelPosition = CGPoint.zero
  @exclusivity(unchecked) var modelBounds = CGRect.zero
  @exclusivity(unchecked) var modelAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  @exclusivity(unchecked) var modelTransform = LayerTransform.identity
  var modelBackgroundColor: CGColor?
  var modelCornerRadius: CGFloat = 0
  // Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  // overlap, because setting this value runs no other code.
  @exclusivity(unchecked) var modelOpacity: Float = 1

  /// A Boolean value that says whether the layer and all its sublayers are hidden.
  ///
  /// Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  /// overlap, because setting this value runs no other code.
  @exclusivity(unchecked) open var isHidden = false
  /// A Boolean value by which the app promises that the layer has no transparent parts.
  ///
  /// Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  /// overlap, because setting this value runs no other code.
  @exclusivity(unchecked) open var isOpaque = false
  /// A Boolean value that says whether the layer clips its sublayers at its edges.
  open var masksToBounds = false
  /// A Boolean value that says whether the layer's back is visible when the layer is turned over.
  open var isDoubleSided = true

  /// The values that the layer had at the last Core Animation commit; valid while ``isUncommitted``
  /// is true. The object is kept and used again.
  ///
  /// Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  /// overlap, because the reference is only ever replaced as a whole.
  @exclusivity(unchecked) var committed: CommittedValues?
  /// True if a value of the layer has changed since the last Core Animation commit.
  ///
  /// Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  /// overlap, because setting this value runs no other code.
  @exclusivity(unchecked) var isUncommitted = false

  /// The values of properties that few layers set, such as shadows, borders, depth and a clock of
  /// the layer's own. The object is created when the first of them is set.
  ///
  /// Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  /// overlap, because the reference is only ever replaced as a whole.
  @exclusivity(unchecked) nonisolated(unsafe) var rarities: LayerRarities?

  /// The objects that the app has associated with the layer, and the key-value observers of the
  /// layer's properties.
  var extras: ObjectExtras?

  /// The animations attached to the layer, in the order in which they were added.
  ///
  /// Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  /// overlap, because a removed animation is released only after the change of the array.
  @exclusivity(unchecked) var attached: [LayerAnimation] = []

  // MARK: Relations

  /// True if the layer belongs to a view. Such a layer animates only inside a view animation block.
  ///
  /// Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  /// overlap, because setting this value runs no other code.
  @exclusivity(unchecked) private(set) var isViewBacked = false
  // The layer's view and its superlayer are unowned references, because both are read at every
  // change of a value, and a weak reference is too slow for that. The view and the superlayer clear
  // their reference when they are deallocated.
  // Unchecked: apart from the main actor only deinitialisers use the two references, and Swift's
  // run-time check for overlapping accesses would cost time.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var view: (any LayerView)?
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var parent: CALayer?
  @exclusivity(unchecked) nonisolated(unsafe) var children: [CALayer] = []
  private weak var otherDelegate: (any CALayerDelegate)?
  /// The number of Core Animation commits that had happened when the layer was added to its
  /// superlayer. Until there is one more, the layer has not been on screen and makes no implicit
  /// animations.
  var joinedAfterCommit = Int.max

  // MARK: - Creating

  /// Creates a layer of size zero.
  public override init() { super.init() }

  /// Creates a copy of another layer's values, without its superlayer and sublayers.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyValues(from: layer) }
  }

  /// Creates a layer of size zero. The model has no archives, so nothing is decoded.
  public required init?(coder: NSCoder) { super.init() }

  deinit {
    for child in children { child.parent = nil }
    rarities?.mask?.parent = nil
  }

  /// The delegate of the layer. For a layer that belongs to a view, it is the view.
  open weak var delegate: (any CALayerDelegate)? {
    get { isViewBacked ? view : otherDelegate }
    set {
      if let view = newValue as? any LayerView, view.layer === self {
        adopt(view)
      } else {
        isViewBacked = false
        view = nil
        otherDelegate = newValue
      }
    }
  }

  /// Makes this layer the layer of a view. The view has to set ``view`` to `nil` before the view is
  /// deallocated.
  func adopt(_ view: any LayerView) {
    self.view = view
    isViewBacked = true
  }

  // MARK: - Geometry

  /// The position of the layer's anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { modelPosition }
    set { setPosition(newValue) }
  }

  /// The layer's bounds: the rectangle of its own coordinates that it shows, by default from the
  /// origin on.
  open var bounds: CGRect {
    get { modelBounds }
    set { setBounds(newValue) }
  }

  /// The point, in fractions of the layer's size, that lies at ``position`` and about which
  /// ``transform`` turns the layer.
  open var anchorPoint: CGPoint {
    get { modelAnchorPoint }
    set {
      let old = modelAnchorPoint
      if old == newValue { return }
      if !isUncommitted { keepCommitted() }
      modelAnchorPoint = newValue
      if announcesChanges { changed(.anchorPoint, from: .pair(old), to: .pair(newValue)) }
    }
  }

  /// The rotation, scale and offset of the layer about its anchor point.
  open var transform: CATransform3D {
    get { modelTransform.spatial }
    set { setTransform(LayerTransform(newValue)) }
  }

  /// Returns the layer's transform as an affine transform.
  open func affineTransform() -> CGAffineTransform { modelTransform.plane }

  /// Sets the layer's transform to an affine transform.
  open func setAffineTransform(_ m: CGAffineTransform) { setTransform(LayerTransform(m)) }

  /// The bounding box of the layer in the superlayer's coordinates.
  ///
  /// Setting the frame sets bounds and position so that the layer's bounding box equals the frame,
  /// if possible. The size follows from the inverse of the transform.
  open var frame: CGRect {
    get {
      // A layer without a transform is the usual case. To save time, its frame is computed without
      // copying the layer's geometry.
      guard case .identity = modelTransform else { return geometry.frame }
      return CGRect(modelBounds.size, anchoredBy: modelAnchorPoint, at: modelPosition)
    }
    set {
      if case .identity = modelTransform {
        setBounds(CGRect(origin: modelBounds.origin, size: newValue.size))
        setPosition(newValue.point(modelAnchorPoint))
        return
      }
      var geometry = geometry
      geometry.frame = newValue
      setBounds(geometry.bounds)
      setPosition(geometry.position)
    }
  }

  // MARK: - Looks

  /// The opacity of the layer with all its sublayers.
  open var opacity: Float {
    get { modelOpacity }
    set { setOpacity(newValue) }
  }

  /// The colour that fills the layer.
  open var backgroundColor: CGColor? {
    get { modelBackgroundColor }
    set {
      let old = modelBackgroundColor
      if old == newValue { return }
      if !isUncommitted { keepCommitted() }
      modelBackgroundColor = newValue
      if announcesChanges { changed(.backgroundColor, from: .color(old), to: .color(newValue)) }
    }
  }

  /// The radius of the layer's rounded corners; 0 for sharp corners.
  open var cornerRadius: CGFloat {
    get { modelCornerRadius }
    set {
      let old = modelCornerRadius
      if old == newValue { return }
      if !isUncommitted { keepCommitted() }
      modelCornerRadius = newValue
      if announcesChanges { changed(.cornerRadius, from: .number(old), to: .number(newValue)) }
    }
  }

  /// A layer whose opacity determines how much of this layer is visible; `nil` for no mask.
  open var mask: CALayer? {
    get { rarities?.mask }
    set {
      rarities?.mask?.parent = nil
      newValue?.removeFromSuperlayer()
      rare.mask = newValue
      newValue?.parent = self
    }
  }

  // MARK: - Tree

  /// The layer that contains this layer; for a presentation layer, the presentation of that layer.
  open var superlayer: CALayer? { parent ?? rarities?.presents?.parent?.presentation() }

  /// The sublayers, back to front; `nil` if there are none.
  open var sublayers: [CALayer]? {
    get {
      if let presented = rarities?.presents {
        return presented.sublayers?.compactMap { $0.presentation() }
      }
      return children.isEmpty ? nil : children
    }
    set {
      for child in children.reversed() { child.removeFromSuperlayer() }
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  /// Adds a sublayer in front of all other sublayers of the layer.
  open func addSublayer(_ layer: CALayer) { place(layer, at: .max) }

  /// Inserts a sublayer at an index, counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { place(layer, at: Int(idx)) }

  /// Inserts a sublayer into the layer, directly behind another sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    place(layer, beside: sibling, offset: 0)
  }

  /// Inserts a sublayer into the layer, directly in front of another sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    place(layer, beside: sibling, offset: 1)
  }

  /// Replaces a sublayer by another layer at the same index.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    place(newLayer, at: index)
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() { leaveParent() }

  // MARK: - Layout

  /// Requests that the layer lays out its sublayers before the next Core Animation commit.
  open func setNeedsLayout() {
    if isViewBacked { view?.setNeedsLayout() } else { requestLayout() }
  }

  /// Lays out the layer's sublayers now, if layout was requested. Unlike a view's method of that
  /// name, it starts at the topmost layer above that has requested layout (rule R252 of UIKit's
  /// behaviour).
  open func layoutIfNeeded() {
    if isViewBacked { view?.layOutWithSuperviews() } else { layOutIfRequested() }
  }

  /// Lays out the layer's sublayers by calling `layoutSublayers(of:)` of the delegate. A subclass
  /// may override the method.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Returns the size that the layer's contents prefer: the bounds' size, unless a subclass
  /// overrides the method.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: - Animations

  /// Adds an animation under a key, and removes the animation that had this key before.
  ///
  /// The layer keeps a copy of the animation. An animation without a key replaces no other, and
  /// cannot be looked up.
  open func add(_ anim: CAAnimation, forKey key: String?) { attachCopy(of: anim, forKey: key) }

  /// Removes the animation that has a key. The layer shows its model value at once, and the
  /// animation's delegate or completion is told that it did not finish (rule R96 of UIKit's
  /// behaviour).
  open func removeAnimation(forKey key: String) {
    for animation in attached where animation.name == key { takeAway(animation) }
  }

  /// Removes all animations. The layer shows its model values at once (rule R96 of UIKit's
  /// behaviour).
  open func removeAllAnimations() {
    for animation in attached { takeAway(animation) }
  }

  // MARK: - Display

  /// Requests that the layer draws its contents at the end of this turn of the run loop. If the
  /// layer belongs to a view, the view draws them.
  open func setNeedsDisplay() {
    if isViewBacked { view?.setNeedsDisplay() } else { requestLayerDisplay() }
  }
  /// Requests that the layer draws its contents at the end of this turn of the run loop. The model
  /// draws all of them, not only the given part.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Returns true if the layer is to draw its contents at the end of this turn of the run loop.
  open func needsDisplay() -> Bool { rarities?.needsDisplay ?? false }
  /// Draws the layer's contents now, if a display was requested.
  open func displayIfNeeded() {
    guard needsDisplay() else { return }
    rare.needsDisplay = false
    display()
  }
  /// Draws the layer's contents. A subclass may override the method to supply them in another way.
  open func display() { drawContents() }
  /// Draws the layer's contents into a graphics context. Does nothing unless a subclass overrides
  /// it.
  open func draw(in ctx: CGContext) {}
  /// Returns true if a change of a property makes the layer draw its contents anew. Always false in
  /// the model, which cannot animate properties that an app defines.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: - Actions

  /// Returns the action (usually an animation) to run when a property of the layer changes; `nil`
  /// for none.
  ///
  /// The delegate is asked first, then ``actions``, then the class; `NSNull()` from any of them
  /// means no action. The layer of a view has no actions, because it animates only in `UIView`'s
  /// animation blocks.
  open func action(forKey event: String) -> (any CAAction)? {
    if isViewBacked { return nil }
    let action =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? Self.defaultAction(forKey: event) ?? implicitAction(for: event)
    return action is NSNull ? nil : action
  }

  /// Returns the class's own action, such as an animation, for a changed property. It is used if
  /// neither the layer's delegate nor its ``actions`` has one; `nil` for none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: - Values by key

  /// Returns the model value of a property, given its key.
  func modelValue(_ key: LayerKey) -> AnimatableValue? { plainModelValue(key) }

  /// Sets the model value of a property, given its key, with the same effects as an assignment.
  func setModelValue(_ value: AnimatableValue, for key: LayerKey) {
    setPlainModelValue(value, for: key)
  }

  /// Copies the model values of another layer to this one.
  func copyValues(from layer: CALayer) { copyPlainValues(from: layer) }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      if isViewBacked, let view { return "layer of \(view)" }
      return "\(type(of: self)) #\(serial)"
    }
  }
}

extension CALayer: ExtrasCarrier {}

// MARK: - Changes

extension CALayer {
  /// True if a change of a property at this moment may start an animation. For nearly all changes
  /// it is false, so it is cheap to read.
  @inline(__always)
  var announcesChanges: Bool { AnimationContext.current != nil || !isViewBacked }

  /// Starts the animation that follows from a changed property: that of the running animation block
  /// for a view's layer, an implicit one for another layer.
  func changed(_ key: LayerKey, from old: AnimatableValue, to new: AnimatableValue) {
    if isViewBacked {
      guard Simulator.current.animations.blocks.isEnabled else { return }
      AnimationContext.current?.animate(self, key, from: old, to: new)
    } else {
      runAction(for: key, from: old)
    }
  }

  private func setPosition(_ newValue: CGPoint) {
    let old = modelPosition
    if old == newValue { return }
    if newValue.x.isNaN || newValue.y.isNaN { refuse("position", [newValue.x, newValue.y]) }
    if !isUncommitted { keepCommitted() }
    modelPosition = newValue
    if announcesChanges { changed(.position, from: .pair(old), to: .pair(newValue)) }
    if isViewBacked { view?.positionDidChange() }
  }

  private func setBounds(_ newValue: CGRect) {
    let old = modelBounds
    // The size and the origin of the bounds are compared separately, because comparing whole
    // rectangles would call into Foundation and cost time.
    let isOfSameSize = old.size == newValue.size
    if isOfSameSize, old.origin == newValue.origin { return }
    if newValue.origin.x.isNaN || newValue.origin.y.isNaN || newValue.size.width.isNaN
      || newValue.size.height.isNaN
    {
      refuse(
        "bounds",
        [newValue.origin.x, newValue.origin.y, newValue.size.width, newValue.size.height])
    }
    if !isUncommitted { keepCommitted() }
    modelBounds = newValue
    if announcesChanges {
      if old.origin != newValue.origin {
        changed(.boundsOrigin, from: .pair(old.origin), to: .pair(newValue.origin))
      }
      if !isOfSameSize {
        changed(.boundsSize, from: .pair(old.size), to: .pair(newValue.size))
      }
    }
    if !isOfSameSize { sizeDidChange(from: old.size) }
  }

  private func setOpacity(_ newValue: Float) {
    let old = modelOpacity
    if old == newValue { return }
    if !isUncommitted { keepCommitted() }
    modelOpacity = newValue
    if announcesChanges {
      changed(.opacity, from: .number(Double(old)), to: .number(Double(newValue)))
    }
  }

  private func setTransform(_ transform: LayerTransform) {
    let old = modelTransform
    if old == transform { return }
    if !isUncommitted { keepCommitted() }
    modelTransform = transform
    if announcesChanges { changed(.transform, from: old.value, to: transform.value) }
  }

  private func sizeDidChange(from old: CGSize) {
    if isViewBacked { view?.boundsSizeDidChange(from: old) } else { setNeedsLayout() }
  }

  private func refuse(_ property: String, _ numbers: [CGFloat]) -> Never {
    let text = numbers.map { $0.isNaN ? "nan" : "\($0)" }.joined(separator: " ")
    fatalError("CALayer \(property) contains NaN: [\(text)]. Layer: \(self)")
  }
}
