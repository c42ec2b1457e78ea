import VirtualTime

/// The adding and removing of child controllers, and the appearance of children that follows.
extension UIViewController {
  /// Adds a child controller. If the child has another parent, it is removed from that parent
  /// first.
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

  /// Removes this controller from its parent, if it has one.
  final func leaveParent() {
    guard let parentController else { return }
    parentController.childControllers.removeAll { $0 === self }
    self.parentController = nil
    containerInsets = .zero
    Simulator.current.publish(.controllers(.removedChild(self, from: parentController)))
    didMove(toParent: nil)
  }

  /// The outermost parent of this controller, or the controller itself if it has no parent.
  final var outermost: UIViewController {
    var controller = self
    while let parent = controller.parentController { controller = parent }
    return controller
  }

  /// Returns the nearest ancestor of the given container class; `nil` if there is none.
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

  /// Starts the controller's appearance because its view is about to enter a window, unless a
  /// container or a presentation has already started it.
  ///
  /// UIKit's own containers and presentations start the appearance themselves. Two cases remain: a
  /// child whose view is simply added by an app's container, and a controller without a parent
  /// whose view is added to a window.
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

  /// Sends the disappearance calls after the controller's view has left its window.
  final func viewDidLeaveWindow() {
    guard hearsOfItsView, appearanceState.isOnScreen, parentController != nil || appearsWithItsView
    else { return }
    appearsWithItsView = false
    beginAppearance(false, animated: false)
    endAppearance()
  }

  /// True if the controller appears and disappears when its view enters and leaves the window,
  /// because no transition and no container tells it to.
  private var hearsOfItsView: Bool {
    guard transition == nil, modalTransition == nil else { return false }
    guard let parentController else { return presenter == nil }
    return !parentController.managesAppearanceOfChildren
      && parentController.shouldAutomaticallyForwardAppearanceMethods
      && parentController.appearanceState.isOnScreen
  }
}
