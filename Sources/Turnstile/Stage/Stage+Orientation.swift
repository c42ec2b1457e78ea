import HeadlessUIKit

extension Stage {
  /// Returns true if the app allows its window the orientation of a size: portrait or landscape.
  ///
  /// UIKit asks the app's delegate and the foremost controller that covers the screen; the app
  /// rotates if both agree.
  func supports(_ size: CGSize) -> Bool {
    var foremost = window.rootViewController
    while let presented = foremost?.presentedViewController, !presented.isBeingDismissed,
      presented.modalPresentationStyle == .fullScreen
    {
      foremost = presented
    }
    guard let foremost, foremost.shouldAutorotate else { return false }
    let wanted: UIInterfaceOrientationMask = size.width > size.height ? .landscape : .portrait
    let application = UIApplication.shared
    let allowed = application.delegate?.application(
      application, supportedInterfaceOrientationsFor: window)
    let both = foremost.supportedInterfaceOrientations.intersection(allowed ?? .all)
    return !both.isDisjoint(with: wanted)
  }
}
