/// The view of a navigation controller, which contains the bars and the content.
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

  /// Returns the height of the top bar over a controller. A large title adds to it, but not in
  /// compact height (R148).
  private func topBarHeight(over controller: UIViewController?) -> CGFloat {
    guard navigationBar.prefersLargeTitles, let controller, let view = viewIfLoaded,
      view.traitCollection.verticalSizeClass != .compact, hasLargeTitle(controller)
    else { return Self.barHeight }
    return Self.barHeight + Self.largeTitleHeight
  }

  /// Returns true if a controller's title is large: as its item says, or as for the controller
  /// below it.
  private func hasLargeTitle(_ controller: UIViewController) -> Bool {
    switch controller.navigationItem.largeTitleDisplayMode {
    case .always: return true
    case .never: return false
    case .automatic:
      guard let place = stack.firstIndex(of: controller), place > 0 else { return true }
      return hasLargeTitle(stack[place - 1])
    }
  }

  /// Returns true if there is no top bar over a controller, because the bar is hidden or a search
  /// replaces it (R150).
  private func hasNoTopBar(over controller: UIViewController?) -> Bool {
    isNavigationBarHidden || controller?.navigationItem.isHiddenBySearch == true
  }

  /// Returns the frame of a controller's view: it extends behind a bar or ends at it, as the
  /// controller says (R147).
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

  /// Places the bars at their edges, or outside if they are hidden, and updates the insets and
  /// frame of the content.
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

  /// Resizes the shown controller's view to the frame available to it, if the view filled the
  /// previous one.
  ///
  /// A view without an autoresizing mask follows a rotation as well (A15); a view that was
  /// moved elsewhere stays there.
  func layOutShown() {
    guard running == nil, let shown, let view = shown.viewIfLoaded, view.superview === content
    else { return }
    let room = frame(of: shown)
    guard room != roomOfShown else { return }
    let old = roomOfShown
    // The frame that the view's autoresizing mask has made from the previous frame, if the view has
    // such a mask.
    let stretched = CGRect(
      x: old.minX, y: old.minY, width: old.width + content.bounds.width - contentOfShown.width,
      height: old.height + content.bounds.height - contentOfShown.height)
    note(room)
    if view.bounds.size == old.size || view.frame == stretched { view.frame = room }
  }

  /// Stores the frame available to the shown controller's view.
  func note(_ room: CGRect) {
    roomOfShown = room
    contentOfShown = content.bounds.size
  }

  /// Sets a controller's safe area insets for the bars that cover its view.
  func adjustInsets(of controller: UIViewController) {
    let top = topBarHeight(over: controller)
    controller.containerInsets = UIEdgeInsets(
      top: hasNoTopBar(over: controller)
        || !goesOnBehind(controller, .top, navigationBar.isTranslucent) ? 0 : top,
      left: 0,
      bottom: isToolbarHidden || !goesOnBehind(controller, .bottom, toolbar.isTranslucent)
        ? 0 : Self.barHeight, right: 0)
  }

  /// Changes the bars by a closure, at once or animated with the bars' duration.
  func animateBars(_ animated: Bool, _ change: @escaping () -> Void) {
    guard animated, isViewLoaded else { return change() }
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration), animations: change)
  }

  /// Sets the items of the bars for the incoming controller.
  func showBars(for controller: UIViewController, animated: Bool) {
    navigationBar.items = stack.map(\.navigationItem)
    if !isToolbarHidden { toolbar.setItems(controller.toolbarItems, animated: animated) }
    tabBarController?.barMayBeWanted()
  }

  /// True if the navigation bar shows a back button or could show one; without a back button, UIKit
  /// does not let a swipe pop either.
  var hasBackButton: Bool {
    guard let item = topViewController?.navigationItem else { return false }
    return !isNavigationBarHidden && !item.hidesBackButton
      && (item.leftBarButtonItem == nil || item.leftItemsSupplementBackButton)
  }

  // MARK: - The first controller

  /// Shows the top of the stack when the view is loaded, without a transition because no controller
  /// was shown before.
  func showInitially() {
    // UIKit's own back button starts no pop while a transition is in progress.
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

  /// Tells the delegate of the navigation controller that its first controller will be shown, or
  /// was shown.
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
