import UIKit

/// An interaction controller that is not percent-driven. It keeps the transition's context, whose
/// methods the test calls itself.
final class HandMade: NSObject, UIViewControllerInteractiveTransitioning {
  var context: (any UIViewControllerContextTransitioning)?
  var wantsInteractiveStart = true
  var onStart: (@MainActor (any UIViewControllerContextTransitioning) -> Void)?

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    onStart?(transitionContext)
  }
}
