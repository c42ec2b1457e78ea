/// A view that shows a part of content that is larger than the view.
///
/// The origin of the bounds determines the visible part, so scrolling moves no views. Fingers
/// scroll by ``panGestureRecognizer``, an ordinary recogniser, which competes with other
/// recognisers as usual. Many bugs of transitions come from this competition: a pan that dismisses
/// the screen and a scroll view's pan follow the same finger, and one of the two has to give way.
///
/// ```swift
/// func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
///   scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
/// }
/// ```
///
/// The distance that a finger has to move before a pan begins does not count as scrolled (rule R110
/// of UIKit's behaviour).
///
/// Zooming scales the view that the delegate returns from `viewForZooming(in:)` by its transform,
/// and the content size with it. Fingers zoom through ``pinchGestureRecognizer``, code through
/// ``setZoomScale(_:animated:)`` and ``zoom(to:animated:)``.
///
/// - Note: A pinch stops at the limits, without a bounce beyond them.
@preconcurrency @MainActor
open class UIScrollView: UIView, ContentView {
  /// True if the content goes beyond its sides and springs back. The model asks
  /// ``UIScrollView/alwaysBounceHorizontal`` alone.
  open var bouncesHorizontally = true { didSet { inert("UIScrollView.bouncesHorizontally") } }
  /// True if the content goes beyond its top and bottom and springs back. The model asks
  /// ``UIScrollView/alwaysBounceVertical`` alone.
  open var bouncesVertically = true { didSet { inert("UIScrollView.bouncesVertically") } }
  /// True if a horizontal scroll goes on in the scroll view around this one. It does not in the
  /// model.
  open var transfersHorizontalScrollingToParent = true {
    didSet { inert("UIScrollView.transfersHorizontalScrollingToParent") }
  }
  /// True if a vertical scroll goes on in the scroll view around this one. It does not here.
  open var transfersVerticalScrollingToParent = true {
    didSet { inert("UIScrollView.transfersVerticalScrollingToParent") }
  }
  /// True if the keys of a keyboard scroll. The model presses no keys.
  open var allowsKeyboardScrolling = true

  /// The rate at which a scroll view's released content slows down: the part of its velocity that
  /// remains after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The raw value of a deceleration rate: the part of the velocity that remains after a
    /// millisecond.
    public let rawValue: CGFloat
    /// Creates a deceleration rate from the part of the velocity that remains after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The standard deceleration rate, 0.998 per millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The deceleration rate that stops the content sooner than the standard rate, 0.99 per
    /// millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The axes along which the safe area is added to a scroll view's content insets.
  @frozen public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The safe area is added along the axes on which the content scrolls. For a child of a
    /// navigation controller it is always added along the vertical axis, too (rule R154 of UIKit's
    /// behaviour).
    case automatic
    /// The safe area is added along the axes on which the content scrolls.
    case scrollableAxes
    /// The safe area is not added to the content insets.
    case never
    /// The safe area is added along both axes, even if the content does not scroll.
    case always
  }

  let motion = ScrollMotion()
  private let pan = ScrollPanGestureRecognizer()
  private let touchDelay = ContentTouchDelay(target: nil, action: nil)

  /// Creates a scroll view with a frame, and with its pan gesture recogniser.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a scroll view from a storyboard or a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeInterface(of: self, as: UIScrollView.self)
  }

  override func archive(in archive: ArchivedView) {
    super.archive(in: archive)
    archive.base = UIScrollView.self
    let (size, insets, offset) = (contentSize, contentInset, contentOffset)
    archive.note { (view: UIScrollView) in
      (view.contentSize, view.contentInset, view.contentOffset) = (size, insets, offset)
    }
  }

  private let pinch = UIPinchGestureRecognizer()

  /// The gesture recogniser for pinches that zoom the content; `nil` if the content cannot be
  /// zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? pinch : nil }

  private func setUp() {
    pinch.addTarget(self, action: Selector(UIScrollView.pinched, named: "pinched(_:)"))
    pinch.isEnabled = false
    addGestureRecognizer(pinch)
    motion.scrollView = self
    pan.motion = motion
    pan.addTarget(motion, action: ScrollMotion.panAction)
    clipsToBounds = true
    addGestureRecognizer(touchDelay)
    addGestureRecognizer(pan)
  }

  /// The scroll view's delegate, as it is stored. Apps use ``delegate``, which subclasses declare
  /// with narrower types.
  weak var scrollDelegate: (any UIScrollViewDelegate)? {
    willSet { willChange("delegate") }
    didSet { didChange("delegate") }
  }

  /// The gesture recogniser for pans that scroll the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  // MARK: - Content

  /// The point of the content that is shown at the view's upper left corner.
  ///
  /// If it is set while a finger drags, the drag continues from the new offset. If it is set while
  /// the content decelerates, the deceleration ends.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      // Setting the present offset again is not reported to the delegate. Otherwise a delegate that
      // sets the offset on every report would call itself without end, as one public app does (case
      // A12 of Turnstile's page *From real code*).
      guard bounds.origin != newValue else { return }
      noting(.contentOffset) { bounds.origin = newValue }
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// The visible rectangle of the content. A change of its origin scrolls the content, but is
  /// reported to the delegate only if it was made through ``contentOffset`` (rule R160 of UIKit's
  /// behaviour).
  open override var bounds: CGRect {
    didSet {
      if bounds.origin != oldValue.origin { didScroll() }
    }
  }

  private func didScroll() {
    setNeedsLayout()
    motion.offsetChanged()
    if isDragging { refreshControl?.pulled(by: -contentOffset.y - adjustedContentInset.top) }
  }

  /// The size of the scroll view's content.
  open var contentSize: CGSize {
    get { sizeOfContent }
    set { noting(.contentSize) { sizeOfContent = newValue } }
  }
  private var sizeOfContent = CGSize.zero {
    didSet { insetsChanged() }
  }

  /// The space that the app adds around the scroll view's content.
  open var contentInset: UIEdgeInsets {
    get { insetOfContent }
    set { noting(.contentInset) { insetOfContent = newValue } }
  }
  private var insetOfContent = UIEdgeInsets.zero {
    didSet { insetsChanged(by: .app) }
  }

  /// The axes along which the safe area is added to ``contentInset``.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { insetsChanged() }
  }

  /// The space around the content: the app's ``contentInset``, plus the safe area along the axes
  /// that ``contentInsetAdjustmentBehavior`` says.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset
    guard contentInsetAdjustmentBehavior != .never else { return insets }
    let safeArea = safeAreaInsets
    if adjustsVertically {
      insets.top += safeArea.top
      insets.bottom += safeArea.bottom
    }
    if adjustsHorizontally {
      insets.left += safeArea.left
      insets.right += safeArea.right
    }
    return insets
  }

  private var adjustsVertically: Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .scrollableAxes: scrollsVertically
    case .automatic: scrollsVertically || isContentUnderBars
    }
  }
  private var scrollsVertically: Bool {
    alwaysBounceVertical || contentSize.height - bounds.height > ScrollCurve.threshold
  }

  /// True if the safe area at the top and bottom insets the content even if the content is too
  /// small to scroll (rule R154 of UIKit's behaviour).
  ///
  /// That is the case if the scroll view is the view, or the first subview of the view, of a
  /// controller on a navigation stack.
  private var isContentUnderBars: Bool {
    let owner = controller ?? (parent?.children.first === self ? parent?.controller : nil)
    guard let owner, owner.automaticallyAdjustsScrollViewInsets else { return false }
    return owner.parentController?.hasBarsOverContent == true
  }

  private var adjustsHorizontally: Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    default: alwaysBounceHorizontal || contentSize.width - bounds.width > ScrollCurve.threshold
    }
  }

  /// Returns the safe area that the scroll view hands down to its subviews: its own, without the
  /// edges at which it already insets its content.
  ///
  /// - Note: With the full safe area, a row that scrolls under a bar would get larger margins,
  ///   which would squeeze its contents. Apps see that effect with the behaviour `.never`
  ///   (react-native issue 19658).
  override func safeAreaHandedDown(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard insets != .zero, contentInsetAdjustmentBehavior != .never else { return insets }
    var rest = insets
    if adjustsVertically { (rest.top, rest.bottom) = (0, 0) }
    if adjustsHorizontally { (rest.left, rest.right) = (0, 0) }
    return rest
  }

  override func barsMayBeKeptClear() { insetsChanged() }

  private var announcedInset: UIEdgeInsets?

  /// The cause of a change of the content's insets: the app, by ``contentInset``, or the system, by
  /// the safe area.
  private enum InsetOwner { case app, system }

  /// Moves the content if necessary after its insets have changed.
  ///
  /// If the content rests at its top or left edge, it stays there when the safe area changes. A
  /// larger inset by the app does not move the content (rule R160 of UIKit's behaviour); a smaller
  /// one moves it so far that no gap is left.
  private func insetsChanged(by owner: InsetOwner = .system) {
    let old = announcedInset ?? .zero
    let new = adjustedContentInset
    guard new != old else { return }
    announcedInset = new
    for child in children { child.safeAreaMayHaveChanged() }
    var offset = contentOffset
    if offset.y == -old.top, owner == .system || new.top < old.top { offset.y = -new.top }
    if offset.x == -old.left, owner == .system || new.left < old.left { offset.x = -new.left }
    contentOffset = offset
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Called when the scroll view's ``adjustedContentInset`` has changed. Does nothing unless
  /// overridden.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsChanged()
  }

  // MARK: - Settings

  /// A Boolean value that says whether fingers can scroll the content.
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }
  /// A Boolean value that says whether a drag that begins along one axis stays on that axis.
  open var isDirectionalLockEnabled = false
  /// A Boolean value that says whether the content can be dragged beyond its edges, from where it
  /// springs back when the finger is lifted.
  open var bounces = true
  /// A Boolean value that says whether the content bounces vertically even if it is not taller than
  /// the scroll view.
  open var alwaysBounceVertical = false
  /// A Boolean value that says whether the content bounces horizontally even if it is not wider
  /// than the scroll view.
  open var alwaysBounceHorizontal = false
  /// A Boolean value that says whether the content comes to rest only at multiples of the scroll
  /// view's size.
  open var isPagingEnabled = false
  /// The rate at which the scroll view's released content slows down.
  open var decelerationRate = DecelerationRate.normal
  /// A Boolean value that says whether the scroll view shows a horizontal scroll indicator. Has no
  /// effect, because the model draws none.
  open var showsHorizontalScrollIndicator = true
  /// A Boolean value that says whether the scroll view shows a vertical scroll indicator. Has no
  /// effect, because the model draws none.
  open var showsVerticalScrollIndicator = true

  /// The control by which the user reloads the content, by pulling it down.
  open var refreshControl: UIRefreshControl? {
    didSet {
      if oldValue !== refreshControl { oldValue?.removeFromSuperview() }
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      if refreshControl != nil { alwaysBounceVertical = true }
    }
  }

  /// A Boolean value that says whether a subview gets a touch only after the finger has been down
  /// for 150 ms without dragging.
  open var delaysContentTouches = true {
    didSet { touchDelay.isEnabled = delaysContentTouches }
  }
  /// A Boolean value that says whether the scroll view takes a touch away from a subview when the
  /// finger begins to drag.
  open var canCancelContentTouches = true

  /// Returns true if the scroll view may take a touch away from a given subview to scroll. By
  /// default it may do so for all views but controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard gestureRecognizer === pan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return pan.touches.allSatisfy { touch in
      guard let view = touch.view, view !== self, touch.told == .told else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  /// The way in which a drag of a scroll view's content dismisses the keyboard.
  @frozen public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// The style of a scroll view's scroll indicators. Has no effect, because the model draws none.
  @frozen public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  /// The way in which a drag of the content dismisses the keyboard: when it begins, or when it ends
  /// over the keyboard (rule R151 of UIKit's behaviour).
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// The style of the scroll indicators. Has no effect, because the model draws none.
  open var indicatorStyle: IndicatorStyle = .default
  /// A Boolean value that says whether a tap on the status bar scrolls the content to its top. Has
  /// no effect: in the model nobody taps the status bar.
  open var scrollsToTop = true { didSet { inert("UIScrollView.scrollsToTop") } }
  /// The insets of both scroll indicators. They have no effect, because the model draws no
  /// indicators.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the vertical scroll indicator. They have no effect, because the model draws no
  /// indicators.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal scroll indicator. They have no effect, because the model draws no
  /// indicators.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// A Boolean value that says whether the safe area insets the scroll indicators. Has no effect,
  /// because the model draws no indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Flashes the scroll indicators on a device. Does nothing in the model, which draws no
  /// indicators.
  open func flashScrollIndicators() {}

  // MARK: - Zooming

  /// The smallest scale to which the content can be zoomed.
  open var minimumZoomScale: CGFloat = 1 { didSet { pinch.isEnabled = canZoom } }
  /// The largest scale to which the content can be zoomed.
  open var maximumZoomScale: CGFloat = 1 { didSet { pinch.isEnabled = canZoom } }
  /// A Boolean value that says whether a pinch may zoom beyond the smallest and largest scale. Has
  /// no effect: in the model the zoom stops there.
  open var bouncesZoom = true { didSet { inert("UIScrollView.bouncesZoom") } }
  /// A Boolean value that says whether a pinch is zooming the content.
  open private(set) var isZooming = false
  /// True while the zoom scale springs back to a limit. Always false, because the scale never
  /// passes a limit in the model.
  open var isZoomBouncing: Bool { false }
  /// The scale that was set last, which is the zoom scale once the zoomed view is gone.
  private var scale: CGFloat = 1
  private var pinchStart: CGFloat = 1
  /// The view that the delegate returned for the most recent zoom, and that was scaled; `nil`
  /// before the first zoom.
  package private(set) weak var zoomedView: UIView?

  private var canZoom: Bool { minimumZoomScale < maximumZoomScale }

  /// The scale at which the scroll view's content is shown.
  ///
  /// The scale is read from the zoomed view's transform (rule R233 of UIKit's behaviour). Photo
  /// viewers count on it: they set the transform to the identity, show another image, and set the
  /// scale that the scroll view had.
  open var zoomScale: CGFloat {
    get { zoomedView?.transform.a ?? scale }
    set { changeScale(to: newValue, keeping: nil) }
  }

  /// Zooms the content to a scale, within 0.3 s if animated.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    animateZoom(animated, view) { self.changeScale(to: scale, keeping: middle) }
  }

  /// Zooms until a rectangle of the zoomed view fills the scroll view.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard let view = scrollDelegate?.viewForZooming(in: self), rect.width > 0, rect.height > 0
    else { return }
    let wanted = min(bounds.width / rect.width, bounds.height / rect.height)
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    animateZoom(animated, view) { [self] in
      changeScale(to: wanted, keeping: nil)
      contentOffset = inside(
        CGPoint(
          x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2))
    }
  }

  private func animateZoom(_ animated: Bool, _ view: UIView, _ change: @escaping () -> Void) {
    motion.stop()
    guard animated, window != nil else {
      change()
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
      return
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: change
    ) { [self] _ in
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }
  }

  /// Returns the content offset nearest to a given one at which the content leaves no gap at its
  /// edges.
  private func inside(_ offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    func limited(_ place: CGFloat, _ before: CGFloat, _ end: CGFloat, _ size: CGFloat) -> CGFloat {
      min(max(place, -before), max(-before, end - size))
    }
    return CGPoint(
      x: limited(offset.x, insets.left, contentSize.width + insets.right, bounds.width),
      y: limited(offset.y, insets.top, contentSize.height + insets.bottom, bounds.height))
  }

  /// Zooms the content to a scale. The content at a given point of the scroll view's frame stays at
  /// that point.
  private func changeScale(to wanted: CGFloat, keeping point: CGPoint?) {
    let new = min(max(wanted, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard new != zoomScale, let view = scrollDelegate?.viewForZooming(in: self) else { return }
    let factor = new / zoomScale
    scale = new
    zoomedView = view
    view.transform = CGAffineTransform(scaleX: new, y: new)
    // The view is moved by its centre: at a scale of zero, setting its frame would lose its size.
    let frame = view.frame
    view.center = CGPoint(x: view.center.x - frame.minX, y: view.center.y - frame.minY)
    contentSize = frame.size
    if let point, factor.isFinite {
      let kept = CGPoint(
        x: (contentOffset.x + point.x) * factor - point.x,
        y: (contentOffset.y + point.y) * factor - point.y)
      contentOffset = inside(kept)
    }
    scrollDelegate?.scrollViewDidZoom(self)
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    let view = scrollDelegate?.viewForZooming(in: self)
    switch pinch.state {
    case .began:
      isZooming = true
      pinchStart = zoomScale
      scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
      fallthrough
    case .changed:
      let point = pinch.location(in: self)
      changeScale(
        to: pinchStart * pinch.scale,
        keeping: CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY))
    case .ended, .cancelled:
      isZooming = false
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
    case .possible, .failed: break
    }
  }

  // MARK: - Guides

  /// A layout guide for the scroll view's content. Its edges are those of the content, and
  /// constraints on its size determine ``contentSize``.
  ///
  /// A constraint between a subview and an edge of the scroll view itself refers to this guide. A
  /// constraint to the scroll view's centre or size refers to its frame (Apple: Auto Layout Guide,
  /// Working with Scroll Views).
  open var contentLayoutGuide: UILayoutGuide {
    if let contentGuide { return contentGuide }
    let guide = UILayoutGuide()
    guide.identifier = "UIScrollView-contentLayoutGuide"
    contentGuide = guide
    addLayoutGuide(guide)
    // The content begins at the origin of the scroll view's coordinates, at which the frame guide
    // begins as well.
    NSLayoutConstraint.activate([
      NSLayoutConstraint(guide, .left, .equal, frameLayoutGuide, .left),
      NSLayoutConstraint(guide, .top, .equal, frameLayoutGuide, .top),
    ])
    return guide
  }
  private var contentGuide: UILayoutGuide?

  /// Creates ``contentLayoutGuide`` if a constraint relates a subview to an edge of the scroll
  /// view, because such a constraint refers to the guide.
  func prepareContent(for constraint: NSLayoutConstraint) {
    let (one, other) = (constraint.firstLayoutItem, constraint.secondLayoutItem)
    let state = makeLayoutState()
    guard state.builtIn.content == nil,
      let inner = one === self ? other : other === self ? one : nil
    else { return }
    let edge = one === self ? constraint.firstAttribute : constraint.secondAttribute
    guard edge.isEdge, inner is UIView else { return }
    state.builtIn.content = contentLayoutGuide
    layoutRoot.layoutState?.engine?.isOutdated = true
  }

  /// A layout guide for the scroll view's frame. A view with constraints to the guide does not
  /// scroll.
  ///
  /// - Note: The guide always has the size of the frame. Its edges are those of the frame only
  ///   while the content offset is zero.
  open private(set) lazy var frameLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide { _ in .zero }
    guide.identifier = "UIScrollView-frameLayoutGuide"
    guide.owningView = self
    return guide
  }()

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let contentGuide else { return }
    var found = contentGuide.layoutFrame.size
    // Constraints give the zoomed view's size without the zoom, so the content's size is enlarged
    // by the zoom.
    if let zoomedView, zoomedView.superview === self, zoomedView.isFoundByConstraints {
      found.width += (zoomScale - 1) * zoomedView.bounds.width
      found.height += (zoomScale - 1) * zoomedView.bounds.height
    }
    // If no constraint determines the content's width or height, it stays as the app has set it.
    let size = CGSize(
      width: found.width > 0 ? found.width : contentSize.width,
      height: found.height > 0 ? found.height : contentSize.height)
    if size != contentSize { contentSize = size }
  }

  // MARK: - State of scrolling

  /// A Boolean value that says whether a finger is down that drags the content or may begin to drag
  /// it.
  open var isTracking: Bool { !pan.touches.isEmpty && pan.isListening }
  /// A Boolean value that says whether a finger drags the content.
  open var isDragging: Bool { motion.isDragging }
  /// A Boolean value that says whether the content moves on by its momentum, after the finger was
  /// lifted.
  open var isDecelerating: Bool { motion.isDecelerating }

  // MARK: - Scrolling by code

  /// Scrolls the content to an offset, within 0.3 s if animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      motion.glide(to: contentOffset)
    } else {
      motion.stop()
      self.contentOffset = contentOffset
    }
  }

  /// Scrolls by the smallest distance after which a rectangle of the content is visible, as far as
  /// the content allows.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    let size = bounds.size
    func reveal(
      _ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, _ before: CGFloat, _ room: CGFloat
    ) -> CGFloat {
      if low < offset + before { return low - before }
      return high > offset + room ? min(high - room, low - before) : offset
    }
    let wanted = CGPoint(
      x: reveal(contentOffset.x, rect.minX, rect.maxX, insets.left, size.width - insets.right),
      y: reveal(contentOffset.y, rect.minY, rect.maxY, insets.top, size.height - insets.bottom))
    guard wanted != contentOffset else { return }
    setContentOffset(wanted, animated: animated)
  }
}

// MARK: - The delegate

/// A protocol that carries the property `delegate`, so that tables, collections and text views can
/// declare it with narrower types.
///
/// On Apple's platforms a subclass redeclares its superclass's property with a narrower type. Swift
/// forbids that for a property of a class, but not for one that comes from a protocol's extension.
@preconcurrency @MainActor
public protocol _ScrollViewDelegating: AnyObject {}

extension UIScrollView: _ScrollViewDelegating {}

extension _ScrollViewDelegating where Self: UIScrollView {
  /// The delegate of the scroll view.
  ///
  /// - Note: Unlike in UIKit, the property cannot be overridden.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
