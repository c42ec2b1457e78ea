/// What can be seen of a view, and where: model values, and animations that show them on their way.
///
/// A layer has two faces. Its properties are the **model**: they change at once, and whatever is
/// computed from them (frames, hit tests, layout) follows at once. Animations never touch the
/// model. They change only what is *shown*, which ``presentation()`` tells: the model value of each
/// property, run through the animations in flight at the layer's own local time.
///
/// ```swift
/// UIView.animate(withDuration: 1) { view.layer.position.x = 100 }
/// simulator.run(for: .milliseconds(500))
/// view.layer.position.x  // 100, from the first moment on
/// view.layer.presentation()?.position.x  // 50
/// ```
///
/// Nothing is computed per frame: a presentation value is a function of time (or of a scrubbed
/// progress), evaluated when somebody asks. So a hundred animating layers cost nothing while they
/// are not asked.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// What tells this layer from the others of one run, from run to run the same.
  package let serial = CALayer.makeSerial()

  /// The number, so that sets of layers are walked alike wherever hashing is seeded alike: an
  /// address is another in every run.
  nonisolated open override var hash: Int { serial }

  // MARK: Model values

  // Read and written all the time, and never twice at once: the runtime need not watch them.

  @exclusivity(unchecked) var modelPosition = CGPoint.zero
  @exclusivity(unchecked) var modelBounds = CGRect.zero
  @exclusivity(unchecked) var modelAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  @exclusivity(unchecked) var modelTransform = LayerTransform.identity
  var modelBackgroundColor: CGColor?
  var modelCornerRadius: CGFloat = 0
  @exclusivity(unchecked) var modelOpacity: Float = 1

  /// Whether the layer and everything inside it are left out.
  @exclusivity(unchecked) open var isHidden = false
  /// Whether the layer promises to be without transparent parts.
  @exclusivity(unchecked) open var isOpaque = false
  /// Whether what is inside the layer is cut off at its edges.
  open var masksToBounds = false
  /// Whether the back of the layer can be seen when it is turned over.
  open var isDoubleSided = true

  /// What the last commit said, if something ``isUncommitted``; kept from change to change, for the
  /// next one.
  @exclusivity(unchecked) var committed: CommittedValues?
  /// Whether something has been changed since the last commit.
  @exclusivity(unchecked) var isUncommitted = false

  /// What few layers have: shadows, borders, depth, a clock of their own.
  @exclusivity(unchecked) var rarities: LayerRarities?

  /// Associated objects and observers.
  var extras: ObjectExtras?

  /// What is in flight, in the order it was added.
  @exclusivity(unchecked) var attached: [LayerAnimation] = []

  // MARK: Relations

  /// Whether a view stands behind this layer, so that it animates only inside an animation block.
  @exclusivity(unchecked) private(set) var isViewBacked = false
  // The view clears this when it goes away, and the superlayer likewise: both are read for every
  // change of a value, and a weak reference costs too much for that.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var view: (any LayerView)?
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var parent: CALayer?
  @exclusivity(unchecked) nonisolated(unsafe) var children: [CALayer] = []
  private weak var otherDelegate: (any CALayerDelegate)?
  /// The number of commits there had been when the layer got into its superlayer: until the next
  /// one it has not been on screen, and does not animate of its own accord.
  var joinedAfterCommit = Int.max

  // MARK: - Creating

  /// Creates a layer of no size.
  public override init() { super.init() }

  /// Creates a copy of the values of another layer, without its superlayer and sublayers.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyValues(from: layer) }
  }

  /// Creates a layer of no size; the model keeps no archives, so there is nothing to decode.
  public required init?(coder: NSCoder) { super.init() }

  deinit {
    for child in children { child.parent = nil }
  }

  /// Who is asked about the layer: its view, if it has one.
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

  /// Makes this the layer of a view, which has to clear ``view`` before it goes away.
  func adopt(_ view: any LayerView) {
    self.view = view
    isViewBacked = true
  }

  // MARK: - Geometry

  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint {
    get { modelPosition }
    set { setPosition(newValue) }
  }

  /// The layer's own coordinates: the rectangle its inside is seen through.
  open var bounds: CGRect {
    get { modelBounds }
    set { setBounds(newValue) }
  }

  /// The point that ``position`` places and about which ``transform`` turns, in parts of the size.
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

  /// How the layer is turned, scaled and moved about its anchor point.
  open var transform: CATransform3D {
    get { modelTransform.spatial }
    set { setTransform(LayerTransform(newValue)) }
  }

  /// The transform as a map of the plane.
  open func affineTransform() -> CGAffineTransform { modelTransform.plane }

  /// Sets the transform to a map of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { setTransform(LayerTransform(m)) }

  /// The smallest rectangle around the layer, in the superlayer's coordinates.
  ///
  /// Assigning it chooses bounds and position so that the rectangle comes out right, which takes
  /// the inverse of the transform.
  open var frame: CGRect {
    get {
      // Nearly all layers stand straight; for them, without a copy of the transform.
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

  /// How opaque the layer is, with everything inside it.
  open var opacity: Float {
    get { modelOpacity }
    set { setOpacity(newValue) }
  }

  /// What the layer is filled with.
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

  /// How round the corners are.
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

  /// A layer whose opacity cuts out what can be seen of this one.
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

  /// The layer this one is inside of.
  open var superlayer: CALayer? { parent ?? rarities?.presents?.parent?.presentation() }

  /// The layers inside this one, back to front; `nil` if there are none.
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

  /// Puts a layer inside, in front of all others.
  open func addSublayer(_ layer: CALayer) { place(layer, at: .max) }

  /// Puts a layer inside at a depth.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { place(layer, at: Int(idx)) }

  /// Puts a layer inside just behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    place(layer, beside: sibling, offset: 0)
  }

  /// Puts a layer inside just in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    place(layer, beside: sibling, offset: 1)
  }

  /// Puts a layer in the place of another one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    place(newLayer, at: index)
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() { leaveParent() }

  // MARK: - Layout

  /// Asks for layout before the next commit.
  open func setNeedsLayout() {
    if isViewBacked { view?.setNeedsLayout() } else { requestLayout() }
  }

  /// Does the layout that was asked for, now.
  open func layoutIfNeeded() {
    if isViewBacked { view?.layoutIfNeeded() } else { layOutIfRequested() }
  }

  /// Places the layers inside; asks the delegate unless overridden.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// The size its contents would like; its own, unless a subclass knows better.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: - Display

  /// Asks for ``display()`` at the end of the turn, or for the view to draw itself.
  open func setNeedsDisplay() {
    if isViewBacked { view?.setNeedsDisplay() } else { requestLayerDisplay() }
  }
  /// Asks for a part to be shown anew.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Whether the contents are due to be made.
  open func needsDisplay() -> Bool { rarities?.needsDisplay ?? false }
  /// Makes the contents now, if they are due.
  open func displayIfNeeded() {
    guard needsDisplay() else { return }
    rare.needsDisplay = false
    display()
  }
  /// Makes the contents, by drawing them unless overridden.
  open func display() { drawContents() }
  /// Draws the contents; the delegate may do it unless a subclass does.
  open func draw(in ctx: CGContext) {}
  /// Whether a change of a property asks for ``display()``. The model never asks: a property of an
  /// app's own cannot be animated here.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: - Actions

  /// What is to happen when a property changes: an animation, or nothing.
  ///
  /// The delegate is asked first, then ``actions``, then the class; `NSNull()` from any of them
  /// means nothing. A layer behind a view is never asked: it animates in `UIView`'s animation
  /// blocks and nowhere else.
  open func action(forKey event: String) -> (any CAAction)? {
    if isViewBacked { return nil }
    let action =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? Self.defaultAction(forKey: event) ?? implicitAction(for: event)
    return action is NSNull ? nil : action
  }

  /// What happens when a property changes and neither the delegate nor the layer's own actions say.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: - Values by key

  /// A property's model value by key.
  func modelValue(_ key: LayerKey) -> AnimatableValue? { plainModelValue(key) }

  /// Sets a property's model value by key, as an assignment would.
  func setModelValue(_ value: AnimatableValue, for key: LayerKey) {
    setPlainModelValue(value, for: key)
  }

  /// Takes over the model values of another layer.
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
  /// Whether anything may come of a change; false for nearly all of them, and cheap.
  @inline(__always)
  var announcesChanges: Bool { AnimationContext.current != nil || !isViewBacked }

  /// Lets animations follow from a change that has been made.
  func changed(_ key: LayerKey, from old: AnimatableValue, to new: AnimatableValue) {
    if isViewBacked {
      guard Simulator.current.animations.isEnabled else { return }
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
    // Part by part: the comparison of rectangles is a call into another library.
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
