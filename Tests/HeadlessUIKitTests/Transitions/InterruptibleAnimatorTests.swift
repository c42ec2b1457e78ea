import HeadlessUIKit
import Testing
import UIKit

@MainActor
@Suite("When UIKit asks for the animator that can be paused")
struct InterruptibleAnimatorTests {
  /// An interruptible animator that prepares the views at each call of
  /// `interruptibleAnimator(using:)`. It works only if UIKit calls that method once.
  private final class SetsUpEachTime: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var setUps = 0

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      setUps += 1
      let view = context.view(forKey: .to)!
      context.containerView.addSubview(view)
      view.transform = view.transform.translatedBy(x: 0, y: 100)
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
        view.transform = view.transform.translatedBy(x: 0, y: -100)
      }
      animator.addCompletion { position in context.completeTransition(position == .end) }
      return animator
    }
  }

  /// An animator that asks itself for the animator that can be paused, and has none.
  private final class AsksItself: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var hasAnswer: Bool?

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      hasAnswer = interruptibleAnimator(using: context).ifImplemented != nil
      context.containerView.addSubview(context.view(forKey: .to)!)
      context.completeTransition(true)
    }
  }

  @Test("R79 an app that asks for a method that the animator leaves out gets nothing")
  func leftOut() {
    let world = World(behavior: UIKitBehavior())
    let animator = AsksItself()
    world.agent.animator = animator
    world.home.present(world.modal(.overFullScreen), animated: true)
    world.settle()

    #expect(animator.hasAnswer == false)
    let there: any UIViewImplicitlyAnimating = UIViewPropertyAnimator()
    #expect(there.ifImplemented === there)
  }

  private func setUps(
    _ question: UIKitBehavior.AnimatorQuestion = .ifNeeded, _ prepare: (World, Page) -> Void
  ) -> (count: Int, shift: CGFloat) {
    var behavior = UIKitBehavior()
    behavior.animatorQuestion = question
    let world = World(behavior: behavior)
    let animator = SetsUpEachTime()
    world.agent.animator = animator
    let modal = world.modal(.overFullScreen)
    world.home.present(modal, animated: true)
    prepare(world, modal)
    world.settle()
    return (animator.setUps, modal.view.transform.ty)
  }

  @Test("R79 A4 nobody asks where nothing can come of it, so a set-up is installed once")
  func plain() {
    let seen = setUps { _, _ in }
    #expect(seen.count == 1)
    #expect(seen.shift == 0)
  }

  @Test("R79 A4 blocks that run along are a reason to ask")
  func alongside() {
    let seen = setUps { _, modal in
      modal.transitionCoordinator?.animate(alongsideTransition: { _ in })
    }
    #expect(seen.count == 2)
  }

  @Test("R89 what runs along does so where the app answers with an animator that nobody starts")
  func neverStarted() {
    let world = World()
    let animator = Pausable(world.log)
    animator.makesNewOnes = true
    world.agent.animator = animator
    let modal = world.modal(.overFullScreen)
    world.home.present(modal, animated: true)
    modal.transitionCoordinator?.animate(alongsideTransition: { _ in world.home.view.alpha = 0.5 })
    world.settle()

    #expect(animator.made.count == 2)
    #expect(world.home.view.alpha == 0.5)
  }

  @Test(
    "R79 A4 an interaction controller is a reason to ask, and its set-up takes the other's place")
  func interactor() {
    var driver: UIPercentDrivenInteractiveTransition?
    let world = World()
    let animator = SetsUpEachTime()
    world.agent.animator = animator
    driver = world.interactive()
    world.home.present(world.modal(.overFullScreen), animated: true)
    world.turn()
    driver?.finish()
    world.settle()

    #expect(animator.setUps == 1)
  }

  @Test("R79 A4 the setting asks in every animated transition")
  func always() {
    #expect(setUps(.always) { _, _ in }.count == 2)
  }

  @Test("R79 C12 the setting asks beforehand, where there is a reason", arguments: [true, false])
  func beforehand(isAsked: Bool) {
    var behavior = UIKitBehavior()
    behavior.animatorQuestion = .ifNeededBeforehand
    let world = World(behavior: behavior)
    world.agent.animator = Pausable(world.log)
    let modal = world.modal(.overFullScreen)
    world.home.present(modal, animated: true)
    if isAsked { modal.transitionCoordinator?.animate(alongsideTransition: { _ in }) }
    world.settle()

    let asked = world.log.take().filter { $0 == "animate" || $0 == "interruptible" }
    #expect(asked.first == (isAsked ? "interruptible" : "animate"))
    #expect(modal.view.window != nil)
  }
}
