/// A rectangle on the screen, with subviews.
///
/// A view has two sides. Its ``layer`` holds every visible value, such as position, transform and
/// opacity, so that Core Animation can animate them. The view itself holds what is not visible: its
/// place in the tree, its layout, and how it handles touches. Inside an animation block a value
/// changes at once, and only the screen follows slowly (R92). So every property returns the value
/// at the end of the animation.
///
/// ```swift
/// let card = UIView(frame: CGRect(x: 20, y: 40, width: 350, height: 200))
/// window.addSubview(card)
/// UIView.animate(withDuration: 0.3) { card.center.y += 100 }
/// card.frame.minY  // 140, though nothing has moved yet
/// ```
///
/// - Note: ``frame`` is computed from bounds, center and transform. For a transformed view it is
///   the bounding box. Setting it then changes bounds and center so that the bounding box is right,
///   which deforms the view (R121).
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, LayerView, UICoordinateSpace, UITraitEnvironment,
  UIDynamicItem, @preconcurrency NSCoding
{
  /// The class of the layers of this class's views.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that holds the visible values of this view.
  open var layer: CALayer { backing }
  let backing: CALayer

  /// A number that identifies the view within one run, and is the same in every repetition of the
  /// run.
  package let serial = Simulator.current.makeSerial()

  // The superview and the window clear these references when they are deallocated. Weak references
  // would be too slow, because both are read for every touch and every layout.
  // Unchecked: beside the main actor only deinitialisers use these; an exclusivity check at each
  // access would cost time.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var parent: UIView?
  @exclusivity(unchecked) nonisolated(unsafe) private var windowReference: Unmanaged<UIWindow>?
  @exclusivity(unchecked) nonisolated(unsafe) var children: [UIView] = []

  /// An object that refers to this view without keeping it alive, once one has been made.
  ///
  /// Unchecked: beside the main actor only the deinitialiser uses it; an exclusivity check at each
  /// access would cost time.
  @exclusivity(unchecked) nonisolated(unsafe) var ownReference: ViewReference?

  /// The controller whose view this is.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and the reference is replaced
  /// as a whole.
  @exclusivity(unchecked) package weak var controller: UIViewController?

  /// True if the view's `layoutSubviews` has to be called.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
  @exclusivity(unchecked) var needsLayout = true
  /// True while the view's `layoutSubviews` runs.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
  @exclusivity(unchecked) var isLayingOut = false
  /// True if the constraints that this view solves may have a new solution.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
  @exclusivity(unchecked) var solvingIsDue = false
  /// True once a warning was given that the view's layout never ends.
  var isKnownToLoop = false
  /// True if a view further down needs layout.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
  @exclusivity(unchecked) var hasLayoutBelow = false
  /// True if the view's safe area must be checked for changes.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
  @exclusivity(unchecked) var safeAreaIsStale = true
  /// The insets that `safeAreaInsetsDidChange` announced last.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
  @exclusivity(unchecked) var announcedSafeArea = UIEdgeInsets.zero
  /// Insets that bars and the controller add to those inherited from the superview.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and `didSet` runs after the
  /// access.
  @exclusivity(unchecked) var safeAreaAddition = UIEdgeInsets.zero {
    didSet { if safeAreaAddition != oldValue { safeAreaMayHaveChanged() } }
  }
  /// The number of the commit that makes this view visible in its window.
  var renderedFromCommit = Int.max

  /// True if the view will draw at the end of the turn.
  var isAwaitingDisplay = false
  /// Objects of a cell's nib that are no views. They live as long as the view.
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

  /// True if the view is in a window. It is faster than reading the window, and asked far more
  /// often.
  nonisolated final var isInWindow: Bool { windowReference != nil }

  // MARK: - Creating

  /// Creates a view with a frame in its future superview.
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

  /// Archives the view, so that ``init(coder:)`` can make a copy of it.
  open override func encode(with coder: NSCoder) {
    Simulator.current.archives.write(self, to: coder)
  }

  open override var classForKeyedArchiver: AnyClass? {
    let ownClass: AnyClass = type(of: self)
    return onMainThread("UIView.classForKeyedArchiver") {
      Simulator.current.archives.named(ownClass)
    }
  }

  /// Records the properties that a copy of this view needs.
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

  /// The view whose subviews are archived; `nil` if a view makes its own subviews.
  var archivedInside: UIView? { self }

  // Deinitialisation is not isolated to the main actor, because a test may release its last
  // reference on any thread.
  deinit {
    backing.view = nil
    ownReference?.clear()
    for recognizer in recognizers { recognizer.attachedView = nil }
    if !children.isEmpty { releaseSubviews() }
  }

  // MARK: - Geometry

  /// The view's bounding box in its superview's coordinates.
  open var frame: CGRect {
    get { backing.frame }
    set { noting(.frame) { backing.frame = newValue } }
  }

  /// The view's rectangle in its own coordinates, which are those of its subviews.
  open var bounds: CGRect {
    get { backing.bounds }
    set { noting(.bounds) { backing.bounds = newValue } }
  }

  /// The position of the layer's anchor point in the superview: by default the view's centre.
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

  /// The point about which transforms turn and scale, as fractions of the bounds.
  open var anchorPoint: CGPoint {
    get { backing.anchorPoint }
    set { backing.anchorPoint = newValue }
  }

  /// The kind of the view's collision shape (``UICollisionBehavior``).
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline of the view's collision shape, around its centre, if the shape is a path.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }

  /// The number of pixels per point.
  open var contentScaleFactor: CGFloat = UIScreen.main.scale

  /// The lengths that change with the superview's size.
  open var autoresizingMask: AutoresizingMask = []

  /// True if the autoresizing mask and the frame determine the view's place, false if constraints
  /// do.
  ///
  /// It is true for a view made in code, and often forgotten: constraints that ask for another
  /// place then conflict with the frame.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !constrained.isConstrained }
    set { constrained.translateMask(newValue) }
  }

  /// The view's state for Auto Layout: a `LayoutState`.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and the object is replaced as
  /// a whole.
  @exclusivity(unchecked) final var storedLayoutState: AnyObject?
  /// Motion effects, which follow the device's tilt. The model stores them only.
  final var storedMotionEffects: [AnyObject] = []

  /// True if subviews are resized by their ``autoresizingMask``.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
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

  // MARK: - Looks

  /// The opacity of the view. A view below 0.01 takes no touches.
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

  /// True if the view's drawing fills its bounds completely.
  open var isOpaque: Bool {
    get { backing.isOpaque }
    set { backing.isOpaque = newValue }
  }

  /// The colour that fills the bounds.
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

  /// Resolves a dynamic background colour again, after the traits have changed.
  final func refreshBackgroundColor() {
    guard let chosenBackgroundColor, chosenBackgroundColor.isDynamic else { return }
    backing.backgroundColor = resolved(chosenBackgroundColor)
  }

  /// True if contents outside the bounds are clipped.
  open var clipsToBounds: Bool {
    get { backing.masksToBounds }
    set { backing.masksToBounds = newValue }
  }

  /// A view whose alpha masks this view.
  open var mask: UIView? {
    didSet {
      backing.mask = mask?.layer
      if let mask, mask.parent != nil { mask.removeFromSuperview() }
    }
  }

  /// The placement of contents in bounds of another size.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and `didSet` runs after the
  /// access.
  @exclusivity(unchecked) open var contentMode: ContentMode = .scaleToFill {
    didSet { if contentMode == .redraw { setNeedsDisplay() } }
  }

  /// True if the contents are cleared before drawing.
  open var clearsContextBeforeDrawing = true

  /// Draws the contents. Called before the view first appears, and after ``setNeedsDisplay()``.
  open func draw(_ rect: CGRect) {}

  /// Requests a new drawing of the contents at the end of the turn.
  open func setNeedsDisplay() { requestDisplay() }

  /// Requests a new drawing of a part of the contents. The model draws them all.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// The colour of interactive elements: the view's own, else the superview's, else the system's
  /// blue.
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set { replaceTint { ownTintColor = newValue } }
  }

  /// The mode of the tint, such as dimmed to grey behind an alert.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { inheritedTintAdjustmentMode }
    set { replaceTint { ownTintAdjustmentMode = newValue } }
  }

  /// Called when the view's own or inherited tint has changed.
  open func tintColorDidChange() {}

  // MARK: - Touches

  /// True if the view and its subviews take touches.
  open var isUserInteractionEnabled = true {
    didSet { if oldValue, !isUserInteractionEnabled { interactionWasSwitchedOff() } }
  }

  /// True if the view gets several touches at once, not only the first.
  open var isMultipleTouchEnabled = false

  /// True if no other view gets touches while this one has some.
  open var isExclusiveTouch = false

  /// The recognisers of the view, which watch touches on it and on its subviews.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for old in recognizers { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }
  // Unchecked: beside the main actor only the deinitialiser uses it.
  nonisolated(unsafe) var recognizers: [UIGestureRecognizer] = []

  /// Adds a recogniser, and removes it from the view that it watched before.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a recogniser; a running gesture is cancelled (R114).
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Returns whether a recogniser that has recognised its gesture may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns the view that takes a touch at a point: the frontmost one, the deepest first.
  ///
  /// A view that is hidden, nearly transparent or without interaction takes no touch, and neither
  /// do its subviews. A point outside a view's bounds finds none of its subviews, clipped or not.
  /// Positions are model values, not those of a running animation (R92).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !backing.isHidden, backing.opacity >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    var index = children.count
    while index > 0 {
      index -= 1
      // An override of `hitTest` in a subview that was just asked may have removed subviews.
      guard index < children.count else { continue }
      let child = children[index]
      if !child.backing.attached.isEmpty, child.backing.touchPolicy == .through { continue }
      if let hit = child.hitTest(child.backing.touchPoint(point), with: event) {
        return hit
      }
    }
    return self
  }

  /// Returns whether a point lies in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Makes the first responder resign if it is this view or inside it.
  ///
  /// - Returns: True if the first responder is not inside any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let holder = Simulator.current.application.firstResponder as? UIView,
      holder.isDescendant(of: self)
    else { return true }
    if holder.resignFirstResponder() { return true }
    if force { Simulator.current.application.firstResponder = nil }
    return force
  }

  // MARK: - Tree

  /// The view that contains this one.
  open var superview: UIView? { parent }

  /// The views that this one contains, from back to front.
  open var subviews: [UIView] { children }

  /// The window that contains this view.
  open var window: UIWindow? { cachedWindow }

  open override var next: UIResponder? { controller ?? parent }

  /// A number by which the view can be found.
  open var tag = 0

  /// Returns the first view with a tag, among this view and the views inside.
  open func viewWithTag(_ tag: Int) -> UIView? {
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      if view.tag == tag { return view }
      waiting.append(contentsOf: view.children.reversed())
    }
    return nil
  }

  /// Adds a subview in front of the other ones, and removes it from its former superview.
  open func addSubview(_ view: UIView) { insert(view, at: .max) }

  /// Inserts a subview at an index; 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a subview directly below a sibling.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, above: false)
  }

  /// Inserts a subview directly above a sibling.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, above: true)
  }

  /// Exchanges two subviews.
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
  open func removeFromSuperview() { leaveSuperview() }

  /// Returns whether this view is the given one, or inside it at any depth.
  open func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let ancestor = candidate {
      if ancestor === view { return true }
      candidate = ancestor.parent
    }
    return false
  }

  /// Called when a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called when a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called when the view is about to be added to a superview, or removed (`nil`).
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view was added to a superview, or removed.
  open func didMoveToSuperview() {}
  /// Called when the view is about to enter a window, or to leave it (`nil`).
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the view has entered a window, or left it.
  open func didMoveToWindow() {}

  // MARK: - Layout

  /// Places the subviews. Called when the size has changed, or after ``setNeedsLayout()``.
  open func layoutSubviews() {}

  /// Lays out the layer's sublayers as the layer's delegate: calls ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) {
    if layer === backing { layoutSubviews() }
  }

  /// Requests ``layoutSubviews()`` at the end of the turn.
  open func setNeedsLayout() {
    needsLayout = true
    requestLayoutVisit()
  }

  /// Lays out this view and its subviews now, where layout is due.
  open func layoutIfNeeded() { layOutTree() }

  /// The size that the contents prefer; `UIView.noIntrinsicMetric` for a length without preference.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Reports that ``intrinsicContentSize`` has changed.
  open func invalidateIntrinsicContentSize() { constrained.contentSizeMayHaveChanged() }

  /// Tells the view that a subview was hidden or shown.
  func subviewIsHiddenOrShown() {}

  /// True if the view needs constraints, which it makes in `updateConstraints()`.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Makes or changes the constraints of the view. Called before layout, after
  /// `setNeedsUpdateConstraints()`.
  open func updateConstraints() {}

  /// Returns the view's best size within a size; by default its present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to its best size and keeps its upper left corner.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// Returns the size nearest to the given one that the constraints inside the view allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size nearest to the given one that the constraints inside the view allow. Each
  /// length has a priority.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    constrained.sizeByConstraints(
      nearest: targetSize, at: (horizontalFittingPriority, verticalFittingPriority))
  }

  /// The insets that bars cover or the system reserves; zero outside a window.
  open var safeAreaInsets: UIEdgeInsets { currentSafeArea() }

  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// Tells the view that a scroll view inside may have to change the insets that keep its content
  /// clear of bars.
  func barsMayBeKeptClear() {}

  /// Returns the part of the view's safe area that its subviews inherit.
  func safeAreaHandedDown(_ insets: UIEdgeInsets) -> UIEdgeInsets { insets }

  /// The distances of the contents from the edges.
  open var layoutMargins: UIEdgeInsets {
    get { insetsLayoutMarginsFromSafeArea ? ownLayoutMargins + safeAreaInsets : ownLayoutMargins }
    set {
      guard ownLayoutMargins != newValue else { return }
      ownLayoutMargins = newValue
      layoutMarginsDidChange()
      setNeedsLayout()
      constrained.insetsDidChange()
    }
  }

  /// True if the margins include the superview's, where both views overlap. The model ignores it.
  open var preservesSuperviewLayoutMargins = false {
    didSet { inert("UIView.preservesSuperviewLayoutMargins") }
  }
  /// The kind of the view's contents, which decides their direction.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      constrained.readingDirectionDidChange()
      setNeedsLayout()
    }
  }
  /// The direction of the view's contents, by their kind or else by the view's traits.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    default: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
  /// The insets of the rectangle that layout aligns; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose text gives the first baseline.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose text gives the last baseline.
  open var forLastBaselineLayout: UIView { self }
  /// The interactions of the view. An assignment tells those that come and those that leave.
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
  /// Gives the view an interaction, which leaves the view that had it and is told of both (R196).
  open func addInteraction(_ interaction: any UIInteraction) {
    guard !heldInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    heldInteractions.append(interaction)
    interaction.didMove(to: self)
  }
  /// Takes an interaction from the view, and tells it (R196).
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
      layoutMarginsDidChange()
      constrained.insetsDidChange()
    }
  }

  /// The ``layoutMargins`` by reading direction.
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

  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}

  // MARK: - Traits

  /// The traits of the view: style, size classes, scale and others.
  open var traitCollection: UITraitCollection { inheritedTraits }

  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The light or dark style of the view, which overrides the inherited one.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { userInterfaceStyleDidChange(from: oldValue) }
  }

  // MARK: - Snapshots

  /// Returns a view that shows a snapshot of this one.
  ///
  /// - Returns: `nil` for a view without size. For a view that has not been shown yet the snapshot
  ///   is empty, unless `afterUpdates` is true, as Apple documents.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, capInsets: .zero, afterScreenUpdates: afterUpdates)
  }

  /// Returns a snapshot of a part of this view, which stretches between its cap insets.
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

  // The description contains no address, because hashes and texts must be equal in every repetition
  // of a run.

  /// The serial number. A hash by address would order sets of views differently in every run.
  nonisolated open override var hash: Int { serial }

  /// The class and the serial number of the view. An address would differ from run to run.
  open override var description: String { "<\(type(of: self)) \(serial)>" }
}

extension UIView {
  /// The value in ``intrinsicContentSize`` for a length without preference.
  public static let noIntrinsicMetric: CGFloat = -1
}
