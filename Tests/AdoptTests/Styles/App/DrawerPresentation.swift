// swift-format-ignore-file
import UIKit
import UIKit.UIGestureRecognizerSubclass

final class DrawerPresentation: UIPresentationController {
  fileprivate lazy var dimmingView: UIView = {
    let view = UIView()
    view.backgroundColor = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 0.5)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let recognizer = UITapGestureRecognizer(target: self, action: #selector(dimmingTapped(_:)))
    view.addGestureRecognizer(recognizer)
    return view
  }()
}

// MARK: - Overrides in an extension
extension DrawerPresentation {
  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    dimmingView.frame = container.bounds
    container.insertSubview(dimmingView, at: 0)
    dimmingView.alpha = 0
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimmingView.alpha = 1
    })
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimmingView.alpha = 0
    })
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRectMake(0, bounds.height / 2, bounds.width, bounds.height / 2)
  }

  override var shouldPresentInFullscreen: Bool { return false }
}

private extension DrawerPresentation {
  @objc func dimmingTapped(_ recognizer: UITapGestureRecognizer) {
    presentingViewController.dismiss(animated: true)
  }
}

class DrawerDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    return DrawerPresentation(presentedViewController: presented, presenting: presenting)
  }
}
