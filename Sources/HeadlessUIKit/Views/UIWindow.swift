/// The root of a view tree on the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() {}
}
