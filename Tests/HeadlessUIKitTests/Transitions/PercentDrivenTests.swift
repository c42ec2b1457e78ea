import HeadlessUIKit
import Testing
import UIKit

@MainActor
@Suite("Percent-driven transitions")
struct PercentDrivenTests {
  /// Returns an interactive dismissal that has begun and slides a page 100 points down in 0.4
  /// seconds, together with the interactor that drives it.
  private func dismissing(
    behavior: UIKitBehavior = UIKitBehavior(),
    configure: (UIPercentDrivenInteractiveTransition) -> Void = { _ in }
  ) -> (World, Page, UIPercentDrivenInteractiveTransition) {
    let world = World(behavior: behavior)
    let modal = world.presented(.overFullScreen)
    let driver = world.interactive()
    configure(driver)
    modal.dismiss(animated: true)
    world.turn()
    return (world, modal, driver)
  }

  private func shown(_ page: Page) -> CGFloat {
    page.view.layer.presentation()?.affineTransform().ty ?? page.view.transform.ty
  }

  @Test(
    "R64 duration is what the animator said at the start, percentComplete what was last updated")
  func remembers() {
    let (world, _, driver) = dismissing()
    world.slide.duration = 9
    driver.update(0.25)

    #expect(driver.duration == 0.4)
    #expect(driver.percentComplete == 0.25)
  }

  @Test("R64 percentComplete is 0 again when the transition has finished or was cancelled")
  func forgets() {
    for cancels in [true, false] {
      let (world, _, driver) = dismissing()
      driver.update(0.25)
      if cancels { driver.cancel() } else { driver.finish() }
      #expect(driver.percentComplete == 0.25)
      world.simulator.run(for: .seconds(2))

      #expect(driver.percentComplete == 0)
    }
  }

  @Test(
    "R65 progress is clamped, and what is no number counts as none",
    arguments: [(-3, 0), (7, 1), (CGFloat.nan, 0), (0.5, 0.5)] as [(CGFloat, CGFloat)])
  func clamps(given: CGFloat, percent: CGFloat) {
    let (_, modal, driver) = dismissing()
    driver.update(given)

    #expect(driver.percentComplete == percent)
    #expect(abs(shown(modal) - 100 * percent) < 1e-9)
  }

  @Test("R66 what is shown follows the finger in a straight line, forward and back, to the bit")
  func followsFinger() {
    let (_, modal, driver) = dismissing()
    driver.update(0.2)
    let once = shown(modal)
    driver.update(0.9)
    driver.update(0.2)

    #expect(shown(modal) == once)
    #expect(abs(once - 20) < 1e-9)
  }

  @Test(
    "R68 the rest takes what remains of the duration, divided by the speed",
    arguments: [(true, 0.25, 1, 0.3), (false, 0.25, 1, 0.1), (true, 0.5, 4, 0.05)]
      as [(Bool, CGFloat, CGFloat, Double)])
  func restTakes(finishes: Bool, percent: CGFloat, speed: CGFloat, seconds: Double) {
    let (world, _, driver) = dismissing { $0.completionSpeed = speed }
    driver.update(percent)
    if finishes { driver.finish() } else { driver.cancel() }
    world.simulator.run(for: .seconds(seconds - 0.001))
    #expect(!world.simulator.transitionsInFlight.isEmpty)
    world.simulator.run(for: .milliseconds(2))
    #expect(world.simulator.transitionsInFlight.isEmpty)
  }

  @Test("R68 a speed that is not above zero never gets there", arguments: [0, -1, CGFloat.nan])
  func standsStill(speed: CGFloat) {
    let (world, _, driver) = dismissing { $0.completionSpeed = speed }
    driver.update(1)
    driver.finish()
    world.simulator.run(for: .seconds(600))

    #expect(world.simulator.transitionsInFlight.count == 1)
  }

  @Test("R69 the curve is ease-in-out unless set, and applies to what remains")
  func curve() {
    let (world, modal, driver) = dismissing()
    #expect(driver.completionCurve == .easeInOut)
    driver.completionCurve = .linear
    driver.update(0.5)
    driver.finish()
    world.simulator.run(for: .milliseconds(100))
    #expect(abs(shown(modal) - 75) < 1e-6)
  }

  @Test(
    "R70 a cancel brings animated values back, and leaves what was assigned outside of animations")
  func cancelRestores() {
    let world = World()
    let modal = world.presented(.overFullScreen)
    modal.view.alpha = 0.9
    world.slide.onAnimate = { _ in modal.view.layer.cornerRadius = 7 }
    let driver = world.interactive()
    modal.dismiss(animated: true)
    world.turn()
    #expect(modal.view.transform.ty == 100)
    driver.update(0.6)
    driver.cancel()
    world.settle()

    #expect(modal.view.transform == .identity)
    #expect(modal.view.layer.cornerRadius == 7)
  }

  @Test(
    "R71 letting go: first the context knows, then the handlers hear, then the rest runs and reports"
  )
  func orderOfEnd() {
    let (world, modal, driver) = dismissing()
    modal.transitionCoordinator?.notifyWhenInteractionChanges { context in
      world.log("changed interactive \(context.isInteractive) cancelled \(context.isCancelled)")
    }
    _ = world.log.take()
    driver.cancel()
    world.log("cancel returned")
    world.settle()

    let expected = [
      "changed interactive false cancelled true", "cancel returned", "modal.willAppear",
      "modal.didAppear", "animationEnded(false)",
    ]
    #expect(world.log.take() == expected)
  }

  @Test(
    "R72 with nothing left to run the end comes with the next frame, not at once",
    arguments: [true, false])
  func nothingLeft(finishes: Bool) {
    let (world, _, driver) = dismissing()
    driver.update(finishes ? 1 : 0)
    if finishes { driver.finish() } else { driver.cancel() }
    #expect(world.simulator.transitionsInFlight.count == 1)
    world.simulator.run(for: .milliseconds(17))
    #expect(world.simulator.transitionsInFlight.isEmpty)
  }

  @Test(
    "R73 progress after the end of the interactive phase is ignored, and noted where a context hears it"
  )
  func lateUpdate() {
    let world = World()
    let hand = HandMade()
    world.agent.interactor = hand
    world.home.present(world.modal(), animated: true)
    world.turn()
    hand.context?.updateInteractiveTransition(0.4)
    hand.context?.finishInteractiveTransition()
    hand.context?.updateInteractiveTransition(0.9)

    #expect(world.simulator.transitionsInFlight[0].percentComplete == 0.4)
    #expect(world.warnings == [.lateInteraction])
  }

  @Test(
    "R74 an end that comes before the start is lost, and the transition waits for ever",
    arguments: [true, false])
  func earlyEndIsLost(finishes: Bool) {
    let world = World()
    let modal = world.presented()
    let driver = world.interactive()
    modal.dismiss(animated: true)
    driver.update(0.1)
    if finishes { driver.finish() } else { driver.cancel() }
    world.simulator.run(for: .seconds(600))

    #expect(world.warnings == [.earlyEndLost])
    #expect(world.simulator.transitionsInFlight.first?.isInteractive == true)
    #expect(driver.percentComplete == 0)
  }

  @Test("R74 the setting lets an early end count", arguments: [true, false])
  func earlyEndIsRemembered(finishes: Bool) {
    var behavior = UIKitBehavior()
    behavior.earlyEnd = .remembered
    let world = World(behavior: behavior)
    let modal = world.presented()
    let driver = world.interactive()
    modal.dismiss(animated: true)
    if finishes { driver.finish() } else { driver.cancel() }
    world.settle()

    #expect((modal.presentingViewController == nil) == finishes)
    #expect(world.simulator.transitionsInFlight.isEmpty)
  }

  @Test("R74 an app that remembers the early end itself sends it from startInteractiveTransition")
  func appRemembers() {
    final class Careful: UIPercentDrivenInteractiveTransition {
      var endsEarly = false
      override func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) {
        super.startInteractiveTransition(transitionContext)
        if endsEarly { cancel() }
      }
    }
    let world = World()
    let modal = world.presented()
    let driver = Careful()
    world.agent.interactor = driver
    modal.dismiss(animated: true)
    driver.endsEarly = true
    world.settle()

    #expect(world.simulator.transitionsInFlight.isEmpty)
    #expect(modal.presentingViewController === world.home)
  }

  @Test(
    "R158 what a subclass that keeps the start to itself sends to its superclass reaches the context",
    arguments: [true, false])
  func startsByItself(finishes: Bool) {
    final class Selfish: UIPercentDrivenInteractiveTransition {
      var context: (any UIViewControllerContextTransitioning)?
      override func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) { context = transitionContext }
    }
    let world = World()
    let modal = world.presented()
    let driver = Selfish()
    world.agent.interactor = driver
    modal.dismiss(animated: true)
    world.turn()
    var stages: [TransitionEvent.Stage] = []
    world.simulator.listener = { event in
      if case .transition(let event) = event { stages.append(event.stage) }
    }
    driver.update(0.25)
    if finishes { driver.finish() } else { driver.cancel() }

    #expect(driver.percentComplete == 0.25)
    #expect(stages == [.progress(0.25), finishes ? .finishing : .cancelling])
    #expect(driver.context?.transitionWasCancelled == !finishes)
    world.simulator.run(for: .seconds(600))
    #expect(world.simulator.transitionsInFlight.count == 1)
    driver.context?.completeTransition(finishes)
    world.settle()
    #expect((modal.presentingViewController == nil) == finishes)
  }

  @Test("R75 an interactor that nobody drives leaves touches alone, and refuses what comes next")
  func undriven() {
    let (world, modal, _) = dismissing()
    world.simulator.run(for: .seconds(600))
    modal.present(world.modal(name: "other"), animated: true)

    #expect(world.warnings == [.ignored])
    #expect(world.feelsTouches(on: modal))
  }

  @Test(
    "R76 the setting lets an animation in flight on a scrubbed layer keep the completion from coming"
  )
  func foreignAnimation() {
    var behavior = UIKitBehavior()
    behavior.foreignAnimationsStall = true
    let world = World(behavior: behavior)
    let modal = world.presented(.overFullScreen)
    let driver = world.interactive()
    UIView.animate(withDuration: 2) { modal.view.transform.ty = 3 }
    world.turn()
    modal.dismiss(animated: true)
    world.turn()
    driver.update(0.5)
    driver.finish()
    world.simulator.run(for: .seconds(60))

    #expect(world.simulator.transitionsInFlight.count == 1)
  }

  @Test("R77 a transition starts interactively unless the interactor says otherwise")
  func wantsInteractiveStart() {
    let world = World()
    let hand = HandMade()
    #expect(UIPercentDrivenInteractiveTransition().wantsInteractiveStart)
    hand.wantsInteractiveStart = false
    world.agent.interactor = hand
    world.home.present(world.modal(), animated: true)
    world.turn()

    #expect(hand.context?.isInteractive == false)
  }

  @Test("R78 a pause takes hold of a running interruptible animator and tells the handlers")
  func pause() {
    let world = World()
    world.agent.animator = Pausable(world.log)
    let driver = world.interactive()
    let modal = world.modal(.overFullScreen)
    world.home.present(modal, animated: true)
    world.turn()
    var edges: [Bool] = []
    modal.transitionCoordinator?.notifyWhenInteractionChanges { edges.append($0.isInteractive) }
    driver.update(0.25)
    driver.finish()
    world.simulator.run(for: .milliseconds(150))
    driver.pause()
    world.simulator.run(for: .seconds(10))

    #expect(edges == [false, true])
    #expect(driver.percentComplete > 0.25)
    #expect(driver.percentComplete < 1)
    #expect(world.simulator.transitionsInFlight.count == 1)
  }

  /// An interruptible animator that forwards to another one, and leaves out the optional methods.
  private final class Forwarder: NSObject, UIViewImplicitlyAnimating {
    let inner: UIViewPropertyAnimator

    init(_ inner: UIViewPropertyAnimator) { self.inner = inner }

    var state: UIViewAnimatingState { inner.state }
    var isRunning: Bool { inner.isRunning }
    var isReversed: Bool {
      get { inner.isReversed }
      set { inner.isReversed = newValue }
    }
    var fractionComplete: CGFloat {
      get { inner.fractionComplete }
      set { inner.fractionComplete = newValue }
    }
    func startAnimation() { inner.startAnimation() }
    func startAnimation(afterDelay delay: TimeInterval) { inner.startAnimation(afterDelay: delay) }
    func pauseAnimation() { inner.pauseAnimation() }
    func stopAnimation(_ withoutFinishing: Bool) { inner.stopAnimation(withoutFinishing) }
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
      inner.finishAnimation(at: finalPosition)
    }
  }

  private final class Forwarding: NSObject, UIViewControllerAnimatedTransitioning {
    private var running: Forwarder?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      0.3
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }
    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let running { return running }
      let view = context.view(forKey: .to)
      if let view { context.containerView.addSubview(view) }
      view?.alpha = 0
      let inner = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view?.alpha = 1 }
      inner.addCompletion { context.completeTransition($0 == .end) }
      let forwarder = Forwarder(inner)
      running = forwarder
      return forwarder
    }
    func animationEnded(_ transitionCompleted: Bool) { running = nil }
  }

  @Test(
    "R236 an animator that cannot continue is started when the finger has let go",
    arguments: [true, false])
  func startedInstead(finishes: Bool) {
    let world = World()
    world.agent.animator = Forwarding()
    let driver = world.interactive()
    world.home.present(world.modal(.overFullScreen), animated: true)
    world.turn()
    driver.update(0.4)
    if finishes { driver.finish() } else { driver.cancel() }
    world.settle()

    #expect(world.simulator.transitionsInFlight.isEmpty)
    #expect((world.home.presentedViewController != nil) == finishes)
  }

  @Test("R78 a pause without an interruptible animator is ignored, and noted")
  func pauseIgnored() {
    let (world, _, driver) = dismissing()
    driver.finish()
    driver.pause()
    world.settle()

    #expect(world.warnings == [.ignored])
    #expect(world.simulator.transitionsInFlight.isEmpty)
  }

  @Test(
    "R79 a percent-driven interactor drives the interruptible animator in place of animateTransition"
  )
  func drivesInterruptible() {
    let world = World()
    let pausable = Pausable(world.log)
    world.agent.animator = pausable
    let driver = world.interactive()
    let modal = world.modal(.overFullScreen)
    world.home.present(modal, animated: true)
    world.turn()
    driver.update(0.3)
    #expect(abs(pausable.made[0].fractionComplete - 0.3) < 1e-9)
    #expect(!world.log.lines.contains("animate"))
    driver.finish()
    world.settle()

    #expect(modal.view.alpha == 1)
    #expect(modal.view.window != nil)
  }

  @Test(
    "R79 UIKit asks for the interruptible animator as often as the setting says", arguments: [1, 2])
  func asks(times: Int) {
    var behavior = UIKitBehavior()
    behavior.animatorAsks = times
    let world = World(behavior: behavior)
    world.agent.animator = Pausable(world.log)
    _ = world.interactive()
    world.home.present(world.modal(.overFullScreen), animated: true)
    world.turn()

    #expect(world.log.take().filter { $0 == "interruptible" }.count == times)
  }

  @Test("R80 an interactor of one's own updates, finishes, pauses, cancels, and completes")
  func ownLoop() {
    let world = World()
    let hand = HandMade()
    world.agent.interactor = hand
    let modal = world.modal(.overFullScreen)
    world.home.present(modal, animated: true)
    world.turn()
    let context = hand.context!
    context.updateInteractiveTransition(0.5)
    context.finishInteractiveTransition()
    context.pauseInteractiveTransition()
    context.updateInteractiveTransition(0.3)
    context.cancelInteractiveTransition()
    context.completeTransition(false)

    #expect(world.warnings.isEmpty)
    #expect(world.home.presentedViewController == nil)
  }

  @Test("R81 with an interactor of one's own the animator need not do anything")
  func idleAnimator() {
    let world = World()
    let hand = HandMade()
    hand.onStart = { context in
      context.containerView.addSubview(context.view(forKey: .to)!)
      context.finishInteractiveTransition()
      context.completeTransition(true)
    }
    world.agent.interactor = hand
    let modal = world.presented(.overFullScreen)

    #expect(modal.view.window != nil)
    #expect(world.simulator.transitionsInFlight.isEmpty)
  }

  @Test(
    "R126 with wantsInteractiveStart false the interactor is started all the same, and the animation runs"
  )
  func startsRunning() {
    let world = World()
    let driver = world.interactive()
    driver.wantsInteractiveStart = false
    let modal = world.presented(.overFullScreen)

    #expect(modal.view.window != nil)
    #expect(world.simulator.transitionsInFlight.isEmpty)
    #expect(driver.duration == 0.4)
  }

  /// Returns a presentation that runs without a finger, because its interactor returns false for
  /// `wantsInteractiveStart`.
  private func running(
    _ animator: (World) -> any UIViewControllerAnimatedTransitioning = { Slide($0.log) }
  ) -> (World, Page, UIPercentDrivenInteractiveTransition) {
    let world = World()
    world.agent.animator = animator(world)
    let driver = world.interactive()
    driver.wantsInteractiveStart = false
    let modal = world.modal(.overFullScreen)
    world.home.present(modal, animated: true)
    world.turn()
    return (world, modal, driver)
  }

  @Test(
    "R126 A19 a finish or cancel before a pause is honoured although no finger was ever in control",
    arguments: [true, false], [true, false])
  func endsUntouched(finishes: Bool, pausable: Bool) {
    let (world, modal, driver) = running { world -> any UIViewControllerAnimatedTransitioning in
      if pausable { return Pausable(world.log) }
      return Slide(world.log)
    }
    var stages: [TransitionEvent.Stage] = []
    world.simulator.listener = { event in
      if case .transition(let event) = event { stages.append(event.stage) }
    }
    world.simulator.run(for: .milliseconds(100))
    if finishes { driver.finish() } else { driver.cancel() }
    #expect(stages == [finishes ? .finishing : .cancelling])
    driver.cancel()
    world.simulator.run(for: .milliseconds(finishes ? 250 : 90))
    #expect(world.simulator.transitionsInFlight.count == 1)
    world.settle()

    #expect((modal.presentingViewController != nil) == finishes)
    #expect(stages.contains(.late(.cancel, swallowed: true)))
    #expect(stages.suffix(2) == [.completed(finishes), .ended(finishes)])
  }

  @Test("R126 A19 a context of an interactor of one's own takes the outcome, too")
  func endsUntouchedByHand() {
    let world = World()
    let hand = HandMade()
    hand.wantsInteractiveStart = false
    world.agent.interactor = hand
    world.home.present(world.modal(), animated: true)
    world.turn()
    hand.context?.cancelInteractiveTransition()

    #expect(hand.context?.transitionWasCancelled == true)
    #expect(world.warnings.isEmpty)
  }

  @Test("R126 A19 after a pause it is a finger that ends it")
  func pausedFirst() {
    let (world, modal, driver) = running { Pausable($0.log) }
    world.simulator.run(for: .milliseconds(100))
    driver.pause()
    #expect(abs(driver.percentComplete - 0.25) < 1e-6)
    driver.cancel()
    driver.finish()
    world.settle()

    #expect(modal.presentingViewController == nil)
  }

  @Test("A16 a pause without a transition forgets the progress of the one before")
  func pauseWithoutTransition() {
    let (world, _, driver) = dismissing()
    driver.update(0.7)
    driver.finish()
    world.settle()
    driver.pause()

    #expect(driver.percentComplete == 0)
  }

  @Test("R126 the setting lets the animator run without the interactor")
  func startsAnimator() {
    var behavior = UIKitBehavior()
    behavior.startsInteractorRegardless = false
    let world = World(behavior: behavior)
    let driver = world.interactive()
    driver.wantsInteractiveStart = false
    _ = world.presented(.overFullScreen)

    #expect(driver.duration == 0)
    #expect(world.simulator.transitionsInFlight.isEmpty)
  }
}
