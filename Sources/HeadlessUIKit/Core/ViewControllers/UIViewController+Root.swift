import VirtualTime

/// Appearance of a window's root controller.
extension UIViewController {
  /// Inserts the root controller's view into the window by a closure, and sends the appearance
  /// calls.
  func beginRootAppearance(in window: UIWindow, insert: () -> Void) {
    if !appearanceState.isOnScreen { beginAppearance(true, animated: false) }
    insert()
    Simulator.current.loop.nextTurn { [weak self] in
      if let self, appearanceState == .appearing { endAppearance() }
    }
    Simulator.current.setNeedsCommit()
  }

  /// Removes the root controller's view from the window by a closure, and sends the disappearance
  /// calls.
  func endRootAppearance(in window: UIWindow, remove: () -> Void) {
    let isTold = appearanceState.isOnScreen
    if isTold { beginAppearance(false, animated: false) }
    remove()
    if isTold { endAppearance() }
  }
}
