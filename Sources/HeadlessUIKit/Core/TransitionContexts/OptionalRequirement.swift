/// A record of whether a delegate left out an optional method, or implements it and returned `nil`.
///
/// UIKit asks an Objective-C delegate `respondsToSelector`. A Swift protocol has no such question,
/// so the default implementation of an optional method records that it was called. UIKit makes the
/// distinction in four places. A navigation delegate that implements `animationControllerFor` turns
/// off the built-in swipe back, even if it returns `nil` (rule R39 of UIKit's behaviour). An
/// interactor drives an animator without `interruptibleAnimator` through the clock of its view
/// animations (rule R79 of UIKit's behaviour), and starts an interruptible animator that has no
/// `continueAnimation` (rule R236 of UIKit's behaviour). A collection view shows no header where
/// its data source has no method for it (rule R234 of UIKit's behaviour).
@MainActor
enum OptionalRequirement {
  private static var wasLeftOut = false

  /// Notes that a default implementation of an optional requirement was called.
  static func noteLeftOut() { wasLeftOut = true }

  /// Calls a delegate's method, and returns whether the delegate itself implements the method.
  @inline(__always)
  static func ask<Answer>(_ question: () -> Answer) -> (answer: Answer, isImplemented: Bool) {
    wasLeftOut = false
    let answer = question()
    let isImplemented = !wasLeftOut
    wasLeftOut = false
    return (answer, isImplemented)
  }
}
