import UIKit

/// An animator that slides the incoming view up, or the outgoing one down, and reports truthfully
/// if the transition was completed.
@MainActor
final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  private let log: Log
  var duration: TimeInterval = 0.4
  /// The Boolean value to pass to `completeTransition`; if nil, the true outcome is passed.
  var report: Bool?
  var reportsAtOnce = false
  var neverReports = false
  var onAnimate: (@MainActor (any UIViewControllerContextTransitioning) -> Void)?
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private var wasAsked = false

  init(_ log: Log) { self.log = log }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    // Only the first call of `transitionDuration` is logged, because no source says how often UIKit
    // calls it.
    if !wasAsked { log("duration") }
    wasAsked = true
    return duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log("animate")
    self.context = context
    onAnimate?(context)
    let incoming = context.view(forKey: .to)
    if let incoming { context.containerView.addSubview(incoming) }
    guard !reportsAtOnce else { return context.completeTransition(report ?? true) }
    guard let moving = incoming ?? context.view(forKey: .from) else { return }
    moving.transform = CGAffineTransform(translationX: 0, y: incoming == nil ? 0 : 100)
    UIView.animate(
      withDuration: duration, delay: 0, options: [.curveEaseIn, .allowUserInteraction]
    ) {
      moving.transform = CGAffineTransform(translationX: 0, y: incoming == nil ? 100 : 0)
    } completion: { [self] _ in
      guard !neverReports else { return }
      moving.transform = .identity
      if context.transitionWasCancelled, context.presentationStyle != .none {
        incoming?.removeFromSuperview()
      }
      context.completeTransition(report ?? !context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    wasAsked = false
    log("animationEnded(\(transitionCompleted))")
  }
}
