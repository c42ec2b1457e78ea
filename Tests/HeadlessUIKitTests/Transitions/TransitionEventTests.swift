import HeadlessUIKit
import Testing
import UIKit

@MainActor
@Suite("What is published of a transition")
struct TransitionEventTests {
  private func stages(of world: World, _ body: () -> Void) -> [TransitionEvent.Stage] {
    var stages: [TransitionEvent.Stage] = []
    world.simulator.listener = { event in
      if case .transition(let event) = event { stages.append(event.stage) }
    }
    body()
    world.simulator.listener = nil
    return stages
  }

  @Test("A finished interactive transition is published step by step")
  func finished() {
    let world = World()
    let driver = world.interactive()
    let seen = stages(of: world) {
      world.home.present(world.modal(), animated: true)
      world.turn()
      driver.update(0.25)
      driver.update(2)
      driver.finish()
      world.settle()
    }

    let expected: [TransitionEvent.Stage] = [
      .requested, .started(interactive: true), .progress(0.25), .progress(2), .finishing,
      .completed(true), .ended(true),
    ]
    #expect(seen == expected)
  }

  @Test("A transition names its kind, its controllers and what runs it")
  func names() {
    let world = World()
    let driver = world.interactive()
    let modal = world.modal()
    world.home.present(modal, animated: true)

    let transition = world.simulator.transitionsInFlight[0]
    #expect(transition.kind == .present)
    #expect(transition.from === world.home)
    #expect(transition.to === modal)
    #expect(transition.animator === world.slide)
    #expect(transition.interactor === driver)
    #expect(!transition.isDrivenBySystem)
    world.turn()
    driver.cancel()
    world.settle()
    #expect(world.slide.context === transition)
  }

  @Test("Early, late and repeated calls are told apart")
  func misuse() {
    let world = World()
    let driver = world.interactive()
    let seen = stages(of: world) {
      world.home.present(world.modal(), animated: true)
      driver.cancel()
      world.turn()
      driver.finish()
      driver.update(0.5)
      world.settle()
      world.slide.context?.completeTransition(true)
    }

    #expect(seen.contains(.early(.cancel, lost: true)))
    #expect(seen.contains(.late(.update, swallowed: true)))
    #expect(seen.last == .completedAgain(true))
  }

  @Test("A number that is none is published as it was given")
  func notANumber() {
    let world = World()
    let driver = world.interactive()
    let seen = stages(of: world) {
      world.home.present(world.modal(), animated: true)
      world.turn()
      driver.update(.nan)
    }

    guard case .progress(let given)? = seen.last else {
      Issue.record("no progress was published")
      return
    }
    #expect(given.isNaN)
  }
}
