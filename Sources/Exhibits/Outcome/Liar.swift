public import Turnstile
import UIKit

extension Exhibits {
  /// The example in the README, a fade that always reports success. Its check fails, because the
  /// bug is not declared as known.
  ///
  /// New users of Turnstile check this subject first. It is not one of the museum's subjects.
  public static let liar = Subject.modal("liar") { LyingFade() }
}

/// An animator that fades a screen in and out, and reports success whatever happened.
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
