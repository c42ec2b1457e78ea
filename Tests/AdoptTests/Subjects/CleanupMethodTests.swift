import Testing

@testable import Adopt

@Suite("Delegates that are told to take things out")
struct CleanupMethodTests {
  private static func subjects(
    _ members: String, screen: String, forDismissed: String = "nil"
  ) throws -> [String] {
    try SubjectTests.subjects(
      """
      class Cards: NSObject, UIViewControllerTransitioningDelegate {
        \(members)
        func animationController(forPresented p: V, presenting q: V, source s: V) -> A? { nil }
        func animationController(forDismissed d: V) -> A? { \(forDismissed) }
      }
      class Screen: UIViewController { func close() { \(screen) } }
      """)
  }

  private static let reset = "func reset() { window.removeGestureRecognizer(pan) }"
  private static let call = "(transitioningDelegate as? Cards)?.reset()"

  @Test("A method that the app's screens call when they close is called before the dismissal")
  func called() throws {
    let subjects = try Self.subjects(Self.reset, screen: "\(Self.call); dismiss(animated: true)")
    let line = subjects.firstIndex(of: "      delegate.reset()")

    #expect(subjects.first == "  Subject(\"cards\") { stage in")
    #expect(line.map { subjects[$0 + 1] } == "      home.dismiss(animated: true)")
  }

  @Test(
    "A delegate without such a method, or one that calls it itself, has the usual subject",
    arguments: [
      (reset, "dismiss(animated: true)", "nil"),
      (reset, call, "{ reset(); return nil }()"),
      ("private \(reset)", call, "nil"),
      ("func reset() { count = 0 }", call, "nil"),
      ("func reset(_ now: Bool) { window.removeGestureRecognizer(pan) }", call, "nil"),
    ])
  func usual(members: String, screen: String, forDismissed: String) throws {
    let subjects = try Self.subjects(members, screen: screen, forDismissed: forDismissed)

    #expect(subjects.first == #"  .modal("cards", delegate: { _ in Cards() }),"#)
  }
}
