/// The orientations that an app allows for its interface.
///
/// A phone's interface turns only if the app and the controller that fills the screen both allow it
/// (rule R146 of UIKit's behaviour). The app allows the orientations that its Info.plist declares
/// (``Simulator/declaredOrientations``) and its application delegate returns. The controller is the
/// window's root, or the topmost controller presented over the whole screen, and allows its
/// ``UIViewController/supportedInterfaceOrientations``. If the device is turned to an orientation
/// that is not allowed, the interface stays as it is. It turns later if the app then allows the
/// orientation and calls ``UIViewController/setNeedsUpdateOfSupportedInterfaceOrientations()``.
extension Simulator {
  /// Returns whether the app allows a screen size. Every size is allowed on a pad. On a phone a
  /// size can be refused only if it is the present one turned to the other orientation.
  public func allows(_ size: CGSize) -> Bool {
    let now = screen.shape.size
    guard size.width == now.height, size.height == now.width, size.width != size.height,
      screen.traitCollection.userInterfaceIdiom == .phone
    else { return true }
    return !orientations.isDisjoint(
      with: size.width > size.height ? .landscape : [.portrait, .portraitUpsideDown])
  }

  /// The orientations that both the app and the controller that fills the screen allow at present.
  private var orientations: UIInterfaceOrientationMask {
    let window = application.keyWindow ?? application.windows.last
    var mask = declaredOrientations
    if let delegate = application.delegate {
      mask.formIntersection(
        delegate.application(application, supportedInterfaceOrientationsFor: window))
    }
    guard let controller = window?.rootViewController?.controllerFillingScreen else { return mask }
    if behavior.asksShouldAutorotate, !controller.shouldAutorotate {
      return screen.isLandscape ? .landscape : .portrait
    }
    return mask.intersection(controller.supportedInterfaceOrientations)
  }

  /// Turns the interface to the device's orientation, if the app refused that orientation when the
  /// device was turned and allows it now.
  func turnIfAllowed() {
    guard let held = surroundings.refusedShape, allows(held.size) else { return }
    surroundings.refusedShape = nil
    resize(to: held.size, safeArea: held.safeArea)
  }
}

extension UIViewController {
  /// The controller that fills the screen: this one, or the topmost presented controller that
  /// covers it completely.
  fileprivate var controllerFillingScreen: UIViewController {
    var controller = self
    while let next = controller.presented,
      [.fullScreen, .overFullScreen, .custom].contains(next.modalPresentationStyle)
    {
      controller = next
    }
    return controller
  }
}
