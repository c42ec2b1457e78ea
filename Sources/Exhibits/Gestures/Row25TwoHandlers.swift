import UIKit

/// A page with a swipe of its own, from before the stack had one.
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

  /// Says who goes first: this page's own pan only acts if the stack's does not want the drag.
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

/// Lets both act on one drag.
///
/// - Symptom: One swipe goes back two pages.
/// - Cause: Two recognisers were made to work "simultaneously" when neither would work beside the
///   other. Now both see the drag to its end, and both pop.
/// - Cure: One drag, one owner: `require(toFail:)`, or no simultaneous recognition. See
///   ``SwipablePage``.
final class EagerPage: SwipablePage {
  override func arbitrate(between own: UIPanGestureRecognizer, and other: UIPanGestureRecognizer) {}

  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}
