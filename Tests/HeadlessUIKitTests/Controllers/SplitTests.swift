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
}
