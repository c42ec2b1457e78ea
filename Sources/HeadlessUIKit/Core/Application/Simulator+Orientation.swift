/// Which ways the app lets itself be held.
///
/// The interface turns to a size only if the app and the controller that fills the screen both
/// allow it (R146): what the Info.plist declares (``Simulator/declaredOrientations``) or the
/// application's delegate answers, and ``UIViewController/supportedInterfaceOrientations`` of the
/// root or of the topmost controller presented over the whole screen. A device that is turned all
/// the same stays as it was for the app, until it asks again by
/// ``UIViewController/setNeedsUpdateOfSupportedInterfaceOrientations()``.
extension Simulator {
  /// Whether the interface turns if the screen is given a size; a size that is no turn of the
  /// present one is always taken.
  public func allows(_ size: CGSize) -> Bool {
    let now = screen.shape.size
    guard size.width == now.height, size.height == now.width, size.width != size.height,
      screen.traitCollection.userInterfaceIdiom == .phone
    else { return true }
    return !orientations.isDisjoint(
      with: size.width > size.height ? .landscape : [.portrait, .portraitUpsideDown])
  }

  /// The ways in which the interface may stand now.
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

  /// Turns the interface to how the device is held, if the app allows it by now.
  func turnIfAllowed() {
    guard let held = surroundings.refusedShape, allows(held.size) else { return }
    surroundings.refusedShape = nil
    resize(to: held.size, safeArea: held.safeArea)
  }
}

extension UIViewController {
  /// This controller, or the topmost one that is presented over all of it.
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
