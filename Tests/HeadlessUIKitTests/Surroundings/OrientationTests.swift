import Testing
import UIKit

@MainActor
@Suite("Which ways an app is held")
struct OrientationTests {
  private final class Upright: UIViewController {
    var mask = UIInterfaceOrientationMask.portrait
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var shouldAutorotate: Bool { false }
  }

  private let lying = CGSize(width: 844, height: 390)

  private func turn(_ world: World, to size: CGSize) -> CGSize {
    world.simulator.resize(to: size)
    world.settle()
    return world.window.bounds.size
  }

  @Test("R146 an app whose root supports portrait alone is not turned; another size is taken")
  func portraitOnly() {
    let world = World()
    world.window.rootViewController = Upright()
    world.settle()

    #expect(!world.simulator.allows(lying))
    #expect(turn(world, to: lying).width == 390)
    #expect(turn(world, to: CGSize(width: 844, height: 400)).width == 844)
  }

  @Test(
    "R146 what the Info.plist declares and what the application's delegate answers count as well")
  func declared() {
    final class Delegate: NSObject, UIApplicationDelegate {
      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask { .portrait }
    }
    let world = World()
    world.simulator.declaredOrientations = .portrait
    #expect(turn(world, to: lying).width == 390)

    world.simulator.declaredOrientations = .all
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    #expect(turn(world, to: lying).width == 390)
    UIApplication.shared.delegate = nil
    #expect(turn(world, to: lying).width == 844)
  }

  @Test("R146 a controller presented over the whole screen is asked, one in a sheet is not")
  func presented() {
    for (style, turns) in [(UIModalPresentationStyle.fullScreen, false), (.pageSheet, true)] {
      let world = World()
      let upright = Upright()
      upright.modalPresentationStyle = style
      world.home.present(upright, animated: true)
      world.settle()
      #expect((turn(world, to: lying).width == 844) == turns, "\(style)")
    }
  }

  @Test(
    "R146 a controller that supports more by now is turned the way the device is held when it says so"
  )
  func changes() {
    let world = World()
    let root = Upright()
    world.window.rootViewController = root
    world.settle()
    #expect(turn(world, to: lying).width == 390)
    root.mask = .all
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    world.settle()

    #expect(world.window.bounds.width == 844)
  }

  @Test(
    "R146 shouldAutorotate is asked where the setting has older systems", arguments: [true, false])
  func autorotate(asks: Bool) {
    var behavior = UIKitBehavior()
    behavior.asksShouldAutorotate = asks
    let world = World(behavior: behavior)
    let root = Upright()
    root.mask = .all
    world.window.rootViewController = root
    world.settle()

    #expect((turn(world, to: lying).width == 390) == asks)
  }

  @Test("R153 less motion is told of when it is so")
  func reducedMotion() {
    let world = World()
    var heard: [Bool] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in heard.append(UIAccessibility.isReduceMotionEnabled) }
    for isOn in [true, true, false] {
      world.simulator.reduceMotion(isOn)
      world.turn()
    }

    #expect(heard == [true, false])
    NotificationCenter.default.removeObserver(token)
  }

  @Test("R146 a scene that is asked to lie turns, and one whose app refuses tells the error")
  func geometryRequest() throws {
    let world = World()
    let scene = try #require(world.window.windowScene)
    var errors = 0
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in errors += 1 }
    world.settle()
    #expect(world.window.bounds.size == lying)
    #expect(errors == 0)
    #expect(scene.effectiveGeometry.interfaceOrientation.isLandscape)

    let upright = Upright()
    upright.mask = .landscape
    world.window.rootViewController = upright
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in errors += 1 }
    world.settle()
    #expect(world.window.bounds.size == lying)
    #expect(errors == 1)
  }

  private final class Listening: UIViewController {
    var heard: [String] = []
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      heard.append("traits \(newCollection.verticalSizeClass == .compact)")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) { heard.append("size") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      heard.append("changed")
    }
  }

  @Test("R121 a turn that changes the traits is told before the size, to the presented one too")
  func traitsFirst() {
    let world = World()
    let (root, card) = (Listening(), Listening())
    world.window.rootViewController = root
    world.settle()
    root.present(card, animated: false)
    world.settle()
    (root.heard, card.heard) = ([], [])
    _ = turn(world, to: lying)

    #expect(root.heard == ["traits true", "size", "changed"])
    #expect(card.heard.first == "traits true")
    #expect(card.heard.last == "changed")
  }

  private final class ListeningPresentation: UIPresentationController {
    var heard: [String] = []
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      heard.append("traits \(newCollection.verticalSizeClass == .compact)")
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      heard.append("changed \(traitCollection.verticalSizeClass == .compact)")
    }
  }

  private final class Presenting: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      ListeningPresentation(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test("R121 a presentation controller is told before its traits change, and afterwards")
  func presentationController() {
    let world = World()
    let (root, card, presenting) = (Listening(), Listening(), Presenting())
    world.window.rootViewController = root
    world.settle()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = presenting
    root.present(card, animated: false)
    world.settle()
    let presentation = card.presentationController as? ListeningPresentation
    presentation?.heard = []
    _ = turn(world, to: lying)

    #expect(presentation?.heard == ["traits true", "changed true"])
  }
}
