/// A view that shows a part of content that is larger than the view.
///
/// The origin of the bounds chooses the visible part: scrolling moves no views. Fingers scroll
/// through ``panGestureRecognizer``, an ordinary recogniser, which takes part in everything that
/// recognisers decide among themselves. Many transition bugs come from that: a pan that dismisses
/// the screen and a scroll view's pan follow the same finger, and one of the two has to give way.
///
/// ```swift
/// func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
///   scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
/// }
/// ```
///
/// The slop that a pan needs to begin does not count as scrolled (R110).
///
/// Zooming scales the view that the delegate returns from `viewForZooming(in:)` by its transform,
/// and the content size with it. Fingers zoom through ``pinchGestureRecognizer``, code through
/// ``setZoomScale(_:animated:)`` and ``zoom(to:animated:)``.
///
/// - Note: A pinch stops at the limits, without a bounce beyond them.
@preconcurrency @MainActor
open class UIScrollView: UIView, ContentView {
  /// The rate at which released content slows down: the part of its velocity that remains after a
  /// millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the velocity that remains after a millisecond.
    public let rawValue: CGFloat
    /// Creates a rate from the part of the velocity that remains after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The standard rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate that stops the content sooner, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The directions in which the content is inset by the safe area.
  @frozen public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The directions in which the content scrolls, and the top and bottom in any case if the view
    /// is the content of a navigation controller's child (R154).
    case automatic
    /// The directions in which the content scrolls.
    case scrollableAxes
    /// No direction.
    case never
    /// All directions.
    case always
  }

  let motion = ScrollMotion()
  private let pan = ScrollPanGestureRecognizer()
  private let touchDelay = ContentTouchDelay(target: nil, action: nil)

  /// Creates a scroll view.
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

  /// The recogniser that zooms; `nil` while zooming is not possible.
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

  /// The storage of the delegate; see ``delegate``.
  weak var scrollDelegate: (any UIScrollViewDelegate)? {
    willSet { willChange("delegate") }
    didSet { didChange("delegate") }
  }

  /// The recogniser that scrolls.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  // MARK: - Content

  /// The point of the content at the view's upper left corner.
  ///
  /// If it is set while a finger drags, the drag continues from the new offset. If it is set while
  /// the content decelerates, the deceleration ends.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      // An offset equal to the present one reports nothing, because an observer that sets the
      // offset back would never end (FIELD A12).
      guard bounds.origin != newValue else { return }
      noting(.contentOffset) { bounds.origin = newValue }
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// The visible rectangle of the content. A change of its origin scrolls, but only a change
  /// through ``contentOffset`` is reported to the delegate (R160).
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

  /// The size of the content.
  open var contentSize: CGSize {
    get { sizeOfContent }
    set { noting(.contentSize) { sizeOfContent = newValue } }
  }
  private var sizeOfContent = CGSize.zero {
    didSet { insetsChanged() }
  }

  /// The space around the content.
  open var contentInset: UIEdgeInsets {
    get { insetOfContent }
    set { noting(.contentInset) { insetOfContent = newValue } }
  }
  private var insetOfContent = UIEdgeInsets.zero {
    didSet { insetsChanged(by: .app) }
  }

  /// The part of the safe area that is added to the inset.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { insetsChanged() }
  }

  /// The space around the content, including the part of the safe area.
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

  /// True if the content is inset by bars even if it is too small to scroll (R154).
  ///
  /// This holds for a controller's view and for its first subview while the controller is in a
  /// stack.
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

  /// Returns the safe area of the subviews, without the part that already is space around the
  /// content.
  ///
  /// - Note: Without that, a row that scrolls under a bar would have its margins grow and its
  ///   contents squeezed. Apps see this with `.never` (react-native issue 19658).
  override func safeAreaHandedDown(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard insets != .zero, contentInsetAdjustmentBehavior != .never else { return insets }
    var rest = insets
    if adjustsVertically { (rest.top, rest.bottom) = (0, 0) }
    if adjustsHorizontally { (rest.left, rest.right) = (0, 0) }
    return rest
  }

  override func barsMayBeKeptClear() { insetsChanged() }

  private var announcedInset: UIEdgeInsets?

  /// The code that changed the insets: the app's, or the system's.
  private enum InsetOwner { case app, system }

  /// Updates the offset after a change of the insets.
  ///
  /// Content that rests at its top or left edge stays there if bars or the safe area change. Space
  /// that the app adds moves nothing (R160); space that it removes leaves no gap.
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

  /// Called when the space around the content has changed.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsChanged()
  }

  // MARK: - Settings

  /// True if fingers scroll.
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }
  /// True if a drag that begins along one axis stays on that axis.
  open var isDirectionalLockEnabled = false
  /// True if the content can be dragged beyond its edge, from where it springs back.
  open var bounces = true
  /// True if the content bounces vertically even if it is not taller than the view.
  open var alwaysBounceVertical = false
  /// True if the content bounces horizontally even if it is not wider than the view.
  open var alwaysBounceHorizontal = false
  /// True if the content comes to rest only at multiples of the view's size.
  open var isPagingEnabled = false
  /// The rate at which released content slows down.
  open var decelerationRate = DecelerationRate.normal
  /// True if a horizontal scroll indicator is shown. Has no effect, because nothing is drawn here.
  open var showsHorizontalScrollIndicator = true
  /// True if a vertical scroll indicator is shown. Has no effect, because nothing is drawn here.
  open var showsVerticalScrollIndicator = true

  /// The control that reloads the content when it is pulled down.
  open var refreshControl: UIRefreshControl? {
    didSet {
      if oldValue !== refreshControl { oldValue?.removeFromSuperview() }
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      if refreshControl != nil { alwaysBounceVertical = true }
    }
  }

  /// True if subviews get a touch only after it has been down for 150 ms without a drag.
  open var delaysContentTouches = true {
    didSet { touchDelay.isEnabled = delaysContentTouches }
  }
  /// True if a touch that a subview got may still become a drag.
  open var canCancelContentTouches = true

  /// Returns true if a touch may be taken away from a subview; by default for all views but
  /// controls.
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

  /// The moment of a drag at which the keyboard is dismissed.
  @frozen public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// The style of the scroll indicators. Has no effect, because nothing is drawn here.
  @frozen public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  /// The moment of a drag that dismisses the keyboard: its begin, or its end over the keyboard
  /// (R151).
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// The style of the scroll indicators. Has no effect, because nothing is drawn here.
  open var indicatorStyle: IndicatorStyle = .default
  /// True if a tap on the status bar scrolls to the top. Has no effect: it is never tapped here.
  open var scrollsToTop = true { didSet { inert("UIScrollView.scrollsToTop") } }
  /// The insets of both scroll indicators. They have no effect, because nothing is drawn here.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the vertical indicator. They have no effect, because nothing is drawn here.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal indicator. They have no effect, because nothing is drawn here.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// True if the safe area insets the scroll indicators. Has no effect, because nothing is drawn
  /// here.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Does nothing, because scroll indicators are not drawn here.
  open func flashScrollIndicators() {}

  // MARK: - Zooming

  /// The smallest zoom scale.
  open var minimumZoomScale: CGFloat = 1 { didSet { pinch.isEnabled = canZoom } }
  /// The largest zoom scale.
  open var maximumZoomScale: CGFloat = 1 { didSet { pinch.isEnabled = canZoom } }
  /// True if a pinch may go beyond the limits. Has no effect: it stops there.
  open var bouncesZoom = true { didSet { inert("UIScrollView.bouncesZoom") } }
  /// True while fingers zoom.
  open private(set) var isZooming = false
  /// True while the scale springs back to a limit. Always false, because it never passes one here.
  open var isZoomBouncing: Bool { false }
  private var scale: CGFloat = 1
  private var pinchStart: CGFloat = 1
  /// The view that the delegate returned for zooming; `nil` before the first zoom.
  package private(set) weak var zoomedView: UIView?

  private var canZoom: Bool { minimumZoomScale < maximumZoomScale }

  /// The scale at which the content is shown.
  open var zoomScale: CGFloat {
    get { scale }
    set { changeScale(to: newValue, keeping: nil) }
  }

  /// Zooms to a scale, in 0.3 s if animated.
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

  /// Returns the nearest content offset at which the content may rest.
  private func inside(_ offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    func limited(_ place: CGFloat, _ before: CGFloat, _ end: CGFloat, _ size: CGFloat) -> CGFloat {
      min(max(place, -before), max(-before, end - size))
    }
    return CGPoint(
      x: limited(offset.x, insets.left, contentSize.width + insets.right, bounds.width),
      y: limited(offset.y, insets.top, contentSize.height + insets.bottom, bounds.height))
  }

  /// Scales the zoomed view, and keeps the content under a point of the scroll view's frame in
  /// place.
  private func changeScale(to wanted: CGFloat, keeping point: CGPoint?) {
    let new = min(max(wanted, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard new != scale, let view = scrollDelegate?.viewForZooming(in: self) else { return }
    let factor = new / scale
    scale = new
    zoomedView = view
    view.transform = CGAffineTransform(scaleX: new, y: new)
    view.frame.origin = .zero
    contentSize = view.frame.size
    if let point {
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
      pinchStart = scale
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

  /// A layout guide for the content: constraints on its size determine ``contentSize``, and its
  /// edges are the content's.
  ///
  /// A constraint between a subview and the scroll view's own edges refers to this guide; one to
  /// the scroll view's centre or size refers to its frame (Apple: Auto Layout Guide, Working with
  /// Scroll Views).
  open var contentLayoutGuide: UILayoutGuide {
    if let contentGuide { return contentGuide }
    let guide = UILayoutGuide()
    guide.identifier = "UIScrollView-contentLayoutGuide"
    contentGuide = guide
    addLayoutGuide(guide)
    // The left and top of the content guide are those of the frame guide, because the content
    // begins at the origin of the scroll view's coordinates.
    NSLayoutConstraint.activate([
      NSLayoutConstraint(guide, .left, .equal, frameLayoutGuide, .left),
      NSLayoutConstraint(guide, .top, .equal, frameLayoutGuide, .top),
    ])
    return guide
  }
  private var contentGuide: UILayoutGuide?

  /// Creates the content guide if a constraint relates a subview to an edge of the scroll view.
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

  /// A layout guide for the scroll view's frame. Views constrained to it do not scroll.
  ///
  /// - Note: Its size is the frame's. Its edges are those of the frame while nothing is scrolled.
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
    // The constraints give the size of the zoomed view without the zoom, so the scale is applied
    // here.
    if let zoomedView, zoomedView.superview === self, zoomedView.isFoundByConstraints {
      found.width += (scale - 1) * zoomedView.bounds.width
      found.height += (scale - 1) * zoomedView.bounds.height
    }
    // A length of the content that no constraint determines stays as the app has set it.
    let size = CGSize(
      width: found.width > 0 ? found.width : contentSize.width,
      height: found.height > 0 ? found.height : contentSize.height)
    if size != contentSize { contentSize = size }
  }

  // MARK: - State of scrolling

  /// True while a finger is down that may drag or drags.
  open var isTracking: Bool { !pan.touches.isEmpty && pan.isListening }
  /// True while a finger drags.
  open var isDragging: Bool { motion.isDragging }
  /// True while the content moves on by its momentum.
  open var isDecelerating: Bool { motion.isDecelerating }

  // MARK: - Scrolling by code

  /// Scrolls to an offset, in 0.3 s if animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      motion.glide(to: contentOffset)
    } else {
      motion.stop()
      self.contentOffset = contentOffset
    }
  }

  /// Scrolls by the smallest distance that shows a rectangle of the content, as far as possible.
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

/// Lets tables, collections and text views declare delegates of their own types.
///
/// On Apple's platforms a subclass redeclares its superclass's property with a narrower type. Swift
/// does not allow that, but a class may redeclare a property from the extension of a protocol it
/// conforms to.
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
