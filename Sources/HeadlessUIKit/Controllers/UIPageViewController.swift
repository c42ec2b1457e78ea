/// A container that shows controllers as pages side by side. A finger drags from one page to the
/// next.
///
/// The pages' views are in a scroll view, which is the first subview of the container's view. Apps
/// look up the scroll view there to observe or to stop it, and the model still works if an app
/// becomes its delegate. The data source is asked for the neighbours of a page when that page has
/// come to rest. A drag calls the delegate's `willTransitionTo`, and `didFinishAnimating` when the
/// pages rest again. The argument `transitionCompleted` of `didFinishAnimating` is true if another
/// page is shown then, and false if the drag was released too early.
///
/// - Note: In the page curl style, pages are dragged as in the scroll style. One page is shown at a
///   time.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The style of a page view controller's animation between pages: a page curl or scrolling. The
  /// model scrolls in both.
  @frozen public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// The axis along which the pages of a page view controller lie side by side.
  @frozen public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// The direction of a change from one page to another: forward to a later page, or in reverse to
  /// an earlier one.
  @frozen public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// The place of the spine, the axis about which the pages of the page curl style turn like a
  /// book's.
  @frozen public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  /// A key of the options with which a page view controller is created.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the page view controller's option that the key stands for.
    public let rawValue: String
    /// Creates the key of a page view controller's option from the option's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of a page view controller's option that sets the place of the spine. The model
    /// ignores the option.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The key of a page view controller's option that sets the distance between pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The style of the transitions between pages, as given when the controller was created. The
  /// model scrolls in both styles.
  public let transitionStyle: TransitionStyle
  /// The axis along which the pages of this controller lie side by side.
  public let navigationOrientation: NavigationOrientation
  /// The place of the spine about which pages turn: the first edge in the page curl style. The
  /// scroll style has no spine.
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
  /// A Boolean value without effect, because pages have no backs.
  ///
  /// In UIKit, true means that pages have content on the back, which a page curl shows.
  open var isDoubleSided = false { didSet { inert("UIPageViewController.isDoubleSided") } }

  /// The data source that provides the pages before and after the shown one. Without a data source,
  /// the user cannot drag to another page.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { findNeighbours() }
  }
  /// The delegate that is told when the user drags from one page to another.
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
  /// The size of the pages' scroll view when the pages were last placed in it. A different size
  /// means that the pages must be placed anew.
  private var arranged = CGSize.zero

  /// Creates a page view controller. The model uses only one of the options, the distance between
  /// pages.
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

  /// Creates a page view controller in the page curl style. In the model its pages scroll
  /// horizontally and do not curl.
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

  /// The controller of the page that is shown, in an array with one element. The array is empty
  /// until ``setViewControllers(_:direction:animated:completion:)`` is called.
  open var viewControllers: [UIViewController]? { page.map { [$0] } ?? [] }

  /// The gesture recognisers by which the user drags pages: only the pan recogniser of the scroll
  /// view.
  open var gestureRecognizers: [UIGestureRecognizer] { [scroll.panGestureRecognizer] }

  override var managesAppearanceOfChildren: Bool { true }
  override var childrenOnScreen: [UIViewController] { page.map { [$0] } ?? [] }

  // MARK: - Showing a page

  /// Replaces the shown page with the page of another controller, at once or by an animated scroll.
  /// Traps if the array does not have exactly one controller.
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
    if isViewLoaded { loadNeighbours() }
  }

  /// Loads the views of the neighbours and places the page between them. The scroll style asks the
  /// data source for the views, and not just for the controllers (rule R247 of UIKit's behaviour).
  private func loadNeighbours() {
    if transitionStyle == .scroll {
      before?.loadViewIfNeeded()
      after?.loadViewIfNeeded()
    }
    arrange()
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
    loadNeighbours()
  }

  /// The frame of the pages' scroll view: the container view's bounds, extended on each side by
  /// half of the distance between pages.
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

  /// Ends the change from one page to another that is in progress, if there is one.
  ///
  /// - Parameter completed: True if the new page stays on the screen; false if the old page comes
  ///   back.
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

/// A page view controller's data source, which provides the controllers of the pages before and
/// after a page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the controller of the page that comes before another page's controller; `nil` if that
  /// page is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the controller of the page that comes after another page's controller; `nil` if that
  /// page is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots of a page indicator. Optional; the model never calls the method,
  /// because it has no page indicator.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the selected dot of a page indicator. Optional; the model never calls the
  /// method, because it has no page indicator.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0 as the number of page indicator dots, for a data source that does not implement this
  /// optional method.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0 as the index of the selected page indicator dot, for a data source that does not
  /// implement this optional method.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// A delegate of a page view controller that is told of the user's drags between pages. All its
/// methods are optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when the user begins to drag another page onto the screen. Optional.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when the user's drag between pages is over and the pages rest. The last argument is
  /// true if another page is shown now. Optional.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Returns the place of the page curl's spine for an orientation of the device. Optional; the
  /// model never calls the method.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  /// Does nothing when a drag to another page begins, for a delegate that does not implement this
  /// optional method.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing when a drag between pages is over, for a delegate that does not implement this
  /// optional method.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// Returns the present place of the page curl's spine, for a delegate that does not implement
  /// this optional method.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
}

// MARK: - Scroll view of the pages

/// The scroll view that contains the pages of a page view controller. It informs the page view
/// controller of scrolling even if an app sets a delegate of its own.
private final class PageScrollView: UIScrollView {
  let relay = PageScrollRelay()

  override var scrollDelegate: (any UIScrollViewDelegate)? {
    get { relay }
    set { relay.outer = newValue }
  }
}

/// The delegate of the pages' scroll view. It informs the page view controller first and then calls
/// the delegate that an app has set.
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
