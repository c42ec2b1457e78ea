import UIKit

/// A page animator that also moves the page below by a third of the width and dims it with a veil.
/// At the end it undoes both changes.
final class ParallaxPageAnimator: PageAnimator {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    let isPush = operation == .push
    let (upper, lower) = isPush ? (to, from) : (from, to)
    to.frame = finalFrame(in: context)
    let veil = UIView(frame: context.containerView.bounds)
    veil.backgroundColor = .black
    context.containerView.addSubview(lower)
    context.containerView.addSubview(veil)
    context.containerView.addSubview(upper)
    let width = context.containerView.bounds.width
    let aside = CGAffineTransform(translationX: width, y: 0)
    let back = CGAffineTransform(translationX: -width / 3, y: 0)
    upper.transform = isPush ? aside : .identity
    lower.transform = isPush ? .identity : back
    veil.alpha = isPush ? 0 : 0.4
    UIView.animate(withDuration: transitionDuration(using: context)) {
      upper.transform = isPush ? .identity : aside
      lower.transform = isPush ? back : .identity
      veil.alpha = isPush ? 0.4 : 0
    } completion: { [self] _ in
      veil.removeFromSuperview()
      upper.transform = .identity
      lower.transform = .identity
      report(to: context)
    }
  }
}
