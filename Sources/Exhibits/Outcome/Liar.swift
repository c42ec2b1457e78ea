public import Turnstile
import UIKit

extension Exhibits {
  /// The fade that the README shows: red, since nobody has declared its fault.
  ///
  /// It is the first thing that somebody checks who has just heard of this. A gate over the museum
  /// leaves it out.
  public static let liar = Subject.modal("liar") { LyingFade() }
}

/// Fades a screen in and out, and reports success whatever happened.
private final class LyingFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let incoming = context.view(forKey: .to)
    let outgoing = context.view(forKey: .from)
    if let incoming {
      context.containerView.addSubview(incoming)
      incoming.alpha = 0
    }
    UIView.animate(withDuration: 0.3) {
      incoming?.alpha = 1
      outgoing?.alpha = 0
    } completion: { _ in
      outgoing?.alpha = 1
      context.completeTransition(true)
    }
  }
}
