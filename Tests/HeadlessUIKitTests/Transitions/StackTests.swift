import Testing
import UIKit

@MainActor
@Suite("Pushing and popping")
struct StackTests {
  @Test(
    "R31 the delegate is asked for the animator, then for the interactor, and nil means the built-in one"
  )
  func questions() {
    let (world, navigation) = stack()
    navigation.pushViewController(Page("detail", world.log), animated: true)
    #expect(world.log.take() == ["animatorFor push", "interactor"])
    world.settle()

    world.agent.animator = nil
    _ = world.log.take()
    navigation.popViewController(animated: true)
    #expect(world.log.take() == ["animatorFor pop"])
    world.simulator.run(for: .milliseconds(349))
    #expect(!world.log.lines.contains("home.didAppear"))
    world.simulator.run(for: .milliseconds(2))
    #expect(world.log.lines.contains("home.didAppear"))
  }

  @Test("R32 a push has not begun when it returns", arguments: [true, false])
  func pushIsDeferred(animated: Bool) {
    let (world, navigation) = stack()
    let page = Page("detail", world.log)
    navigation.pushViewController(page, animated: animated)
    #expect(!world.log.lines.contains("detail.willAppear"))
    world.turn()
    #expect(world.log.lines.contains("detail.willAppear"))
  }

  @Test("R33 a push or pop tells the old controller it disappeared before the new one it appeared")
  func order() {
    let (world, navigation) = stack()
    navigation.pushViewController(Page("detail", world.log), animated: true)
    world.settle()
    let push = [
      "animatorFor push", "interactor", "home.willDisappear", "detail.willAppear",
      "willShow detail", "duration", "animate", "home.didDisappear", "detail.didAppear",
      "didShow detail", "animationEnded(true)",
    ]
    #expect(world.log.take() == push)

    navigation.popViewController(animated: true)
    world.settle()
    let pop = [
      "animatorFor pop", "interactor", "detail.willDisappear", "home.willAppear", "willShow home",
      "duration", "animate", "detail.didDisappear", "home.didAppear", "didShow home",
      "animationEnded(true)",
    ]
    #expect(world.log.take() == pop)
  }

  @Test(
    "R248 a page that was left tilted stays so until its animator puts it back",
    arguments: [true, false])
  func tilted(isOfOldSize: Bool) {
    let (world, navigation) = stack()
    _ = world.pushed()
    let page = world.home.view!
    let (center, size) = (page.center, page.bounds.size)
    var tilt = CATransform3DIdentity
    tilt.m34 = -1 / 500
    page.layer.transform = CATransform3DTranslate(tilt, 0, 30, -35)
    if isOfOldSize {
      page.bounds.size = CGSize(width: 10, height: 10)
      page.center = .zero
    }
    navigation.popViewController(animated: true)
    world.turn()

    #expect(page.center == center)
    #expect(page.bounds.size == size)
  }

  @Test("R33b a cancelled pop sends the incoming controller away before the outgoing one returns")
  func cancelledOrder() {
    let (world, navigation) = stack()
    _ = world.pushed()
    let driver = world.interactive()
    navigation.popViewController(animated: true)
    world.turn()
    driver.update(0.3)
    driver.cancel()
    world.settle()

    let expected = [
      "animatorFor pop", "interactor", "detail.willDisappear", "home.willAppear", "willShow home",
      "duration", "animate", "home.willDisappear", "home.didDisappear", "detail.willAppear",
      "detail.didAppear", "animationEnded(false)",
    ]
    #expect(world.log.take() == expected)
  }

  @Test("R34 the stack changes at once")
  func stackChangesAtOnce() {
    let (world, navigation) = stack()
    let page = Page("detail", world.log)
    navigation.pushViewController(page, animated: true)
    #expect(navigation.viewControllers == [world.home, page])
    world.settle()

    #expect(navigation.popViewController(animated: true) === page)
    #expect(navigation.topViewController === world.home)
  }

  @Test("R35 a cancelled pop or push restores the stack")
  func cancelRestores() {
    let (world, navigation) = stack()
    let page = world.pushed()
    world.slide.report = false
    navigation.popViewController(animated: true)
    world.settle()
    #expect(navigation.viewControllers == [world.home, page])

    let other = Page("other", world.log)
    navigation.pushViewController(other, animated: true)
    world.settle()
    #expect(navigation.viewControllers == [world.home, page])
    #expect(other.parent == nil)
  }

  @Test(
    "R36 a cancelled replacement leaves both controllers if the setting says so",
    arguments: [true, false])
  func cancelledReplacement(stays: Bool) {
    var behavior = UIKitBehavior()
    behavior.cancelledReplacementStays = stays
    let world = World(behavior: behavior) { UINavigationController(rootViewController: $0) }
    let navigation = world.home.navigationController!
    navigation.delegate = world.agent
    world.slide.report = false
    let other = Page("other", world.log)
    navigation.setViewControllers([other], animated: true)
    world.settle()

    #expect(navigation.viewControllers == (stays ? [world.home, other] : [world.home]))
  }

  @Test(
    "R37 a cancelled pop announces neither that the old controller is shown nor that it will be")
  func cancelIsSilent() {
    let (world, navigation) = stack()
    _ = world.pushed()
    world.slide.report = false
    navigation.popViewController(animated: true)
    world.settle()

    let announced = world.log.take().filter { $0.contains("Show") }
    #expect(announced == ["willShow home"])
  }

  @Test("R38 willShow comes as the transition starts, while a finger may still cancel it")
  func willShowIsEarly() {
    let (world, navigation) = stack()
    _ = world.pushed()
    _ = world.interactive()
    navigation.popViewController(animated: true)
    world.turn()

    #expect(world.log.take().contains("willShow home"))
  }

  @Test("R42 a push or pop under way lets others wait, and says so")
  func requestsWait() {
    let (world, navigation) = stack()
    let (first, second) = (Page("first", world.log), Page("second", world.log))
    navigation.pushViewController(first, animated: true)
    world.turn()
    navigation.pushViewController(second, animated: true)
    #expect(world.warnings == [.nestedPush])
    #expect(navigation.viewControllers == [world.home, first])
    world.settle()
    #expect(navigation.viewControllers == [world.home, first, second])
    #expect(second.view.window != nil)

    navigation.popViewController(animated: true)
    #expect(navigation.popViewController(animated: true) === first)
    #expect(world.warnings.last == .nestedPop)
    world.settle()
    #expect(navigation.viewControllers == [world.home])
  }

  @Test(
    "R43 the coordinator of a push is there as soon as it has been asked for, the built-in one's too"
  )
  func coordinatorAfterPush() {
    let (world, navigation) = stack()
    navigation.delegate = nil
    navigation.pushViewController(Page("detail", world.log), animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      world.log("done")
    }
    world.settle()

    #expect(world.log.take().last == "done")
  }

  @Test(
    "R44 a controller knows in its callbacks that it is being pushed or popped, even if the pop is cancelled"
  )
  func movement() {
    let (world, navigation) = stack()
    let page = Page("detail", world.log)
    var seen: [Bool] = []
    page.onWillAppear = { seen.append($0.isMovingToParent) }
    page.onDidAppear = { seen.append($0.isMovingToParent) }
    page.onWillDisappear = { seen.append($0.isMovingFromParent) }
    navigation.pushViewController(page, animated: true)
    world.settle()
    #expect(seen == [true, true])

    seen = []
    page.onWillAppear = nil
    page.onDidAppear = nil
    world.slide.report = false
    navigation.popViewController(animated: true)
    world.settle()
    #expect(seen == [true])
    #expect(!page.isMovingFromParent)
  }

  @Test(
    "R45 both views are there; the incoming one is not in the container until the animator adds it")
  func contextViews() {
    let (world, navigation) = stack()
    var found: [Bool] = []
    world.slide.onAnimate = { context in
      let to = context.view(forKey: .to)!
      found = [context.view(forKey: .from) != nil, to.superview == nil]
    }
    navigation.pushViewController(Page("detail", world.log), animated: true)
    world.turn()

    #expect(found == [true, true])
  }

  @Test("R45 UIKit removes the view that goes, whichever it is", arguments: [true, false])
  func removesView(completes: Bool) {
    let (world, navigation) = stack()
    let page = Page("detail", world.log)
    world.slide.report = completes
    navigation.pushViewController(page, animated: true)
    world.settle()

    #expect((page.view.window != nil) == completes)
    #expect((world.home.view.window == nil) == completes)
  }

  @Test("Pushes made before anything is seen are one change, without warnings")
  func pushesJoin() {
    let (world, navigation) = stack()
    let (first, second) = (Page("first", world.log), Page("second", world.log))
    navigation.pushViewController(first, animated: false)
    navigation.pushViewController(second, animated: false)
    world.turn()

    #expect(world.warnings.isEmpty)
    #expect(navigation.viewControllers == [world.home, first, second])
    #expect(!world.log.take().contains("first.willAppear"))
    #expect(second.view.window != nil)
  }

  @Test("Popping the root does nothing")
  func popsNoRoot() {
    let (world, navigation) = stack()
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.popToRootViewController(animated: true) == nil)
    #expect(world.simulator.transitionsInFlight.isEmpty)
  }

  @Test("Pushing what is on the stack stops the program")
  func pushesTwice() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let home = UIViewController()
      UINavigationController(rootViewController: home).pushViewController(home, animated: true)
    }
  }

  @Test("R224 what a navigation controller puts on its stack in viewDidLoad is loaded after that")
  func stackWhileLoading() {
    final class Gallery: UINavigationController {
      let log: Log
      init(_ log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [Loaded("first", log)]
        pushViewController(Loaded("second", log), animated: false)
        log("set")
      }
    }
    final class Loaded: UIViewController {
      let (name, log): (String, Log)
      init(_ name: String, _ log: Log) {
        (self.name, self.log) = (name, log)
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() { log("\(name).load") }
    }
    Simulator.boot()
    let gallery = Gallery(Log())
    gallery.loadViewIfNeeded()

    #expect(gallery.log.take() == ["set", "second.load"])
    #expect(gallery.viewControllers.count == 2)
    #expect(gallery.topViewController?.view.superview != nil)
    gallery.popViewController(animated: false)
    #expect(gallery.log.take() == ["first.load"])
  }

  @Test(
    "R251 a page below the top that the app removes from its parent is off the stack, also in a push",
    arguments: [true, false])
  func removedPage(isPushing: Bool) {
    let (world, navigation) = stack()
    let page = world.pushed("page")
    let next = Page("next", world.log)
    navigation.pushViewController(next, animated: true)
    isPushing ? world.turn() : world.settle()
    page.removeFromParent()
    world.settle()

    #expect(navigation.viewControllers == [world.home, next])
    #expect(next.view.window != nil)
    navigation.popViewController(animated: true)
    world.settle()
    #expect(navigation.viewControllers == [world.home])
    #expect(world.home.view.window != nil)
    #expect(navigation.navigationBar.items == [world.home.navigationItem])
  }

  @Test(
    "R251 a child that is added to an empty navigation controller is its root, before it is seen and after",
    arguments: [true, false])
  func addedRoot(isLate: Bool) {
    let world = World()
    let navigation = UINavigationController()
    let page = Page("page", world.log)
    if !isLate { navigation.addChild(page) }
    world.window.rootViewController = navigation
    world.settle()
    if isLate { navigation.addChild(page) }
    world.settle()

    #expect(navigation.viewControllers == [page])
    #expect(page.parent === navigation)
    #expect(page.view.window != nil)
  }

  @Test("R251 a child that is added above a page is topmost until it leaves, and the page stays")
  func addedAbove() {
    let world = World()
    let (navigation, page) = (UINavigationController(), Page("page", world.log))
    navigation.pushViewController(page, animated: false)
    world.window.rootViewController = navigation
    world.settle()
    let sheet = UIViewController()
    navigation.addChild(sheet)
    navigation.view.addSubview(sheet.view)
    world.settle()
    #expect(navigation.viewControllers == [page, sheet])
    #expect(navigation.visibleViewController === sheet)
    #expect(navigation.navigationBar.items == [page.navigationItem])
    #expect(page.view.window != nil)

    let next = UIViewController()
    navigation.pushViewController(next, animated: false)
    world.settle()
    #expect(navigation.viewControllers == [page, sheet, next])
    #expect(navigation.topViewController === next)

    navigation.popViewController(animated: false)
    world.settle()
    sheet.view.removeFromSuperview()
    sheet.removeFromParent()
    #expect(navigation.viewControllers == [page])
    #expect(navigation.visibleViewController === page)
  }

  @Test("Popping to a controller lets all above it go at once, and tells them")
  func popsTo() {
    let (world, navigation) = stack()
    let (first, second) = (world.pushed("first"), world.pushed("second"))
    #expect(navigation.popToViewController(world.home, animated: true) == [first, second])
    world.settle()

    #expect(first.parent == nil)
    #expect(second.parent == nil)
    #expect(world.home.view.window != nil)
  }
}
