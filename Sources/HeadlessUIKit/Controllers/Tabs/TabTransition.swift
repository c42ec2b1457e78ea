import VirtualTime

/// A transition from one tab's controller to another's in a tab bar controller.
final class TabTransition: UIKitTransition {
  private let tabs: UITabBarController
  private let oldIndex: Int?

  /// Creates a transition with the animator and the interactor that the tab bar controller's
  /// delegate provides (rule R46 of UIKit's behaviour). Without an animator, the transition is not
  /// animated.
  init(_ tabs: UITabBarController, from: UIViewController, to: UIViewController) {
    self.tabs = tabs
    oldIndex = tabs.controllersOfTabs.firstIndex(of: from)
    var own: (any UIViewControllerAnimatedTransitioning)?
    var driver: (any UIViewControllerInteractiveTransitioning)?
    if let delegate = tabs.delegate, tabs.view.window != nil {
      let simulator = Simulator.current
      simulator.publish(
        .call(delegate, "tabBarController(_:animationControllerForTransitionFrom:to:)"))
      own = delegate.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
      if let own {
        simulator.publish(.call(delegate, "tabBarController(_:interactionControllerFor:)"))
        driver = delegate.tabBarController(tabs, interactionControllerFor: own)
      }
    }
    super.init(.tab, from: from, to: to, in: tabs.content, animated: own != nil)
    animator = own
    hasCustomAnimator = own != nil
    interactor = driver
  }

  // MARK: - Course of the transition

  override func prepare() {
    guard let from, let to else { return }
    initialFrameOfFrom = from.view.frame
    let view: UIView = to.view
    let room = tabs.room(for: to)
    view.frame = room
    tabs.note(room)
    tabs.adjustInsets(of: to)
    tabs.barMayBeWanted()
    // The incoming controller gets `viewWillAppear` before the outgoing one gets
    // `viewWillDisappear`. Only the incoming one has a transition coordinator at that moment (rule
    // R47 of UIKit's behaviour).
    to.transition = self
    if tabs.appearanceState.isOnScreen {
      to.beginAppearance(true, animated: isAnimated)
      from.beginAppearance(false, animated: isAnimated)
    }
    for controller in [tabs, from] { controller.transition = self }
  }

  override func showAtOnce() {
    if let view = to?.view { containerView.addSubview(view) }
  }

  override func finalFrame(for vc: UIViewController) -> CGRect {
    to.map { vc === $0 ? tabs.room(for: $0) : .zero } ?? .zero
  }

  override func conclude(_ didComplete: Bool) {
    guard let from, let to else { return }
    let isGone = !tabs.controllersOfTabs.contains(from)
    if didComplete || isGone {
      from.viewIfLoaded?.removeFromSuperview()
      tabs.shown = to
      if from.appearanceState == .disappearing { from.endAppearance() }
      if to.appearanceState == .appearing { to.endAppearance() }
      if isGone { from.leaveParent() }
    } else {
      to.viewIfLoaded?.removeFromSuperview()
      tabs.selected = oldIndex
      tabs.tabBar.selectedItem = from.tabBarItem
      simulator.publish(.controllers(.selected(tabs, index: tabs.selectedIndex)))
      to.revertAppearance(animated: isAnimated)
      from.revertAppearance(animated: isAnimated)
    }
  }

  override func stepAside() {
    if tabs.running === self { tabs.running = nil }
  }

  override func leave() {
    for controller in [tabs, from, to] where controller?.transition === self {
      controller?.transition = nil
    }
    let tabs = tabs
    tabs.barMayBeWanted()
    guard tabs.waitingIndex != nil else { return }
    simulator.loop.nextTurn { tabs.selectWaiting() }
  }
}
