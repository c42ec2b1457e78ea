import HeadlessUIKit
import Testing
import UIKit

@MainActor
@Suite("The context of a transition")
struct ContextTests {
  @Test("R48 a context is interactive until the finger lets go, and again after a pause")
  func isInteractive() {
    let world = World()
    world.agent.animator = Pausable(world.log)
    let driver = world.interactive()
    world.home.present(world.modal(), animated: true)
    world.turn()
    let context = world.simulator.transitionsInFlight[0]
    #expect(context.isInteractive)
    driver.finish()
    #expect(!context.isInteractive)
    driver.pause()
    #expect(context.isInteractive)
  }

  @Test(
    "R49 a transition is cancelled from the moment it turns back, and not any more after a pause")
  func wasCancelled() {
    let world = World()
    world.agent.animator = Pausable(world.log)
    let driver = world.interactive()
    world.home.present(world.modal(), animated: true)
    world.turn()
    let context = world.simulator.transitionsInFlight[0]
    driver.update(0.5)
    #expect(!context.transitionWasCancelled)
    driver.cancel()
    #expect(context.transitionWasCancelled)
    driver.pause()
    driver.finish()
    #expect(!context.transitionWasCancelled)
    world.settle()
    #expect(world.home.presentedViewController != nil)
  }

  @Test("R50 the style is the modal one, and none for stacks and tabs")
  func presentationStyle() {
    let world = World()
    _ = world.presented(.overFullScreen)
    #expect(world.slide.context?.presentationStyle == .overFullScreen)

    let (other, _) = stack()
    _ = other.pushed()
    #expect(other.slide.context?.presentationStyle == UIModalPresentationStyle.none)
    #expect(UIModalPresentationStyle.none.rawValue == -1)
  }

  @Test("R51 the target transform is the identity")
  func targetTransform() {
    let world = World()
    _ = world.presented()

    #expect(world.slide.context?.targetTransform == .identity)
  }

  @Test(
    "R52 frames of a presentation",
    arguments: [(UIModalPresentationStyle.fullScreen, true), (.overFullScreen, false)])
  func presentationFrames(style: UIModalPresentationStyle, isRemoved: Bool) {
    let world = World()
    let modal = world.modal(style)
    world.home.present(modal, animated: true)
    world.turn()

    let (context, all) = (world.slide.context!, UIScreen.main.bounds)
    #expect(context.initialFrame(for: world.home) == all)
    #expect(context.finalFrame(for: world.home) == (isRemoved ? .zero : all))
    #expect(context.initialFrame(for: modal) == .zero)
    #expect(context.finalFrame(for: modal) == all)
  }

  @Test("R52 frames of a dismissal")
  func dismissalFrames() {
    let world = World()
    let modal = world.presented()
    modal.dismiss(animated: true)
    world.turn()

    let (context, all) = (world.slide.context!, UIScreen.main.bounds)
    #expect(context.initialFrame(for: modal) == all)
    #expect(context.initialFrame(for: world.home) == .zero)
    #expect(context.finalFrame(for: world.home) == all)
  }

  @Test("R53 frames of a push, and the incoming view has its final frame already")
  func pushFrames() {
    let (world, navigation) = stack()
    let page = Page("detail", world.log)
    page.view.frame = .zero
    var frame: CGRect?
    world.slide.onAnimate = { _ in frame = page.view.frame }
    navigation.pushViewController(page, animated: true)
    world.turn()

    let (context, all) = (world.slide.context!, UIScreen.main.bounds)
    #expect(context.initialFrame(for: world.home) == all)
    #expect(context.finalFrame(for: world.home) == .zero)
    #expect(context.initialFrame(for: page) == .zero)
    #expect(context.finalFrame(for: page) == all)
    #expect(frame == all)
  }

  @Test("R54 a controller that takes no part has no frames")
  func unknownController() {
    let world = World()
    _ = world.presented()

    #expect(world.slide.context?.initialFrame(for: UIViewController()) == .zero)
    #expect(world.slide.context?.finalFrame(for: UIViewController()) == .zero)
  }

  @Test("R55 the Bool decides, even if it is a lie after a cancel")
  func lieIsBelieved() {
    let world = World()
    let modal = world.presented()
    let driver = world.interactive()
    world.slide.report = true
    modal.dismiss(animated: true)
    world.turn()
    driver.update(0.2)
    driver.cancel()
    world.settle()

    #expect(world.home.presentedViewController == nil)
    #expect(modal.view.window == nil)
  }

  @Test("R56 a second completion is ignored and noted")
  func completesTwice() {
    let world = World()
    let modal = world.presented()
    world.slide.context?.completeTransition(false)

    #expect(world.warnings == [.completedAgain])
    #expect(world.home.presentedViewController === modal)
    #expect(world.log.take() == [])
  }

  @Test("R57 a transition that nobody completes stays for ever, blocks touches and refuses others")
  func neverCompletes() {
    let world = World()
    world.slide.neverReports = true
    var isCompleted = false
    let modal = world.modal()
    world.home.present(modal, animated: true) { isCompleted = true }
    world.simulator.run(for: .seconds(3_600))
    modal.present(world.modal(name: "other"), animated: true)

    #expect(world.simulator.transitionsInFlight.count == 1)
    #expect(world.warnings == [.ignored])
    #expect(!isCompleted)
    #expect(!world.feelsTouches(on: modal))
  }

  @Test("R58 a transition may be completed at once: all end before animateTransition returns")
  func completesAtOnce() {
    let world = World()
    world.slide.reportsAtOnce = true
    var isOver = false
    world.slide.onAnimate = { _ in isOver = false }
    world.home.present(world.modal(), animated: true) { isOver = true }
    world.turn()

    #expect(isOver)
    #expect(world.log.take().suffix(2) == ["home.didDisappear", "animationEnded(true)"])
    #expect(world.simulator.transitionsInFlight.isEmpty)
  }

  @Test("R59 a percent-driven interactor calls the context itself; a call beside it comes too late")
  func calledBesideDriver() {
    let world = World()
    let driver = world.interactive()
    world.home.present(world.modal(), animated: true)
    world.turn()
    driver.finish()
    world.simulator.transitionsInFlight[0].finishInteractiveTransition()

    #expect(world.warnings == [.lateInteraction])
  }

  @Test("R60 finishing ends the interactive phase and tears nothing down")
  func finishTearsNothingDown() {
    let world = World()
    let modal = world.presented()
    let hand = HandMade()
    world.agent.interactor = hand
    modal.dismiss(animated: true)
    world.turn()
    hand.context?.finishInteractiveTransition()
    world.settle()

    #expect(modal.view.window != nil)
    #expect(modal.isBeingDismissed)
    hand.context?.completeTransition(true)
    #expect(modal.view.window == nil)
  }

  @Test("R61 the coordinator knows how far the finger had come when it let go")
  func percentOfCoordinator() {
    let world = World()
    let driver = world.interactive()
    driver.completionSpeed = 2
    driver.completionCurve = .easeOut
    let modal = world.modal()
    world.home.present(modal, animated: true)
    world.turn()
    driver.update(0.3)
    driver.cancel()

    let coordinator = modal.transitionCoordinator
    #expect(coordinator?.percentComplete == 0.3)
    #expect(coordinator?.completionVelocity == 2)
    #expect(coordinator?.completionCurve == .easeOut)
  }

  @Test("R62 animationEnded comes once, with what was reported", arguments: [true, false])
  func animationEnded(completes: Bool) {
    let world = World()
    world.slide.report = completes
    world.home.present(world.modal(), animated: true)
    world.settle()

    let ended = world.log.take().filter { $0.hasPrefix("animationEnded") }
    #expect(ended == ["animationEnded(\(completes))"])
  }

  @Test(
    "An animator's duration that is negative or no number counts as none",
    arguments: [-1, .nan, .infinity])
  func oddDurations(duration: TimeInterval) {
    let world = World()
    world.slide.duration = duration
    world.slide.reportsAtOnce = true
    let modal = world.presented()

    #expect((world.slide.context as? UIKitTransition)?.transitionDuration == 0)
    #expect(modal.view.window != nil)
  }

  @Test("An app may adopt the protocol for a container of its own")
  func ownContext() {
    let world = World()
    let context = OwnContext(world.home.view)
    world.slide.reportsAtOnce = true
    world.slide.animateTransition(using: context)

    #expect(context.outcome == true)
  }
}

/// A transition context of an app's own container controller.
private final class OwnContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated = true
  let isInteractive = false
  let transitionWasCancelled = false
  let presentationStyle = UIModalPresentationStyle.custom
  let targetTransform = CGAffineTransform.identity
  var outcome: Bool?

  init(_ containerView: UIView) { self.containerView = containerView }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) { outcome = didComplete }
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .to ? UIView() : nil
  }
  func initialFrame(for vc: UIViewController) -> CGRect { .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { .zero }
}
