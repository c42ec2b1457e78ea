import Testing
import Turnstile
import UIKit

@Suite("one-animator") @MainActor
struct OneAnimatorTests {
  private let clause = Contract.strict.only([.oneAnimator])

  /// Returns a test app whose animator is interruptible. A closure creates the property animator.
  private func rig(_ interruptible: @escaping Rig.Interruptible) -> Rig {
    Rig {
      $0.interruptible = interruptible
      $0.run = { $0.scene.rig.interruptible?($0).startAnimation() }
    }
  }

  @Test("An animator that is made anew for everyone who asks")
  func offender() throws {
    #expect(try rig { $0.animator() }.broken(Traces.open, clause) == ["one-animator"])
  }

  @Test("An animator that is kept until its transition has ended")
  func twin() throws { #expect(try rig { $0.keptAnimator() }.broken(Traces.cancelled) == []) }

  @Test("An animating object of the app's own may be another for each call")
  func lookAlike() throws {
    let rig = Rig {
      $0.interruptible = { Quiet($0.animator()) }
      $0.run = { $0.animator().startAnimation() }
    }

    #expect(try rig.broken(Traces.open, clause) == [])
  }

  @Test("The animator of the transition before is found, too")
  func notForgotten() throws {
    let rig = Rig {
      $0.interruptible = { $0.scene.animator ?? $0.keptAnimator() }
      $0.run = { moment in
        let isFirst = moment.scene.animator == nil
        (isFirst ? moment.keptAnimator() : moment.animator()).startAnimation()
      }
    }

    #expect(try rig.broken(Traces.thereAndBack, clause) == ["one-animator"])
  }
}

extension Moment {
  /// Creates a property animator that slides the card, a new one at each call.
  func animator() -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
    if incoming?.superview == nil { place() }
    animator.addAnimations { slide() }
    animator.addCompletion { _ in
      outgoing?.transform = .identity
      context.completeTransition(!wasCancelled)
    }
    return animator
  }

  /// Returns the one property animator of this transition, which is created at the first call.
  func keptAnimator() -> UIViewPropertyAnimator {
    if let animator = scene.animator, scene.animatorsOwner === context { return animator }
    let animator = animator()
    (scene.animator, scene.animatorsOwner) = (animator, context)
    return animator
  }
}

/// An object with UIKit's protocol for animating objects that passes all calls on to a hidden
/// property animator.
@MainActor
private final class Quiet: NSObject, UIViewImplicitlyAnimating {
  private let animator: UIViewPropertyAnimator
  init(_ animator: UIViewPropertyAnimator) { self.animator = animator }

  var state: UIViewAnimatingState { animator.state }
  var isRunning: Bool { animator.isRunning }
  var isReversed: Bool {
    get { animator.isReversed }
    set { animator.isReversed = newValue }
  }
  var fractionComplete: CGFloat {
    get { animator.fractionComplete }
    set { animator.fractionComplete = newValue }
  }
  func startAnimation() { animator.startAnimation() }
  func startAnimation(afterDelay delay: TimeInterval) { animator.startAnimation(afterDelay: delay) }
  func pauseAnimation() { animator.pauseAnimation() }
  func stopAnimation(_ withoutFinishing: Bool) { animator.stopAnimation(withoutFinishing) }
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    animator.finishAnimation(at: finalPosition)
  }
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animator.addAnimations(animation, delayFactor: delayFactor)
  }
  func addAnimations(_ animation: @escaping () -> Void) { animator.addAnimations(animation) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    animator.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
  }
}
