/// Asynchronous forms of the animation methods. The animation begins at once, and the calling task
/// resumes when the animation has ended.
///
/// Each method returns `true` if the animation ran to its end. In asynchronous code Swift prefers
/// these forms to those with a completion, so a call needs an `await` there.
extension UIView {
  /// Animates the changes that a closure makes to views, and returns when the animation has ended.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withUnsafeContinuation { continuation in
      animate(withDuration: duration, delay: delay, options: options, animations: animations) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Animates the changes that a closure makes to views, with a slow start and a slow end, and
  /// returns when the animation has ended.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) async -> Bool {
    await withUnsafeContinuation { continuation in
      animate(withDuration: duration, animations: animations) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Animates the changes that a closure makes to views, with a spring that is at rest after the
  /// duration (rule R104 of UIKit's behaviour).
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withUnsafeContinuation { continuation in
      animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: velocity, options: options, animations: animations
      ) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Animates changes in several keyframes: calls of
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` in the closure give each
  /// change its part of the duration.
  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withUnsafeContinuation { continuation in
      animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations
      ) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Animates a view's contents as a whole, from their present look to their look after a closure
  /// has run.
  @discardableResult
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?
  ) async -> Bool {
    await withUnsafeContinuation { continuation in
      transition(with: view, duration: duration, options: options, animations: animations) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Replaces a view in its superview by another view, with an animated transition.
  @discardableResult
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = []
  ) async -> Bool {
    await withUnsafeContinuation { continuation in
      transition(from: fromView, to: toView, duration: duration, options: options) {
        continuation.resume(returning: $0)
      }
    }
  }
}

extension UIViewPropertyAnimator {
  /// Waits until the property animator completes, and returns the position at which it ended.
  @discardableResult
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withUnsafeContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }
}
