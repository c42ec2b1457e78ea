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

  /// A transform that is applied to all of the layer's sublayers, usually to give them perspective.
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

  /// The offset of the layer's shadow from the layer.
  public var shadowOffset: CGSize {
    get { rarities?.shadowOffset ?? CGSize(width: 0, height: -3) }
    set { set(.shadowOffset, \.shadowOffset, to: newValue) { .pair($0) } }
  }

  /// The blur radius of the layer's shadow.
  public var shadowRadius: CGFloat {
    get { rarities?.shadowRadius ?? 3 }
    set { set(.shadowRadius, \.shadowRadius, to: newValue) { .number($0) } }
  }

  /// The outline of the layer's shadow; `nil` for the layer's own outline.
  public var shadowPath: CGPath? {
    get { rarities?.shadowPath }
    set { set(.shadowPath, \.shadowPath, to: newValue) { .path($0) } }
  }

  /// The part of the layer's contents (an image) that is shown, in fractions of the contents' size.
  public var contentsRect: CGRect {
    get { rarities?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { set(.contentsRect, \.contentsRect, to: newValue) { .rect($0) } }
  }

  /// The layer's contents: an image, or an object used as one.
  public var contents: Any? {
    get { rarities?.contents }
    set { rare.contents = newValue }
  }

  /// The placement of the layer's contents if their size differs from the layer's. Has no effect,
  /// because the model draws nothing.
  public var contentsGravity: CALayerContentsGravity {
    get { rarities?.contentsGravity ?? .resize }
    set { rare.contentsGravity = newValue }
  }

  /// The scale of the layer's contents (an image), in pixels per point.
  public var contentsScale: CGFloat {
    get { rarities?.contentsScale ?? 1 }
    set { rare.contentsScale = newValue }
  }

  /// The corners of the layer that ``cornerRadius`` rounds. Has no effect, because the model draws
  /// nothing.
  public var maskedCorners: CACornerMask {
    get { rarities?.maskedCorners ?? .all }
    set { rare.maskedCorners = newValue }
  }

  /// The shape of the layer's rounded corners. Has no effect, because the model draws nothing.
  public var cornerCurve: CALayerCornerCurve {
    get { rarities?.cornerCurve ?? .circular }
    set { rare.cornerCurve = newValue }
  }

  /// The scale, in pixels per point, at which a rasterized layer is kept as an image. Has no
  /// effect, because the model draws no layers.
  public var rasterizationScale: CGFloat {
    get { rarities?.rasterizationScale ?? 1 }
    set { rare.rasterizationScale = newValue }
  }

  /// True if the layer is drawn as an image first, and the image is shown. Has no effect, because
  /// the model draws no layers.
  public var shouldRasterize: Bool {
    get { rarities?.shouldRasterize ?? false }
    set { rare.shouldRasterize = newValue }
  }

  /// True if the layer may draw its edges smoothly (antialiased). Has no effect, because the model
  /// draws no layers.
  public var allowsEdgeAntialiasing: Bool {
    get { rarities?.allowsEdgeAntialiasing ?? false }
    set { rare.allowsEdgeAntialiasing = newValue }
  }

  /// True if the layer and its sublayers become transparent as one image, not each by itself. Has
  /// no effect, because the model draws no layers.
  public var allowsGroupOpacity: Bool {
    get { rarities?.allowsGroupOpacity ?? true }
    set { rare.allowsGroupOpacity = newValue }
  }

  /// True if the layer's drawing may run later, on another thread. Has no effect: the model has
  /// only one thread.
  public var drawsAsynchronously: Bool {
    get { rarities?.drawsAsynchronously ?? false }
    set { rare.drawsAsynchronously = newValue }
  }

  // The properties below affect only drawing. The model stores them, and they have no other effect.

  /// The z coordinate of the layer's anchor point. Has no effect: the model's transforms turn a
  /// layer about a point in the layer's own plane.
  public var anchorPointZ: CGFloat {
    get { rarities?.anchorPointZ ?? 0 }
    set { rare.anchorPointZ = newValue }
  }

  /// The part of the layer's contents that is stretched when their size is not the layer's, in
  /// fractions of the contents' size. Has no effect, because the model draws no layers.
  public var contentsCenter: CGRect {
    get { rarities?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { rare.contentsCenter = newValue }
  }

  /// The pixel format in which the layer's contents are stored. Has no effect, because the model
  /// draws no layers.
  public var contentsFormat: CALayerContentsFormat {
    get { rarities?.contentsFormat ?? .RGBA8Uint }
    set { rare.contentsFormat = newValue }
  }

  /// The filter by which the layer's contents are enlarged. Has no effect, because the model draws
  /// no layers.
  public var magnificationFilter: CALayerContentsFilter {
    get { rarities?.magnificationFilter ?? .linear }
    set { rare.magnificationFilter = newValue }
  }

  /// The filter by which the layer's contents are made smaller. Has no effect, because the model
  /// draws no layers.
  public var minificationFilter: CALayerContentsFilter {
    get { rarities?.minificationFilter ?? .linear }
    set { rare.minificationFilter = newValue }
  }

  /// The preference for blurred or detailed contents when they are made smaller. Has no effect,
  /// because the model draws no layers.
  public var minificationFilterBias: Float {
    get { rarities?.minificationFilterBias ?? 0 }
    set { rare.minificationFilterBias = newValue }
  }

  /// The edges of the layer that are drawn smoothly (antialiased). Has no effect, because the model
  /// draws no layers.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { rarities?.edgeAntialiasingMask ?? .all }
    set { rare.edgeAntialiasingMask = newValue }
  }

  /// True if the layer draws its contents anew whenever its size changes. Has no effect: in the
  /// model a change of size requests only layout.
  public var needsDisplayOnBoundsChange: Bool {
    get { rarities?.needsDisplayOnBoundsChange ?? false }
    set { rare.needsDisplayOnBoundsChange = newValue }
  }

  /// The filters that change the look of what lies behind the layer, which have no effect, as on
  /// iOS.
  public var backgroundFilters: [Any]? {
    get { nil }
    set {}
  }
  /// True if the layer may be brighter than white, which is not drawn.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { false }
    set {}
  }
  /// The filters that change the look of the layer and its sublayers. Has no effect, because the
  /// model draws no layers.
  public var filters: [Any]? {
    get { rarities?.filters }
    set { rare.filters = newValue }
  }

  /// The filter that combines the layer's pixels with those behind the layer. Has no effect,
  /// because the model draws no layers.
  public var compositingFilter: Any? {
    get { rarities?.compositingFilter }
    set { rare.compositingFilter = newValue }
  }

  /// A name that the app gives the layer, to find it by.
  public var name: String? {
    get { rarities?.name }
    set { rare.name = newValue }
  }

  /// The actions (usually animations) that run when a property of the layer changes, by the
  /// property's key.
  public var actions: [String: any CAAction]? {
    get { rarities?.actions }
    set { rare.actions = newValue }
  }

  /// Sets a property that few layers use, such as a shadow's colour, and starts the animation that
  /// follows from the change.
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
