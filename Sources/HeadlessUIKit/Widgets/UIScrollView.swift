/// A window onto content that is larger than the view.
///
/// What is seen is chosen by the origin of the bounds: scrolling moves nothing, it looks elsewhere. Fingers do it
/// through ``panGestureRecognizer``, an ordinary recogniser, so it takes part in everything recognisers decide among
/// themselves. That is the heart of many a transition bug: a pan that dismisses the screen and a scroll view's pan
/// follow the same finger, and one of the two has to give way.
///
/// ```swift
/// func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
///   scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
/// }
/// ```
///
/// The slop that a pan needs to begin is not part of what is scrolled (R110).
///
/// - Note: Zooming is not modelled.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// How quickly content that goes on by itself comes to rest: what is left of its velocity after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// What of the safe area the content keeps free.
  @frozen public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// In the directions in which the content scrolls.
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
  }

  private func setUp() {
    motion.scrollView = self
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
  /// Set while a finger drags, the drag goes on from there; set while the content is going on by itself, it stops.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { noting(.contentOffset) { bounds.origin = newValue } }
  }

  /// Where the view looks; a change of its origin is scrolling.
  open override var bounds: CGRect {
    didSet {
      if bounds.origin != oldValue.origin { didScroll() }
    }
  }

  private func didScroll() {
    setNeedsLayout()
    motion.offsetChanged()
    if isDragging { refreshControl?.pulled(by: -contentOffset.y - adjustedContentInset.top) }
    scrollDelegate?.scrollViewDidScroll(self)
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
    didSet { insetsChanged() }
  }

  /// What of the safe area is added to that room.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { insetsChanged() }
  }

  /// The room around the content with what the safe area adds.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset
    guard contentInsetAdjustmentBehavior != .never else { return insets }
    let all = contentInsetAdjustmentBehavior == .always
    let safeArea = safeAreaInsets
    if all || alwaysBounceVertical || contentSize.height > bounds.height {
      insets.top += safeArea.top
      insets.bottom += safeArea.bottom
    }
    if all || alwaysBounceHorizontal || contentSize.width > bounds.width {
      insets.left += safeArea.left
      insets.right += safeArea.right
    }
    return insets
  }

  private var announcedInset: UIEdgeInsets?

  /// Keeps content that is at its top or left edge there.
  private func insetsChanged() {
    let old = announcedInset ?? .zero
    let new = adjustedContentInset
    guard new != old else { return }
    announcedInset = new
    var offset = contentOffset
    if offset.y == -old.top { offset.y = -new.top }
    if offset.x == -old.left { offset.x = -new.left }
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

  /// Whether a finger that a view inside was told of may be taken away from it: yes, unless it is a control.
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
/// On Apple's platforms a subclass declares a property of a superclass again, with a narrower type. Swift has no such thing: but what a
/// protocol's extension offers can be declared again by a class that conforms.
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
