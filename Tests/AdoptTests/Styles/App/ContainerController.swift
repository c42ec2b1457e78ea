// swift-format-ignore-file
import UIKit
import ObjectiveC

private var associatedKey: UInt8 = 0

extension UIViewController {
  @objc var cardTitle: String? {
    get { return objc_getAssociatedObject(self, &associatedKey) as? String }
    set {
      objc_setAssociatedObject(self, &associatedKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

class ContainerController: UIViewController {
  private var isShifted = false

  func embed(_ child: UIViewController) {
    addChildViewController(child)
    view.addSubview(child.view)
    child.view.frame = UIEdgeInsetsInsetRect(view.bounds, UIEdgeInsetsMake(8, 8, 8, 8))
    child.didMove(toParentViewController: self)
  }

  func removeAll() {
    for child in childViewControllers {
      child.willMove(toParentViewController: nil)
      child.view.removeFromSuperview()
      child.removeFromParentViewController()
    }
  }

  override var childViewControllerForStatusBarStyle: UIViewController? {
    return childViewControllers.last
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillShow), name: .UIKeyboardWillShow, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(becameActive(_:)),
      name: NSNotification.Name.UIApplicationDidBecomeActive, object: nil)
    Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: false)
  }

  @objc func keyboardWillShow(notification: Notification) {}
  @objc func becameActive(_ notification: NSNotification) { isShifted = !isShifted }
  @objc fileprivate func tick() { isShifted = false }
}
