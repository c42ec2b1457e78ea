/// Manages one screen's view.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  open var view: UIView! = UIView()
}
