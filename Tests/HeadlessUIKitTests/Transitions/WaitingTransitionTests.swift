import HeadlessUIKit
import Testing
import UIKit

@MainActor
@Suite("Transitions that wait for others")
struct WaitingTransitionTests {
  /// Returns the requests for transitions that have to wait for a running one, and the transitions
  /// that begin, while a closure runs.
  private func requests(
    _ world: World, _ body: () -> Void
  ) -> (queued: [QueuedRequest], begun: [UIKitTransition]) {
    var queued: [QueuedRequest] = []
    var begun: [UIKitTransition] = []
    world.simulator.listener = { event in
      switch event {
      case .queued(let request): queued.append(request)
      case .transition(let event) where event.stage == .requested: begun.append(event.transition)
      default: break
      }
    }
    body()
    world.simulator.listener = nil
    return (queued, begun)
  }

  @Test("R42 B2 a pop that has to wait is published when it is asked for, once")
  func published() {
    let (world, navigation) = stack()
    _ = world.pushed("first")
    let second = world.pushed("second")
    navigation.popViewController(animated: true)
    world.turn()
    let asked = requests(world) { navigation.popViewController(animated: true) }
    #expect(asked.queued.map(\.kind) == [.pop])
    #expect(asked.begun.isEmpty)
    let later = requests(world) { world.settle() }

    #expect(later.queued.isEmpty)
    #expect(later.begun.map(\.queuedRequest) == asked.queued)
    #expect(navigation.viewControllers == [world.home])
    #expect(second.parent == nil)
  }

  @Test("R42 A17 what waits starts a turn later, not inside completeTransition")
  func startsLater() {
    let (world, navigation) = stack()
    _ = world.pushed("first")
    _ = world.pushed("second")
    navigation.popViewController(animated: true)
    world.turn()
    navigation.popViewController(animated: true)
    let context = world.slide.context!
    _ = world.log.take()
    context.completeTransition(true)
    world.log("the app's next line")
    world.settle()

    let lines = world.log.take()
    let next = lines.firstIndex(of: "the app's next line")!
    #expect(lines.firstIndex(of: "animatorFor pop")! > next)
    #expect(navigation.viewControllers == [world.home])
  }

  @Test("R46 A17 a tab that waits is selected a turn later")
  func tabWaits() {
    let (world, tabs, _) = tabs()
    tabs.selectedIndex = 1
    world.turn()
    tabs.selectedIndex = 0
    world.slide.context!.completeTransition(true)
    #expect(tabs.selectedIndex == 1)
    world.settle()
    #expect(tabs.selectedIndex == 0)
  }

  @Test(
    "C12 a dismissal asked for while the presentation runs is kept, or refused, as the setting says",
    arguments: UIKitBehavior.EarlyDismissal.allCases)
  func earlyDismissal(kept: UIKitBehavior.EarlyDismissal) {
    var behavior = UIKitBehavior()
    behavior.earlyDismissal = kept
    let world = World(behavior: behavior)
    let modal = world.modal()
    world.home.present(modal, animated: true)
    world.turn()
    var isCompleted = false
    let asked = requests(world) { modal.dismiss(animated: true) { isCompleted = true } }
    #expect(modal.presentingViewController === world.home)
    world.settle()

    #expect((modal.presentingViewController == nil) == (kept == .kept))
    #expect(isCompleted == (kept == .kept))
    #expect(asked.queued.map(\.kind) == (kept == .kept ? [.dismiss] : []))
    #expect(world.warnings == (kept == .kept ? [] : [.ignored]))
    #expect(world.simulator.transitionsInFlight.isEmpty)
  }

  @Test("C12 a dismissal that waits comes to nothing if the presentation is cancelled")
  func cancelledPresentation() {
    let world = World()
    world.slide.report = false
    let modal = world.modal()
    world.home.present(modal, animated: true)
    world.turn()
    modal.dismiss(animated: true)
    modal.dismiss(animated: true)
    world.settle()

    #expect(world.warnings == [.ignored])
    #expect(world.home.presentedViewController == nil)
    #expect(world.home.view.window != nil)
    #expect(world.simulator.transitionsInFlight.isEmpty)
  }

  @Test("A world that is thrown away leaves nothing of what waits in it")
  func abandoned() {
    weak var page: Page?
    do {
      let (world, navigation) = stack()
      _ = world.pushed("first")
      world.agent.interactor = UIPercentDrivenInteractiveTransition()
      navigation.popViewController(animated: true)
      world.turn()
      let next = Page("next", world.log)
      page = next
      navigation.pushViewController(next, animated: true)
      world.slide.context = nil
    }
    Simulator.boot()

    #expect(page == nil)
  }
}
