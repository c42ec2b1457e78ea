import Testing
import UIKit

@MainActor
@Suite("What UIKit asks before a modal transition")
struct ModalQuestionTests {
  @Test("R1 the presented controller's delegate is asked, for the way in and the way out")
  func presentedDelegate() {
    let world = World()
    let modal = world.modal()

    world.home.present(modal, animated: true)
    #expect(world.log.take() == ["animatorForPresented", "interactor"])
    world.settle()
    _ = world.log.take()
    modal.dismiss(animated: true)
    #expect(world.log.take() == ["animatorForDismissed", "interactor"])
  }

  @Test("R1 a transitioning delegate that nobody keeps is gone")
  func delegateIsWeak() {
    let world = World()
    let modal = world.modal()
    do {
      let agent = Agent(world.log)
      modal.transitioningDelegate = agent
    }

    #expect(modal.transitioningDelegate == nil)
  }

  @Test("R2 a custom presentation asks and tells in the documented order")
  func customOrder() {
    let world = World()
    let modal = world.modal(.custom)
    world.agent.makePresentation = { presented, presenting in
      let cards = Cards(presentedViewController: presented, presenting: presenting)
      cards.log = world.log
      return cards
    }

    world.home.present(modal, animated: true)
    world.settle()

    let expected = [
      "presentationController", "animatorForPresented", "interactor", "presentationWillBegin",
      "modal.willAppear", "duration", "animate", "presentedView", "containerWillLayout",
      "presentationDidEnd(true)", "modal.didAppear", "animationEnded(true)",
    ]
    #expect(world.log.take() == expected)
  }

  @Test("R3 a dismissal asks and tells in the documented order")
  func dismissalOrder() {
    let world = World()
    let modal = world.modal(.custom)
    world.agent.makePresentation = { presented, presenting in
      let cards = Cards(presentedViewController: presented, presenting: presenting)
      cards.log = world.log
      return cards
    }
    world.home.present(modal, animated: true)
    world.settle()
    _ = world.log.take()

    modal.dismiss(animated: true)
    world.settle()

    let expected = [
      "animatorForDismissed", "interactor", "dismissalWillBegin", "modal.willDisappear",
      "duration", "animate", "presentedView", "dismissalDidEnd(true)", "presentedView",
      "modal.didDisappear", "animationEnded(true)",
    ]
    #expect(world.log.take() == expected)
  }

  @Test(
    "R4 an animator is asked for its duration, then run, then told; the user's completion comes before that"
  )
  func animatorOrder() {
    let world = World()
    world.home.present(world.modal(.overFullScreen), animated: true) { world.log("completion") }
    world.settle()

    let expected = [
      "animatorForPresented", "interactor", "modal.willAppear", "duration", "animate",
      "modal.didAppear", "completion", "animationEnded(true)",
    ]
    #expect(world.log.take() == expected)
  }

  @Test("R5 without an animator nobody asks for an interactor")
  func noAnimatorNoInteractor() {
    let world = World()
    world.agent.animator = nil

    world.home.present(world.modal(), animated: true)

    #expect(world.log.take() == ["animatorForPresented"])
  }

  @Test("R6 an interactor is started in place of the animator")
  func interactorInsteadOfAnimator() {
    let world = World()
    let hand = HandMade()
    hand.onStart = { _ in world.log("started") }
    world.agent.interactor = hand

    world.home.present(world.modal(.overFullScreen), animated: true)
    world.turn()

    let lines = world.log.take()
    #expect(lines.contains("started"))
    #expect(!lines.contains("animate"))
  }

  @Test("R7 present asks at once, relates the controllers, and starts a turn later")
  func presentStartsLater() {
    let world = World()
    let modal = world.modal()

    world.home.present(modal, animated: true)
    #expect(world.home.presentedViewController === modal)
    #expect(modal.presentingViewController === world.home)
    #expect(!world.log.lines.contains("animate"))
    world.turn()
    #expect(world.log.lines.contains("animate"))
  }

  @Test("R8 without animation the animator is left out", arguments: [true, false])
  func unanimated(isDismissal: Bool) {
    let world = World()
    let modal = isDismissal ? world.presented() : world.modal()

    if isDismissal {
      modal.dismiss(animated: false)
    } else {
      world.home.present(modal, animated: false)
    }
    world.turn()

    #expect(!world.log.take().contains("animate"))
    #expect((modal.view.window == nil) == isDismissal)
  }

  @Test(
    "R8 B6 a custom presentation without animation runs no animator either",
    arguments: [true, false])
  func unanimatedCustom(isDismissal: Bool) {
    let world = World()
    let modal = isDismissal ? world.presented(.custom) : world.modal(.custom)
    if isDismissal {
      modal.dismiss(animated: false)
    } else {
      world.home.present(modal, animated: false)
    }
    world.turn()

    let asked = world.log.take().filter { $0.hasPrefix("animat") }
    #expect(asked.isEmpty)
    #expect((modal.view.window == nil) == isDismissal)
  }

  @Test(
    "R8 B6 the setting runs the animator of a custom presentation all the same, and never an interactor"
  )
  func unanimatedCustomAnimator() {
    var behavior = UIKitBehavior()
    behavior.unanimatedCustomRunsAnimator = true
    let world = World(behavior: behavior)
    var wasAnimated: Bool?
    world.slide.reportsAtOnce = true
    world.slide.onAnimate = { wasAnimated = $0.isAnimated }
    let modal = world.modal(.custom)

    world.home.present(modal, animated: false)
    world.turn()

    #expect(wasAnimated == false)
    #expect(!world.log.take().contains("interactor"))
    #expect(modal.view.window != nil)
  }

  @Test("R1 A24 a delegate that is set in viewDidLoad is asked: the view is loaded before")
  func delegateSetWhenLoaded() {
    final class SetsItself: UIViewController {
      let agent: Agent
      init(_ agent: Agent) {
        self.agent = agent
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
      }
      required init?(coder: NSCoder) { fatalError("It is not decoded.") }
      override func viewDidLoad() {
        super.viewDidLoad()
        agent.log("loaded")
        transitioningDelegate = agent
      }
    }
    let world = World()
    world.home.present(SetsItself(world.agent), animated: true)

    #expect(
      world.log.take() == [
        "loaded", "presentationController", "animatorForPresented", "interactor",
      ])
  }

  @Test("R235 a style that viewDidLoad sets comes too late; its delegate's animator runs")
  func styleSetWhenLoaded() {
    final class SetsItself: UIViewController {
      var agent: Agent?
      override func viewDidLoad() {
        super.viewDidLoad()
        modalPresentationStyle = .custom
        transitioningDelegate = agent
      }
    }
    let world = World()
    let modal = SetsItself()
    modal.agent = world.agent
    modal.modalPresentationStyle = .fullScreen
    world.home.present(modal, animated: true)
    let asked = world.log.take()
    world.settle()

    #expect(asked == ["animatorForPresented", "interactor"])
    #expect(modal.presentationController?.presentationStyle == .fullScreen)
    #expect(world.home.viewIfLoaded?.window == nil)
  }

  @Test("R235 a presentation controller that was made before the style was set has that style")
  func styleSetAfterPresentationController() {
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      let made: UIPresentationController
      init(_ made: UIPresentationController) { self.made = made }
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? { made }
    }
    let world = World()
    let modal = UIViewController()
    let delegate = Delegate(
      UIPresentationController(presentedViewController: modal, presenting: world.home))
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = delegate
    world.home.present(modal, animated: false)

    #expect(delegate.made.presentationStyle == .custom)
  }

  @Test("R9 a custom presentation without a presentation controller gets a plain one")
  func plainPresentationController() {
    let world = World()
    let modal = world.presented(.custom)

    #expect(modal.presentationController?.shouldRemovePresentersView == false)
    #expect(world.home.view.window != nil)
  }

  @Test("R10 without an animator the built-in one runs, with a coordinator and the same callbacks")
  func builtIn() {
    let world = World()
    world.agent.animator = nil
    let modal = world.modal()
    world.home.present(modal, animated: true)
    #expect(modal.transitionCoordinator?.isAnimated == true)
    world.simulator.run(for: .milliseconds(499))
    #expect(!world.log.lines.contains("modal.didAppear"))
    world.simulator.run(for: .milliseconds(2))

    let expected = [
      "animatorForPresented", "home.willDisappear", "modal.willAppear", "modal.didAppear",
      "home.didDisappear",
    ]
    #expect(world.log.take() == expected)
  }

  @Test("R11 who presents already is refused, with a line on the console and without a completion")
  func presentsAlready() {
    let world = World()
    let modal = world.presented()
    var isCompleted = false

    world.home.present(world.modal(name: "other"), animated: true) { isCompleted = true }
    world.settle()

    #expect(world.warnings == [.alreadyPresenting])
    #expect(!isCompleted)
    #expect(world.home.presentedViewController === modal)
  }

  @Test("R11 who is not in a window cannot present")
  func presenterOutsideWindow() {
    let world = World()
    let stray = Page("stray", world.log)

    stray.present(world.modal(), animated: true)

    #expect(world.warnings == [.presenterNotInWindow])
    #expect(stray.presentedViewController == nil)
  }

  @Test("R11 presenting what another controller presents stops the program")
  func presentedTwice() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let world = World()
      let modal = world.presented(.overFullScreen)
      let other = Page("other", world.log)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = other
      window.makeKeyAndVisible()
      other.present(modal, animated: true)
    }
  }

  @Test(
    "R12 a controller that presents dismisses what it presents, one that does not dismisses itself")
  func whoIsDismissed() {
    for dismissesItself in [true, false] {
      let world = World()
      let modal = world.presented()

      (dismissesItself ? modal : world.home).dismiss(animated: true)
      world.settle()

      #expect(world.home.presentedViewController == nil)
      #expect(modal.presentingViewController == nil)
    }
  }

  @Test("R12 of several that are dismissed together only the topmost is animated")
  func dismissesChain() {
    let world = World()
    let lower = world.presented(.overFullScreen)
    let upper = world.modal(.overFullScreen, name: "upper")
    lower.present(upper, animated: true)
    world.settle()
    _ = world.log.take()

    var from: UIViewController?
    world.slide.onAnimate = { from = $0.viewController(forKey: .from) }
    world.home.dismiss(animated: true)
    world.settle()

    #expect(from === upper)
    #expect(world.log.take().filter { $0 == "animate" }.count == 1)
    #expect(lower.view.window == nil)
    #expect(upper.view.window == nil)
    #expect(world.home.presentedViewController == nil)
    #expect(lower.presentedViewController == nil)
  }

  /// A delegate whose presentation controller names the controller that was asked to present.
  private final class Naming: NSObject, UIViewControllerTransitioningDelegate {
    weak var made: UIPresentationController?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let controller = UIPresentationController(
        presentedViewController: presented, presenting: source)
      made = controller
      return controller
    }
  }

  @Test("R228 UIKit chooses the presenter, whatever the presentation controller was given")
  func chosenPresenter() {
    let simulator = Simulator.boot()
    let (home, card, delegate) = (UIViewController(), UIViewController(), Naming())
    let window = UIWindow(frame: UIScreen.main.bounds)
    let navigation = UINavigationController(rootViewController: home)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = delegate

    home.present(card, animated: true)
    #expect(delegate.made?.presentingViewController === navigation)
    simulator.run(for: .seconds(1))
    #expect(delegate.made?.presentingViewController === navigation)
    #expect(card.presentingViewController === navigation)
  }
}
