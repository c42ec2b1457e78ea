/// A view controller's class that stands in for a missing one, such as the browser of a framework
/// that does not exist here.
///
/// `turnstile-adopt cut` writes such a class. The app's own subclasses of it are the app's code. An
/// object of the class itself shows nothing that the app has made, and its style is not the missing
/// class's, so transitions that move it are not judged.
@MainActor
public protocol TurnstileStandInController: UIViewController {
  /// The class itself, also where a subclass is asked, and the text that names it among the cuts.
  static var turnstileOrigin: (type: AnyClass, cut: StaticString) { get }
}

extension UIViewController {
  /// Records that the running transition moves this controller, if that is an object of a class
  /// that stands in for a missing one.
  package func passStandInType() {
    guard let standIn = self as? any TurnstileStandInController else { return }
    let origin = type(of: standIn).turnstileOrigin
    guard origin.type == type(of: self) else { return }
    Simulator.current.pass(origin.cut, isInTransition: true)
  }
}
