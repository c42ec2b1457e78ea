import VirtualTime

/// The selection of a tab in a tab bar controller, and the transition that shows the selected
/// controller.
extension UITabBarController {
  /// Replaces the controllers of the tabs. If the shown controller is not among the new ones, it
  /// leaves the screen: with a transition if `animated` is true and the delegate provides an
  /// animator, else at once.
  func replaceTabs(by controllers: [UIViewController], animated: Bool = false) {
    let kept = selectedViewController
    let leaves = shown.map { controllersOfTabs.contains($0) && !controllers.contains($0) } ?? false
    let leaver = animated && leaves && running == nil && !controllers.isEmpty ? shown : nil
    for controller in controllersOfTabs where !controllers.contains(controller) {
      controller.tabBarItemWasReplaced = nil
      controller.willMove(toParent: nil)
      if controller === leaver { continue }
      if shown === controller { takeDown(controller) }
      controller.leaveParent()
    }
    controllersOfTabs = controllers
    for controller in controllers where controller.parentController !== self {
      adopt(controller)
      controller.didMove(toParent: self)
    }
    showItems()
    selected = kept.flatMap(controllersOfTabs.firstIndex) ?? (controllersOfTabs.isEmpty ? nil : 0)
    if let leaver { part(with: leaver) }
    if isViewLoaded, running == nil { showSelected() }
  }

  /// Replaces the shown controller, whose tab was removed, by the selected one: with a transition
  /// if the delegate provides an animator, else at once.
  private func part(with leaver: UIViewController) {
    guard let next = selectedViewController else { return }
    let transition = TabTransition(self, from: leaver, to: next)
    if transition.isAnimated {
      tabBar.selectedItem = next.tabBarItem
      begin(transition)
    } else {
      takeDown(leaver)
      leaver.leaveParent()
    }
  }

  /// Adds a tab for a child controller that the app has added. If no tab is selected, selects the
  /// first one.
  func addTab(_ child: UIViewController) {
    guard !controllersOfTabs.contains(child) else { return }
    hasTabs = true
    controllersOfTabs.append(child)
    showItems()
    selected = selected ?? 0
    if isViewLoaded { showSelected() }
  }

  /// Removes the tab of a controller that is not selected.
  func removeTab(of child: UIViewController) {
    guard controllersOfTabs.contains(child) else { return }
    let kept = selectedViewController
    child.tabBarItemWasReplaced = nil
    controllersOfTabs.removeAll { $0 === child }
    showItems()
    selected = kept.flatMap(controllersOfTabs.firstIndex)
    tabBar.selectedItem = kept?.tabBarItem
  }

  /// Shows the items of the tabs' controllers in the tab bar, and again as soon as the app replaces
  /// one (rule R242 of UIKit's behaviour).
  private func showItems() {
    tabBar.items = controllersOfTabs.map { controller in
      controller.tabBarItemWasReplaced = { [weak self, weak controller] in
        guard let self, let controller, controllersOfTabs.contains(controller) else { return }
        showItems()
        tabBar.selectedItem = selectedViewController?.tabBarItem
      }
      return controller.tabBarItem
    }
  }

  /// Selects a tab. If a transition is in progress, the selection waits until it has ended, and a
  /// later selection replaces the waiting one (rule R46 of UIKit's behaviour). A number without a
  /// tab selects nothing (rule R237).
  func select(_ index: Int) {
    noting(.selectedViewController) { change(to: index) }
  }

  private func change(to index: Int) {
    guard controllersOfTabs.indices.contains(index) else {
      // A number that is set before the tabs is no mistake, so nothing is said of it.
      if !controllersOfTabs.isEmpty {
        Simulator.current.lean(on: .selectionWithoutTab)
        refuse(.ignored, "Tab \(index) of \(textName), which has no such tab.")
      }
      return
    }
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
    tabBar.selectedItem = controllersOfTabs[index].tabBarItem
    Simulator.current.publish(.controllers(.selected(self, index: selectedIndex)))
    guard isViewLoaded, let old, shown === old else {
      if isViewLoaded { showSelected() }
      return
    }
    begin(TabTransition(self, from: old, to: controllersOfTabs[index]))
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

  /// Handles a user's tap on an item of the tab bar: selects its tab and tells the delegate, unless
  /// the delegate forbids the selection.
  func tapped(_ item: UITabBarItem) {
    guard let index = controllersOfTabs.firstIndex(where: { $0.tabBarItem === item }) else {
      return
    }
    let controller = controllersOfTabs[index]
    if let delegate, !delegate.tabBarController(self, shouldSelect: controller) {
      tabBar.selectedItem = selectedViewController?.tabBarItem
      return
    }
    select(index)
    guard let delegate else { return }
    Simulator.current.publish(.call(delegate, "tabBarController(_:didSelect:)"))
    delegate.tabBarController(self, didSelect: controller)
  }

  /// Selects the tab that was selected during a transition, now that the transition has ended.
  func selectWaiting() {
    guard let index = waitingIndex else { return }
    waitingIndex = nil
    if controllersOfTabs.indices.contains(index) { select(index) }
  }

  /// Shows the view of the selected tab's controller at once, without a transition. As long as the
  /// tab bar controller's view waits to be used, nothing is shown yet.
  func showSelected() {
    guard !isWaitingForUse, let controller = selectedViewController, shown !== controller else {
      return
    }
    if let shown { takeDown(shown) }
    shown = controller
    tabBar.selectedItem = controller.tabBarItem
    let view: UIView = controller.view
    let room = room(for: controller)
    view.frame = room
    note(room)
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
