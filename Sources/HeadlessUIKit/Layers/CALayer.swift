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
  /// A number that identifies the layer within a run, the same in each run of the same code.
  package let serial = CALayer.makeSerial()

  /// The hash of the layer, which is its serial number. An address would differ from run to run and
  /// change the order in which sets of layers are iterated.
  nonisolated open override var hash: Int { serial }

  // MARK: Model values

  // The model values below are read very often. For those that are never read during their own
  // change, Swift's run-time check for overlapping accesses is switched off.

  // Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  // overlap, because setting this value runs no other code.
  @exclusivity(unchecked) var modelPosition = CGPoint.zero
  @exclusivity(unchecked) var modelBounds = CGRect.zero
  @exclusivity(unchecked) var modelAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  @exclusivity(unchecked) var modelTransform = LayerTransform.identity
  var modelBackgroundColor: CGColor?
  var modelCornerRadius: CGFloat = 0
  // Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  // overlap, because setting this value runs no other code.
  @exclusivity(unchecked) var modelOpacity: Float = 1

  /// True if the layer and all its sublayers are hidden.
  ///
  /// Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  /// overlap, because setting this value runs no other code.
  @exclusivity(unchecked) open var isHidden = false
  /// True if the layer has no transparent parts, as its owner promises.
  ///
  /// Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  /// overlap, because setting this value runs no other code.
  @exclusivity(unchecked) open var isOpaque = false
  /// True if the layer clips its sublayers at its edges.
  open var masksToBounds = false
  /// True if the back of the layer is visible when the layer is turned over.
  open var isDoubleSided = true

  /// The layer's values as of the last commit. They are valid while ``isUncommitted`` is true. The
  /// object is kept and reused.
  ///
  /// Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  /// overlap, because the reference is only ever replaced as a whole.
  @exclusivity(unchecked) var committed: CommittedValues?
  /// True if a value of the layer was changed since the last commit.
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

  /// The objects associated with the layer, and the observers of its properties.
  var extras: ObjectExtras?

  /// The attached animations, in the order they were added.
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
  // The view clears this reference when it is deallocated, and the superlayer clears ``parent``.
  // Both references are read at every change of a value, for which a weak reference is too slow.
  // Unchecked: apart from the main actor only deinitialisers use the two references. Swift's
  // run-time check for overlapping accesses would cost time.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var view: (any LayerView)?
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var parent: CALayer?
  @exclusivity(unchecked) nonisolated(unsafe) var children: [CALayer] = []
  private weak var otherDelegate: (any CALayerDelegate)?
  /// The number of commits up to the moment at which the layer was added to its superlayer. Until
  /// the next commit the layer has not been on screen, so it makes no implicit animations.
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

  /// The position of the anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { modelPosition }
    set { setPosition(newValue) }
  }

  /// The rectangle of the layer's own coordinates that the layer shows.
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

  /// Returns the transform as an affine transform.
  open func affineTransform() -> CGAffineTransform { modelTransform.plane }

  /// Sets the transform to an affine transform.
  open func setAffineTransform(_ m: CGAffineTransform) { setTransform(LayerTransform(m)) }

  /// The bounding box of the layer in the superlayer's coordinates.
  ///
  /// Setting the frame sets bounds and position so that the layer's bounding box equals the frame,
  /// if possible. The size follows from the inverse of the transform.
  open var frame: CGRect {
    get {
      // The usual case, a layer without a transform, is computed without copying the layer's
      // geometry.
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

  /// Adds a sublayer in front of all others.
  open func addSublayer(_ layer: CALayer) { place(layer, at: .max) }

  /// Inserts a sublayer at an index, counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { place(layer, at: Int(idx)) }

  /// Inserts a sublayer just behind a sibling.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    place(layer, beside: sibling, offset: 0)
  }

  /// Inserts a sublayer just in front of a sibling.
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

  /// Requests the layer's layout before the next commit.
  open func setNeedsLayout() {
    if isViewBacked { view?.setNeedsLayout() } else { requestLayout() }
  }

  /// Performs the layer's layout now, if it was requested.
  open func layoutIfNeeded() {
    if isViewBacked { view?.layoutIfNeeded() } else { layOutIfRequested() }
  }

  /// Lays out the sublayers by calling the delegate; a subclass may override it.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Returns the preferred size of the contents; the bounds' size unless a subclass overrides it.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: - Display

  /// Requests that the layer's contents are drawn at the end of the turn, by ``display()``, or by
  /// the view if the layer belongs to a view that draws.
  open func setNeedsDisplay() {
    if isViewBacked { view?.setNeedsDisplay() } else { requestLayerDisplay() }
  }
  /// Requests that the layer's contents are drawn anew. The model draws all of them, not only the
  /// given part.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Returns true if the contents are to be drawn at the end of the turn.
  open func needsDisplay() -> Bool { rarities?.needsDisplay ?? false }
  /// Draws the contents now, if a display was requested.
  open func displayIfNeeded() {
    guard needsDisplay() else { return }
    rare.needsDisplay = false
    display()
  }
  /// Draws the contents; a subclass may override it to supply them in another way.
  open func display() { drawContents() }
  /// Draws the contents into a context. Does nothing unless a subclass overrides it.
  open func draw(in ctx: CGContext) {}
  /// Returns true if a change of a property requests ``display()``. Always false here, because the
  /// model cannot animate properties that an app defines.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: - Actions

  /// Returns the action to run when a property changes, such as an animation; `nil` for none.
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

  /// Returns the action that the class has for a property, used if neither the delegate nor
  /// ``actions`` has one; `nil` for none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: - Values by key

  /// Returns the model value of a property, given its key.
  func modelValue(_ key: LayerKey) -> AnimatableValue? { plainModelValue(key) }

  /// Sets the model value of a property, given its key, with the same effects as an assignment.
  func setModelValue(_ value: AnimatableValue, for key: LayerKey) {
    setPlainModelValue(value, for: key)
  }

  /// Copies the model values of another layer.
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
  /// True if the change of a property at this moment may cause an animation. It is cheap to read,
  /// and false for nearly all changes.
  @inline(__always)
  var announcesChanges: Bool { AnimationContext.current != nil || !isViewBacked }

  /// Starts the animations that follow from the change of a property.
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
    // Sizes and origins are compared separately, because Foundation's comparison of rectangles is a
    // call into another library.
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
