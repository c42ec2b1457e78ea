import VirtualTime

/// Appearance of a window's root controller.
extension UIViewController {
  /// Inserts the view into the window by the given block, and sends the appearance calls.
  func beginRootAppearance(in window: UIWindow, insert: () -> Void) {
    if !appearanceState.isOnScreen { beginAppearance(true, animated: false) }
    insert()
    Simulator.current.loop.nextTurn { [weak self] in
      if let self, appearanceState == .appearing { endAppearance() }
    }
    Simulator.current.setNeedsCommit()
  }

  /// Removes the view from the window by the given block, and sends the disappearance calls.
  func endRootAppearance(in window: UIWindow, remove: () -> Void) {
    let isTold = appearanceState.isOnScreen
    if isTold { beginAppearance(false, animated: false) }
    remove()
    if isTold { endAppearance() }
  }
}
