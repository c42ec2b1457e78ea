import VirtualTime

/// Appearance and disappearance of the controller that is the root of a window.
extension UIViewController {
  /// Lets a closure insert the root controller's view into the window, and sends the appearance
  /// calls.
  func beginRootAppearance(in window: UIWindow, insert: () -> Void) {
    if !appearanceState.isOnScreen { beginAppearance(true, animated: false) }
    insert()
    Simulator.current.loop.nextTurn { [weak self] in
      if let self, appearanceState == .appearing { endAppearance() }
    }
    Simulator.current.setNeedsCommit()
  }

  /// Lets a closure remove the root controller's view from the window, and sends the disappearance
  /// calls.
  func endRootAppearance(in window: UIWindow, remove: () -> Void) {
    let isTold = appearanceState.isOnScreen
    if isTold { beginAppearance(false, animated: false) }
    remove()
    if isTold { endAppearance() }
  }
}
