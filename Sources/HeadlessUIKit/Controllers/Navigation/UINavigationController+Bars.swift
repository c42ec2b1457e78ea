/// Where the bars and the content are.
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

  /// How high the bar at the top is over a controller: higher by a large title, which a phone on
  /// its side has no room for (R148).
  private func topBarHeight(over controller: UIViewController?) -> CGFloat {
    guard navigationBar.prefersLargeTitles, let controller, let view = viewIfLoaded,
      view.traitCollection.verticalSizeClass != .compact, hasLargeTitle(controller)
    else { return Self.barHeight }
    return Self.barHeight + Self.largeTitleHeight
  }

  /// Whether a controller's title is large: as it says, or as the one below it on the stack.
  private func hasLargeTitle(_ controller: UIViewController) -> Bool {
    switch controller.navigationItem.largeTitleDisplayMode {
    case .always: return true
    case .never: return false
    case .automatic:
      guard let place = stack.firstIndex(of: controller), place > 0 else { return true }
      return hasLargeTitle(stack[place - 1])
    }
  }

  /// Whether there is no bar at the top over a controller: it is hidden, or a search in progress
  /// takes its place (R150).
  private func hasNoTopBar(over controller: UIViewController?) -> Bool {
    isNavigationBarHidden || controller?.navigationItem.isHiddenBySearch == true
  }

  /// Where a controller's view belongs: behind the bars, or clear of those that it does not go on
  /// behind (R147).
  func frame(of controller: UIViewController) -> CGRect {
    var frame = content.bounds
    guard let view = viewIfLoaded else { return frame }
    if !goesOnBehind(controller, .top, navigationBar.isTranslucent), !hasNoTopBar(over: controller)
    {
      let height = view.safeAreaInsets.top + topBarHeight(over: controller)
      frame.origin.y += height
      frame.size.height -= height
    }
    if !goesOnBehind(controller, .bottom, toolbar.isTranslucent), !isToolbarHidden {
      frame.size.height -= view.safeAreaInsets.bottom + Self.barHeight
    }
    return frame
  }

  private func goesOnBehind(
    _ controller: UIViewController, _ edge: UIRectEdge, _ isTranslucent: Bool
  ) -> Bool {
    controller.edgesForExtendedLayout.contains(edge)
      && (isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  /// Places the bars at their edges, or beyond them if they are hidden, and keeps the content clear
  /// of them.
  func layOutBars() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let upper = running?.to ?? topViewController
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

  /// Gives the view of the controller that is shown the room there is, if it filled the room there
  /// was.
  ///
  /// A view without an autoresizing mask follows a rotation no less (A15); one that was put
  /// elsewhere stays there.
  func layOutShown() {
    guard running == nil, let shown, let view = shown.viewIfLoaded, view.superview === content
    else { return }
    let room = frame(of: shown)
    guard room != roomOfShown else { return }
    let old = roomOfShown
    // What its mask has made of the room there was, if it has one.
    let stretched = CGRect(
      x: old.minX, y: old.minY, width: old.width + content.bounds.width - contentOfShown.width,
      height: old.height + content.bounds.height - contentOfShown.height)
    note(room)
    if view.bounds.size == old.size || view.frame == stretched { view.frame = room }
  }

  /// Notes the room that the controller that is shown has.
  func note(_ room: CGRect) {
    roomOfShown = room
    contentOfShown = content.bounds.size
  }

  /// Tells a controller how much of its view lies under the bars.
  func adjustInsets(of controller: UIViewController) {
    let top = topBarHeight(over: controller)
    controller.containerInsets = UIEdgeInsets(
      top: hasNoTopBar(over: controller)
        || !goesOnBehind(controller, .top, navigationBar.isTranslucent) ? 0 : top,
      left: 0,
      bottom: isToolbarHidden || !goesOnBehind(controller, .bottom, toolbar.isTranslucent)
        ? 0 : Self.barHeight, right: 0)
  }

  /// Changes bars at once or in the time that bars take.
  func animateBars(_ animated: Bool, _ change: @escaping () -> Void) {
    guard animated, isViewLoaded else { return change() }
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration), animations: change)
  }

  /// Shows in the bars what belongs to the controller that is coming.
  func showBars(for controller: UIViewController, animated: Bool) {
    navigationBar.items = stack.map(\.navigationItem)
    if !isToolbarHidden { toolbar.setItems(controller.toolbarItems, animated: animated) }
    tabBarController?.hideBar(stack.dropFirst().contains { $0.hidesBottomBarWhenPushed })
  }

  /// Whether a user could go back by the bar: without that, UIKit does not let a swipe go back
  /// either.
  var hasBackButton: Bool {
    guard let item = topViewController?.navigationItem else { return false }
    return !isNavigationBarHidden && !item.hidesBackButton
      && (item.leftBarButtonItem == nil || item.leftItemsSupplementBackButton)
  }

  // MARK: - The first controller

  /// Shows the top of the stack when the view is made: no transition, since nothing was there
  /// before.
  func showInitially() {
    // The bar belongs to UIKit, and starts nothing while something is under way.
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

  /// Tells the delegate of the controller that was there from the start.
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
