/// A container that shows controllers as pages side by side. A finger drags from one page to the
/// next.
///
/// The pages' views are in a scroll view, which is the first subview of the container's view. Apps
/// look up the scroll view there to observe or to stop it, and the model still works if an app
/// becomes its delegate. The data source is asked for the neighbours of a page when that page has
/// come to rest. A drag calls the delegate's `willTransitionTo`, and `didFinishAnimating` when the
/// pages rest again. The latter's argument `transitionCompleted` is true if another page is shown
/// then, and false if the drag was released too early.
///
/// - Note: In the page curl style, pages are dragged as in the scroll style. One page is shown at a
///   time.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The style of the animation between pages.
  @frozen public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// The axis along which the pages lie side by side.
  @frozen public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// The direction from which a new page comes.
  @frozen public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// The place of the spine, about which pages turn in the page curl style.
  @frozen public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  /// A key of the options with which a page view controller is created.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key for the place of the spine.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The key for the distance between pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The style of the transitions between pages.
  public let transitionStyle: TransitionStyle
  /// The axis along which the pages of this controller lie side by side.
  public let navigationOrientation: NavigationOrientation
  /// The place of the spine: at the first edge in the page curl style, and nowhere in the scroll
  /// style.
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
  /// A Boolean value without effect, because pages have no backs.
  open var isDoubleSided = false { didSet { inert("UIPageViewController.isDoubleSided") } }

  /// The object that provides the neighbours of a page. Without it no other page can be dragged in.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { findNeighbours() }
  }
  /// The object that is told of drags from one page to another.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  private let spacing: CGFloat
  private let scroll = PageScrollView()
  private var page: UIViewController?
  private var before: UIViewController?
  private var after: UIViewController?
  /// The controller of the neighbouring page that a drag or an animation is bringing in; `nil` if
  /// the page is at rest.
  private var pending: UIViewController?
  private var completion: ((Bool) -> Void)?
  private var isArranging = false
  /// The size of the scroll view for which the pages were last placed.
  private var arranged = CGSize.zero

  /// Creates a page view controller. Of the options, only the distance between pages is used.
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

  /// The controller of the page that is shown. The array is empty until
  /// ``setViewControllers(_:direction:animated:completion:)`` is called.
  open var viewControllers: [UIViewController]? { page.map { [$0] } ?? [] }

  /// The gesture recognisers that drag pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [scroll.panGestureRecognizer] }

  override var managesAppearanceOfChildren: Bool { true }
  override var childrenOnScreen: [UIViewController] { page.map { [$0] } ?? [] }

  // MARK: - Showing a page

  /// Shows the page of a controller, at once or with an animation.
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

  /// Asks the data source for the controllers of the pages before and after the page that is shown.
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

  /// Places the page that is shown between its two neighbours, and blocks scrolling towards a side
  /// without a neighbour.
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

  /// Ends the change of pages that is in progress, if there is one.
  ///
  /// - Parameter completed: True if the new page stays.
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

/// A data source that provides the controllers of a page's neighbours.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the controller of the page before the given one; `nil` if the given one is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the controller of the page after the given one; `nil` if the given one is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots of the page indicator. Optional; the model never asks, because it
  /// has no page indicator.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the selected dot. Optional; the model never asks, because it has no page
  /// indicator.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0, for a data source without this method.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0, for a data source without this method.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// A delegate that is told of drags between pages. All methods are optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when a drag begins to bring in another page. Optional.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when a drag between pages is over, with the outcome. Optional.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Returns the place of the spine for an orientation. Optional; the model never asks.
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
  /// Returns the page view controller's present place of the spine, for a delegate without this
  /// method.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
}

// MARK: - Scroll view of the pages

/// The scroll view of the pages. It informs the page view controller even if an app sets another
/// delegate.
private final class PageScrollView: UIScrollView {
  let relay = PageScrollRelay()

  override var scrollDelegate: (any UIScrollViewDelegate)? {
    get { relay }
    set { relay.outer = newValue }
  }
}

/// A scroll view delegate that calls the page view controller first and then the delegate that an
/// app has set.
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
