import HeadlessUIKit
import Testing
import UIKit
import VirtualTime

@MainActor
@Suite("Other sides of what sources leave open")
struct OtherSideTests {
  @Test("R79 the setting asks beforehand in every animated transition")
  func alwaysBeforehand() {
    var behavior = UIKitBehavior()
    behavior.animatorQuestion = .alwaysBeforehand
    let world = World(behavior: behavior)
    world.agent.animator = Pausable(world.log)
    world.home.present(world.modal(.overFullScreen), animated: true)
    world.settle()

    let asked = world.log.take().filter { $0 == "animate" || $0 == "interruptible" }
    #expect(asked.first == "interruptible")
  }

  @Test(
    "R12 a dismissal that has waited begins a turn later, or before completeTransition returns",
    arguments: [(UIKitBehavior.WaitingDismissal.nextTurn, true), (.atCompletion, false)])
  func waiting(side: UIKitBehavior.WaitingDismissal, isFree: Bool) {
    var behavior = UIKitBehavior()
    behavior.waitingDismissal = side
    let world = World(behavior: behavior)
    let modal = world.modal(.fullScreen)
    var wasFree: Bool?
    world.home.present(modal, animated: true) {
      world.simulator.loop.nextTurn {
        wasFree = wasFree ?? world.simulator.transitionsInFlight.isEmpty
      }
    }
    world.turn()
    world.home.dismiss(animated: true)
    world.settle()

    #expect(wasFree == isFree)
    #expect(modal.view.window == nil)
  }

  @Test(
    "R7 a transition starts in the next turn, or with the next frame", arguments: [false, true])
  func start(isLater: Bool) {
    var behavior = UIKitBehavior()
    if isLater { behavior.transitionStart = .nextFrame }
    let world = World(behavior: behavior)
    let modal = world.modal(.fullScreen)
    world.home.present(modal, animated: true)
    world.turn()

    #expect((modal.viewIfLoaded?.window == nil) == isLater)
    world.settle()
    #expect(modal.view.window != nil)
  }
}
