/// A stack of controllers.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
}
