// swift-format-ignore-file
import UIKit

/// Swift 4, a letter that is pulled down and away: percent-driven, with target and action on an
/// edge pan that belongs to the interactor.
class LetterPull: UIPercentDrivenInteractiveTransition {
  private(set) var isPulling = false
  private unowned var letter: UIViewController!
  private lazy var edgePan = UIScreenEdgePanGestureRecognizer(
    target: self, action: #selector(pulled))

  static let reach: CGFloat = 320

  func watch(_ controller: UIViewController) {
    letter = controller
    edgePan.edges = [.left, .right]
    controller.loadViewIfNeeded()
    controller.view!.addGestureRecognizer(edgePan)
  }

  private func share(of pan: UIPanGestureRecognizer) -> CGFloat {
    let way = abs(pan.translation(in: pan.view!.window).x) / LetterPull.reach
    return CGFloat(fmaxf(0, fminf(1, Float(way))))
  }

  @objc private func pulled(_ pan: UIScreenEdgePanGestureRecognizer) {
    if pan.state == .began {
      isPulling = true
      letter.dismiss(animated: true, completion: nil)
      return
    }
    let share = self.share(of: pan)
    guard pan.state == .changed else {
      isPulling = false
      let isFar = pan.state == .ended && share > 0.4
      return isFar ? finish() : cancel()
    }
    update(share)
    print("pulled by", share)
  }
}
