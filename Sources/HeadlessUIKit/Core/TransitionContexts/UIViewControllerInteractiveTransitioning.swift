/// An interactor, which drives a transition by a gesture.
///
/// If a transition has an interactor, UIKit calls `startInteractiveTransition(_:)` and does *not*
/// call the animator's `animateTransition(using:)`. The interactor decides whether the animator
/// runs (rule R6 of UIKit's behaviour). Return an interactor only while a gesture is in progress.
/// Otherwise the transition waits forever for a finish or a cancel (rule R75 of UIKit's behaviour).
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Sets the transition up and starts to follow the finger.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed at which the animation completes after the finger has let go. Optional; 1 by
  /// default.
  var completionSpeed: CGFloat { get }

  /// The curve of the animation after the finger has let go. Optional; ease-in-out by default.
  var completionCurve: UIView.AnimationCurve { get }

  /// True if a finger controls the transition from its start. Optional; true by default (rule R77
  /// of UIKit's behaviour).
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The default `completionSpeed`, for an interactor that leaves the property out: 1.
  public var completionSpeed: CGFloat { 1 }
  /// The default `completionCurve`, for an interactor that leaves the property out: ease-in-out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The default `wantsInteractiveStart`, for an interactor that leaves the property out: true.
  public var wantsInteractiveStart: Bool { true }
}

/// An interactor of UIKit itself, which is told of its transition as soon as it is requested.
@preconcurrency @MainActor
protocol TransitionDriver: UIViewControllerInteractiveTransitioning {
  /// Stores the transition for which the app returned this interactor.
  func await(_ transition: UIKitTransition)
  /// Releases a transition that has ended, so that the interactor can drive another one.
  func forget(_ ended: UIKitTransition)
  /// Ends a system gesture's control over the transition, because the screen is about to change its
  /// size.
  func letGoForNewSize()
}

extension TransitionDriver {
  func letGoForNewSize() {}
}
