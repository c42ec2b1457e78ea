/// The tabs of a tab bar controller that a storyboard describes.
extension InterfaceLoading {
  /// Gives a tab bar controller the tabs that a storyboard has for it.
  ///
  /// No override of ``UITabBarController/setViewControllers(_:animated:)`` or
  /// ``UITabBarController/viewControllers`` is called, because the storyboard's controller has
  /// not loaded its view yet (rule R239 of UIKit's behaviour).
  public func setTabs(of controller: UITabBarController, to tabs: [UIViewController]) {
    controller.hasTabs = true
    controller.replaceTabs(by: tabs)
  }
}
