import UIKit

/// A screen of the style `custom` that brings its own presentation controller.
final class PresentedScreen: UIViewController, UIViewControllerTransitioningDelegate {
  private let make: (UIViewController, UIViewController?) -> UIPresentationController

  init(_ make: @escaping (UIViewController, UIViewController?) -> UIPresentationController) {
    self.make = make
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { make(presented, presenting) }
}
