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
  }

  required init?(coder: NSCoder) {
    fatalError("A navigation controller's view is made by the controller.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    navigation?.layOutBars()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

extension UINavigationController {
  private static let barHeight: CGFloat = 44

  /// Places the bars at their edges, or beyond them if they are hidden, and keeps the content clear of them.
  func layOutBars() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let top = Self.barHeight
    navigationBar.frame = CGRect(
      x: 0, y: isNavigationBarHidden ? -top : safe.top, width: bounds.width, height: top)
    navigationBar.isHidden = isNavigationBarHidden
    let bottom = Self.barHeight + safe.bottom
    toolbar.frame = CGRect(
      x: 0, y: isToolbarHidden ? bounds.height : bounds.height - bottom, width: bounds.width,
      height: bottom)
    toolbar.isHidden = isToolbarHidden
    for controller in [shown, running?.to] { controller.map(adjustInsets) }
  }

  /// Tells a controller how much of its view lies under the bars.
  func adjustInsets(of controller: UIViewController) {
    controller.containerInsets = UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : Self.barHeight, left: 0,
      bottom: isToolbarHidden ? 0 : Self.barHeight, right: 0)
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

  /// Whether a user could go back by the bar: without that, UIKit does not let a swipe go back either.
  var hasBackButton: Bool {
    guard let item = topViewController?.navigationItem else { return false }
    return !isNavigationBarHidden && !item.hidesBackButton
      && (item.leftBarButtonItem == nil || item.leftItemsSupplementBackButton)
  }

  // MARK: - The first controller

  /// Shows the top of the stack when the view is made: no transition, since nothing was there before.
  func showInitially() {
    // The bar belongs to UIKit, and starts nothing while something is under way.
    navigationBar.goBack = { [weak self] in
      if let self, !self.isBusy { self.popViewController(animated: true) }
    }
    guard let top = stack.last else { return }
    shown = top
    let view: UIView = top.view
    view.frame = content.bounds
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
