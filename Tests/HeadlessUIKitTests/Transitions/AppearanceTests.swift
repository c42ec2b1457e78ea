import Testing
import UIKit

@MainActor
@Suite("Appearing and disappearing")
struct AppearanceTests {
  /// Returns a child controller whose view is in the home page's view and which logs its callbacks.
  private func child(in world: World) -> Page {
    let child = Page("child", world.log)
    world.home.addChild(child)
    world.home.view.addSubview(child.view)
    child.didMove(toParent: world.home)
    return child
  }

  @Test("R82 appearing may turn into disappearing, and disappearing into appearing")
  func turnsRound() {
    let world = World()
    let page = Page("page", world.log)
    page.beginAppearanceTransition(true, animated: true)
    page.beginAppearanceTransition(false, animated: true)
    page.beginAppearanceTransition(true, animated: true)
    page.endAppearanceTransition()

    let expected = [
      "page.willAppear", "page.willDisappear", "page.willAppear", "page.didAppear",
    ]
    #expect(world.log.take() == expected)
  }

  @Test(
    "R83 a cancelled presentation reverses both controllers when it is over, not when the finger lets go"
  )
  func cancelReverses() {
    let world = World()
    let driver = world.interactive()
    let modal = world.modal()
    world.home.present(modal, animated: true)
    modal.transitionCoordinator?.notifyWhenInteractionChanges { _ in world.log("changed") }
    world.turn()
    driver.update(0.5)
    driver.cancel()
    world.settle()

    let expected = [
      "changed", "modal.willDisappear", "modal.didDisappear", "home.willAppear", "home.didAppear",
      "animationEnded(false)",
    ]
    #expect(world.log.take().suffix(6) == expected)
  }

  @Test("C6 the view of a controller without a parent that somebody puts into the window tells it")
  func parentless() {
    let world = World()
    let page = Page("stray", world.log)
    world.window.addSubview(page.view)
    world.settle()
    #expect(world.log.take() == ["stray.willAppear", "stray.didAppear"])
    page.view.removeFromSuperview()
    #expect(world.log.take() == ["stray.willDisappear", "stray.didDisappear"])
  }

  @Test("C6 a child hears that it will appear before its view has a window")
  func childWithoutWindow() {
    let world = World()
    let child = Page("child", world.log)
    var hadWindow: [Bool] = []
    child.onWillAppear = { hadWindow.append($0.view.window != nil) }
    child.onDidAppear = { hadWindow.append($0.view.window != nil) }
    world.home.addChild(child)
    world.home.view.addSubview(child.view)
    child.didMove(toParent: world.home)
    world.settle()

    #expect(hadWindow == [false, true])
  }

  @Test(
    "R86 C6 viewIsAppearing comes when the view has its place, before its controller lays it out")
  func isAppearingBeforeLayout() {
    final class Laid: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) { calls.append("will") }
      override func viewIsAppearing(_ animated: Bool) {
        calls.append("is \(view.window != nil) \(Int(view.frame.width))")
      }
      override func viewWillLayoutSubviews() { calls.append("layout") }
      override func viewDidAppear(_ animated: Bool) { calls.append("did") }
    }
    let world = World()
    let page = Laid()
    page.modalPresentationStyle = .fullScreen
    page.loadViewIfNeeded()
    page.view.frame.size.width = 10
    world.home.present(page, animated: true)
    world.settle()

    #expect(page.calls.prefix(3) == ["will", "is true 390", "layout"])
    #expect(page.calls.last == "did")
  }

  @Test("R84 begin and end send will and did")
  func beginAndEnd() {
    let world = World()
    let page = Page("page", world.log)
    page.beginAppearanceTransition(true, animated: false)
    page.endAppearanceTransition()
    page.beginAppearanceTransition(false, animated: false)
    page.endAppearanceTransition()

    let expected = [
      "page.willAppear", "page.didAppear", "page.willDisappear", "page.didDisappear",
    ]
    #expect(world.log.take() == expected)
  }

  @Test(
    "R246 content of a navigation controller hears by hand that it appears once the view is laid out",
    arguments: [true, false])
  func contentHearsLater(isInWindow: Bool) {
    let world = World()
    let page = Page("page", world.log)
    let stack = UINavigationController(rootViewController: page)
    let container = Manual()
    world.window.rootViewController = container
    world.settle()
    container.addChild(stack)
    if isInWindow { container.view.addSubview(stack.view) }
    _ = world.log.take()
    stack.beginAppearanceTransition(true, animated: true)
    #expect(world.log.take() == (isInWindow ? ["page.willAppear"] : []))
    container.view.addSubview(stack.view)
    world.turn()
    #expect(world.log.take() == (isInWindow ? [] : ["page.willAppear"]))
    stack.endAppearanceTransition()
    #expect(world.log.take() == ["page.didAppear"])
  }

  @Test("R246 content that was never laid out hears of both at the end, or of nothing")
  func contentHearsAtTheEnd() {
    let world = World()
    func stack() -> UINavigationController {
      UINavigationController(rootViewController: Page("page", world.log))
    }
    let ended = stack()
    ended.beginAppearanceTransition(true, animated: true)
    ended.endAppearanceTransition()
    #expect(world.log.take() == ["page.willAppear", "page.didAppear"])
    let (container, reversed) = (Manual(), stack())
    world.window.rootViewController = container
    world.settle()
    _ = world.log.take()
    container.addChild(reversed)
    reversed.beginAppearanceTransition(true, animated: true)
    reversed.beginAppearanceTransition(false, animated: true)
    container.view.addSubview(reversed.view)
    world.turn()
    reversed.endAppearanceTransition()
    #expect(world.log.take() == [])
  }

  /// A container that tells its children itself.
  private final class Manual: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test(
    "R85 every call says whether the transition is animated, the compensating ones too",
    arguments: [true, false])
  func animatedFlag(animated: Bool) {
    final class Flags: UIViewController {
      var flags: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { flags.append(animated) }
      override func viewDidAppear(_ animated: Bool) { flags.append(animated) }
      override func viewWillDisappear(_ animated: Bool) { flags.append(animated) }
      override func viewDidDisappear(_ animated: Bool) { flags.append(animated) }
    }
    var behavior = UIKitBehavior()
    behavior.unanimatedCustomRunsAnimator = true
    let world = World(behavior: behavior)
    world.slide.report = false
    world.slide.reportsAtOnce = true
    let page = Flags()
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = world.agent
    world.home.present(page, animated: animated)
    world.settle()

    #expect(page.flags == [animated, animated, animated])
  }

  @Test(
    "R86 C6 viewIsAppearing comes once, after willAppear, with the view in the window and before its layout"
  )
  func isAppearing() {
    final class Watching: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) { calls.append("will") }
      override func viewDidLayoutSubviews() { if calls.last != "layout" { calls.append("layout") } }
      override func viewIsAppearing(_ animated: Bool) {
        calls.append(view.window == nil ? "outside" : "appearing")
      }
      override func viewDidAppear(_ animated: Bool) { calls.append("did") }
    }
    let world = World()
    world.agent.animator = nil
    let page = Watching()
    page.modalPresentationStyle = .fullScreen
    world.home.present(page, animated: true)
    world.settle()

    #expect(page.calls == ["will", "appearing", "layout", "did"])
  }

  @Test("R87 a controller knows in its callbacks that it is being presented or dismissed")
  func beingPresented() {
    let world = World()
    let modal = world.modal()
    var seen: [Bool] = []
    modal.onWillAppear = { seen.append($0.isBeingPresented) }
    modal.onDidAppear = { seen.append($0.isBeingPresented) }
    modal.onWillDisappear = { seen.append($0.isBeingDismissed) }
    world.home.present(modal, animated: true)
    world.settle()
    modal.dismiss(animated: true)
    world.settle()

    #expect(seen == [true, true, true])
    #expect(!modal.isBeingPresented)
    #expect(!modal.isBeingDismissed)
  }

  @Test("R129 beginning again the same way is ignored; an end without a beginning is noted")
  func unbalanced() {
    let world = World()
    let page = Page("page", world.log)
    page.beginAppearanceTransition(true, animated: true)
    page.beginAppearanceTransition(true, animated: true)
    #expect(world.log.take() == ["page.willAppear"])
    page.endAppearanceTransition()
    page.endAppearanceTransition()
    #expect(world.log.take() == ["page.didAppear"])
    #expect(world.warnings == [.unbalancedAppearance])
  }

  @Test("Children hear what their parent hears")
  func childrenHear() {
    let world = World()
    _ = child(in: world)
    world.settle()
    #expect(world.log.take() == ["child.willAppear", "child.didAppear"])
    world.home.present(world.modal(), animated: false)
    world.settle()

    let told = world.log.take().filter { $0.hasPrefix("child") }
    #expect(told == ["child.willDisappear", "child.didDisappear"])
  }

  @Test("A container that forwards by hand is left to it")
  func forwardsByHand() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let container = Container()
    let world = World { home in
      container.addChild(home)
      container.view.addSubview(home.view)
      home.didMove(toParent: container)
      return container
    }
    container.present(world.modal(), animated: false)
    world.settle()

    #expect(!world.log.take().contains { $0.hasPrefix("home") })
  }

  @Test(
    "A container's own transition moves the views, tells the children, and ends with its animation")
  func childTransition() {
    let world = World()
    let first = child(in: world)
    let second = Page("second", world.log)
    world.home.addChild(second)
    world.settle()
    _ = world.log.take()
    first.willMove(toParent: nil)
    world.home.transition(from: first, to: second, duration: 0.3, animations: nil) { _ in
      first.removeFromParent()
      second.didMove(toParent: world.home)
    }
    world.settle()

    let expected = [
      "child.willDisappear", "second.willAppear", "child.didDisappear", "second.didAppear",
    ]
    #expect(world.log.take() == expected)
    #expect(first.view.superview == nil)
    #expect(second.view.superview === world.home.view)
    #expect(world.home.children == [second])
  }
}
