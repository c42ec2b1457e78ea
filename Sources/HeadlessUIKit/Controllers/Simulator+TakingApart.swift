/// The release of an app's controllers and views when the simulator is torn down.
///
/// On a device controllers go with their process, all at once, and no deinitialiser runs. Here
/// deinitialisers run, so the order of release must keep valid everything that an app may rely on:
/// **the newest object goes first**. For example, a controller that was presented or pushed may
/// refer to a view of the controller below it without keeping it alive (`unowned`), and its
/// `deinit` may use that reference.
extension Simulator {
  /// Releases the controllers that the windows show, from the newest to the oldest.
  ///
  /// The controllers get no callbacks: no view disappears, and no transition ends.
  package func takeApart() {
    var controllers: [UIViewController] = []
    var views: [UIView] = []
    for window in application.windows {
      window.rootViewController.map { Self.gather($0, into: &controllers) }
      Self.gather(window, into: &views)
    }
    for controller in controllers {
      controller.viewIfLoaded.map { Self.gather($0, into: &views) }
    }
    tearDown()
    // Controllers are released newest first, so every view older than a controller outlives it.
    controllers.sort { $0.serial < $1.serial }
    views.sort { $0.serial < $1.serial }
    while let controller = controllers.popLast() {
      while let view = views.last, view.serial > controller.serial { views.removeLast() }
      controller.leaveWhatHoldsIt()
    }
  }

  private static func gather(
    _ controller: UIViewController, into found: inout [UIViewController]
  ) {
    found.append(controller)
    let inside =
      controller.childControllers + ((controller as? UINavigationController)?.stack ?? [])
    for child in inside where !found.contains(where: { $0 === child }) {
      gather(child, into: &found)
    }
    if let presented = controller.presented { gather(presented, into: &found) }
  }

  private static func gather(_ view: UIView, into found: inout [UIView]) {
    found.append(view)
    for child in view.children { gather(child, into: &found) }
  }
}

extension UIViewController {
  /// Removes the controller from its presenter, its parent and its container's stack or tabs, so
  /// that none of them keeps it alive.
  fileprivate func leaveWhatHoldsIt() {
    if let presenter, presenter.presented === self { presenter.presented = nil }
    guard let parentController else { return }
    parentController.childControllers.removeAll { $0 === self }
    switch parentController {
    case let navigation as UINavigationController: navigation.stack.removeAll { $0 === self }
    case let tabs as UITabBarController: tabs.controllersOfTabs.removeAll { $0 === self }
    default: break
    }
  }
}
