@testable import HeadlessUIKit
import Testing
import UIKit

@MainActor
@Suite("The built-in swipe that pops")
struct PopGestureTests {
  /// Returns a navigation controller with two pages and without a delegate.
  private func deep() -> (World, UINavigationController, Page) {
    let (world, navigation) = stack()
    navigation.delegate = nil
    return (world, navigation, world.pushed())
  }

  private func swipe(
    _ world: World, from start: CGFloat = 3, to x: CGFloat, lifts: Bool = true
  ) {
    world.simulator.touchDown(finger: 1, at: CGPoint(x: start, y: 400))
    for step in 1...20 {
      world.simulator.run(for: .milliseconds(16))
      let way = start + (x - start) * CGFloat(step) / 20
      world.simulator.touchMove(finger: 1, at: CGPoint(x: way, y: 400))
    }
    world.simulator.run(for: .milliseconds(500))
    if lifts { world.simulator.touchUp(finger: 1) }
    world.simulator.run(for: .seconds(1))
  }

  @Test("A long swipe pops, a short one does not", arguments: [(300, true), (60, false)])
  func pops(x: CGFloat, isPopped: Bool) {
    let (world, navigation, detail) = deep()
    swipe(world, to: x)

    #expect((detail.view.window == nil) == isPopped)
    #expect(navigation.viewControllers.count == (isPopped ? 1 : 2))
    #expect(world.warnings.isEmpty)
  }

  @Test(
    "R249 a pan of the app's own that has the swipe's target or targets pops from anywhere",
    arguments: ["targets", "_targets"], [true, false])
  func anywhere(name: String, givesAll: Bool) throws {
    let (world, navigation, _) = deep()
    swipe(world, from: 100, to: 380)
    #expect(navigation.viewControllers.count == 2)

    let edge = try #require(navigation.interactivePopGestureRecognizer)
    let targets = try #require(edge.value(forKey: name))
    let pan = UIPanGestureRecognizer()
    if givesAll {
      pan.setValue(targets, forKey: name)
    } else {
      let first = try #require((targets as? [NSObject])?.first)
      let target = try #require(first.value(forKey: "target"))
      pan.addTarget(target, action: NSSelectorFromString("handleNavigationTransition:"))
    }
    navigation.view.addGestureRecognizer(pan)
    swipe(world, from: 100, to: 120)
    #expect(navigation.viewControllers.count == 2)
    swipe(world, from: 100, to: 380)

    #expect(navigation.viewControllers.count == 1)
    #expect((targets as? NSMutableArray)?.count == 1)
    #expect(world.simulator.inertProperties.isEmpty)
  }

  @Test("R188 a short swipe pops if it is fast", arguments: [(6, true), (60, false)])
  func flick(frames: Int, isPopped: Bool) {
    let (world, navigation, _) = deep()
    world.simulator.touchDown(finger: 1, at: CGPoint(x: 3, y: 400))
    for step in 1...frames {
      world.simulator.run(for: .milliseconds(16))
      world.simulator.touchMove(
        finger: 1, at: CGPoint(x: 3 + 110 * CGFloat(step) / CGFloat(frames), y: 400))
    }
    world.simulator.touchUp(finger: 1)
    world.simulator.run(for: .seconds(1))

    #expect(navigation.viewControllers.count == (isPopped ? 1 : 2))
  }

  @Test("A cancelled swipe leaves what keeps to the safe area where it was")
  func safeArea() {
    let (world, navigation, detail) = deep()
    navigation.setNavigationBarHidden(true, animated: false)
    let (label, list) = (UIView(), UIScrollView(frame: detail.view.bounds))
    list.contentSize = CGSize(width: 390, height: 2000)
    label.translatesAutoresizingMaskIntoConstraints = false
    detail.view.addSubview(list)
    detail.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: detail.view.safeAreaLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: detail.view.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 40),
      label.heightAnchor.constraint(equalToConstant: 40),
    ])
    world.settle()
    #expect(label.frame.minY == 47)
    #expect(list.contentOffset.y == -47)
    swipe(world, to: 60)

    #expect(navigation.viewControllers.count == 2)
    #expect(label.frame.minY == 47)
    #expect(list.contentOffset.y == -47)
  }

  @Test("R39 a delegate that has animators turns the swipe off, even if it has none for this pop")
  func delegateTurnsOff() {
    let (world, navigation, _) = deep()
    world.agent.animator = nil
    navigation.delegate = world.agent
    swipe(world, to: 300)
    #expect(navigation.viewControllers.count == 2)

    final class Silent: NSObject, UINavigationControllerDelegate {}
    let silent = Silent()
    navigation.delegate = silent
    swipe(world, to: 300)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("R39 replacing the recogniser's delegate turns the swipe on again")
  func replacedDelegate() {
    let (world, navigation, _) = deep()
    navigation.delegate = world.agent
    navigation.interactivePopGestureRecognizer?.delegate = nil
    swipe(world, to: 300)

    #expect(navigation.viewControllers.count == 1)
  }

  /// A delegate of a navigation controller and of its swipe, with an animator and an interactor.
  private final class Director: NSObject, UINavigationControllerDelegate,
    UIGestureRecognizerDelegate
  {
    let interactor = UIPercentDrivenInteractiveTransition()
    let animator: (any UIViewControllerAnimatedTransitioning)?

    init(_ animator: (any UIViewControllerAnimatedTransitioning)?) { self.animator = animator }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }

  @Test(
    "R39 a swipe that begins beside a delegate's animator is driven by the delegate's interactor alone",
    arguments: [true, false])
  func customSwipe(hasAnimator: Bool) {
    let (world, navigation, detail) = deep()
    let director = Director(hasAnimator ? world.agent.animator : nil)
    navigation.delegate = director
    navigation.interactivePopGestureRecognizer?.delegate = director
    swipe(world, to: 300)

    #expect((detail.transitionCoordinator != nil) == hasAnimator)
    director.interactor.finish()
    world.simulator.run(for: .seconds(2))
    #expect(navigation.viewControllers.count == 1)
    #expect(detail.view.window == nil)
  }

  @Test("R40 switching the swipe off in viewWillAppear of its own pop leaves the controller dead")
  func freeze() {
    let (world, navigation, _) = deep()
    world.home.onWillAppear = {
      $0.navigationController?.interactivePopGestureRecognizer?.isEnabled = false
    }
    swipe(world, to: 300)
    world.settle()

    #expect(world.simulator.transitionsInFlight.first?.isInteractive == true)
    navigation.pushViewController(Page("next", world.log), animated: true)
    world.settle()
    #expect(world.simulator.transitionsInFlight.count == 1)
  }

  @Test("R41 the swipe does not begin on the root or while something is under way")
  func refuses() {
    let (world, navigation) = stack()
    navigation.delegate = nil
    swipe(world, to: 300)
    #expect(world.simulator.transitionsInFlight.isEmpty)
    #expect(!world.log.lines.contains("home.willDisappear"))

    _ = world.pushed()
    navigation.pushViewController(Page("third", world.log), animated: true)
    world.turn()
    world.simulator.application.transitionBlocks = 0
    world.simulator.touchDown(finger: 1, at: CGPoint(x: 3, y: 400))
    world.simulator.touchMove(finger: 1, at: CGPoint(x: 60, y: 400))
    world.settle()
    #expect(navigation.viewControllers.count == 3)
  }

  /// A pan recogniser beside the system's swipe back. It presents a controller as soon as a finger
  /// drags.
  private final class Presenter: NSObject, UIGestureRecognizerDelegate {
    let present: @MainActor () -> Void
    let pan = UIPanGestureRecognizer()
    init(_ present: @escaping @MainActor () -> Void) {
      self.present = present
      super.init()
      pan.delegate = self
      pan.addTarget(self, action: Selector(Presenter.panned(_:)))
    }
    func panned(_ pan: UIPanGestureRecognizer) { if pan.state == .began { present() } }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test(
    "R41 A18 the swipe does not pop in the turn in which a full-screen presentation is asked for")
  func swipeDuringPresentation() {
    let (world, navigation, detail) = deep()
    let modal = world.modal()
    let presenter = Presenter { detail.present(modal, animated: true) }
    detail.view.addGestureRecognizer(presenter.pan)
    swipe(world, to: 300)
    world.settle()

    #expect(navigation.viewControllers.count == 2)
    #expect(detail.presentedViewController === modal)
    #expect(!world.log.take().contains { $0 == "home.willAppear" || $0 == "home.didAppear" })
  }

  @Test("A22 a stack that is dismissed in mid-pop tells both pages that they have gone, once")
  func dismissedInMidPop() {
    let world = World()
    let (root, top) = (Page("root", world.log), Page("top", world.log))
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(top, animated: false)
    navigation.modalPresentationStyle = .fullScreen
    world.home.present(navigation, animated: false)
    world.settle()
    navigation.delegate = world.agent
    let driver = world.interactive()
    navigation.popViewController(animated: true)
    world.turn()
    driver.update(0.3)
    _ = world.log.take()
    navigation.dismiss(animated: true)
    world.settle()
    driver.cancel()
    world.settle()

    let told = world.log.take().filter { $0.hasPrefix("root.") || $0.hasPrefix("top.") }
    #expect(Set(told) == ["root.willDisappear", "root.didDisappear", "top.didDisappear"])
    #expect(told.count == 3)
    #expect(world.warnings.isEmpty)
    #expect(navigation.viewControllers == [root, top])
  }

  @Test(
    "R41 a swipe on the root that a replaced delegate lets begin wedges the controller, if the setting says so",
    arguments: [UIKitBehavior.RootSwipe.wedges, .ignored])
  func wedges(swiping: UIKitBehavior.RootSwipe) {
    var behavior = UIKitBehavior()
    behavior.rootSwipe = swiping
    let (world, navigation) = stack(behavior: behavior)
    navigation.delegate = nil
    navigation.interactivePopGestureRecognizer?.delegate = nil
    swipe(world, to: 300)
    let next = Page("next", world.log)
    navigation.pushViewController(next, animated: true)
    world.settle()

    #expect((next.viewIfLoaded?.window == nil) == (swiping == .wedges))
  }
}
