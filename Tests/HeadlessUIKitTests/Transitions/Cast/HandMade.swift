import UIKit

/// An interaction controller that is not percent-driven: it keeps the context, and the test does
/// the rest.
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
