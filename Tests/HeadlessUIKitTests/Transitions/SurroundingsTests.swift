import HeadlessUIKit
import Testing
import UIKit

@MainActor
@Suite("The world around a transition")
struct SurroundingsTests {
  private final class Sized: UIViewController {
    var sizes: [CGSize] = []
    var hasCoordinator = false
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
      hasCoordinator = transitionCoordinator != nil
    }
  }

  private let lying = CGSize(width: 844, height: 390)

  @Test("R121 the presented controller hears of another size too, before its view has it")
  func presentedHears() {
    let world = World()
    let modal = Sized()
    modal.modalPresentationStyle = .fullScreen
    world.home.present(modal, animated: false)
    world.settle()
    world.simulator.resize(to: lying)
    world.settle()

    #expect(modal.sizes == [lying])
    #expect(modal.hasCoordinator)
    #expect(modal.transitionCoordinator == nil)
    #expect(modal.view.frame.size == lying)
  }

  @Test("R122 a change of size waits for the end of a transition", arguments: [true, false])
  func changeWaits(waits: Bool) {
    var behavior = UIKitBehavior()
    behavior.sizeChange = waits ? .afterTransition : .atOnce
    let world = World(behavior: behavior)
    let driver = world.interactive()
    world.home.present(world.modal(), animated: true)
    world.turn()
    world.simulator.resize(to: lying)
    world.turn()
    #expect((world.window.bounds.size == lying) == !waits)
    #expect(world.simulator.transitionsInFlight.first?.isInteractive == true)
    driver.finish()
    world.settle()
    #expect(world.window.bounds.size == lying)
  }

  @Test("R123 a presenter's view that was away comes back in the present size")
  func presenterComesBack() {
    let world = World()
    let modal = world.presented()
    world.simulator.resize(to: lying)
    world.settle()
    #expect(world.home.view.bounds.size != lying)
    var final: CGRect?
    world.slide.onAnimate = { final = $0.finalFrame(for: world.home) }
    modal.dismiss(animated: true)
    world.settle()

    #expect(final?.size == lying)
    #expect(world.home.view.frame == CGRect(origin: .zero, size: lying))
  }

  @Test("R123 a presenter's view that came back with its old frame, and fits again, stays as it is")
  func presenterFitsAgain() {
    var behavior = UIKitBehavior()
    behavior.returningPresenterIsResized = false
    let world = World(behavior: behavior)
    let upright = world.home.view.frame
    let modal = world.presented()
    world.simulator.resize(to: lying)
    world.settle()
    modal.dismiss(animated: true)
    world.settle()
    #expect(world.home.view.frame == upright)
    world.simulator.resize(to: upright.size)
    world.settle()

    #expect(world.home.view.frame == upright)
  }

  @Test(
    "R125 what an animator leaves in the container of a stack stays, in that of a presentation it goes"
  )
  func leftovers() {
    let (world, _) = stack()
    let left = UIView()
    world.slide.onAnimate = { $0.containerView.addSubview(left) }
    _ = world.pushed()
    #expect(left.window != nil)

    let other = World()
    other.slide.onAnimate = { $0.containerView.addSubview(left) }
    let modal = other.presented(.overFullScreen)
    modal.dismiss(animated: true)
    other.settle()
    #expect(left.window == nil)
  }

  @Test(
    "R127 animator and interactor live as long as the transition, delegates as long as somebody keeps them"
  )
  func retained() {
    let world = World()
    weak var animator: Slide?
    weak var driver: UIPercentDrivenInteractiveTransition?
    do {
      let (slide, interactor) = (Slide(world.log), UIPercentDrivenInteractiveTransition())
      (animator, driver) = (slide, interactor)
      world.agent.animator = slide
      world.agent.interactor = interactor
      world.home.present(world.modal(), animated: true)
      world.agent.animator = nil
      world.agent.interactor = nil
    }
    world.turn()
    #expect(animator != nil)
    #expect(driver != nil)
    animator?.context = nil
    driver?.finish()
    world.settle()
    #expect(animator == nil)
    #expect(driver == nil)
  }

  @Test("A world that is thrown away in the middle of a transition leaves nothing behind")
  func abandoned() {
    weak var page: Page?
    do {
      let world = World()
      world.agent.interactor = UIPercentDrivenInteractiveTransition()
      let modal = world.modal()
      page = modal
      world.home.present(modal, animated: true)
      world.turn()
      world.slide.context = nil
    }
    Simulator.boot()

    #expect(page == nil)
  }

  @Test("Round trips leave nothing behind: no views, no controllers, no transitions")
  func roundTrips() {
    let (world, navigation) = stack()
    weak var last: Page?
    for _ in 0..<50 {
      let (page, modal) = (world.pushed(), world.modal())
      last = page
      page.present(modal, animated: true)
      world.settle()
      modal.dismiss(animated: true)
      world.settle()
      navigation.popViewController(animated: true)
      world.settle()
      world.slide.context = nil
    }

    #expect(last == nil)
    #expect(world.window.subviews == [navigation.view])
    #expect(world.home.view.superview?.subviews.count == 1)
    #expect(world.simulator.transitionsInFlight.isEmpty)
    #expect(world.warnings.isEmpty)
  }
}
