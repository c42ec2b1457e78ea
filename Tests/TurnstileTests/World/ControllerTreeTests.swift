import Testing
import UIKit

@testable import Turnstile

@Suite("The tree of controllers") @MainActor
struct ControllerTreeTests {
  @Test("A tab bar controller without tabs has a tree, another one than with its first tab")
  func noTabs() {
    let simulator = Simulator.boot()
    defer { withExtendedLifetime(simulator) {} }
    let tabs = UITabBarController()
    let empty = ControllerTree(of: tabs)
    tabs.viewControllers = [UIViewController()]

    #expect(empty != ControllerTree(of: tabs))
  }

  @Test("Another selection is another tree, and the same one is the same")
  func selections() {
    let simulator = Simulator.boot()
    defer { withExtendedLifetime(simulator) {} }
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let first = ControllerTree(of: tabs)
    tabs.selectedIndex = 1
    let second = ControllerTree(of: tabs)
    tabs.selectedIndex = 0

    #expect(first != second)
    #expect(first == ControllerTree(of: tabs))
  }

  @Test("A container of the app's own that shows one of its children has a tree for each of them")
  func pages() {
    let simulator = Simulator.boot()
    defer { withExtendedLifetime(simulator) {} }
    let (container, first, second) = (UIViewController(), Page(), Page())
    for child in [first, second] { container.addChild(child) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = container
    window.makeKeyAndVisible()
    let none = ControllerTree(of: container)
    func tree(showing shown: [Page]) -> ControllerTree {
      for child in [first, second] { child.view.removeFromSuperview() }
      for child in shown { container.view.addSubview(child.view) }
      return ControllerTree(of: container)
    }

    #expect(tree(showing: [first]) != tree(showing: [second]))
    #expect(tree(showing: [first]) == tree(showing: [first]))
    // Nothing is said where all children are shown, or none is.
    #expect(tree(showing: [first, second]) == none)
    #expect(tree(showing: []) == none)
  }

  @Test("In a container of the app's own the child in front is looked at, and each has its name")
  func custom() {
    let simulator = Simulator.boot()
    defer { withExtendedLifetime(simulator) {} }
    let (container, below, front) = (UIViewController(), Page(), Page())
    for child in [below, front] {
      container.addChild(child)
      container.view.addSubview(child.view)
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = container
    window.makeKeyAndVisible()

    #expect(container.innermost === front)
    #expect(container.foremost === container)
    #expect("\(ControllerName(of: below))" == "Page")
    #expect("\(ControllerName(of: front))" == "Page[1]")
    front.view.removeFromSuperview()
    #expect(container.innermost === below)
  }
}
