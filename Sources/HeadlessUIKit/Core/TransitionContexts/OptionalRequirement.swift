/// Distinguishes a delegate without a method from one whose method returns `nil`.
///
/// Objective-C asks `respondsToSelector`. Swift has no such question, so the default implementation
/// of an optional requirement records that it was called. UIKit makes the distinction in two
/// places. A navigation delegate that implements `animationControllerFor` at all turns the built-in
/// swipe off (R39). An animator without `interruptibleAnimator` is driven through the clock of its
/// view animations (R79).
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
