import Testing

@testable import Adopt

@Suite("Delegates of which an app has one object")
struct SharedObjectTests {
  private static func subject(_ text: String) throws -> String? {
    try SubjectTests.subjects(
      """
      class Zoom: NSObject, UIViewControllerTransitioningDelegate {
        \(SubjectTests.handsOut)
      }
      \(text)
      """
    ).first
  }

  @Test(
    "The subject has the object that the app has",
    arguments: [
      "class Zooms { static let only = Zoom() }", "public class Zooms { static var only = Zoom() }",
      "enum Zooms { static let only: Zoom = Zoom() }",
      "enum Zooms { static let only: Zoom = { let zoom = Zoom(); zoom.set(); return zoom }() }",
    ])
  func shared(text: String) throws {
    #expect(try Self.subject(text) == #"  .modal("zoom", delegate: { _ in Zooms.only }),"#)
  }

  @Test(
    "A delegate that the app makes elsewhere, too, or keeps to itself, is made anew",
    arguments: [
      "class Zooms { private static let only = Zoom() }", "class Zooms { let only = Zoom() }",
      "class Zooms { static let only = Zoom(); func other() { keep(Zoom()) } }",
      "private class Zooms { static let only = Zoom() }",
      "class Zooms { static func make() { let only = Zoom() } }",
    ])
  func own(text: String) throws {
    #expect(try Self.subject(text) == #"  .modal("zoom", delegate: { _ in Zoom() }),"#)
  }
}
