import Testing
import UIKit

@MainActor
@Suite("The order of appearance in modal transitions")
struct ModalOrderTests {
  @Test(
    "R25 a full-screen presentation tells the new controller it appeared before the old one it disappeared"
  )
  func presentation() {
    let world = World()
    world.home.present(world.modal(), animated: true) { world.log("completion") }
    world.settle()

    let expected = [
      "animatorForPresented", "interactor", "home.willDisappear", "modal.willAppear", "duration",
      "animate", "modal.didAppear", "home.didDisappear", "completion", "animationEnded(true)",
    ]
    #expect(world.log.take() == expected)
  }

  @Test(
    "R25 a full-screen dismissal tells the presenter it appeared before the other it disappeared")
  func dismissal() {
    let world = World()
    let modal = world.presented()
    modal.dismiss(animated: true) { world.log("completion") }
    world.settle()

    let expected = [
      "animatorForDismissed", "interactor", "modal.willDisappear", "home.willAppear", "duration",
      "animate", "home.didAppear", "modal.didDisappear", "completion", "animationEnded(true)",
    ]
    #expect(world.log.take() == expected)
  }

  @Test(
    "R26 a presenter that stays on the screen hears nothing",
    arguments: [UIModalPresentationStyle.overFullScreen, .custom, .pageSheet], [true, false])
  func presenterHearsNothing(style: UIModalPresentationStyle, completes: Bool) {
    let world = World()
    let modal = world.modal(style)
    world.home.present(modal, animated: true)
    world.settle()
    world.slide.report = completes
    modal.dismiss(animated: true)
    world.settle()

    #expect(!world.log.take().contains { $0.hasPrefix("home.") })
  }

  @Test("R27 a cancelled dismissal tells the presented controller that it appears again")
  func cancelledDismissal() {
    let world = World()
    let modal = world.presented(.pageSheet)
    modal.logsIsAppearing = true
    world.slide.report = false
    modal.dismiss(animated: true)
    world.settle()

    let told = world.log.take().filter { $0.hasPrefix("modal.") }
    #expect(
      told == ["modal.willDisappear", "modal.willAppear", "modal.isAppearing", "modal.didAppear"])
  }

  @Test(
    "R87 A16 a controller whose presentation is cancelled is being dismissed as it disappears, if the setting says so",
    arguments: [true, false])
  func cancelledPresentation(isDismissal: Bool) {
    var behavior = UIKitBehavior()
    behavior.cancelledPresentationIsDismissal = isDismissal
    let world = World(behavior: behavior)
    let modal = world.modal(.overFullScreen)
    var seen: [Bool] = []
    modal.onWillDisappear = { seen += [$0.isBeingDismissed, $0.isBeingPresented] }
    world.slide.report = false
    world.home.present(modal, animated: true)
    world.settle()

    #expect(seen == [isDismissal, !isDismissal])
    #expect(!modal.isBeingDismissed)
  }

  @Test(
    "C6 a full-screen presentation loads the new controller's view before the old one hears anything"
  )
  func loadsFirst() {
    final class Loads: UIViewController {
      var onLoad: (@MainActor () -> Void)?
      override func viewDidLoad() {
        super.viewDidLoad()
        onLoad?()
      }
    }
    let world = World()
    let modal = Loads()
    modal.onLoad = { world.log("loaded") }
    modal.modalPresentationStyle = .fullScreen
    world.home.present(modal, animated: true)
    world.settle()

    #expect(world.log.take().prefix(2) == ["loaded", "home.willDisappear"])
  }

  @Test("R28 the presentation controller hears of the beginning before the controllers do")
  func willBeginComesFirst() {
    let world = World()
    world.agent.makePresentation = {
      let cards = Cards(presentedViewController: $0, presenting: $1)
      cards.log = world.log
      return cards
    }
    _ = world.modal()
    let modal = world.modal(.custom)
    world.home.present(modal, animated: true)
    world.turn()

    let lines = world.log.take()
    let begin = lines.firstIndex(of: "presentationWillBegin")!
    #expect(begin < lines.firstIndex(of: "modal.willAppear")!)
  }

  @Test("R29 the user's completion, then the coordinator's, then animationEnded")
  func endOrder() {
    let world = World()
    let modal = world.modal(.overFullScreen)
    world.home.present(modal, animated: true) { world.log("completion") }
    modal.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      world.log("coordinator")
    }
    world.settle()

    let expected = ["modal.didAppear", "completion", "coordinator", "animationEnded(true)"]
    #expect(world.log.take().suffix(4) == expected)
  }

  @Test(
    "R30 the completion of a cancelled dismissal runs, or does not, as the setting says",
    arguments: [true, false])
  func completionOnCancel(runs: Bool) {
    var behavior = UIKitBehavior()
    behavior.dismissCompletionRunsOnCancel = runs
    let world = World(behavior: behavior)
    let modal = world.presented()
    world.slide.report = false
    var count = 0
    modal.dismiss(animated: true) { count += 1 }
    world.settle()

    #expect(count == (runs ? 1 : 0))
  }
}
