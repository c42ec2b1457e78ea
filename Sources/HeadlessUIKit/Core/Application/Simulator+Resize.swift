import Foundation
public import VirtualTime

/// Changes of the screen's size, as when the device is turned or the app shares the screen with
/// another.
extension Simulator {
  /// Changes the size of the screen and of the windows that fill it.
  ///
  /// Controllers are told by `viewWillTransition(to:with:)`; then autoresizing and constraints
  /// adapt the views (rule R121 of UIKit's behaviour). The change is input, like a touch. It does
  /// not interrupt a running transition but waits for its end, unless ``UIKitBehavior/sizeChange``
  /// says otherwise (rule R122 of UIKit's behaviour).
  ///
  /// If the new size turns the device to an orientation that the app does not allow, the call has
  /// no effect: see ``allows(_:)``.
  ///
  /// - Parameters:
  ///   - size: The new size in points.
  ///   - safeArea: The insets that the system reserves at the edges. By default they turn with the
  ///     device: the top inset of an upright phone is at both sides in landscape.
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
    let former = application.statusBarOrientation
    screen.shape = shape
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification, object: device)
    let orientation = application.statusBarOrientation
    let turns = orientation != former
    if turns { post(UIApplication.willChangeStatusBarOrientationNotification, with: orientation) }
    let changed = screen.traitCollection != traits
    for window in application.windows where changed && !full.contains(window) {
      window.traitsDidChange(from: traits)
    }
    for window in full { window.changeSize(to: shape.size, from: changed ? traits : nil) }
    if turns { post(UIApplication.didChangeStatusBarOrientationNotification, with: former) }
  }

  private func post(_ name: Notification.Name, with orientation: UIInterfaceOrientation) {
    let key = UIApplication.statusBarOrientationUserInfoKey
    NotificationCenter.default.post(
      name: name, object: application, userInfo: [key: NSNumber(value: orientation.rawValue)])
  }
}

extension UIWindow {
  /// Changes the size of the window, and tells its controllers of the new size and traits.
  fileprivate func changeSize(to size: CGSize, from oldTraits: UITraitCollection?) {
    let change = { [self] in
      if let oldTraits { traitsDidChange(from: oldTraits) }
      // A root view that has come back with the frame of before an earlier change, and fits again,
      // stays as it is (rule R123 of UIKit's behaviour). Autoresizing would add the difference.
      let root = rootViewController?.viewIfLoaded
      let fits = root?.superview === self && root?.frame == CGRect(origin: .zero, size: size)
      frame = CGRect(origin: frame.origin, size: size)
      if fits { root?.frame = bounds }
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
  /// Returns the insets of the safe area after the screen has been turned to a new size.
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
