import Foundation
import UIKit

/// Slides a card up from below the screen, and back down.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let below = CGAffineTransform(translationX: 0, y: container.bounds.height)
    let incoming = context.view(forKey: .to)
    let outgoing = context.view(forKey: .from)
    if let incoming, let card = context.viewController(forKey: .to) {
      incoming.frame = context.finalFrame(for: card)
      incoming.transform = below
      container.addSubview(incoming)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      incoming?.transform = .identity
      outgoing?.transform = below
    } completion: { _ in
      outgoing?.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
