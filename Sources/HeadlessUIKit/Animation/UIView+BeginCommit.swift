/// The old animation methods without closures. They animate all changes between a call that begins
/// and a call that commits.
///
/// ```swift
/// UIView.beginAnimations(nil, context: nil)
/// UIView.setAnimationDuration(0.3)
/// card.alpha = 0
/// UIView.commitAnimations()
/// ```
///
/// - Note: A delegate that is told by selector (`setAnimationDelegate`, `setAnimationDidStop`) is
///   not modelled; using it does not compile.
extension UIView {
  /// Begins a group of animated changes, which takes 0.2 s unless a duration is set.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    AnimationContext(
      block: AnimationBlock(allowsInteraction: false), duration: 0.2, delay: 0, curve: .easeInOut,
      options: []
    ).begin()
  }

  /// Ends the group of animated changes that ``beginAnimations(_:context:)`` began most recently,
  /// and starts their animation.
  public class func commitAnimations() {
    guard let context = AnimationContext.current else {
      preconditionFailure("commitAnimations() must follow beginAnimations(_:context:).")
    }
    context.commit()
  }

  /// Sets the duration in seconds of the animations that ``beginAnimations(_:context:)`` began.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    AnimationContext.current?.duration = duration
  }
  /// Sets the delay in seconds before the animations that ``beginAnimations(_:context:)`` began.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    AnimationContext.current?.delay = delay
  }
  /// Sets the curve of the animations that ``beginAnimations(_:context:)`` began, such as ease-in.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    let options: AnimationOptions =
      switch curve {
      case .easeInOut: .curveEaseInOut
      case .easeIn: .curveEaseIn
      case .easeOut: .curveEaseOut
      case .linear: .curveLinear
      }
    AnimationContext.current?.curve = options.curve
  }
  /// Sets how often the animations begun by ``beginAnimations(_:context:)`` run.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationContext.current?.repeatCount = Double(repeatCount)
  }
  /// Makes the animations begun by ``beginAnimations(_:context:)`` run backwards after each run
  /// forwards.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    if repeatAutoreverses { AnimationContext.current?.options.insert(.autoreverse) }
  }
  /// Makes the animations begun by ``beginAnimations(_:context:)`` start at the values that are on
  /// the screen at the moment.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    if fromCurrentState { AnimationContext.current?.options.insert(.beginFromCurrentState) }
  }
}
