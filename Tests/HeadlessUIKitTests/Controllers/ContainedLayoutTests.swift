import Testing
import UIKit

@Suite("Layout by containers") @MainActor
struct ContainedLayoutTests {
  /// A controller that makes its view as apps without storyboards do: without a size and an
  /// autoresizing mask.
  private final class Bare: UIViewController {
    override func loadView() { view = UIView() }
  }

  @MainActor
  private struct World {
    let simulator = Simulator.boot()
    let window = shownWindow()
    let bare = Bare()

    init(_ root: (UIViewController) -> UIViewController) {
      window.rootViewController = root(bare)
      simulator.run(for: .seconds(1))
    }

    func turn() {
      simulator.resize(to: CGSize(width: 844, height: 390))
      simulator.run(for: .seconds(2))
    }
  }

  private let landscape = CGSize(width: 844, height: 390)

  @Test("A15 a bare view under a navigation controller follows a rotation")
  func navigation() {
    let world = World { UINavigationController(rootViewController: $0) }
    #expect(world.bare.view.bounds.size == CGSize(width: 390, height: 844))
    world.turn()

    #expect(world.bare.view.frame == CGRect(origin: .zero, size: landscape))
  }

  @Test("A15 a bare view that was pushed follows a rotation, and so does the one below it")
  func pushed() {
    let world = World { UINavigationController(rootViewController: $0) }
    let other = Bare()
    world.bare.navigationController?.pushViewController(other, animated: true)
    world.simulator.run(for: .seconds(1))
    world.turn()
    #expect(other.view.frame == CGRect(origin: .zero, size: landscape))
    other.navigationController?.popViewController(animated: true)
    world.simulator.run(for: .seconds(1))

    #expect(world.bare.view.frame == CGRect(origin: .zero, size: landscape))
  }

  @Test("A15 a bare view in a tab follows a rotation")
  func tabs() {
    let world = World { bare in
      let tabs = UITabBarController()
      tabs.viewControllers = [bare, Bare()]
      return tabs
    }
    world.turn()
    #expect(world.bare.view.frame == CGRect(origin: .zero, size: landscape))
    world.bare.tabBarController?.selectedIndex = 1
    world.simulator.run(for: .seconds(1))

    #expect(
      world.bare.tabBarController?.selectedViewController?.view.frame
        == CGRect(origin: .zero, size: landscape))
  }

  @Test("A15 a bare page follows a rotation")
  func pages() {
    let world = World { bare in
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      pages.setViewControllers([bare], direction: .forward, animated: false)
      return pages
    }
    world.turn()

    #expect(world.bare.view.bounds.size == landscape)
  }

  @Test(
    "A15 a bare view that covers the screen follows a rotation",
    arguments: [.fullScreen, .overFullScreen] as [UIModalPresentationStyle])
  func presented(style: UIModalPresentationStyle) {
    let world = World { $0 }
    let card = Bare()
    card.modalPresentationStyle = style
    world.bare.present(card, animated: true)
    world.simulator.run(for: .seconds(1))
    world.turn()

    #expect(card.view.frame == CGRect(origin: .zero, size: landscape))
    #expect(world.window.bounds.size == landscape)
  }

  @Test("A frame that an app gave a child's view is kept until there is another room")
  func ownFrame() {
    let world = World { UINavigationController(rootViewController: $0) }
    world.bare.view.frame = CGRect(x: 0, y: 0, width: 390, height: 500)
    world.bare.navigationController?.view.setNeedsLayout()
    world.simulator.run(for: .seconds(1))

    #expect(world.bare.view.frame.height == 500)
  }

  @Test("A20 a navigation bar that the app hid by isHidden stays hidden")
  func hiddenBar() {
    let world = World { UINavigationController(rootViewController: $0) }
    let navigation = world.bare.navigationController!
    navigation.navigationBar.isHidden = true
    navigation.pushViewController(Bare(), animated: true)
    world.simulator.run(for: .seconds(1))
    navigation.popViewController(animated: true)
    world.simulator.run(for: .seconds(1))
    world.turn()

    #expect(navigation.navigationBar.isHidden)
    #expect(navigation.toolbar.isHidden)
  }

  @Test("C8 popToRootViewController with nothing to pop is nil")
  func nothingToPop() {
    let world = World { UINavigationController(rootViewController: $0) }

    #expect(world.bare.navigationController?.popToRootViewController(animated: true) == nil)
    #expect(UINavigationController().popToRootViewController(animated: false) == nil)
  }
}
