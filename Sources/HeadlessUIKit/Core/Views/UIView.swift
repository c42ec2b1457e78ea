/// A rectangle on the screen, with the views inside it.
///
/// A view has two sides. Its ``layer`` holds every value that can be seen (where it is, how it is
/// turned, how transparent it is), so that Core Animation can show those values on their way
/// somewhere else; the view itself holds what an app works with: its place in the tree, its layout,
/// what touches it takes. Inside an animation block the value changes at once, only what is shown
/// lags behind (R92): whatever is asked here is the value at the end of the animation.
///
/// ```swift
/// let card = UIView(frame: CGRect(x: 20, y: 40, width: 350, height: 200))
/// window.addSubview(card)
/// UIView.animate(withDuration: 0.3) { card.center.y += 100 }
/// card.frame.minY  // 140, though nothing has moved yet
/// ```
///
/// - Note: ``frame`` is made from bounds, center and transform. With a transform it reads as the
///   bounding box, and assigning it changes bounds and center so that the box comes out right,
///   which deforms the view (R121).
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, LayerView, UICoordinateSpace, UITraitEnvironment,
  UIDynamicItem, @preconcurrency NSCoding
{
  /// The class of the layer behind views of this class.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that holds what can be seen of this view.
  open var layer: CALayer { backing }
  let backing: CALayer

  /// What tells this view from the others of one run, from run to run the same.
  package let serial = Simulator.current.makeSerial()

  // The superview clears this when it goes away, and the window likewise: neither may cost a weak
  // reference, as both are read for every touch and every layout.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var parent: UIView?
  @exclusivity(unchecked) nonisolated(unsafe) private var windowReference: Unmanaged<UIWindow>?
  @exclusivity(unchecked) nonisolated(unsafe) var children: [UIView] = []

  /// What points at this view without keeping it alive, if anything does.
  @exclusivity(unchecked) nonisolated(unsafe) var ownReference: ViewReference?

  /// The controller whose view this is.
  @exclusivity(unchecked) package weak var controller: UIViewController?

  /// Whether `layoutSubviews` is due here.
  @exclusivity(unchecked) var needsLayout = true
  /// Whether `layoutSubviews` runs at this moment.
  @exclusivity(unchecked) var isLayingOut = false
  /// Whether the constraints that this view solves for may have another solution.
  @exclusivity(unchecked) var solvingIsDue = false
  /// Whether it was already said that the view's layout never comes to rest.
  var isKnownToLoop = false
  /// Whether anything is due further down.
  @exclusivity(unchecked) var hasLayoutBelow = false
  /// Whether the safe area has to be looked at again.
  @exclusivity(unchecked) var safeAreaIsStale = true
  /// What was last announced by `safeAreaInsetsDidChange`.
  @exclusivity(unchecked) var announcedSafeArea = UIEdgeInsets.zero
  /// What bars and the controller's own wishes add to the safe area inherited from the superview.
  @exclusivity(unchecked) var safeAreaAddition = UIEdgeInsets.zero {
    didSet { if safeAreaAddition != oldValue { safeAreaMayHaveChanged() } }
  }
  /// The commit after which this view can be seen in its window.
  var renderedFromCommit = Int.max

  /// Whether the view will draw itself at the end of the turn.
  var isAwaitingDisplay = false
  /// What a nib has beside the views, for a cell.
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

  /// Whether there is a window, which is asked far more often than for the window.
  nonisolated final var isInWindow: Bool { windowReference != nil }

  // MARK: - Creating

  /// Creates a view at a place in its future superview.
  public init(frame: CGRect) {
    backing = CALayer.make(Self.layerClass)
    super.init()
    backing.adopt(self)
    backing.isOpaque = true
    self.frame = frame
  }

  /// Creates a view of no size.
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

  /// Writes the view into an archive, from which ``init(coder:)`` makes another one like it.
  open override func encode(with coder: NSCoder) {
    Simulator.current.archives.write(self, to: coder)
  }

  open override var classForKeyedArchiver: AnyClass? {
    let ownClass: AnyClass = type(of: self)
    return onMainThread("UIView.classForKeyedArchiver") {
      Simulator.current.archives.named(ownClass)
    }
  }

  /// Notes what another view like this one needs.
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

  /// Where the subviews are that an archive takes along; `nil` where a view makes its own.
  var archivedInside: UIView? { self }

  // Not on the main actor: a test's last reference may go away on any thread.
  deinit {
    backing.view = nil
    ownReference?.clear()
    for recognizer in recognizers { recognizer.attachedView = nil }
    if !children.isEmpty { releaseSubviews() }
  }

  // MARK: - Geometry

  /// The smallest rectangle around the view, in the superview's coordinates.
  open var frame: CGRect {
    get { backing.frame }
    set { noting(.frame) { backing.frame = newValue } }
  }

  /// The view's own coordinates: what its inside goes from and to.
  open var bounds: CGRect {
    get { backing.bounds }
    set { noting(.bounds) { backing.bounds = newValue } }
  }

  /// Where the layer's anchor point lies in the superview: the middle, unless the anchor was moved.
  open var center: CGPoint {
    get { backing.position }
    set { noting(.center) { backing.position = newValue } }
  }

  /// How the view is moved, scaled or turned about its anchor point.
  open var transform: CGAffineTransform {
    get { backing.affineTransform() }
    set { noting(.transform) { backing.setAffineTransform(newValue) } }
  }

  /// How the view is moved, scaled or turned in space.
  open var transform3D: CATransform3D {
    get { backing.transform }
    set { backing.transform = newValue }
  }

  /// The point transforms turn about, in parts of the bounds.
  open var anchorPoint: CGPoint {
    get { backing.anchorPoint }
    set { backing.anchorPoint = newValue }
  }

  /// The shape the view bumps with where forces act on it (``UICollisionBehavior``).
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline the view bumps with, about its middle, if its shape is a path.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }

  /// Pixels per point.
  open var contentScaleFactor: CGFloat = UIScreen.main.scale

  /// Which parts stretch when the superview's size changes.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether the view's frame is given by its frame and autoresizing mask, as against found by
  /// constraints.
  ///
  /// True for a view made in code, and the thing most often forgotten: a frame that is given
  /// contradicts constraints that look for another.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !constrained.isConstrained }
    set { constrained.translateMask(newValue) }
  }

  /// What constraints have to do with this view: a `LayoutState`.
  @exclusivity(unchecked) final var storedLayoutState: AnyObject?
  /// What follows the device's tilt, as controls know it.
  final var storedMotionEffects: [AnyObject] = []

  /// Whether subviews are resized by their ``autoresizingMask``.
  @exclusivity(unchecked) open var autoresizesSubviews = true

  /// The largest text that is shown inside; texts have the size of their fonts.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    didSet { inert("UIView.maximumContentSizeCategory") }
  }
  /// The smallest text that is shown inside; texts have the size of their fonts.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet { inert("UIView.minimumContentSizeCategory") }
  }

  // MARK: - Looks

  /// How opaque the view is; below 0.01 it takes no touches.
  open var alpha: CGFloat {
    get { CGFloat(backing.opacity) }
    set { noting(.alpha) { backing.opacity = Float(newValue) } }
  }

  /// Whether the view, with everything inside, is left out.
  open var isHidden: Bool {
    get { backing.isHidden }
    set {
      let changes = newValue != backing.isHidden
      noting(.isHidden) { backing.isHidden = newValue }
      if changes { parent?.subviewIsHiddenOrShown() }
    }
  }

  /// Whether drawing fills the bounds completely.
  open var isOpaque: Bool {
    get { backing.isOpaque }
    set { backing.isOpaque = newValue }
  }

  /// What fills the bounds.
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

  /// Asks a colour that depends on the traits anew.
  final func refreshBackgroundColor() {
    guard let chosenBackgroundColor, chosenBackgroundColor.isDynamic else { return }
    backing.backgroundColor = resolved(chosenBackgroundColor)
  }

  /// Whether what lies outside the bounds is cut off.
  open var clipsToBounds: Bool {
    get { backing.masksToBounds }
    set { backing.masksToBounds = newValue }
  }

  /// A view whose alpha cuts out what is seen of this one.
  open var mask: UIView? {
    didSet {
      backing.mask = mask?.layer
      if let mask, mask.parent != nil { mask.removeFromSuperview() }
    }
  }

  /// How contents fit bounds of another size.
  @exclusivity(unchecked) open var contentMode: ContentMode = .scaleToFill {
    didSet { if contentMode == .redraw { setNeedsDisplay() } }
  }

  /// Whether the contents are cleared before drawing.
  open var clearsContextBeforeDrawing = true

  /// Draws the contents; called before the view is first seen, and after ``setNeedsDisplay()``.
  open func draw(_ rect: CGRect) {}

  /// Asks for the contents to be drawn again, at the end of the turn.
  open func setNeedsDisplay() { requestDisplay() }

  /// Asks for a part of the contents to be drawn again.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// The colour for what can be tapped: the view's own, else the superview's, else the system's
  /// blue.
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set { replaceTint { ownTintColor = newValue } }
  }

  /// Whether the tint is shown grey, as that of a view behind an alert.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { inheritedTintAdjustmentMode }
    set { replaceTint { ownTintAdjustmentMode = newValue } }
  }

  /// Tells the view that its tint is another, its own or an inherited one.
  open func tintColorDidChange() {}

  // MARK: - Touches

  /// Whether the view and what is inside takes touches.
  open var isUserInteractionEnabled = true {
    didSet { if oldValue, !isUserInteractionEnabled { interactionWasSwitchedOff() } }
  }

  /// Whether the view gets more than the first finger.
  open var isMultipleTouchEnabled = false

  /// Whether other views get no fingers while this one has some.
  open var isExclusiveTouch = false

  /// The recognisers that watch the fingers on this view and on what is inside.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for old in recognizers { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }
  nonisolated(unsafe) var recognizers: [UIGestureRecognizer] = []

  /// Lets a recogniser watch the fingers on this view, and takes it away from the view it watched
  /// before.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Stops a recogniser from watching this view; a gesture under way is cancelled (R114).
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a recogniser that has seen enough may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Finds the view that takes a touch: the frontmost one around the point, deepest first.
  ///
  /// Views that are hidden, nearly transparent or without interaction take none, nor does anything
  /// inside them; and nothing outside a view's bounds is found through it, clipped or not. Where
  /// views are counts by their model values, not by where an animation shows them (R92).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !backing.isHidden, backing.opacity >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    var index = children.count
    while index > 0 {
      index -= 1
      // An override may have taken views out.
      guard index < children.count else { continue }
      let child = children[index]
      if !child.backing.attached.isEmpty, child.backing.touchPolicy == .through { continue }
      if let hit = child.hitTest(child.backing.touchPoint(point), with: event) {
        return hit
      }
    }
    return self
  }

  /// Whether a point lies in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Takes the keyboard away from whatever is inside.
  ///
  /// - Returns: Whether the view has it no more.
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

  /// The view this one is inside of.
  open var superview: UIView? { parent }

  /// The views inside, back to front.
  open var subviews: [UIView] { children }

  /// The window this view is in.
  open var window: UIWindow? { cachedWindow }

  open override var next: UIResponder? { controller ?? parent }

  /// A number to find the view by.
  open var tag = 0

  /// Finds the view with a number: this one or the first one inside.
  open func viewWithTag(_ tag: Int) -> UIView? {
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      if view.tag == tag { return view }
      waiting.append(contentsOf: view.children.reversed())
    }
    return nil
  }

  /// Puts a view in front of the others inside, and takes it out of where it was.
  open func addSubview(_ view: UIView) { insert(view, at: .max) }

  /// Puts a view at a depth, 0 being the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view right behind another one.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, above: false)
  }

  /// Puts a view right in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, above: true)
  }

  /// Lets two views inside change places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Moves a view in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.parent === self { move(view, to: children.count - 1) }
  }

  /// Moves a view behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.parent === self { move(view, to: 0) }
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// Whether this view is another one, or inside it at any depth.
  open func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let ancestor = candidate {
      if ancestor === view { return true }
      candidate = ancestor.parent
    }
    return false
  }

  /// Tells the view that another one was put inside.
  open func didAddSubview(_ subview: UIView) {}
  /// Tells the view that one inside is about to be taken out.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Tells the view that it is about to get another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Tells the view that it got another superview, or none.
  open func didMoveToSuperview() {}
  /// Tells the view that it is about to get into another window, or out of its window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Tells the view that it got into another window, or out of its window.
  open func didMoveToWindow() {}

  // MARK: - Layout

  /// Places the views inside; called when the size changed or somebody asked by
  /// ``setNeedsLayout()``.
  open func layoutSubviews() {}

  /// Places what is inside the layer, which asks its delegate; ``layoutSubviews()`` comes by this
  /// way.
  open func layoutSublayers(of layer: CALayer) {
    if layer === backing { layoutSubviews() }
  }

  /// Asks for ``layoutSubviews()`` at the end of the turn.
  open func setNeedsLayout() {
    needsLayout = true
    requestLayoutVisit()
  }

  /// Lays out at once whatever asked for it, in this view and in what is inside.
  open func layoutIfNeeded() { layOutTree() }

  /// The size the contents would like, `UIView.noIntrinsicMetric` where they do not care.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that ``intrinsicContentSize`` is another now.
  open func invalidateIntrinsicContentSize() { constrained.contentSizeMayHaveChanged() }

  /// Takes note that a view inside was hidden, or shown again.
  func subviewIsHiddenOrShown() {}

  /// Whether the view lays itself out by constraints that it makes in `updateConstraints()`.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Makes or changes the constraints of the view; called before the layout when somebody has asked
  /// by `setNeedsUpdateConstraints()`.
  open func updateConstraints() {}

  /// The size that suits the view best within a size; its present one, unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes on the size that suits best, keeping the upper left corner.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// The size the constraints inside the view allow that is nearest to a size.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size the constraints inside the view allow that is nearest to a size, each length at a
  /// priority.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    constrained.sizeByConstraints(
      nearest: targetSize, at: (horizontalFittingPriority, verticalFittingPriority))
  }

  /// The part of the edges that is covered by bars or belongs to the system; zero outside a window.
  open var safeAreaInsets: UIEdgeInsets { currentSafeArea() }

  /// Tells the view that its safe area is another.
  open func safeAreaInsetsDidChange() {}

  /// Tells a view that scrolls that it may have to keep more or less of its content clear of bars.
  func barsMayBeKeptClear() {}

  /// What of the view's own safe area is one for the views inside.
  func safeAreaHandedDown(_ insets: UIEdgeInsets) -> UIEdgeInsets { insets }

  /// What contents keep from the edges.
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

  /// Whether margins are at least the superview's where the view lies over them; kept, and not
  /// applied.
  open var preservesSuperviewLayoutMargins = false {
    didSet { inert("UIView.preservesSuperviewLayoutMargins") }
  }
  /// Which way the contents run, whatever the surroundings do.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      constrained.readingDirectionDidChange()
      setNeedsLayout()
    }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    default: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
  /// What is added to the edges for layout; nothing, unless overridden.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Which view stands for the text in layout.
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  /// Things that react to fingers in the system's ways; kept, and never asked here.
  open var interactions: [any UIInteraction] = []
  open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }

  /// Whether ``layoutMargins`` begin inside the safe area.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet {
      guard insetsLayoutMarginsFromSafeArea != oldValue else { return }
      layoutMarginsDidChange()
      constrained.insetsDidChange()
    }
  }

  /// ``layoutMargins``, named by reading direction.
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

  /// Tells the view that its margins are others.
  open func layoutMarginsDidChange() {}

  // MARK: - Traits

  /// What the view knows of its surroundings: style, size classes, scale.
  open var traitCollection: UITraitCollection { inheritedTraits }

  /// Tells the view that its traits are others.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark, whatever the surroundings are.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { userInterfaceStyleDidChange(from: oldValue) }
  }

  // MARK: - Snapshots

  /// A view that shows what this one shows now, as a picture.
  ///
  /// - Returns: `nil` for a view without size; a view without visible content, unless
  ///   `afterUpdates`, for one that has not been shown yet, as Apple's page has it.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, capInsets: .zero, afterScreenUpdates: afterUpdates)
  }

  /// A view that shows a part of what this one shows now, stretched between its caps.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, capInsets: capInsets, afterScreenUpdates: afterUpdates)
  }

  /// Draws what the view shows into the present image context.
  ///
  /// - Returns: Whether there was anything to draw.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawPicture(in: rect, afterScreenUpdates: afterUpdates)
  }

  // MARK: - Text

  /// The value of a property that is observed by name, if this view has it.

  /// The number, so that sets of views are walked alike wherever hashing is seeded alike: an
  /// address is another in every run.
  nonisolated open override var hash: Int { serial }

  /// The class and the number of the view: an address would differ from run to run.
  open override var description: String { "<\(type(of: self)) \(serial)>" }
}

extension UIView {
  /// Says in ``intrinsicContentSize`` that the contents do not care.
  public static let noIntrinsicMetric: CGFloat = -1
}
