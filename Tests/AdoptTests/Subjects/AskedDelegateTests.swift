import Testing

@testable import Adopt

@Suite("Animators that ask a delegate for their views")
struct AskedDelegateTests {
  @Test(
    "An animator that never completes without a delegate of the app's screens is no subject",
    arguments: [
      ("", "", true),
      // It completes the transition without a delegate.
      ("c.completeTransition(false); ", "", false),
      // It sets the delegate itself.
      ("", "; func start() { source = Photos.shared }", false),
    ])
  func asked(exit: String, member: String, isAsked: Bool) throws {
    #expect(try isLeftOut("weak var source: ZoomSource?", exit, member) == isAsked)
  }

  @Test(
    "A delegate of UIKit's, a private one and a strong one are no reason",
    arguments: [
      "weak var source: UIScrollViewDelegate?", "private weak var source: ZoomSource?",
      "var source: ZoomSource?",
    ])
  func others(property: String) throws {
    #expect(try !isLeftOut(property, "", ""))
  }

  @Test("A delegate that makes such an animator in its initialiser is no subject, either")
  func madeAtInit() throws {
    let text = """
      protocol ZoomSource: AnyObject { func photo() -> UIView? }
      class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
        weak var source: ZoomSource?
        func animateTransition(using c: C) { guard let photo = source?.photo() else { return } }
      }
      class Owner: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
        let zoom: Zoom
        override init() { zoom = Zoom() }
        func animationController(forPresented p: V, presenting q: V, source s: V) -> A? { zoom }
        func navigationController(_ n: N, animationControllerFor o: O, from: V, to: V) -> A? { zoom }
      }
      """
    let line = "// Owner, whose animators work with screens of their own alone"
    #expect(try SubjectTests.subjects(text).filter { $0 == line }.count == 1)
  }

  private func isLeftOut(_ property: String, _ exit: String, _ member: String) throws -> Bool {
    let text = """
      protocol ZoomSource: AnyObject { func photo() -> UIView? }
      class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
        \(property)
        func animateTransition(using c: C) { zoom(c) }
        func zoom(_ c: C) { guard let photo = source?.photo() else { \(exit)return } }\(member)
      }
      class Owner: NSObject, UIViewControllerTransitioningDelegate {
        let zoom = Zoom()
        func animationController(forPresented p: V, presenting q: V, source s: V) -> A? { zoom }
      }
      """
    return try SubjectTests.subjects(text)
      .contains("// Zoom, which works with screens of its own alone")
  }
}
