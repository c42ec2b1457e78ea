import Testing

@testable import Adopt

@Suite("Animators that cannot work alone")
struct BaseAnimatorTests {
  @Test("A class whose animation is empty is no subject if a class below it writes the animation")
  func emptyAnimation() throws {
    let text = """
      open class Base: NSObject, UIViewControllerAnimatedTransitioning {
        open func animateTransition(using c: C) { animate(c) }
        open func animate(_ c: C) {}
      }
      class Fade: Base { override func animate(_ c: C) { c.completeTransition(true) } }
      """
    #expect(try SubjectTests.subjects(text).first == #"  .modal("fade") { Fade() },"#)
    let alone = text.replacing("override func animate(_", with: "func other(_")
    #expect(try SubjectTests.subjects(alone).first == #"  .modal("base") { Base() },"#)
  }

  @Test("An animator that only a container of the app's own runs is no subject")
  func ownContainer() throws {
    let text = """
      class Context: NSObject, UIViewControllerContextTransitioning {}
      class Slide: NSObject, UIViewControllerAnimatedTransitioning {}
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {}
      class Owner: NSObject, UIViewControllerTransitioningDelegate {
        init(view: UIView) {}
        func animationController(forDismissed d: V) -> A? { Fade() }
        func f() { Fade() }
      }
      """
    let subjects = try SubjectTests.subjects(text)

    #expect(subjects.first == #"  .modal("fade") { Fade() },"#)
    #expect(subjects.contains("// Slide, which a container of the app's own runs"))
  }
}
