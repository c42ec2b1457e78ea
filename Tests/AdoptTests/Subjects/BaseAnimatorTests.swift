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
      .replacing("open ", with: "")
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

  private static let end = "func end() { c?.completeTransition(true) }"

  @Test(
    "A library's open animator whose open method has to complete the transition is no subject",
    arguments: [
      ("perform() }", "open func perform() {}", "perform()"),
      ("guard c else { end() }\nperform() }\n\(end)", "open func perform() {}", "perform()"),
      ("perform()\nend() }\n\(end)", "open func perform() {}", nil),
      ("perform() }", "func perform() {}", nil),
      ("perform() }", "open func perform() { c?.completeTransition(true) }", nil),
      ("perform() }\nfunc animationDidStop() { end() }\n\(end)", "open func perform() {}", nil),
    ])
  func openMethod(start: String, hook: String, name: String?) throws {
    let text = """
      open class Base: NSObject, UIViewControllerAnimatedTransitioning {
        open func animateTransition(using c: C) { \(start)
        \(hook)
      }
      """
    let subjects = try SubjectTests.subjects(text)

    #expect((subjects.first == #"  .modal("base") { Base() },"#) == (name == nil))
    #expect(
      subjects.last == name.map { "// Base, whose \($0) is for a class below it to write" }
        || name == nil)
  }

  @Test("A delegate that inherits animators for the app's own screens is no subject, either")
  func inherited() throws {
    let text = """
      class Photo: UIViewController {}
      class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
        init(photo: UIViewController) {}
        func animateTransition(using c: C) { guard let a = b as? Photo else { return } }
      }
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {}
      class Owner: NSObject, UIViewControllerTransitioningDelegate {
        func animationController(forDismissed d: V) -> A? { Zoom(photo: d) }
      }
      class Wide: Owner {}
      class Plain: Owner {
        override func animationController(forDismissed d: V) -> A? { Fade() }
      }
      """
    let subjects = try SubjectTests.subjects(text)

    #expect(subjects.contains("// Wide, whose animators work with screens of their own alone"))
    #expect(subjects.first == #"  .modal("plain", delegate: { _ in Plain() }),"#)
  }
}
