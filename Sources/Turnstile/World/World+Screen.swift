import HeadlessUIKit

// Functions that tell clauses which controllers and views are on the screen, now or when the trace
// began.

extension World {
  /// The windows that are on the screen over the app's own and as large, from the back to the
  /// front.
  var windowsAbove: [UIWindow] {
    let all = simulator.application.windows
    guard all.last !== window, let place = all.firstIndex(of: window) else { return [] }
    return all[(place + 1)...].filter { $0.bounds.size == window.bounds.size }
  }

  /// Returns true if a controller is visible on the screen, in the tree below the window's root
  /// controller.
  func isShown(_ controller: UIViewController?) -> Bool {
    guard let controller, let root = window.rootViewController else { return false }
    func isShown(in tree: UIViewController) -> Bool {
      tree === controller || tree.seenChildren.contains(where: isShown)
        || tree.ownPresented.map(isShown) ?? false
    }
    return isShown(in: root)
  }

  /// Returns true if a controller is in the tree below the window's root controller, visible or
  /// not, such as a tab that is not selected.
  func holds(_ controller: UIViewController?) -> Bool {
    var current = controller
    while let outer = current?.parent ?? current?.presentingViewController { current = outer }
    return current != nil && current === window.rootViewController
  }

  /// Returns true if a view was a direct subview of the window and filled it when the trace began.
  func filledWindowAtStart(_ view: UIView) -> Bool {
    guard let window = rests.start?.window, let place = window.place(of: view.serial) else {
      return false
    }
    let entry = window.entries[place]
    return entry.parent == 0 && entry.state.bounds.size == window.size
      && entry.state.center == CGPoint(x: window.size.width / 2, y: window.size.height / 2)
  }

  /// Returns true if a view had user interaction enabled when the trace began, or was not in the
  /// window then.
  func wasInteractiveAtStart(_ view: UIView) -> Bool {
    guard let window = rests.start?.window, let place = window.place(of: view.serial) else {
      return true
    }
    return window.entries[place].state.isUserInteractionEnabled
  }
}
