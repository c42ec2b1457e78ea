/// A container that shows controllers as pages side by side, which a finger drags.
///
/// The pages are in a scroll view, which is the first of the view's subviews. Apps look it up there
/// to observe or to stop it, and the model still works if they become its delegate. The data source
/// is asked for the neighbours of a page when that page has come to rest. A drag calls
/// `willTransitionTo`, and when the pages rest again `didFinishAnimating`. Its argument
/// `transitionCompleted` is true if another page is shown, and false after a drag that was released
/// too soon.
///
/// - Note: Pages with the curl style are dragged like pages that scroll. One page is shown at a
///   time.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The style in which pages change.
  @frozen public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// The axis along which pages are lined up.
  @frozen public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// The direction in which a new page comes.
  @frozen public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// The place of the spine of a book of curling pages.
  @frozen public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  /// A key of the options with which a page controller is created.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of the spine's place.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The key of the distance between pages in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The style of the transitions between pages.
  public let transitionStyle: TransitionStyle
  /// The direction in which the pages of a page view controller follow each other.
  public let navigationOrientation: NavigationOrientation
  /// The place of the spine: at the first edge for the curl style, otherwise none.
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
  /// A Boolean value without effect, because pages have no backs.
  open var isDoubleSided = false { didSet { inert("UIPageViewController.isDoubleSided") } }

  /// The object that provides the neighbours of a page; without it no page can be dragged to.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { findNeighbours() }
  }
  /// The object that is told of transitions between pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  private let spacing: CGFloat
  private let scroll = PageScrollView()
  private var page: UIViewController?
  private var before: UIViewController?
  private var after: UIViewController?
  /// The next or previous page's controller, which a drag or an animation brings in.
  private var pending: UIViewController?
  private var completion: ((Bool) -> Void)?
  private var isArranging = false
  /// The size of the scroll view for which the pages were last placed.
  private var arranged = CGSize.zero

  /// Creates a page controller; of the options, only the distance between pages has an effect.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let wished = options?[.interPageSpacing]
    spacing =
      wished as? CGFloat ?? (wished as? Int).map { CGFloat($0) } ?? (wished as? NSNumber).map {
        CGFloat($0.doubleValue)
      } ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a page controller whose horizontal pages curl, which here move as all others do.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a page controller from a storyboard.
  public required init?(coder: NSCoder) {
    let coder = coder as? InterfaceCoder
    transitionStyle = coder.flatMap { TransitionStyle(rawValue: $0.style) } ?? .scroll
    navigationOrientation =
      coder.flatMap { NavigationOrientation(rawValue: $0.orientation) } ?? .horizontal
    spacing = 0
    super.init(coder: coder ?? NSCoder())
  }

  /// The page that is shown; empty before ``setViewControllers(_:direction:animated:completion:)``.
  open var viewControllers: [UIViewController]? { page.map { [$0] } ?? [] }

  /// The gesture recognisers that turn pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [scroll.panGestureRecognizer] }

  override var managesAppearanceOfChildren: Bool { true }
  override var childrenOnScreen: [UIViewController] { page.map { [$0] } ?? [] }

  // MARK: - Going to a page

  /// Shows a page, at once or with an animation.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    precondition(
      viewControllers?.count == 1,
      "The model shows one page at a time (\(viewControllers?.count ?? 0) were given).")
    let new = viewControllers![0]
    settle(completed: false)
    guard let page, page !== new, animated, viewIfLoaded?.window != nil else {
      replace(by: new)
      completion?(true)
      return
    }
    if direction == .forward { after = new } else { before = new }
    arrange()
    self.completion = completion
    bringIn(new)
    scroll.setContentOffset(offset(ofPage: direction == .forward ? 2 : 0), animated: true)
  }

  private func replace(by new: UIViewController) {
    let old = page
    guard old !== new else { return }
    page = new
    if new.parent !== self { addChild(new) }
    let isShown = appearanceState.isOnScreen
    if isShown {
      new.tellAppearance(true, animated: false)
      old?.tellAppearance(false, animated: false)
    }
    if isViewLoaded { scroll.addSubview(new.view) }
    old?.viewIfLoaded?.removeFromSuperview()
    if isShown {
      if appearanceState == .appeared { new.tellAppearanceEnded() }
      old?.tellAppearanceEnded()
    }
    letGo(old)
    new.didMove(toParent: self)
    findNeighbours()
  }

  private func letGo(_ old: UIViewController?) {
    guard let old, old !== page, old.parent === self else { return }
    old.willMove(toParent: nil)
    old.viewIfLoaded?.removeFromSuperview()
    old.removeFromParent()
  }

  /// Asks the data source for the pages before and after the present one.
  private func findNeighbours() {
    before = nil
    after = nil
    if let page, let dataSource {
      before = dataSource.pageViewController(self, viewControllerBefore: page)
      after = dataSource.pageViewController(self, viewControllerAfter: page)
    }
    if isViewLoaded { arrange() }
  }

  // MARK: - Layout

  open override func loadView() {
    super.loadView()
    scroll.relay.pages = self
    scroll.isPagingEnabled = true
    scroll.decelerationRate = .fast
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.delaysContentTouches = false
    view.addSubview(scroll)
    scroll.frame = frameOfPages
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let page { scroll.addSubview(page.view) }
    arrange()
  }

  /// The scroll view's frame: the view's bounds, and half the distance between pages on each side.
  private var frameOfPages: CGRect {
    isHorizontal
      ? view.bounds.insetBy(dx: -spacing / 2, dy: 0) : view.bounds.insetBy(dx: 0, dy: -spacing / 2)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let frame = frameOfPages
    guard arranged != frame.size || page?.view.frame.size != view.bounds.size else { return }
    scroll.frame = frame
    arrange()
  }

  private var isHorizontal: Bool { navigationOrientation == .horizontal }
  private var stride: CGFloat { isHorizontal ? scroll.bounds.width : scroll.bounds.height }

  private func offset(ofPage number: Int) -> CGPoint {
    isHorizontal
      ? CGPoint(x: CGFloat(number) * stride, y: 0) : CGPoint(x: 0, y: CGFloat(number) * stride)
  }

  private func place(_ controller: UIViewController?, _ number: Int) {
    guard let controller, controller.isViewLoaded else { return }
    var origin = offset(ofPage: number)
    if isHorizontal { origin.x += spacing / 2 } else { origin.y += spacing / 2 }
    controller.view.frame = CGRect(origin: origin, size: view.bounds.size)
  }

  /// Puts the present page between its two neighbours, and blocks scrolling to a side without a
  /// neighbour.
  private func arrange() {
    guard stride > 0 else { return }
    isArranging = true
    let size = scroll.bounds.size
    arranged = size
    scroll.contentSize =
      isHorizontal
      ? CGSize(width: size.width * 3, height: size.height)
      : CGSize(width: size.width, height: size.height * 3)
    var insets = UIEdgeInsets.zero
    if before == nil { if isHorizontal { insets.left = -stride } else { insets.top = -stride } }
    if after == nil { if isHorizontal { insets.right = -stride } else { insets.bottom = -stride } }
    scroll.contentInset = insets
    scroll.alwaysBounceHorizontal = isHorizontal
    scroll.alwaysBounceVertical = !isHorizontal
    scroll.contentOffset = offset(ofPage: 1)
    place(page, 1)
    isArranging = false
  }

  // MARK: - Dragging

  private var progress: CGFloat {
    guard stride > 0 else { return 0 }
    return (isHorizontal ? scroll.contentOffset.x : scroll.contentOffset.y) / stride - 1
  }

  fileprivate func scrolled() {
    guard !isArranging, scroll.isDragging || scroll.isDecelerating else { return }
    guard let neighbour = progress < 0 ? before : progress > 0 ? after : nil else { return }
    if pending !== neighbour {
      if let pending, pending !== neighbour { sendBack(pending) }
      bringIn(neighbour)
      delegate?.pageViewController(self, willTransitionTo: [neighbour])
    }
  }

  private func bringIn(_ neighbour: UIViewController) {
    pending = neighbour
    if neighbour.parent !== self { addChild(neighbour) }
    neighbour.tellAppearance(true, animated: true)
    page?.tellAppearance(false, animated: true)
    neighbour.loadViewIfNeeded()
    place(neighbour, neighbour === before ? 0 : 2)
    scroll.addSubview(neighbour.view)
  }

  private func sendBack(_ neighbour: UIViewController) {
    pending = nil
    page?.tellAppearance(true, animated: true)
    neighbour.tellAppearance(false, animated: true)
    neighbour.viewIfLoaded?.removeFromSuperview()
    neighbour.tellAppearanceEnded()
    page?.tellAppearanceEnded()
    letGo(neighbour)
  }

  fileprivate func cameToRest() {
    guard pending != nil else { return }
    let completed = abs(progress) > 0.5
    let wasDragged = completion == nil
    let old = page
    settle(completed: completed)
    if wasDragged {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: old.map { [$0] } ?? [],
        transitionCompleted: completed)
    }
  }

  /// Ends the transition between pages, if one is in progress.
  private func settle(completed: Bool) {
    guard let pending else { return }
    let done = completion
    completion = nil
    if completed {
      let old = page
      page = pending
      self.pending = nil
      old?.viewIfLoaded?.removeFromSuperview()
      pending.tellAppearanceEnded()
      old?.tellAppearanceEnded()
      letGo(old)
      pending.didMove(toParent: self)
      findNeighbours()
    } else {
      sendBack(pending)
      scroll.setContentOffset(offset(ofPage: 1), animated: false)
    }
    done?(completed)
  }

  // MARK: - Appearance

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.layoutIfNeeded()
  }
}

/// An object that provides the neighbours of pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before a page, or nil if it is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after a page, or nil if it is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots of the page indicator. Optional; the controller never calls it.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the selected dot. Optional; the controller never calls it.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0. The controller never calls the method, because it shows no page indicator.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0. The controller never calls the method, because it shows no page indicator.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// An object that is told of transitions between pages; all its methods are optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that a drag begins to bring in a page. Optional.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Tells the delegate that a transition by the user is over, and whether it was completed.
  /// Optional.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Returns the place of the spine for an orientation. Optional; the controller never calls it.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  /// Does nothing, for a delegate without this method.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing, for a delegate without this method.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// Returns the present place of the spine. The controller never calls the method.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
}

// MARK: - The scroll view

/// A scroll view for pages, which informs the page controller whatever delegate an app sets.
private final class PageScrollView: UIScrollView {
  let relay = PageScrollRelay()

  override var scrollDelegate: (any UIScrollViewDelegate)? {
    get { relay }
    set { relay.outer = newValue }
  }
}

/// A scroll view delegate that informs the page controller first, then the delegate that an app has
/// set.
final class PageScrollRelay: NSObject, UIScrollViewDelegate {
  weak var pages: UIPageViewController?
  weak var outer: (any UIScrollViewDelegate)?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    pages?.scrolled()
    outer?.scrollViewDidScroll(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    outer?.scrollViewWillBeginDragging(scrollView)
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    outer?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { pages?.cameToRest() }
    outer?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    outer?.scrollViewWillBeginDecelerating(scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    pages?.cameToRest()
    outer?.scrollViewDidEndDecelerating(scrollView)
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    pages?.cameToRest()
    outer?.scrollViewDidEndScrollingAnimation(scrollView)
  }
}
