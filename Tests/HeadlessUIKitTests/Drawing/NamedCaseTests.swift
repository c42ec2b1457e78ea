import Foundation
import Testing
import UIKit

/// Tests that cases which the model only names have Apple's numbers, since apps store them and
/// storyboards write them.
@MainActor
@Suite("Cases of enumerations that the model only names")
struct NamedCaseTests {
  @Test("Fonts, images and traits")
  func traits() {
    let scopes: [CTFontManagerScope] = [.none, .process, .persistent, .session]
    let ranges: [UIImage.DynamicRange] = [.unspecified, .standard, .constrainedHigh, .high]
    let weights: [UILegibilityWeight] = [.unspecified, .regular, .bold]
    let captures: [UISceneCaptureState] = [.unspecified, .inactive, .active]
    let refreshes: [UIBackgroundRefreshStatus] = [.restricted, .denied, .available]

    #expect(scopes.map(\.rawValue) == [0, 1, 2, 3])
    #expect(ranges.map(\.rawValue) == [-1, 0, 1, 2])
    #expect(weights.map(\.rawValue) == [-1, 0, 1])
    #expect(captures.map(\.rawValue) == [-1, 0, 1])
    #expect(refreshes.map(\.rawValue) == [0, 1, 2])
  }

  @Test("Menus, bars and containers")
  func controls() {
    let orders: [UIContextMenuConfiguration.ElementOrder] = [.automatic, .priority, .fixed]
    let directions: [UIPageControl.Direction] = [
      .natural, .leftToRight, .rightToLeft, .topToBottom, .bottomToTop,
    ]

    #expect(orders.map(\.rawValue) == [0, 1, 2])
    #expect(directions.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(UIMenu.ElementSize.large.rawValue == 2)
    #expect(UINavigationItem.ItemStyle.editor.rawValue == 2)
    #expect(UIPageControl.BackgroundStyle.prominent.rawValue == 1)
    #expect(UISplitViewController.DisplayModeButtonVisibility.always.rawValue == 2)
    #expect(UITabBarController.Mode.tabBar.rawValue == 1)
  }

  private final class NoMenus: UIMenuBuilder {
    let system = UIMenuSystem.main
    func menu(for identifier: UIMenu.Identifier) -> UIMenu? { nil }
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {}
    func replaceChildren(
      ofMenu parentIdentifier: UIMenu.Identifier,
      from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {}
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {}
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {}
    func insertSibling(
      _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier
    ) {}
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {}
    func remove(menu removedIdentifier: UIMenu.Identifier) {}
  }

  @Test("A menu builder, a command, a row action and a decoded content view do what they may do")
  func others() {
    _ = Simulator.boot()
    let builder: any UIMenuBuilder = NoMenus()
    let command = UICommand(title: "Open", action: Selector("open"))
    UIViewController().validate(command)
    let action = UITableViewRowAction(style: .normal, title: "A") { _, _ in }
    let content = UIListContentView(coder: NSCoder())
    content?.layoutSubviews()

    #expect(builder.menu(for: UIMenu.Identifier("a")) == nil)
    #expect((action.copy(with: nil) as? UITableViewRowAction)?.title == "A")
    #expect(content?.superview == nil && content?.subviews.isEmpty == true)
  }
}
