import UIKit

/// An interaction controller that is not percent-driven: it keeps the context, and the test does
/// the rest.
@MainActor
final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
  var wantsInteractiveStart = true
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
  }
}
