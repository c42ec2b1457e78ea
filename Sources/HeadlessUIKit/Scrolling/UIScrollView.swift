/// A window onto content that is larger than the view.
///
/// What is seen is chosen by the origin of the bounds: scrolling moves nothing, it looks elsewhere.
/// Fingers do it through ``panGestureRecognizer``, an ordinary recogniser, so it takes part in
/// everything recognisers decide among themselves. That is the heart of many a transition bug: a
/// pan that dismisses the screen and a scroll view's pan follow the same finger, and one of the two
/// has to give way.
///
/// ```swift
/// func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
///   scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
/// }
/// ```
///
/// The slop that a pan needs to begin is not part of what is scrolled (R110).
///
/// The view that the delegate names in `viewForZooming(in:)` is scaled by its transform, and the
/// content's size with it; fingers do it through ``pinchGestureRecognizer``, code through
/// ``setZoomScale(_:animated:)`` and ``zoom(to:animated:)``.
///
/// - Note: A pinch stops at the limits, without the bounce beyond them.
@preconcurrency @MainActor
open class UIScrollView: UIView, ContentView {
  /// How quickly content that goes on by itself comes to rest: what is left of its velocity after a
  /// millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// What of the safe area the content keeps free.
  @frozen public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// In the directions in which the content scrolls; at the top and the bottom in any case where
    /// the view is the content of a navigation controller's child (R154).
    case automatic
    /// In the directions in which the content scrolls.
    case scrollableAxes
    /// Nothing.
    case never
    /// All of it.
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

  /// The recogniser that zooms; `nil` while nothing can be zoomed.
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

  /// Follows what happens; see ``delegate``.
  weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// The recogniser that scrolls.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  // MARK: - Content

  /// The point of the content at the view's upper left corner.
  ///
  /// Set while a finger drags, the drag goes on from there; set while the content is going on by
  /// itself, it stops.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      // Set to what it is, it announces nothing: an observer that sets it back would never end
      // (A12).
      guard bounds.origin != newValue else { return }
      noting(.contentOffset) { bounds.origin = newValue }
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// Where the view looks; a change of its origin is scrolling, of which the delegate hears only if
  /// it came by ``contentOffset`` (R160).
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

  /// Room around the content.
  open var contentInset: UIEdgeInsets {
    get { insetOfContent }
    set { noting(.contentInset) { insetOfContent = newValue } }
  }
  private var insetOfContent = UIEdgeInsets.zero {
    didSet { insetsChanged(by: .app) }
  }

  /// What of the safe area is added to that room.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { insetsChanged() }
  }

  /// The room around the content with what the safe area adds.
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
    alwaysBounceVertical || contentSize.height > bounds.height
  }

  /// Whether bars keep clear of the content even if there is too little to scroll (R154).
  ///
  /// True of a controller's view, and of the first view in it, while the controller is in a stack.
  private var isContentUnderBars: Bool {
    let owner = controller ?? (parent?.children.first === self ? parent?.controller : nil)
    guard let owner, owner.automaticallyAdjustsScrollViewInsets else { return false }
    return owner.parentController?.hasBarsOverContent == true
  }

  private var adjustsHorizontally: Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    default: alwaysBounceHorizontal || contentSize.width > bounds.width
    }
  }

  /// What is room around the content is no safe area of what is in it.
  ///
  /// - Note: Else a row that scrolls under a bar would have its margins grow and its contents
  ///   squeezed; that is what apps see with `.never` (react-native issue 19658).
  override func safeAreaHandedDown(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard insets != .zero, contentInsetAdjustmentBehavior != .never else { return insets }
    var rest = insets
    if adjustsVertically { (rest.top, rest.bottom) = (0, 0) }
    if adjustsHorizontally { (rest.left, rest.right) = (0, 0) }
    return rest
  }

  override func barsMayBeKeptClear() { insetsChanged() }

  private var announcedInset: UIEdgeInsets?

  /// Who makes room around the content.
  private enum InsetOwner { case app, system }

  /// Keeps content that is at its top or left edge there, where bars and the safe area change. Room
  /// that the app makes moves nothing (R160); room that it takes away leaves no gap.
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

  /// The room around the content has changed.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsChanged()
  }

  // MARK: - Settings

  /// Whether fingers scroll.
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }
  /// Whether a drag that sets out along one axis stays on it.
  open var isDirectionalLockEnabled = false
  /// Whether the content can be drawn beyond its edge, and springs back.
  open var bounces = true
  /// Whether it can even if it is not taller than the view.
  open var alwaysBounceVertical = false
  /// Whether it can even if it is not wider than the view.
  open var alwaysBounceHorizontal = false
  /// Whether it comes to rest only at multiples of its size.
  open var isPagingEnabled = false
  /// How quickly content that goes on by itself comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// Whether bars show how much is seen. Nothing is drawn here, so nothing comes of it.
  open var showsHorizontalScrollIndicator = true
  /// Whether bars show how much is seen. Nothing is drawn here, so nothing comes of it.
  open var showsVerticalScrollIndicator = true

  /// Pulled down to load anew.
  open var refreshControl: UIRefreshControl? {
    didSet {
      if oldValue !== refreshControl { oldValue?.removeFromSuperview() }
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      if refreshControl != nil { alwaysBounceVertical = true }
    }
  }

  /// Whether views inside are told of a finger only when it has not begun to drag for 150 ms.
  open var delaysContentTouches = true {
    didSet { touchDelay.isEnabled = delaysContentTouches }
  }
  /// Whether a finger that a view inside was told of may still become a drag.
  open var canCancelContentTouches = true

  /// Whether a finger that a view inside was told of may be taken away from it: yes, unless it is a
  /// control.
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

  /// When a drag puts the keyboard away.
  @frozen public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// How the bars look that show how much is seen. Nothing is drawn here, so nothing comes of it.
  @frozen public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  /// When a drag puts the keyboard away: as soon as it begins, or when it is let go on the keyboard
  /// (R151).
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var indicatorStyle: IndicatorStyle = .default
  /// Whether a tap on the status bar scrolls to the top; it is never tapped here.
  open var scrollsToTop = true { didSet { inert("UIScrollView.scrollsToTop") } }
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open func flashScrollIndicators() {}

  // MARK: - Zooming

  /// The smallest scale.
  open var minimumZoomScale: CGFloat = 1 { didSet { pinch.isEnabled = canZoom } }
  /// The largest scale.
  open var maximumZoomScale: CGFloat = 1 { didSet { pinch.isEnabled = canZoom } }
  /// Whether a pinch may go beyond the limits; it stops there.
  open var bouncesZoom = true { didSet { inert("UIScrollView.bouncesZoom") } }
  /// Whether fingers zoom at present.
  open private(set) var isZooming = false
  /// Whether the scale springs back; it never overshoots here.
  open var isZoomBouncing: Bool { false }
  private var scale: CGFloat = 1
  private var pinchStart: CGFloat = 1
  /// The view that the delegate has named for zooming, if it was ever zoomed.
  package private(set) weak var zoomedView: UIView?

  private var canZoom: Bool { minimumZoomScale < maximumZoomScale }

  /// How large the content is shown.
  open var zoomScale: CGFloat {
    get { scale }
    set { changeScale(to: newValue, keeping: nil) }
  }

  /// Zooms, in 0.3 s if animated.
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

  /// The nearest offset at which the content may rest.
  private func inside(_ offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    func limited(_ place: CGFloat, _ before: CGFloat, _ end: CGFloat, _ size: CGFloat) -> CGFloat {
      min(max(place, -before), max(-before, end - size))
    }
    return CGPoint(
      x: limited(offset.x, insets.left, contentSize.width + insets.right, bounds.width),
      y: limited(offset.y, insets.top, contentSize.height + insets.bottom, bounds.height))
  }

  /// Scales the zoomed view, keeping a point of the scroll view's frame over the same content.
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

  /// Stands for the content: constraints on its size decide ``contentSize``, its edges are the
  /// content's.
  ///
  /// A view inside that is tied to the scroll view's own edges is tied to this guide's, one that is
  /// tied to its middle or its size to the frame's (Apple: Auto Layout Guide, Working with Scroll
  /// Views).
  open var contentLayoutGuide: UILayoutGuide {
    if let contentGuide { return contentGuide }
    let guide = UILayoutGuide()
    guide.identifier = "UIScrollView-contentLayoutGuide"
    contentGuide = guide
    addLayoutGuide(guide)
    // Written from the left and the top of the frame, which in here are where the content begins.
    NSLayoutConstraint.activate([
      NSLayoutConstraint(guide, .left, .equal, frameLayoutGuide, .left),
      NSLayoutConstraint(guide, .top, .equal, frameLayoutGuide, .top),
    ])
    return guide
  }
  private var contentGuide: UILayoutGuide?

  /// Makes the guide if a constraint ties something inside to an edge.
  func prepareContent(for constraint: NSLayoutConstraint) {
    let (one, other) = (constraint.firstLayoutItem, constraint.secondLayoutItem)
    let state = makeLayoutState()
    guard state.contentGuide == nil, let inner = one === self ? other : other === self ? one : nil
    else { return }
    let edge = one === self ? constraint.firstAttribute : constraint.secondAttribute
    guard edge.isEdge, inner is UIView else { return }
    state.contentGuide = contentLayoutGuide
    layoutRoot.layoutState?.engine?.isOutdated = true
  }

  /// Stands for the part of the screen that the scroll view takes: what is tied to it does not
  /// scroll.
  ///
  /// - Note: Its size is the frame's; its edges are where they are while nothing is scrolled.
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
    // Constraints know the size without the transform.
    if let zoomedView, zoomedView.superview === self, zoomedView.isFoundByConstraints {
      found.width += (scale - 1) * zoomedView.bounds.width
      found.height += (scale - 1) * zoomedView.bounds.height
    }
    // A length that no constraint decides is the app's to set.
    let size = CGSize(
      width: found.width > 0 ? found.width : contentSize.width,
      height: found.height > 0 ? found.height : contentSize.height)
    if size != contentSize { contentSize = size }
  }

  // MARK: - What is going on

  /// Whether a finger is down that may drag, or does.
  open var isTracking: Bool { !pan.touches.isEmpty && pan.isListening }
  /// Whether a finger drags.
  open var isDragging: Bool { motion.isDragging }
  /// Whether the content goes on by itself.
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

  /// Scrolls as little as shows a rectangle of the content, as far as that is possible.
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

/// Lets tables, collections and text views have delegates of their own kind.
///
/// On Apple's platforms a subclass declares a property of a superclass again, with a narrower type.
/// Swift has no such thing: but what a protocol's extension offers can be declared again by a class
/// that conforms.
@preconcurrency @MainActor
public protocol _ScrollViewDelegating: AnyObject {}

extension UIScrollView: _ScrollViewDelegating {}

extension _ScrollViewDelegating where Self: UIScrollView {
  /// Follows what happens.
  ///
  /// - Note: Unlike in UIKit it cannot be overridden.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
