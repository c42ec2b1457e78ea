/// Properties that few layers set: shadows, borders, depth and contents.
///
/// - Note: Nothing is rendered, so values that affect only pixels (scales, rasterization, gravity)
///   are merely stored.
extension CALayer {
  /// The depth of the layer among its siblings; higher values lie nearer to the viewer.
  public var zPosition: CGFloat {
    get { rarities?.zPosition ?? 0 }
    set { set(.zPosition, \.zPosition, to: newValue) { .number($0) } }
  }

  /// A transform applied to all sublayers, usually to give them perspective.
  public var sublayerTransform: CATransform3D {
    get { rarities?.sublayerTransform ?? CATransform3DIdentity }
    set {
      let plain = CATransform3DIsIdentity(newValue)
      set(.sublayerTransform, \.sublayerTransform, to: plain ? nil : newValue) {
        .spatial($0 ?? CATransform3DIdentity)
      }
    }
  }

  /// The width of the layer's border; 0 for no border.
  public var borderWidth: CGFloat {
    get { rarities?.borderWidth ?? 0 }
    set { set(.borderWidth, \.borderWidth, to: newValue) { .number($0) } }
  }

  /// The colour of the layer's border.
  public var borderColor: CGColor? {
    get { rarities.map { $0.borderColor } ?? .black }
    set { set(.borderColor, \.borderColor, to: newValue) { .color($0) } }
  }

  /// The colour of the layer's shadow.
  public var shadowColor: CGColor? {
    get { rarities.map { $0.shadowColor } ?? .black }
    set { set(.shadowColor, \.shadowColor, to: newValue) { .color($0) } }
  }

  /// The opacity of the layer's shadow, from 0 to 1; 0 for no shadow.
  public var shadowOpacity: Float {
    get { rarities?.shadowOpacity ?? 0 }
    set { set(.shadowOpacity, \.shadowOpacity, to: newValue) { .number(Double($0)) } }
  }

  /// The offset of the shadow from the layer.
  public var shadowOffset: CGSize {
    get { rarities?.shadowOffset ?? CGSize(width: 0, height: -3) }
    set { set(.shadowOffset, \.shadowOffset, to: newValue) { .pair($0) } }
  }

  /// The blur radius of the layer's shadow.
  public var shadowRadius: CGFloat {
    get { rarities?.shadowRadius ?? 3 }
    set { set(.shadowRadius, \.shadowRadius, to: newValue) { .number($0) } }
  }

  /// The outline of the shadow; `nil` for the layer's own outline.
  public var shadowPath: CGPath? {
    get { rarities?.shadowPath }
    set { set(.shadowPath, \.shadowPath, to: newValue) { .path($0) } }
  }

  /// The part of the contents that is shown, in fractions of their size.
  public var contentsRect: CGRect {
    get { rarities?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { set(.contentsRect, \.contentsRect, to: newValue) { .rect($0) } }
  }

  /// The contents of the layer: an image, or an object used as one.
  public var contents: Any? {
    get { rarities?.contents }
    set { rare.contents = newValue }
  }

  /// The placement of contents whose size differs from the layer's. Has no effect, because nothing
  /// is drawn here.
  public var contentsGravity: CALayerContentsGravity {
    get { rarities?.contentsGravity ?? .resize }
    set { rare.contentsGravity = newValue }
  }

  /// The scale of the contents, in pixels per point.
  public var contentsScale: CGFloat {
    get { rarities?.contentsScale ?? 1 }
    set { rare.contentsScale = newValue }
  }

  /// The corners that ``cornerRadius`` rounds. Has no effect, because nothing is drawn here.
  public var maskedCorners: CACornerMask {
    get { rarities?.maskedCorners ?? .all }
    set { rare.maskedCorners = newValue }
  }

  /// The shape of the rounded corners. Has no effect, because nothing is drawn here.
  public var cornerCurve: CALayerCornerCurve {
    get { rarities?.cornerCurve ?? .circular }
    set { rare.cornerCurve = newValue }
  }

  /// The scale of the rasterized layer. Has no effect, because nothing is drawn here.
  public var rasterizationScale: CGFloat {
    get { rarities?.rasterizationScale ?? 1 }
    set { rare.rasterizationScale = newValue }
  }

  /// True if the layer is rasterized before it is shown. Has no effect, because nothing is drawn
  /// here.
  public var shouldRasterize: Bool {
    get { rarities?.shouldRasterize ?? false }
    set { rare.shouldRasterize = newValue }
  }

  /// True if the layer may smooth its edges. Has no effect, because nothing is drawn here.
  public var allowsEdgeAntialiasing: Bool {
    get { rarities?.allowsEdgeAntialiasing ?? false }
    set { rare.allowsEdgeAntialiasing = newValue }
  }

  /// True if the layer and its sublayers fade as a whole. Has no effect, because nothing is drawn
  /// here.
  public var allowsGroupOpacity: Bool {
    get { rarities?.allowsGroupOpacity ?? true }
    set { rare.allowsGroupOpacity = newValue }
  }

  /// True if drawing is postponed to another thread. Has no effect: there is only one thread.
  public var drawsAsynchronously: Bool {
    get { rarities?.drawsAsynchronously ?? false }
    set { rare.drawsAsynchronously = newValue }
  }

  // These properties affect only drawing. They are stored and returned, and have no other effect.

  /// The depth of the anchor point. Has no effect: transforms turn about a point in the layer's
  /// plane.
  public var anchorPointZ: CGFloat {
    get { rarities?.anchorPointZ ?? 0 }
    set { rare.anchorPointZ = newValue }
  }

  /// The part of the contents that is stretched, in fractions of their size. Has no effect.
  public var contentsCenter: CGRect {
    get { rarities?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { rare.contentsCenter = newValue }
  }

  /// The pixel format in which contents are stored. Has no effect.
  public var contentsFormat: CALayerContentsFormat {
    get { rarities?.contentsFormat ?? .RGBA8Uint }
    set { rare.contentsFormat = newValue }
  }

  /// The way in which contents are enlarged. Has no effect.
  public var magnificationFilter: CALayerContentsFilter {
    get { rarities?.magnificationFilter ?? .linear }
    set { rare.magnificationFilter = newValue }
  }

  /// The way in which contents are made smaller. Has no effect.
  public var minificationFilter: CALayerContentsFilter {
    get { rarities?.minificationFilter ?? .linear }
    set { rare.minificationFilter = newValue }
  }

  /// The level of detail with which contents are made smaller. Has no effect.
  public var minificationFilterBias: Float {
    get { rarities?.minificationFilterBias ?? 0 }
    set { rare.minificationFilterBias = newValue }
  }

  /// The edges that are smoothed. Has no effect.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { rarities?.edgeAntialiasingMask ?? .all }
    set { rare.edgeAntialiasingMask = newValue }
  }

  /// True if a change of size requests a display. Has no effect: the size requests only layout.
  public var needsDisplayOnBoundsChange: Bool {
    get { rarities?.needsDisplayOnBoundsChange ?? false }
    set { rare.needsDisplayOnBoundsChange = newValue }
  }

  /// The filters of the contents. Has no effect.
  public var filters: [Any]? {
    get { rarities?.filters }
    set { rare.filters = newValue }
  }

  /// The filter that combines the layer with the layers behind it. Has no effect.
  public var compositingFilter: Any? {
    get { rarities?.compositingFilter }
    set { rare.compositingFilter = newValue }
  }

  /// A name that identifies the layer.
  public var name: String? {
    get { rarities?.name }
    set { rare.name = newValue }
  }

  /// The actions to run when properties change, by key.
  public var actions: [String: any CAAction]? {
    get { rarities?.actions }
    set { rare.actions = newValue }
  }

  /// Sets one of the rarely used properties, and runs the animations that follow from the change.
  private func set<Value: Equatable>(
    _ key: LayerKey, _ property: ReferenceWritableKeyPath<LayerRarities, Value>,
    to value: Value, as animatable: (Value) -> AnimatableValue
  ) {
    let rare = rare
    let old = rare[keyPath: property]
    if old == value { return }
    rare[keyPath: property] = value
    if announcesChanges { changed(key, from: animatable(old), to: animatable(value)) }
  }
}
