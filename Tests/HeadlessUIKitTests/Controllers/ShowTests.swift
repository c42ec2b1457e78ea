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
}
