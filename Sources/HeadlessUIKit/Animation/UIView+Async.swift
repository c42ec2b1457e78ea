/// Asynchronous forms of the animation methods: the animation begins at once, and the calling task
/// resumes when it has ended.
///
/// Each method returns `true` if the animation ran to its end. In asynchronous code Swift prefers
/// these forms, so a call there needs an `await`.
extension UIView {
  /// Animates changes.
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

  /// Animates changes, easing in and out.
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

  /// Animates changes with a spring that is at rest after the duration (R104).
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

  /// Animates changes that ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``
  /// places in parts of the duration.
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

  /// Animates a view's contents from their present look to their look after the closure.
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
  /// Waits until the animator completes, and returns the position at which it ended.
  @discardableResult
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withUnsafeContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }
}
