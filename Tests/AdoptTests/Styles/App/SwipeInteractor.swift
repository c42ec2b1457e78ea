// swift-format-ignore-file
import UIKit

/// Swift 4, a percent-driven interactor with target and action.
class SwipeInteractor: UIPercentDrivenInteractiveTransition {
  var inProgress = false
  private var shouldComplete = false
  private weak var viewController: UIViewController!

  init(viewController: UIViewController) {
    super.init()
    self.viewController = viewController
    prepareGestureRecognizer(in: viewController.view)
  }

  private func prepareGestureRecognizer(in view: UIView) {
    let gesture = UIScreenEdgePanGestureRecognizer(
      target: self, action: #selector(handleGesture(_:)))
    gesture.edges = .left
    view.addGestureRecognizer(gesture)
  }

  @objc func handleGesture(_ gestureRecognizer: UIScreenEdgePanGestureRecognizer) {
    let translation = gestureRecognizer.translation(in: gestureRecognizer.view!.superview!)
    var progress = (translation.x / 200)
    progress = CGFloat(fminf(fmaxf(Float(progress), 0.0), 1.0))
    switch gestureRecognizer.state {
    case .began:
      inProgress = true
      viewController.dismiss(animated: true, completion: nil)
    case .changed:
      shouldComplete = progress > 0.5
      update(progress)
    case .cancelled:
      inProgress = false
      cancel()
    case .ended:
      inProgress = false
      if shouldComplete {
        finish()
      } else {
        cancel()
      }
    default:
      print("Unsupported")
    }
  }
}
