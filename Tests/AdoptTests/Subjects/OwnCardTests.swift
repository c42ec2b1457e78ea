import Testing

@testable import Adopt

@Suite("Presentation controllers that ask their screen for a protocol")
struct OwnCardTests {
  private func subjects(_ asks: String) throws -> [String] {
    let text = """
      protocol Sheet { func mayDrag(from point: CGPoint) -> Bool }
      class Dim: UIPresentationController { \(asks) }
      class Owner: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(forPresented p: V, presenting: V?, source: V) -> P? {
          Dim(presentedViewController: p, presenting: presenting)
        }
      }
      """
    return try SubjectTests.subjects(text)
  }

  @Test("One that answers yes or no for all other screens takes any screen")
  func answered() throws {
    let lines = try subjects(
      "func may() -> Bool { guard let s = presentedViewController as? Sheet else { return true }; "
        + "return s.mayDrag(from: .zero) }")

    #expect(lines.contains { $0.contains(".modal(\"owner\", delegate: { _ in Owner() })") })
  }

  @Test(
    "One that traps or does nothing unless its screen is of the app's class takes no other screen",
    arguments: [
      ("guard let s = presentedViewController as? Panel else { fatalError() }; s.go()", false),
      ("guard let s = presentedViewController as? Panel else { return }; s.go()", false),
      ("(presentedViewController as! Panel).go()", false),
      ("if let s = presentedViewController as? Panel { s.go() }", true),
      ("guard let s = presentedViewController as? UINavigationController else { return }", true),
    ])
  func ownClass(body: String, takesOthers: Bool) throws {
    let text = """
      class Panel: UIViewController { func go() {} }
      class Dim: UIPresentationController {
        override func presentationTransitionWillBegin() { \(body) }
      }
      """
    let lines = try SubjectTests.subjects(text)
    let ending = try SubjectTests.subjects(
      text.replacing("presentationTransitionWillBegin", with: "dismissalTransitionWillBegin"))

    #expect(
      lines.contains { $0.contains("presentation: { Dim(presentedViewController: $0") }
        == takesOthers)
    #expect(lines.contains("// Dim, which presents screens of its own alone") == !takesOthers)
    #expect(
      ending.contains { $0.contains("presentation: { Dim(presentedViewController: $0") }
        == (takesOthers || body.contains("return")))
  }

  @Test(
    "One that does nothing for other screens, or lays them out otherwise, takes screens of its own",
    arguments: [
      "func open() { guard let s = presentedViewController as? Sheet else { return }; s.go() }",
      "func area() -> CGRect { guard let s = presentedViewController as? Sheet else { return .zero }; "
        + "return s.area }",
      "var sheet: Sheet? { presentedViewController as? Sheet }",
    ])
  func unanswered(asks: String) throws {
    let lines = try subjects(asks)

    #expect(
      lines.contains { $0.hasPrefix("// Owner, whose presentation controller presents screens") })
  }
}
