/// What drives a transition by hand.
///
/// If there is one, UIKit sends it `startInteractiveTransition(_:)` and does *not* send the
/// animator `animateTransition(using:)`; whether the animator runs is then up to this object (R6).
/// Hand one out only while something drives it: a transition that starts interactively waits for
/// ever for an end that nobody sends (R75).
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Sets the transition up and starts following the finger.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// How fast the rest of the animation runs once the finger has gone. Optional; 1 by default.
  var completionSpeed: CGFloat { get }

  /// The curve of that rest. Optional; ease-in-out by default.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether the transition begins under the finger's control. Optional; true by default (R77).
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// An interactor of UIKit's own, which knows its transition from the request on.
@preconcurrency @MainActor
protocol TransitionDriver: UIViewControllerInteractiveTransitioning {
  /// Notes what this object has been handed out for.
  func await(_ transition: UIKitTransition)
  /// Lets go of a transition that has ended.
  func forget(_ ended: UIKitTransition)
  /// The screen is about to get another size: a finger of the system's loses what it holds.
  func letGoForNewSize()
}

extension TransitionDriver {
  func letGoForNewSize() {}
}
