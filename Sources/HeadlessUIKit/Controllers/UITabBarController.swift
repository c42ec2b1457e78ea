/// Controllers side by side, one shown at a time.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
}
