import Testing
import UIKit

@MainActor
@Suite("Showing a controller")
struct ShowTests {
  @Test("A navigation controller that is asked to show a controller pushes it")
  func onNavigationController() {
    Simulator.boot()
    let stack = UINavigationController()
    let page = UIViewController()
    stack.show(page, sender: nil)

    #expect(stack.viewControllers == [page])
    #expect(stack.presentedViewController == nil)
  }

  @Test("A page asks the navigation controller around it, and a screen alone presents")
  func onPageAndScreen() {
    Simulator.boot()
    let first = UIViewController()
    let second = UIViewController()
    let stack = UINavigationController(rootViewController: first)
    first.show(second, sender: nil)
    #expect(stack.viewControllers == [first, second])

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let card = UIViewController()
    window.rootViewController?.show(card, sender: nil)
    #expect(window.rootViewController?.presentedViewController === card)
  }

  private final class SilentStack: UINavigationController {
    override func viewDidLoad() {}
  }

  private final class SilentTabs: UITabBarController {
    override func viewDidLoad() {}
  }

  @Test("A container shows its first page although an override of viewDidLoad calls no super")
  func withoutSuper() {
    Simulator.boot()
    let page = UIViewController()
    let other = UIViewController()
    let stack = SilentStack(rootViewController: page)
    let tabs = SilentTabs()
    tabs.viewControllers = [stack, other]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = tabs
    window.makeKeyAndVisible()

    #expect(stack.viewIfLoaded?.window === window)
    #expect(page.viewIfLoaded?.window === window)
    #expect(other.viewIfLoaded == nil)
  }
}
