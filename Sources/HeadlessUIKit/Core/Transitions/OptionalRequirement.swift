/// Tells a delegate that does not implement a method from one that implements it and answers `nil`.
///
/// Objective-C asks `respondsToSelector`. Swift has no such question, so the default implementation
/// of an optional requirement leaves a note that it was the one that answered. UIKit makes a
/// difference of it in two places: a navigation delegate that implements `animationControllerFor`
/// at all turns the built-in swipe off (R39), and an animator without `interruptibleAnimator` is
/// driven through the clock of its view animations (R79).
@MainActor
enum OptionalRequirement {
  private static var wasLeftOut = false

  /// Called by the default implementation of a requirement.
  static func noteLeftOut() { wasLeftOut = true }

  /// Asks a delegate, and says whether it was the delegate that answered.
  @inline(__always)
  static func ask<Answer>(_ question: () -> Answer) -> (answer: Answer, isImplemented: Bool) {
    wasLeftOut = false
    let answer = question()
    let isImplemented = !wasLeftOut
    wasLeftOut = false
    return (answer, isImplemented)
  }
}
