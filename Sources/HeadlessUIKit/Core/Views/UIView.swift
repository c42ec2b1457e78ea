/// A rectangle on the screen, with subviews.
///
/// Two objects share the properties of a view. Its ``layer`` holds all visible values, such as
/// position, transform and opacity, so that Core Animation can animate them. The view itself holds
/// the rest: its place in the view tree, its layout, and its handling of touches. Inside an
/// animation block a value changes at once, and only the picture on the screen follows slowly
/// (rule R92 of UIKit's behaviour). Every property therefore returns the value at the end of the
/// animation.
///
/// ```swift
/// let card = UIView(frame: CGRect(x: 20, y: 40, width: 350, height: 200))
/// window.addSubview(card)
/// UIView.animate(withDuration: 0.3) { card.center.y += 100 }
/// card.frame.minY  // 140, though nothing has moved yet
/// ```
///
/// - Note: ``frame`` is computed from bounds, center and transform. For a view with a transform it
///   is the bounding box. Setting the frame of such a view changes bounds and center until the
///   bounding box is right, which deforms the view (rule R121 of UIKit's behaviour).
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, LayerView, UICoordinateSpace, UITraitEnvironment,
  UIDynamicItem, @preconcurrency NSCoding
{
  /// The class of the layer that a view of this class gets.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that holds the visible values of this view.
  open var layer: CALayer { backing }
  let backing: CALayer

  /// A number that identifies the view within a run. It is the same in every repetition of the run.
  package let serial = Simulator.current.makeSerial()

  /// The number of the simulator in which the view was made. A view that a global variable keeps
  /// has another number than the views of later simulators.
  let generation = Simulator.generation

  // The references to the superview and the window are not weak, because both are read for every
  // touch and every layout. The superview and the window clear them when they are deallocated.
  // Unchecked: no check of threads or exclusivity is needed, because besides main-actor code only
  // deinitialisers use these references.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var parent: UIView?
  @exclusivity(unchecked) nonisolated(unsafe) private var windowReference: Unmanaged<UIWindow>?
  @exclusivity(unchecked) nonisolated(unsafe) var children: [UIView] = []

  /// The object by which other objects refer to this view without keeping it alive; `nil` until the
  /// first one asks for it.
  ///
  /// Unchecked: no check of threads or exclusivity is needed, because besides main-actor code only
  /// the view's deinitialiser uses the reference.
  @exclusivity(unchecked) nonisolated(unsafe) var ownReference: ViewReference?

  /// The controller to which this view belongs as its root view; `nil` for every other view.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each access. It is not needed, because
  /// the reference is replaced as a whole.
  @exclusivity(unchecked) package weak var controller: UIViewController?

  /// True if the view's `layoutSubviews` has to be called.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each access. It is not needed, because
  /// setting a plain value runs no other code.
  @exclusivity(unchecked) var needsLayout = true
  /// True while the view's `layoutSubviews` runs.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each access. It is not needed, because
  /// setting a plain value runs no other code.
  @exclusivity(unchecked) var isLayingOut = false
  /// True if the constraints that are solved at this view may have a new solution.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each access. It is not needed, because
  /// setting a plain value runs no other code.
  @exclusivity(unchecked) var solvingIsDue = false
  /// True once a warning about the endless layout of this view was given.
  var isKnownToLoop = false
  /// True if a view inside this one needs layout.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each access. It is not needed, because
  /// setting a plain value runs no other code.
  @exclusivity(unchecked) var hasLayoutBelow = false
  /// True if the view's safe area must be checked for changes.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each access. It is not needed, because
  /// setting a plain value runs no other code.
  @exclusivity(unchecked) var safeAreaIsStale = true
  /// The safe area insets of which `safeAreaInsetsDidChange` told the view last.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each access. It is not needed, because
  /// setting a plain value runs no other code.
  @exclusivity(unchecked) var announcedSafeArea = UIEdgeInsets.zero
  /// The safe area insets that the view had when it last left a window; `nil` if it never did.
  var safeAreaWhenLeft: UIEdgeInsets?
  /// The safe area insets that bars and the controller add to those that the view inherits from its
  /// superview.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each access. It is not needed, because
  /// `didSet` runs after the access.
  @exclusivity(unchecked) var safeAreaAddition = UIEdgeInsets.zero {
    didSet { if safeAreaAddition != oldValue { safeAreaMayHaveChanged() } }
  }
  /// The number of the first screen update (commit) that can render the view in its window.
  var renderedFromCommit = Int.max

  /// True if the view is queued to draw at the end of the run-loop turn.
  var isAwaitingDisplay = false
  /// The top-level objects of a cell's nib that are not views. The view keeps them alive.
  var interfaceObjects: [AnyObject] = []

  var ownTintColor: UIColor?
  var ownTintAdjustmentMode = TintAdjustmentMode.automatic
  var ownLayoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var traitOverrides: UITraitCollection?
  var traitChanges: [KeptTraitChange] = []

  nonisolated final var cachedWindow: UIWindow? {
    get { windowReference?.takeUnretainedValue() }
    set { windowReference = newValue.map(Unmanaged.passUnretained) }
  }

  /// True if the view is in a window. The property is faster than comparing the window with `nil`,
  /// and is read far more often.
  nonisolated final var isInWindow: Bool { windowReference != nil }

  // MARK: - Creating

  /// Creates a view with a frame, in the coordinates of its future superview.
  public init(frame: CGRect) {
    backing = CALayer.make(Self.layerClass)
    super.init()
    backing.adopt(self)
    backing.isOpaque = true
    self.frame = frame
  }

  /// Creates a view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view from a storyboard or a nib.
  public required init?(coder: NSCoder) {
    backing = CALayer.make(Self.layerClass)
    super.init()
    backing.adopt(self)
    backing.isOpaque = true
    if let frame = coder.interface?.frame { self.frame = frame }
    coder.decodeInterface(of: self, as: UIView.self)
  }

  /// Archives the view. ``init(coder:)`` can make a copy from the archive.
  open override func encode(with coder: NSCoder) {
    Simulator.current.archives.write(self, to: coder)
  }

  open override var classForKeyedArchiver: AnyClass? {
    let ownClass: AnyClass = type(of: self)
    return onMainThread("UIView.classForKeyedArchiver") {
      Simulator.current.archives.named(ownClass)
    }
  }

  /// Records in an archive the values of this view that a copy of it gets.
  func archive(in archive: ArchivedView) {
    let (size, center, transform, alpha) = (bounds.size, center, transform, alpha)
    let (isHidden, isOpaque, clips, color) = (isHidden, isOpaque, clipsToBounds, backgroundColor)
    let (tag, mode, mask) = (tag, contentMode, autoresizingMask)
    let (isEnabled, takesMany) = (isUserInteractionEnabled, isMultipleTouchEnabled)
    archive.note { (view: UIView) in
      view.bounds.size = size
      (view.center, view.transform, view.alpha) = (center, transform, alpha)
      (view.isHidden, view.isOpaque, view.clipsToBounds) = (isHidden, isOpaque, clips)
      (view.backgroundColor, view.tag, view.contentMode) = (color, tag, mode)
      view.autoresizingMask = mask
      (view.isUserInteractionEnabled, view.isMultipleTouchEnabled) = (isEnabled, takesMany)
    }
  }

  /// The view whose subviews are archived together with this view; `nil` for a view whose
  /// initialiser makes its subviews itself.
  var archivedInside: UIView? { self }

  // The deinitialiser is not isolated to the main actor, because a test may release its last
  // reference to a view on any thread.
  deinit {
    backing.view = nil
    ownReference?.clear()
    for recognizer in recognizers { recognizer.attachedView = nil }
    if !children.isEmpty { releaseSubviews() }
  }

  // MARK: - Geometry

  /// The view's rectangle in its superview's coordinates; for a view with a transform, the bounding
  /// box.
  open var frame: CGRect {
    get { backing.frame }
    set { noting(.frame) { backing.frame = newValue } }
  }

  /// The view's rectangle in its own coordinates, which are those of its subviews.
  open var bounds: CGRect {
    get { backing.bounds }
    set { noting(.bounds) { backing.bounds = newValue } }
  }

  /// The position of the view's anchor point in its superview. By default it is the view's centre.
  open var center: CGPoint {
    get { backing.position }
    set { noting(.center) { backing.position = newValue } }
  }

  /// The translation, scale and rotation of the view about its anchor point.
  open var transform: CGAffineTransform {
    get { backing.affineTransform() }
    set { noting(.transform) { backing.setAffineTransform(newValue) } }
  }

  /// The translation, scale and rotation of the view in three dimensions.
  open var transform3D: CATransform3D {
    get { backing.transform }
    set { backing.transform = newValue }
  }

  /// The point about which the transform scales and rotates, as fractions of the bounds.
  open var anchorPoint: CGPoint {
    get { backing.anchorPoint }
    set { backing.anchorPoint = newValue }
  }

  /// The kind of the view's collision shape in dynamic animations (``UICollisionBehavior``).
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline of the view's collision shape, relative to its centre. It is used if the shape is
  /// a path.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }

  /// The number of screen pixels per point in the view's contents.
  open var contentScaleFactor: CGFloat = UIScreen.main.scale

  /// The lengths of the view that change when its superview's size changes: its size, and its
  /// distances from the superview's edges.
  open var autoresizingMask: AutoresizingMask = []

  /// True if the frame and the autoresizing mask determine the view's place; false if constraints
  /// do.
  ///
  /// It is true for a view made in code. Apps often forget to set it to false, and constraints that
  /// demand another place then conflict with the frame.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !constrained.isConstrained }
    set { constrained.translateMask(newValue) }
  }

  /// The view's state for Auto Layout, an object of class `LayoutState`.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each access. It is not needed, because
  /// the object is replaced as a whole.
  @exclusivity(unchecked) final var storedLayoutState: AnyObject?
  /// The view's motion effects, which follow the device's tilt on a device. The model only stores
  /// them.
  final var storedMotionEffects: [AnyObject] = []

  /// True if a change of this view's size resizes the subviews by their ``autoresizingMask``.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each access. It is not needed, because
  /// setting a plain value runs no other code.
  @exclusivity(unchecked) open var autoresizesSubviews = true

  /// The upper limit of text sizes inside. The model ignores it, because text has the size of its
  /// font.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    didSet { inert("UIView.maximumContentSizeCategory") }
  }
  /// The lower limit of text sizes inside. The model ignores it, because text has the size of its
  /// font.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet { inert("UIView.minimumContentSizeCategory") }
  }

  // MARK: - Appearance

  /// The opacity of the view. A view with an opacity below 0.01 gets no touches.
  open var alpha: CGFloat {
    get { CGFloat(backing.opacity) }
    set { noting(.alpha) { backing.opacity = Float(newValue) } }
  }

  /// True if the view and its subviews are hidden.
  open var isHidden: Bool {
    get { backing.isHidden }
    set {
      let changes = newValue != backing.isHidden
      noting(.isHidden) { backing.isHidden = newValue }
      if changes { parent?.subviewIsHiddenOrShown() }
    }
  }

  /// True if the view fills its whole bounds with opaque drawing. The property is a hint for
  /// drawing only.
  open var isOpaque: Bool {
    get { backing.isOpaque }
    set { backing.isOpaque = newValue }
  }

  /// The colour that fills the view's bounds.
  open var backgroundColor: UIColor? {
    get {
      guard let shown = backing.backgroundColor else { return nil }
      if let chosenBackgroundColor, resolved(chosenBackgroundColor) == shown {
        return chosenBackgroundColor
      }
      return UIColor(cgColor: shown)
    }
    set {
      noting(ObservedProperty("backgroundColor")) {
        chosenBackgroundColor = newValue
        backing.backgroundColor = newValue.map(resolved)
      }
    }
  }
  private var chosenBackgroundColor: UIColor?

  private func resolved(_ color: UIColor) -> CGColor {
    color.isDynamic ? color.resolvedColor(with: traitCollection).cgColor : color.cgColor
  }

  /// Resolves the background colour again if it depends on the traits, because the traits have
  /// changed.
  final func refreshBackgroundColor() {
    guard let chosenBackgroundColor, chosenBackgroundColor.isDynamic else { return }
    backing.backgroundColor = resolved(chosenBackgroundColor)
  }

  /// True if the view clips subviews and drawing that extend beyond its bounds.
  open var clipsToBounds: Bool {
    get { backing.masksToBounds }
    set { backing.masksToBounds = newValue }
  }

  /// A view whose alpha values mask this view, so that parts under transparent places are hidden.
  open var mask: UIView? {
    didSet {
      backing.mask = mask?.layer
      if let mask, mask.parent != nil { mask.removeFromSuperview() }
    }
  }

  /// The way in which the view's contents are placed when its bounds have another size.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each access. It is not needed, because
  /// `didSet` runs after the access.
  @exclusivity(unchecked) open var contentMode: ContentMode = .scaleToFill {
    didSet { if contentMode == .redraw { setNeedsDisplay() } }
  }

  /// True if UIKit clears the drawing context before the view draws.
  open var clearsContextBeforeDrawing = true

  /// Draws the view's contents. Called before the view first appears, and after
  /// ``setNeedsDisplay()``.
  open func draw(_ rect: CGRect) {}

  /// Requests that the view draws again at the end of the run-loop turn.
  open func setNeedsDisplay() { requestDisplay() }

  /// Requests that a rectangle of the view is drawn again. The model draws the whole view.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// The colour of interactive elements: the view's own, else the nearest superview's that has one,
  /// else the system's blue.
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set { replaceTint { ownTintColor = newValue } }
  }

  /// The mode in which the view's tint is shown, such as dimmed to grey behind an alert.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { inheritedTintAdjustmentMode }
    set { replaceTint { ownTintAdjustmentMode = newValue } }
  }

  /// Called when the view's own or inherited tint has changed.
  open func tintColorDidChange() {}

  // MARK: - Touches

  /// True if the view and its subviews get touches.
  open var isUserInteractionEnabled = true {
    didSet { if oldValue, !isUserInteractionEnabled { interactionWasSwitchedOff() } }
  }

  /// True if the view gets all touches on it, not only the first one.
  open var isMultipleTouchEnabled = false

  /// True if no other view gets touches while this view has one, and this view gets none while
  /// another has one.
  open var isExclusiveTouch = false

  /// The gesture recognisers of the view, which follow the touches on it and on its subviews.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for old in recognizers { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }
  // Unchecked: no thread check is needed, because besides main-actor code only the view's
  // deinitialiser uses the array of recognisers.
  nonisolated(unsafe) var recognizers: [UIGestureRecognizer] = []

  /// Adds a recogniser to the view, and removes it from the view to which it was attached.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a recogniser from the view. A running gesture is cancelled (rule R114 of UIKit's
  /// behaviour).
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Returns whether a recogniser whose gesture matches may recognise it. UIKit asks the
  /// recogniser's view and the touched view.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns the view that gets a touch at a point: the deepest view there, and of siblings the
  /// frontmost.
  ///
  /// A view gets no touch if it is hidden, nearly transparent or without interaction, and neither
  /// do its subviews. A point outside a view's bounds finds none of its subviews, even if they
  /// extend beyond the bounds. Positions are model values, not those of a running animation
  /// (rule R92 of UIKit's behaviour).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !backing.isHidden, backing.opacity >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    var index = children.count
    while index > 0 {
      index -= 1
      // The index is checked again, because an override of `hitTest` in one subview may have
      // removed other subviews.
      guard index < children.count else { continue }
      let child = children[index]
      if !child.backing.attached.isEmpty, child.backing.touchPolicy == .through { continue }
      if let hit = child.hitTest(child.backing.touchPoint(point), with: event) {
        return hit
      }
    }
    return self
  }

  /// Returns whether a point is inside the view's bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Makes the first responder resign if it is this view or a view inside.
  ///
  /// - Parameter force: True if the view loses the role even if it refuses to resign.
  /// - Returns: True if neither this view nor a view inside is the first responder now.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let holder = Simulator.current.application.firstResponder as? UIView,
      holder.isDescendant(of: self)
    else { return true }
    if holder.resignFirstResponder() { return true }
    if force { Simulator.current.application.firstResponder = nil }
    return force
  }

  // MARK: - View tree

  /// The superview, that is, the view that contains this one.
  open var superview: UIView? { parent }

  /// The subviews of this view, from back to front.
  open var subviews: [UIView] { children }

  /// The window that contains this view.
  open var window: UIWindow? { cachedWindow }

  open override var next: UIResponder? { controller ?? parent }

  /// A number that an app gives the view, to find it by ``viewWithTag(_:)``.
  open var tag = 0

  /// Returns the first view with a tag: this view or a view inside it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      if view.tag == tag { return view }
      waiting.append(contentsOf: view.children.reversed())
    }
    return nil
  }

  /// Adds a subview in front of the other subviews, and removes it from its former superview.
  open func addSubview(_ view: UIView) { insert(view, at: .max) }

  /// Inserts a subview at an index. Index 0 is behind all other subviews.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a subview directly behind a sibling.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, above: false)
  }

  /// Inserts a subview directly in front of a sibling.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, above: true)
  }

  /// Exchanges two subviews, given their indices.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    if view.parent === self { move(view, to: children.count - 1) }
  }

  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    if view.parent === self { move(view, to: 0) }
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    // An outlet may be the only reference to the view, and be weak. So the view lives on until the
    // turn ends (rule R230 of UIKit's behaviour).
    if parent != nil { _ = Simulator.current.autoreleased(self) }
    leaveSuperview()
  }

  /// Returns whether this view is the given one or inside it, at any depth.
  open func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let ancestor = candidate {
      if ancestor === view { return true }
      candidate = ancestor.parent
    }
    return false
  }

  /// Called when a subview was added to this view.
  open func didAddSubview(_ subview: UIView) {}
  /// Called when a subview is about to be removed from this view.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called when the view is about to be added to a superview, or to be removed from its superview
  /// (`nil`).
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view was added to a superview, or was removed from its superview.
  open func didMoveToSuperview() {}
  /// Called when the view is about to enter a window, or to leave it (`nil`).
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the view has entered a window, or left its window.
  open func didMoveToWindow() {}

  // MARK: - Layout

  /// Places the subviews of this view. Called when the view's size has changed, or after
  /// ``setNeedsLayout()``.
  open func layoutSubviews() {}

  /// Lays out the sublayers of the view's layer, for Core Animation, by calling
  /// ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) {
    if layer === backing { layoutSubviews() }
  }

  /// Returns `NSNull()`: outside of an animation block, a change of the view's layer has no action.
  /// The model animates in blocks by other means and does not call the method of its own accord.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }

  /// The rectangle of the view on the screen, unless the app has set another.
  open override var accessibilityFrame: CGRect {
    get {
      let set = super.accessibilityFrame
      return set == .zero ? convert(bounds, to: nil) : set
    }
    set { super.accessibilityFrame = newValue }
  }

  /// Requests a call of ``layoutSubviews()`` at the end of the run-loop turn.
  open func setNeedsLayout() {
    needsLayout = true
    requestLayoutVisit()
  }

  /// Lays out this view and its subviews now, if any of them have requested layout. Superviews are
  /// not laid out, so constraints do not move the view itself (rule R252 of UIKit's behaviour).
  open func layoutIfNeeded() { layOutTree() }

  /// The size that the view's contents prefer. `UIView.noIntrinsicMetric` stands for a length
  /// without a preference.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells Auto Layout that ``intrinsicContentSize`` has changed.
  open func invalidateIntrinsicContentSize() { constrained.contentSizeMayHaveChanged() }

  /// Called when a subview of this view was hidden or shown.
  func subviewIsHiddenOrShown() {}

  /// True if views of this class work only with constraints, which they make in
  /// `updateConstraints()`.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Makes or changes the view's own constraints. Called before layout, after
  /// `setNeedsUpdateConstraints()`.
  open func updateConstraints() {}

  /// Returns the best size of the view within a given size. By default it is the view's present
  /// size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to its best size. The upper left corner keeps its place. If the view has a
  /// transform, the best size is that of its bounds (rule R222 of UIKit's behaviour).
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    let corner = frame.origin
    if transform.isIdentity {
      frame = CGRect(origin: corner, size: size)
    } else {
      bounds.size = size
      frame.origin = corner
    }
  }

  /// Returns the size that the constraints inside the view allow and that is nearest to a given
  /// one.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that the constraints inside the view allow and that is nearest to a given
  /// one. Width and height each have a priority.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    constrained.sizeByConstraints(
      nearest: targetSize, at: (horizontalFittingPriority, verticalFittingPriority))
  }

  /// The insets of the edges that bars cover or the system reserves. They are zero outside a
  /// window.
  open var safeAreaInsets: UIEdgeInsets { currentSafeArea() }

  /// Called when the view's safe area insets have changed.
  open func safeAreaInsetsDidChange() {}

  /// Called when bars may cover the view differently. A scroll view then adjusts the insets that
  /// keep its content clear of the bars.
  func barsMayBeKeptClear() {}

  /// Returns the part of this view's safe area insets that its subviews inherit.
  func safeAreaHandedDown(_ insets: UIEdgeInsets) -> UIEdgeInsets { insets }

  /// The distances that the view's contents keep from its edges.
  open var layoutMargins: UIEdgeInsets {
    get { insetsLayoutMarginsFromSafeArea ? ownLayoutMargins + safeAreaInsets : ownLayoutMargins }
    set {
      guard ownLayoutMargins != newValue else { return }
      ownLayoutMargins = newValue
      tellOfMargins()
      setNeedsLayout()
      constrained.insetsDidChange()
    }
  }

  /// True if the margins include the superview's, where both views overlap. The model ignores it.
  open var preservesSuperviewLayoutMargins = false {
    didSet { inert("UIView.preservesSuperviewLayoutMargins") }
  }
  /// The kind of the view's contents, which decides whether they are laid out from left to right.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      constrained.readingDirectionDidChange()
      setNeedsLayout()
    }
  }
  /// The direction of the view's contents, which depends on their kind, or else on the view's
  /// traits.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    default: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
  /// The insets that turn the view's frame into the rectangle that constraints align. By default
  /// they are zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose text determines this view's first baseline. By default it is this view.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose text determines this view's last baseline. By default it is this view.
  open var forLastBaselineLayout: UIView { self }
  /// The interactions of the view. An assignment tells the interactions that are added and those
  /// that are removed.
  open var interactions: [any UIInteraction] {
    get { heldInteractions }
    set {
      for old in heldInteractions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue { addInteraction(new) }
    }
  }
  private var heldInteractions: [any UIInteraction] = []
  /// Adds an interaction to the view, and removes it from the view that had it. The interaction is
  /// told of both (rule R196 of UIKit's behaviour).
  open func addInteraction(_ interaction: any UIInteraction) {
    guard !heldInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    heldInteractions.append(interaction)
    interaction.didMove(to: self)
  }
  /// Removes an interaction from the view, and tells the interaction (rule R196 of UIKit's
  /// behaviour).
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard heldInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    heldInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// True if ``layoutMargins`` include the safe area insets.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet {
      guard insetsLayoutMarginsFromSafeArea != oldValue else { return }
      tellOfMargins()
      constrained.insetsDidChange()
    }
  }

  /// The ``layoutMargins`` with a leading and a trailing edge instead of left and right.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
    }
    set {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isMirrored ? newValue.leading : newValue.trailing)
    }
  }

  /// Called when the view's layout margins have changed.
  open func layoutMarginsDidChange() {}

  /// Tells the view and the controller whose root view it is that the layout margins have changed.
  func tellOfMargins() {
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
  }

  // MARK: - Traits

  /// The traits of the view, such as its light or dark style, size classes and scale.
  open var traitCollection: UITraitCollection { inheritedTraits }

  /// Called when the view's traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The light or dark style of the view, which overrides the inherited one.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { userInterfaceStyleDidChange(from: oldValue) }
  }

  // MARK: - Snapshots

  /// Returns a view that shows a snapshot of this view.
  ///
  /// - Returns: The snapshot; `nil` if this view has no size. If this view has not been rendered
  ///   yet and `afterUpdates` is false, the snapshot is empty, as Apple documents.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, capInsets: .zero, afterScreenUpdates: afterUpdates)
      .map(Simulator.current.autoreleased)
  }

  /// Returns a snapshot of a rectangle of this view. When the snapshot is resized, only the part
  /// between the cap insets is stretched.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, capInsets: capInsets, afterScreenUpdates: afterUpdates)
  }

  /// Draws the view into the current image context.
  ///
  /// - Returns: True if there was anything to draw.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawPicture(in: rect, afterScreenUpdates: afterUpdates)
  }

  // MARK: - Identity

  // The description contains no address, because texts and hashes must be the same in every
  // repetition of a run.

  /// The view's hash, made from its serial number. A hash made from the address would order sets of
  /// views differently in every run.
  nonisolated open override var hash: Int { serial }

  /// The view's description, made of its class and serial number. An address in it would differ
  /// between runs.
  open override var description: String { "<\(type(of: self)) \(serial)>" }
}

extension UIView {
  /// The number that ``intrinsicContentSize`` has for a width or height without a preference.
  public static let noIntrinsicMetric: CGFloat = -1
}
