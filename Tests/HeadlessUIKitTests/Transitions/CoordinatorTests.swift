import Testing
import UIKit

@MainActor
@Suite("The coordinator of a transition")
struct CoordinatorTests {
  @Test(
    "R88 the coordinator is there from request to last callback, for children through their parents"
  )
  func lifetime() {
    let world = World()
    let modal = world.modal()
    let child = UIViewController()
    modal.addChild(child)
    #expect(modal.transitionCoordinator == nil)
    var inDidAppear = false
    modal.onDidAppear = { inDidAppear = $0.transitionCoordinator != nil }
    world.home.present(modal, animated: true)
    #expect(child.transitionCoordinator != nil)
    world.settle()

    #expect(inDidAppear)
    #expect(modal.transitionCoordinator == nil)
    #expect(world.home.transitionCoordinator == nil)
  }

  @Test("R88 without animation there is a coordinator for custom presentations only")
  func unanimated() {
    for style in [UIModalPresentationStyle.custom, .fullScreen] {
      let world = World()
      let modal = world.modal(style)
      world.home.present(modal, animated: false)
      #expect((modal.transitionCoordinator != nil) == (style == .custom))
      world.settle()
    }
  }

  @Test("R89 changes run right after the animator has set the transition going, in its time")
  func alongside() {
    let world = World()
    let modal = world.modal(.overFullScreen)
    world.home.present(modal, animated: true)
    let queued = modal.transitionCoordinator?.animate(alongsideTransition: { _ in
      world.log("alongside")
      world.home.view.alpha = 0.5
    })
    world.turn()
    #expect(queued == true)
    #expect(world.log.take().last == "alongside")
    world.simulator.run(for: .milliseconds(200))
    let shown = world.home.view.layer.presentation()?.opacity ?? 0
    #expect(shown > 0.5)
    #expect(shown < 1)
  }

  @Test(
    "R89 A25 what runs along is in the animation of the transition: its time, its curve, its end")
  func sameAnimation() {
    let world = World()
    let modal = world.modal(.overFullScreen)
    world.slide.duration = 0.8
    world.slide.onAnimate = { _ in world.slide.duration = 0.2 }
    world.home.present(modal, animated: true)
    modal.transitionCoordinator?.animate(alongsideTransition: { _ in world.home.view.alpha = 0 })
    world.turn()
    world.simulator.run(for: .milliseconds(50))

    // A quarter of the change is done now, because the animator's own block is linear and takes 0.2
    // s.
    #expect(abs((world.home.view.layer.presentation()?.opacity ?? 0) - 0.75) < 1e-6)
    world.simulator.run(for: .milliseconds(160))
    #expect(world.simulator.transitionsInFlight.isEmpty)
    #expect(world.home.view.layer.animationKeys() == nil)
  }

  @Test("R89 an animator without view animations leaves what runs along the time it has named")
  func noAnimationToJoin() {
    let world = World()
    let modal = world.modal(.overFullScreen)
    world.slide.reportsAtOnce = false
    world.agent.animator = Waits(world.log)
    world.home.present(modal, animated: true)
    modal.transitionCoordinator?.animate(alongsideTransition: { _ in
      world.log("alongside")
      world.home.view.alpha = 0
    })
    world.turn()
    #expect(world.log.take().suffix(2) == ["animate", "alongside"])
    world.simulator.run(for: .milliseconds(200))
    #expect(abs((world.home.view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
  }

  /// An animator that moves nothing, and completes the transition after its duration.
  private final class Waits: NSObject, UIViewControllerAnimatedTransitioning {
    let log: Log
    init(_ log: Log) { self.log = log }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      log("animate")
      context.containerView.addSubview(context.view(forKey: .to)!)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { context.completeTransition(true) }
    }
  }

  @Test("R89 whoever comes too late hears the end all the same")
  func tooLate() {
    let world = World()
    let modal = world.modal()
    world.home.present(modal, animated: true)
    world.turn()
    var ran: [String] = []
    let queued = modal.transitionCoordinator?.animate(
      alongsideTransition: { _ in ran.append("change") }, completion: { _ in ran.append("end") })
    world.settle()

    #expect(queued == false)
    #expect(ran == ["end"])
  }

  @Test(
    "R89 a percent-driven transition scrubs what runs along in the container, and in a view that is named"
  )
  func scrubbed() {
    let world = World()
    let driver = world.interactive()
    let modal = world.modal(.overFullScreen)
    world.home.present(modal, animated: true)
    modal.transitionCoordinator?.animateAlongsideTransition(
      in: world.home.view, animation: { _ in world.home.view.alpha = 0 })
    world.turn()
    driver.update(0.25)
    #expect(abs((world.home.view.layer.presentation()?.opacity ?? 0) - 0.75) < 1e-6)
    driver.cancel()
    world.settle()

    #expect(world.home.view.alpha == 1)
  }

  @Test("R90 handlers hear every time the finger lets go or takes hold; the old kind hears once")
  func interactionChanges() {
    let world = World()
    world.agent.animator = Pausable(world.log)
    let driver = world.interactive()
    let modal = world.modal()
    world.home.present(modal, animated: true)
    var (changes, ends) = (0, 0)
    modal.transitionCoordinator?.notifyWhenInteractionChanges { _ in changes += 1 }
    modal.transitionCoordinator?.notifyWhenInteractionEnds { _ in ends += 1 }
    world.turn()
    driver.finish()
    driver.pause()
    driver.cancel()

    #expect(changes == 3)
    #expect(ends == 1)
  }

  @Test("R90 handlers hear nothing of a transition that was never interactive")
  func neverInteractive() {
    let world = World()
    let modal = world.modal()
    world.home.present(modal, animated: true)
    modal.transitionCoordinator?.notifyWhenInteractionChanges { _ in world.log("changed") }
    world.settle()

    #expect(!world.log.take().contains("changed"))
  }

  @Test(
    "R91 only what was interactive is ever cancelled: a plain refusal is not",
    arguments: [true, false])
  func isCancelled(interactive: Bool) {
    let world = World()
    let modal = world.modal()
    if interactive { _ = world.interactive() } else { world.slide.report = false }
    world.home.present(modal, animated: true)
    var isCancelled: Bool?
    modal.transitionCoordinator?.animate(alongsideTransition: nil) {
      isCancelled = $0.isCancelled
    }
    world.turn()
    (world.agent.interactor as? UIPercentDrivenInteractiveTransition)?.cancel()
    world.settle()

    #expect(isCancelled == interactive)
  }
}
