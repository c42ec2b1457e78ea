import VirtualTime

/// How a controller becomes the root of a window.
extension UIViewController {
  /// Puts the view into the window by the given block, and tells the controller that it appears.
  func beginRootAppearance(in window: UIWindow, insert: () -> Void) {
    if !appearanceState.isOnScreen { beginAppearance(true, animated: false) }
    insert()
    Simulator.current.loop.nextTurn { [weak self] in
      if let self, appearanceState == .appearing { endAppearance() }
    }
    Simulator.current.setNeedsCommit()
  }

  /// Takes the view out of the window by the given block, and tells the controller that it
  /// disappears.
  func endRootAppearance(in window: UIWindow, remove: () -> Void) {
    let isTold = appearanceState.isOnScreen
    if isTold { beginAppearance(false, animated: false) }
    remove()
    if isTold { endAppearance() }
  }
}
