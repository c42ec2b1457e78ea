import Testing

@testable import Adopt

@Suite("Animators that work with the app's own screens alone")
struct OwnScreensTests {
  private static func subjects(_ body: String) throws -> [String] {
    try SubjectTests.subjects(
      """
      class Photo: UIViewController {}
      class Dim: UIView { var edge: Int! }
      class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
        func animateTransition(using c: UIViewControllerContextTransitioning) { \(body) }
      }
      """)
  }

  @Test(
    "A guard that holds for every screen makes none of them the app's own",
    arguments: [
      "guard let a = c.viewController(forKey: .to), let b = c.view(forKey: .to) else { fatalError() }",
      "guard case .presenting(let edge) = kind else { fatalError() }",
      "guard let d = c.containerView.subviews.first(where: { $0.tag == 7 }) as? Dim, let e = d.edge else { fatalError() }",
      "guard let d = c.containerView.viewWithTag(7) as? Dim else { return }",
      "let d = c.containerView.subviews[0] as! Dim",
    ])
  func anyScreen(body: String) throws {
    #expect(try Self.subjects(body).first?.hasPrefix(#"  .modal("zoom""#) == true)
  }

  @Test(
    "A guard that asks for more of a screen does",
    arguments: [
      "guard let a = c.viewController(forKey: .to) as? Photo else { fatalError() }",
      "guard let a = c.viewController(forKey: .to) as? UINavigationController else { fatalError() }",
      "guard let a = c.viewController(forKey: .to), let b = a.button else { fatalError() }",
      "guard let d = c.view(forKey: .to) as? Dim else { fatalError() }",
      "guard let a = c.viewController(forKey: .to) else { return }; fatalError()",
    ])
  func ownScreen(body: String) throws {
    #expect(try Self.subjects(body).first == "]")
  }

  @Test("Private animators are checked by the function that hands them out for both directions")
  func factory() throws {
    let subjects = try SubjectTests.subjects(
      """
      public enum Cards {
        public struct Properties {
          public enum Kind { case dismissal, presentation(height: Int = 1) }
        }
        static public func animator(kind: Properties.Kind) -> UIViewControllerAnimatedTransitioning { Card() }
      }
      private class Card: NSObject, UIViewControllerAnimatedTransitioning {
        func animateTransition(using c: UIViewControllerContextTransitioning) {
          guard case .presentation = kind else { fatalError() }
        }
      }
      """)
    #expect(
      subjects.first
        == "  .modal(\"cards\", isInteractive: false, directed: { isPresenting in Cards.animator(kind: isPresenting ? .presentation() : .dismissal) }),"
    )
  }
}
