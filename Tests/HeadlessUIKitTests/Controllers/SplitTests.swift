import Testing
import UIKit

@MainActor
@Suite("Columns on a phone")
struct SplitTests {
  private final class First: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }

  private func split(
    _ world: World, _ columns: [UISplitViewController.Column],
    delegate: (any UISplitViewControllerDelegate)? = nil
  ) -> (UISplitViewController, [UIViewController]) {
    let split = UISplitViewController(style: .tripleColumn)
    split.delegate = delegate
    let pages = columns.map { column in
      let page = UIViewController()
      split.setViewController(page, for: column)
      return page
    }
    world.window.rootViewController = split
    world.settle()
    return (split, pages)
  }

  @Test("Columns are one stack, with the last one in front")
  func stack() {
    let world = World()
    let (split, pages) = split(world, [.primary, .supplementary, .secondary])

    #expect(pages[0].navigationController?.viewControllers == pages)
    #expect(split.viewController(for: .supplementary) === pages[1])
    #expect(pages[2].view.window != nil)
    #expect(pages[2].splitViewController === split)
  }

  @Test("The delegate says which is in front; others are shown and hidden by their names")
  func shown() {
    let world = World()
    let first = First()
    let (split, pages) = split(world, [.primary, .secondary], delegate: first)
    #expect(pages[0].navigationController?.viewControllers == [pages[0]])

    split.show(.secondary)
    world.settle()
    #expect(pages[1].view.window != nil)
    split.hide(.secondary)
    world.settle()
    #expect(pages[0].view.window != nil)
    #expect(pages[1].view.window == nil)
    split.show(.secondary)
    split.show(.primary)
    world.settle()
    #expect(pages[0].view.window != nil)
  }

  @Test("A compact column stands alone")
  func compact() {
    let world = World()
    let (_, pages) = split(world, [.primary, .secondary, .compact])

    #expect(pages[2].view.window != nil)
    #expect(pages[0].view.window == nil)
  }

  @Test("R211 a split controller is born with its controllers beside each other, and collapses")
  func born() {
    let world = World()
    let split = UISplitViewController()
    let pages = (0..<3).map { _ in UIViewController() }
    let stack = UINavigationController(rootViewController: pages[0])
    split.viewControllers = [stack, pages[1]]

    #expect(!split.isCollapsed)
    #expect(split.children == [stack, pages[1]])
    #expect(pages[1].parent === split)

    split.showDetailViewController(pages[2], sender: nil)

    #expect(split.viewControllers == [stack, pages[2]])
    #expect(pages[1].parent == nil)

    world.window.rootViewController = split
    world.settle()

    #expect(split.isCollapsed)
    #expect(split.viewControllers == [stack])
    #expect(stack.viewControllers == [pages[0], pages[2]])
    #expect(pages[2].view.window != nil)

    split.showDetailViewController(pages[1], sender: nil)
    world.settle()

    #expect(stack.viewControllers == [pages[0], pages[2], pages[1]])
  }

  @Test("R211 the names of display modes before iOS 14 mean the same")
  func olderNames() {
    #expect(UISplitViewController.DisplayMode.allVisible == .oneBesideSecondary)
    #expect(UISplitViewController.DisplayMode.primaryHidden == .secondaryOnly)
    #expect(UISplitViewController.DisplayMode.primaryOverlay == .oneOverSecondary)
  }

  @Test("The button for the columns is there, and a detail on a phone may show it")
  func displayModeButton() {
    let world = World()
    let stack = UINavigationController(rootViewController: UIViewController())
    let detail = UIViewController()
    let split = UISplitViewController()
    split.viewControllers = [stack, UINavigationController(rootViewController: detail)]
    detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    detail.navigationItem.leftItemsSupplementBackButton = true
    world.window.rootViewController = split
    world.settle()

    #expect(split.displayModeButtonItem === detail.navigationItem.leftBarButtonItem)
    #expect(stack.topViewController === detail)
  }
}
