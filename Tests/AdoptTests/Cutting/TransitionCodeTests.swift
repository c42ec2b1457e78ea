import Testing

@testable import Adopt

@Suite("Code that runs a transition")
struct TransitionCodeTests {
  @Test(
    "Animators, presentation controllers, their moments and gesture handlers are such code",
    arguments: [
      ("class A: NSObject, UIViewControllerAnimatedTransitioning { func b() { hero() } }", true),
      ("class A: UIPresentationController { func b() { hero() } }", true),
      (
        "class B: UIPercentDrivenInteractiveTransition {}\nclass A: B { func b() { hero() } }", true
      ),
      (
        "class A: NSObject, UIViewControllerContextTransitioning { func b() { hero() } }", true
      ),
      ("class A: NSObject, UIViewControllerTransitionCoordinator { func b() { hero() } }", true),
      ("class A: NSObject, UIContentContainer { func b() { hero() } }", false),
      ("class A: UIView { func b(_ p: UIPanGestureRecognizer) { hero() } }", true),
      ("class A: UIViewController { func animateTransition(_ c: C) { hero() } }", true),
      ("class A: UIViewController { func viewDidLoad() { hero() } }", false),
      ("struct A { func b(_ c: any UIViewControllerContextTransitioning) { hero() } }", true),
      ("class A { func b() { c.d = { (containerView: UIView, e: E) in f { hero() } } } }", true),
      ("class A { func b() { c.d = { containerView, e in f() }; hero() } }", false),
      ("class A { func b() { c.d = { view in hero(containerView) } } }", false),
    ])
  func places(text: String, isInTransition: Bool) {
    let source = cutSource(text)
    let code = TransitionCode(program: Program([Outline(source.listing)]))
    let token = source.listing.words.firstIndex(of: "hero") ?? 0

    #expect(code.contains(token, in: 0) == isInTransition)
  }
}
