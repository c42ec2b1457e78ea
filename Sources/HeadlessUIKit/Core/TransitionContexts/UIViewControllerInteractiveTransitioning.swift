/// An interactor, which drives a transition by a gesture.
///
/// If there is one, UIKit calls its `startInteractiveTransition(_:)` and does *not* call the
/// animator's `animateTransition(using:)`. The interactor decides whether the animator runs (R6).
/// Provide one only while a gesture drives it. A transition that starts interactively otherwise
/// waits forever for a finish or a cancel (R75).
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Sets the transition up and starts to follow the finger.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed of the rest of the animation after the finger has let go. Optional; 1 by default.
  var completionSpeed: CGFloat { get }

  /// The curve of the rest of the animation. Optional; ease-in-out by default.
  var completionCurve: UIView.AnimationCurve { get }

  /// True if the transition begins under a finger's control. Optional; true by default (R77).
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The speed 1, for an interactor without this property.
  public var completionSpeed: CGFloat { 1 }
  /// The curve ease-in-out, for an interactor without this property.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True, for an interactor without this property.
  public var wantsInteractiveStart: Bool { true }
}

/// A built-in interactor, which knows its transition from the transition's request on.
@preconcurrency @MainActor
protocol TransitionDriver: UIViewControllerInteractiveTransitioning {
  /// Stores the transition for which the app returned this interactor.
  func await(_ transition: UIKitTransition)
  /// Releases a transition that has ended.
  func forget(_ ended: UIKitTransition)
  /// Ends the control of a system gesture over the transition, because the screen is about to
  /// change its size.
  func letGoForNewSize()
}

extension TransitionDriver {
  func letGoForNewSize() {}
}
