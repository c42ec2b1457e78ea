public import VirtualTime

/// The screen gets another size: the device is turned, or shares its screen with another app.
extension Simulator {
  /// Gives the screen, and the windows that filled it, another size.
  ///
  /// Controllers hear of it by `viewWillTransition(to:with:)`; views then follow by autoresizing
  /// and constraints (R121). Comes in as input, like a finger. A transition that is under way is
  /// not interrupted: the change waits for its end, unless ``UIKitBehavior/sizeChange`` says
  /// otherwise (R122).
  ///
  /// A turn that the app does not allow leaves everything as it is: see ``allows(_:)``.
  ///
  /// - Parameters:
  ///   - size: The new size in points.
  ///   - safeArea: What the system keeps at the edges. Unless given it turns with the device: what
  ///     was at the top of an upright phone is at both sides of one that lies.
  public func resize(
    to size: CGSize, safeArea: UIEdgeInsets? = nil, when instant: VirtualInstant? = nil
  ) {
    precondition(
      size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite,
      "A screen must have a finite size above zero (was \(size)).")
    loop.input({ [unowned self] in change(to: size, safeArea: safeArea) }, at: instant ?? now)
  }

  private func change(to size: CGSize, safeArea: UIEdgeInsets?) {
    var shape = screen.shape
    shape.size = size
    shape.safeArea = safeArea ?? screen.shape.safeArea(turnedFor: size)
    guard shape != screen.shape else {
      surroundings.refusedShape = nil
      return
    }
    guard allows(size) else {
      surroundings.refusedShape = shape
      return
    }
    surroundings.refusedShape = nil
    if !transitionsInFlight.isEmpty { lean(on: .sizeWaits) }
    for transition in transitionsInFlight {
      (transition.interactor as? any TransitionDriver)?.letGoForNewSize()
    }
    if behavior.sizeChange == .afterTransition {
      afterTransitions { [unowned self] in apply(shape) }
    } else {
      apply(shape)
    }
  }

  private func apply(_ shape: ScreenShape) {
    let old = screen.bounds
    let traits = screen.traitCollection
    let full = application.windows.filter { $0.frame == old }
    screen.shape = shape
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification, object: device)
    let changed = screen.traitCollection != traits
    for window in application.windows where changed && !full.contains(window) {
      window.traitsDidChange(from: traits)
    }
    for window in full { window.changeSize(to: shape.size, from: changed ? traits : nil) }
  }
}

extension UIWindow {
  /// Takes on another size, together with the controllers inside.
  fileprivate func changeSize(to size: CGSize, from oldTraits: UITraitCollection?) {
    let change = { [self] in
      if let oldTraits { traitsDidChange(from: oldTraits) }
      frame = CGRect(origin: frame.origin, size: size)
      safeAreaMayHaveChanged()
      layoutIfNeeded()
    }
    if let rootViewController {
      rootViewController.requests.windowWillTransition(
        to: size, traits: oldTraits.map { _ in UIScreen.main.traitCollection }, change)
    } else {
      change()
    }
  }
}

extension ScreenShape {
  /// The safe area after the screen was turned to another size.
  fileprivate func safeArea(turnedFor size: CGSize) -> UIEdgeInsets {
    let wasLandscape = self.size.width > self.size.height
    let isLandscape = size.width > size.height
    if wasLandscape == isLandscape { return safeArea }
    if isLandscape {
      return UIEdgeInsets(
        top: 0, left: safeArea.top, bottom: min(safeArea.bottom, 21), right: safeArea.top)
    }
    return UIEdgeInsets(
      top: safeArea.left, left: 0, bottom: safeArea.bottom == 0 ? 0 : 34, right: 0)
  }
}
