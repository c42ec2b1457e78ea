import Testing

@testable import Adopt

@Suite("Animators for one direction")
struct AnimatorPairTests {
  /// Returns the proposals for two animators and a delegate that needs a view, which a subject
  /// cannot give it.
  private static func subjects(_ members: String) throws -> [String] {
    try SubjectTests.subjects(
      """
      class FadeIn: NSObject, UIViewControllerAnimatedTransitioning {}
      class FadeOut: NSObject, UIViewControllerAnimatedTransitioning {}
      class Owner: NSObject, UIViewControllerTransitioningDelegate {
        init(source: UIView) {}
        \(members)
      }
      """)
  }

  private static let presented =
    "func animationController(forPresented p: V, presenting q: V, source s: V) -> A? { FadeIn() }\n"
  private static let dismissed = "func animationController(forDismissed d: V) -> A? { FadeOut() }\n"

  @Test("The two animators of a delegate that cannot be made are checked together")
  func together() throws {
    let subjects = try Self.subjects(Self.presented + Self.dismissed)

    #expect(
      subjects.first
        == "  .modal(\"fadeIn\", directed: { isPresenting in isPresenting ? FadeIn() : FadeOut() }),"
    )
    #expect(subjects.contains("// FadeOut is checked with FadeIn, for presentations"))
  }

  @Test(
    "An animator of a delegate that leaves the other direction to UIKit is a subject with UIKit's own",
    arguments: [
      (
        presented + "func animationController(forDismissed d: V) -> A? { return nil }",
        "  .modal(\"fadeIn\", isInteractive: false, "
          + "directed: { isPresenting in isPresenting ? FadeIn() : nil }),"
      ),
      (
        presented,
        "  .modal(\"fadeIn\", isInteractive: false, "
          + "directed: { isPresenting in isPresenting ? FadeIn() : nil }),"
      ),
    ])
  func half(members: String, expected: String) throws {
    #expect(try Self.subjects(members).first == expected)
  }

  @Test("An animator for dismissals that UIKit presents is a subject for the dismissal")
  func dismissing() throws {
    let subjects = try Self.subjects(Self.dismissed + "func f() { FadeIn() }")

    #expect(
      subjects.contains(
        "  .modal(\"fadeOut\", directed: { isPresenting in isPresenting ? nil : FadeOut() }),"))
  }

  @Test("An animator for dismissals alone is no subject, and one that others make as well is")
  func alone() throws {
    let other =
      "func animationController(forPresented p: V, presenting q: V, source s: V) -> A? { make() }\n"
    let subjects = try Self.subjects(other + Self.dismissed + "func f() { FadeIn() }")

    #expect(subjects.first == #"  .modal("fadeIn") { FadeIn() },"#)
    #expect(subjects.contains("// FadeOut, which Owner hands out for dismissals alone"))
    #expect(!subjects.contains { $0.contains("{ FadeOut() }") })
  }
}
