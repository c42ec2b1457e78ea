import Testing

@testable import Adopt

@Suite("Animators that a delegate prepares")
struct PreparedAnimatorTests {
  @Test(
    "An animator whose frame or view a delegate sets before each transition is no subject",
    arguments: [
      ("var origin = CGRect.zero", "zoom.origin = view.frame", true),
      ("var source: UIView?", "zoom.source = view", true),
      ("var duration = 0.3", "zoom.duration = 0.5", false),
      ("var duration: TimeInterval = 0.3", "zoom.duration = 0.5", false),
      ("var origin = CGRect.zero", "self.origin = view.frame", false),
    ])
  func prepared(property: String, statement: String, isPrepared: Bool) throws {
    let text = """
      class Zoom: NSObject, UIViewControllerAnimatedTransitioning { \(property) }
      class Owner: NSObject, UIViewControllerTransitioningDelegate {
        let zoom = Zoom()
        init(view: UIView) {}
        func animationController(forPresented p: V, presenting q: V, source s: V) -> A? { \(statement); return zoom }
        func animationController(forDismissed d: V) -> A? { zoom }
      }
      """
    let subjects = try SubjectTests.subjects(text)
    let name = property.split(separator: " ")[1].filter { $0 != ":" }

    #expect((subjects.first == #"  .modal("zoom") { Zoom() },"#) == !isPrepared)
    #expect(
      subjects.contains("// Zoom, whose \(name) is set before each transition") == isPrepared)
  }
}
