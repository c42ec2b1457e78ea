import UIKit

/// A page with a pan recogniser of its own for going back, besides that of the navigation stack.
class SwipablePage: Screen, UIGestureRecognizerDelegate {
  let pan = UIPanGestureRecognizer()
  private weak var interactor: PanInteractor?

  init(beside interactor: PanInteractor) {
    self.interactor = interactor
    super.init("Page", .orange)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    pan.addTarget(self, action: Selector(SwipablePage.handlePan(_:)))
    pan.delegate = self
    view.addGestureRecognizer(pan)
    if let interactor { arbitrate(between: pan, and: interactor.pan) }
  }

  /// Gives the stack's pan precedence: the page's own pan begins only if the stack's fails.
  func arbitrate(between own: UIPanGestureRecognizer, and other: UIPanGestureRecognizer) {
    own.require(toFail: other)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .ended, pan.translation(in: nil).x > 100 else { return }
    navigationController?.popViewController(animated: true)
  }
}

/// A page whose own pan acts on the same drag as the stack's pan.
///
/// - Symptom: One swipe goes back two pages.
/// - Cause: Two recognisers were made to work "simultaneously" because neither worked beside the
///   other. Now both follow the drag to its end, and both pop.
/// - Cure: Let one recogniser own a drag: use `require(toFail:)`, or no simultaneous recognition.
///   See ``SwipablePage``.
final class EagerPage: SwipablePage {
  override func arbitrate(between own: UIPanGestureRecognizer, and other: UIPanGestureRecognizer) {}

  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}
