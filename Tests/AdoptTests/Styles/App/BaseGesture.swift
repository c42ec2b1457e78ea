// swift-format-ignore-file
import UIKit

/// A base class that conforms to a protocol, and leaves one of its methods to the subclass.
class BaseDragController: UIViewController, UIGestureRecognizerDelegate,
  UIViewControllerTransitioningDelegate
{
  let pan = UIPanGestureRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    pan.addTarget(self, action: #selector(BaseDragController.panned(_:)))
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  @objc func panned(_ gesture: UIPanGestureRecognizer) {}
}

class SheetController: BaseDragController {
  override func panned(_ gesture: UIPanGestureRecognizer) {
    guard gesture.state == UIGestureRecognizerState.ended else { return }
    perform(#selector(finishDrag), with: nil, afterDelay: 0.1)
  }

  @objc dynamic func finishDrag() { dismiss(animated: true) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    return gestureRecognizer !== pan || pan.velocity(in: view).y > 0
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    return FadeAnimator()
  }
}
