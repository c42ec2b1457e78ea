import VirtualTime

/// How controllers come to contain each other.
extension UIViewController {
  /// Takes a controller in, out of the parent it had.
  final func adopt(_ child: UIViewController) {
    precondition(child !== self, "A controller cannot be its own child (was \(textName)).")
    guard child.parentController !== self else { return }
    if child.parentController != nil {
      child.willMove(toParent: nil)
      child.leaveParent()
    }
    if child.movement == .none { child.movement = .toParent }
    child.willMove(toParent: self)
    childControllers.append(child)
    child.parentController = self
    Simulator.current.publish(.controllers(.addedChild(child, to: self)))
  }

  /// Leaves the parent, if there is one.
  final func leaveParent() {
    guard let parentController else { return }
    parentController.childControllers.removeAll { $0 === self }
    self.parentController = nil
    containerInsets = .zero
    Simulator.current.publish(.controllers(.removedChild(self, from: parentController)))
    didMove(toParent: nil)
  }

  /// The outermost controller around this one.
  final var outermost: UIViewController {
    var controller = self
    while let parent = controller.parentController { controller = parent }
    return controller
  }

  /// The nearest container of a class that this controller is in, however deep.
  final func enclosingController<Container: UIViewController>() -> Container? {
    var candidate = parentController
    while let controller = candidate {
      if let container = controller as? Container { return container }
      candidate = controller.parentController
    }
    return nil
  }

  final func safeAreaAdditionDidChange() {
    viewIfLoaded?.safeAreaAddition = additionalSafeAreaInsets + containerInsets
  }

  /// Called by the view before it gets into a window: an appearance that was not announced.
  ///
  /// Containers of UIKit's own tell their children themselves; so does everything that is
  /// presented. What is left are children whose view an app's container simply adds, and
  /// controllers without a parent whose view somebody adds.
  final func viewWillEnter(_ window: UIWindow) {
    guard hearsOfItsView, !appearanceState.isOnScreen, window.rootViewController !== self else {
      return
    }
    appearsWithItsView = parentController == nil
    beginAppearance(true, animated: false)
    guard parentController?.appearanceState ?? .appeared == .appeared else { return }
    Simulator.current.loop.afterCommit { [weak self] in
      if let self, appearanceState == .appearing { endAppearance() }
    }
  }

  /// Called by the view when it has left its window.
  final func viewDidLeaveWindow() {
    guard hearsOfItsView, appearanceState.isOnScreen, parentController != nil || appearsWithItsView
    else { return }
    appearsWithItsView = false
    beginAppearance(false, animated: false)
    endAppearance()
  }

  /// Whether the view alone tells the controller of appearing.
  private var hearsOfItsView: Bool {
    guard transition == nil, modalTransition == nil else { return false }
    guard let parentController else { return presenter == nil }
    return !parentController.managesAppearanceOfChildren
      && parentController.shouldAutomaticallyForwardAppearanceMethods
      && parentController.appearanceState.isOnScreen
  }
}
