import VirtualTime

/// The selection of tabs, and the transitions that show the selected controller.
extension UITabBarController {
  /// Replaces the controllers of the tabs.
  func replaceTabs(by controllers: [UIViewController]) {
    let kept = selectedViewController
    for controller in tabs where !controllers.contains(controller) {
      controller.willMove(toParent: nil)
      if shown === controller { takeDown(controller) }
      controller.leaveParent()
    }
    tabs = controllers
    for controller in controllers where controller.parentController !== self {
      adopt(controller)
      controller.didMove(toParent: self)
    }
    tabBar.items = controllers.map { $0.tabBarItem }
    selected = kept.flatMap(tabs.firstIndex) ?? (tabs.isEmpty ? nil : 0)
    if isViewLoaded { showSelected() }
  }

  /// Adds a tab for a child controller that the app has added. If no tab is selected, the first one
  /// is.
  func addTab(_ child: UIViewController) {
    guard !tabs.contains(child) else { return }
    tabs.append(child)
    tabBar.items = tabs.map { $0.tabBarItem }
    selected = selected ?? 0
    if isViewLoaded { showSelected() }
  }

  /// Selects a tab. If a transition is in progress, the selection waits until it has ended, and a
  /// later selection replaces the waiting one (R46).
  func select(_ index: Int) {
    noting(.selectedViewController) { change(to: index) }
  }

  private func change(to index: Int) {
    precondition(
      tabs.indices.contains(index) || tabs.isEmpty,
      "A tab bar controller with \(tabs.count) controllers cannot select number \(index).")
    guard tabs.indices.contains(index) else { return }
    if let running {
      refuse(
        .transitionInFlight, "Tab \(index) of \(textName) selected while \(running) is in progress."
      )
      waitingIndex = index
      return
    }
    waitingIndex = nil
    guard index != selected else { return }
    let old = selectedViewController
    selected = index
    tabBar.selectedItem = tabs[index].tabBarItem
    Simulator.current.publish(.controllers(.selected(self, index: selectedIndex)))
    guard isViewLoaded, let old, shown === old else {
      if isViewLoaded { showSelected() }
      return
    }
    begin(TabTransition(self, from: old, to: tabs[index]))
  }

  private func begin(_ transition: TabTransition) {
    running = transition
    transition.enter()
    if transition.isAnimated {
      transition.startSoon()
    } else {
      transition.start()
    }
  }

  /// Handles a user's tap on an item of the tab bar.
  func tapped(_ item: UITabBarItem) {
    guard let index = tabs.firstIndex(where: { $0.tabBarItem === item }) else { return }
    let controller = tabs[index]
    if let delegate, !delegate.tabBarController(self, shouldSelect: controller) {
      tabBar.selectedItem = selectedViewController?.tabBarItem
      return
    }
    select(index)
    guard let delegate else { return }
    Simulator.current.publish(.call(delegate, "tabBarController(_:didSelect:)"))
    delegate.tabBarController(self, didSelect: controller)
  }

  /// Selects the tab whose selection has waited for the end of a transition.
  func selectWaiting() {
    guard let index = waitingIndex else { return }
    waitingIndex = nil
    if tabs.indices.contains(index) { select(index) }
  }

  /// Shows the selected controller's view without a transition.
  func showSelected() {
    guard let controller = selectedViewController, shown !== controller else { return }
    if let shown { takeDown(shown) }
    shown = controller
    tabBar.selectedItem = controller.tabBarItem
    let view: UIView = controller.view
    view.frame = content.bounds
    sizeOfShown = content.bounds.size
    adjustInsets(of: controller)
    barMayBeWanted()
    let isSeen = appearanceState == .appeared
    if isSeen { controller.beginAppearance(true, animated: false) }
    content.addSubview(view)
    if isSeen { controller.endAppearance() }
  }

  private func takeDown(_ controller: UIViewController) {
    let isSeen = controller.appearanceState == .appeared
    if isSeen { controller.beginAppearance(false, animated: false) }
    controller.viewIfLoaded?.removeFromSuperview()
    if isSeen { controller.endAppearance() }
    shown = nil
  }
}
