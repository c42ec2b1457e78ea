import UIKit

/// An interaction controller that is not percent-driven. It keeps the transition's context, whose
/// methods the test calls itself.
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
