import Testing

@testable import Adopt

@Suite("Animators for one direction")
struct AnimatorPairTests {
  /// Returns the subjects (transitions to test) that are proposed for two animators and a delegate.
  /// The delegate cannot be created, because it needs a view.
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
    "Where a delegate leaves one direction to UIKit, its only animator is checked with UIKit's own",
    arguments: [
      "", "func animationController(forDismissed d: V) -> A? { nil }",
      "func animationController(forDismissed d: V) -> A? {\n    return nil\n  }",
    ])
  func lone(other: String) throws {
    let presenting = try Self.subjects(Self.presented + other)
    let dismissing = try Self.subjects(Self.dismissed + "func f() { FadeIn() }")

    #expect(
      presenting.first
        == "  .modal(\"fadeIn\", isInteractive: false, directed: { isPresenting in isPresenting ? FadeIn() : nil }),"
    )
    #expect(
      dismissing.contains(
        "  .modal(\"fadeOut\", directed: { isPresenting in isPresenting ? nil : FadeOut() }),"))
  }

  @Test("Animators that a delegate keeps are told apart by the methods that return them")
  func kept() throws {
    let text = """
      class Show: NSObject, UIViewControllerAnimatedTransitioning { init(duration: Double) {} }
      class Hide: NSObject, UIViewControllerAnimatedTransitioning { init(duration: Double) {} }
      class Owner: NSObject, UIViewControllerTransitioningDelegate {
        let show: Show; let hide: Hide = Hide(duration: 1)
        init(source: UIView) { self.show = Show(duration: 1) }
        func animationController(forPresented p: V, presenting q: V, source s: V) -> A? { show }
        func animationController(forDismissed d: V) -> A? { return hide }
      }
      """
    let both = text.replacing("A? { show }", with: "A? { a ? show : hide }")

    #expect(
      try SubjectTests.subjects(text).first
        == "  .modal(\"show\", directed: { isPresenting in "
        + "isPresenting ? Show(duration: 0.3) : Hide(duration: 0.3) }),")
    #expect(
      try SubjectTests.subjects(both).contains {
        $0.hasPrefix("  .modal(\"hide\") { Hide(duration: 0.3) }")
      })
  }

  @Test("An animator whose partner is not known is no subject, and one that others make as well is")
  func alone() throws {
    let presented =
      "func animationController(forPresented p: V, presenting q: V, source s: V) -> A? { other }\n"
    let subjects = try Self.subjects(Self.dismissed + presented + "func f() { FadeIn() }")

    #expect(subjects.first == #"  .modal("fadeIn") { FadeIn() },"#)
    #expect(subjects.contains("// FadeOut, which Owner hands out for dismissals alone"))
    #expect(!subjects.contains { $0.contains("{ FadeOut() }") })
  }
}
