/// A controller of a keyboard of the app's own.
///
/// The model has no such keyboards. The class exists because apps name its method in selectors for
/// targets of other classes, which a device finds by the method's name alone:
///
/// ```swift
/// // Calls `dismissKeyboard()` of the screen, not that of the class which is named here.
/// UITapGestureRecognizer(
///   target: self, action: #selector(UIInputViewController.dismissKeyboard))
/// ```
open class UIInputViewController: UIViewController {
  /// Hides the keyboard of the app's own. The model only records the call.
  open func dismissKeyboard() {
    Simulator.current.noteInert("UIInputViewController.dismissKeyboard()")
  }
}
