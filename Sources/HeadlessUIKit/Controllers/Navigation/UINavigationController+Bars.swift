/// The view of a navigation controller. It contains the navigation bar, the toolbar and the view in
/// which the controllers are shown.
final class UINavigationContainer: UIView {
  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    navigation.content.frame = bounds
    navigation.content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(navigation.content)
    addSubview(navigation.navigationBar)
    addSubview(navigation.toolbar)
    navigation.toolbar.isHidden = navigation.isToolbarHidden
  }

  required init?(coder: NSCoder) {
    fatalError("A navigation controller's view is made by the controller.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    navigation?.hiding.heightMayHaveChanged()
    navigation?.layOutBars()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

extension UINavigationController {
  private static let barHeight: CGFloat = 44
  private static let largeTitleHeight: CGFloat = 52

  /// Returns the height of the navigation bar above a controller's view. A large title makes the
  /// bar higher, except at a compact height (rule R148 of UIKit's behaviour).
  private func topBarHeight(over controller: UIViewController?) -> CGFloat {
    guard navigationBar.prefersLargeTitles, let controller, let view = viewIfLoaded,
      view.traitCollection.verticalSizeClass != .compact, hasLargeTitle(controller)
    else { return Self.barHeight }
    return Self.barHeight + Self.largeTitleHeight
  }

  /// Returns whether a controller's title is large. A controller in the automatic mode has a large
  /// title if the controller below it on the stack has one, or if it is the root.
  private func hasLargeTitle(_ controller: UIViewController) -> Bool {
    switch controller.navigationItem.largeTitleDisplayMode {
    case .always: return true
    case .never: return false
    case .automatic:
      guard let place = stack.firstIndex(of: controller), place > 0 else { return true }
      return hasLargeTitle(stack[place - 1])
    }
  }

  /// Returns whether no navigation bar is shown above a controller's view, because the bar is
  /// hidden or an active search replaces it (rule R150 of UIKit's behaviour).
  private func hasNoTopBar(over controller: UIViewController?) -> Bool {
    isNavigationBarHidden || controller?.navigationItem.isHiddenBySearch == true
  }

  /// Returns the frame that a controller's view gets. The view extends behind a bar or ends at the
  /// bar, according to the controller's `edgesForExtendedLayout` (rule R147 of UIKit's behaviour).
  func frame(of controller: UIViewController) -> CGRect {
    var frame = content.bounds
    guard let view = viewIfLoaded else { return frame }
    if !controller.goesOnBehindBar(at: .top, isTranslucent: navigationBar.isTranslucent),
      !hasNoTopBar(over: controller)
    {
      let height = view.safeAreaInsets.top + topBarHeight(over: controller)
      frame.origin.y += height
      frame.size.height -= height
    }
    var taken = heightTakenByTabBar(from: controller)
    if !isToolbarHidden,
      !controller.goesOnBehindBar(at: .bottom, isTranslucent: toolbar.isTranslucent)
    {
      taken = max(taken, view.safeAreaInsets.bottom + Self.barHeight)
    }
    frame.size.height -= taken
    return frame
  }

  /// Returns the height that the bar of a tab bar controller takes from a page: 0 if the
  /// bar is away while the page is on top, because the page or one below it was pushed with
  /// `hidesBottomBarWhenPushed` (rule R240 of UIKit's behaviour).
  private func heightTakenByTabBar(from controller: UIViewController) -> CGFloat {
    guard let tabs = parent as? UITabBarController else { return 0 }
    let upTo = stack.firstIndex(of: controller).map { stack[...$0] } ?? stack[...]
    let hides = upTo.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    return hides ? 0 : tabs.heightTaken(from: controller)
  }

  /// Places the navigation bar and the toolbar at their edges, or outside the view if they are
  /// hidden, and updates the frame and the safe area of the shown controller's view.
  func layOutBars() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let upper = running?.to ?? pages.last
    let top = topBarHeight(over: upper)
    let isAway = hasNoTopBar(over: upper)
    navigationBar.frame = CGRect(
      x: 0, y: isAway ? -top : safe.top, width: bounds.width, height: top)
    let bottom = Self.barHeight + safe.bottom
    toolbar.frame = CGRect(
      x: 0, y: isToolbarHidden ? bounds.height : bounds.height - bottom, width: bounds.width,
      height: bottom)
    for controller in [shown, running?.to] { controller.map(adjustInsets) }
    layOutShown()
  }

  /// Resizes the shown controller's view to the frame between the navigation bar and the toolbar,
  /// if the view filled the previous frame between them.
  ///
  /// A view without an autoresizing mask is also resized when the device turns. A view to which an
  /// app has given another frame keeps that frame.
  func layOutShown() {
    guard running == nil, let shown, let view = shown.viewIfLoaded, view.superview === content
    else { return }
    let room = frame(of: shown)
    guard room != roomOfShown else { return }
    let old = roomOfShown
    // The frame that the shown controller's view has if only its autoresizing mask has stretched it
    // since the last layout.
    let stretched = CGRect(
      x: old.minX, y: old.minY, width: old.width + content.bounds.width - contentOfShown.width,
      height: old.height + content.bounds.height - contentOfShown.height)
    note(room)
    if view.bounds.size == old.size || view.frame == stretched { view.frame = room }
  }

  /// Stores the frame that is given to the shown controller's view, to find out later whether an
  /// app has changed that frame.
  func note(_ room: CGRect) {
    roomOfShown = room
    contentOfShown = content.bounds.size
  }

  /// Sets the safe area insets that a controller's view gets from the navigation bar and the
  /// toolbar that cover it.
  func adjustInsets(of controller: UIViewController) {
    let top = topBarHeight(over: controller)
    let goesOnAtTop = controller.goesOnBehindBar(
      at: .top, isTranslucent: navigationBar.isTranslucent)
    let goesOnAtBottom = controller.goesOnBehindBar(
      at: .bottom, isTranslucent: toolbar.isTranslucent)
    controller.containerInsets = UIEdgeInsets(
      top: goesOnAtTop && !hasNoTopBar(over: controller) ? top : 0, left: 0,
      bottom: goesOnAtBottom && !isToolbarHidden ? Self.barHeight : 0, right: 0)
  }

  /// Runs a closure that hides, shows or moves the navigation bar or the toolbar: inside an
  /// animation, or at once.
  func animateBars(_ animated: Bool, _ change: @escaping () -> Void) {
    guard animated, isViewLoaded else { return change() }
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration), animations: change)
  }

  /// Sets the items of the navigation bar and the toolbar for the controller that is about to be
  /// shown.
  func showBars(for controller: UIViewController, animated: Bool) {
    navigationBar.items = stack.map(\.navigationItem)
    if !isToolbarHidden { toolbar.setItems(controller.toolbarItems, animated: animated) }
    tabBarController?.barMayBeWanted()
  }

  /// True if the navigation bar shows a back button for the top controller, or would show one if
  /// there were a controller below. UIKit's swipe back does not work without a back button.
  var hasBackButton: Bool {
    guard let item = pages.last?.navigationItem else { return false }
    return !isNavigationBarHidden && !item.hidesBackButton
      && (item.leftBarButtonItem == nil || item.leftItemsSupplementBackButton)
  }

  // MARK: - Showing the first controller

  /// Shows the controller on top of the stack when the navigation controller's view is loaded.
  /// There is no transition, because no controller was shown before.
  func showInitially() {
    // As in UIKit, a tap on the back button does not pop while a transition is in progress.
    navigationBar.goBack = { [weak self] in
      self?.running?.makeWayForRequest()
      if let self, !self.isBusy { self.popViewController(animated: true) }
    }
    navigationBar.roomDidChange = { [weak self] in self?.layOutBars() }
    guard let top = stack.last else { return }
    shown = top
    let view: UIView = top.view
    view.frame = frame(of: top)
    note(view.frame)
    content.addSubview(view)
    adjustInsets(of: top)
    showBars(for: top, animated: false)
  }

  /// Calls the delegate's `willShow` or `didShow` for the controller that the navigation controller
  /// shows first.
  func announceFirstShow(animated: Bool, isDone: Bool) {
    guard !hasAnnouncedFirst, let delegate, let shown, running == nil else { return }
    if isDone {
      hasAnnouncedFirst = true
      Simulator.current.publish(.call(delegate, "navigationController(_:didShow:animated:)"))
      delegate.navigationController(self, didShow: shown, animated: animated)
    } else {
      Simulator.current.publish(.call(delegate, "navigationController(_:willShow:animated:)"))
      delegate.navigationController(self, willShow: shown, animated: animated)
    }
  }
}
