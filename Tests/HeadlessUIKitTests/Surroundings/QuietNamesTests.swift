import Foundation
import Testing
import UIKit

/// Names that apps use, and that say here what a phone says on which nothing special happens.
@MainActor
@Suite("Names that are quiet here")
struct QuietNamesTests {
  private final class Spoken: UIView {
    override func accessibilityPerformMagicTap() -> Bool { true }
    override func accessibilityElementDidBecomeFocused() {
      super.accessibilityElementDidBecomeFocused()
    }
    override func accessibilityElementDidLoseFocus() { super.accessibilityElementDidLoseFocus() }
  }

  private final class Rows: UITableViewController {
    override func tableView(
      _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { !super.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
  }

  private final class Grouped: UITableView {
    override var style: UITableView.Style { .insetGrouped }
  }

  private final class Mirrored: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool {
      !super.flipsHorizontallyInOppositeLayoutDirection
    }
  }

  private final class Delegate: NSObject, UITableViewDelegate {}

  @Test("What only VoiceOver does is never asked for, and says no")
  func spoken() {
    _ = World()
    #expect(Spoken().accessibilityPerformMagicTap())
    #expect(!UIView().accessibilityPerformMagicTap())
    #expect(!UIView().accessibilityElementIsFocused())
  }

  @Test("A subclass says how its table and its layout are")
  func overridden() {
    _ = World()
    let (table, place) = (UITableView(), IndexPath(row: 0, section: 0))
    #expect(!Rows().tableView(table, shouldIndentWhileEditingRowAt: place))
    #expect(Delegate().tableView(table, shouldIndentWhileEditingRowAt: place))
    #expect(Grouped(frame: .zero, style: .plain).style == .insetGrouped)
    #expect(UITableView(frame: .zero, style: .grouped).style == .grouped)
    #expect(Mirrored().flipsHorizontallyInOppositeLayoutDirection)
  }

  @Test("What shows nothing here is stored")
  func stored() {
    _ = World()
    let (table, text) = (UITableView(), UITextView())
    let edges: [UITableView.SeparatorInsetReference] = [.fromCellEdges, .fromAutomaticInsets]
    #expect(table.separatorInsetReference == edges[0])
    table.separatorInsetReference = edges[1]
    #expect(table.separatorInsetReference == edges[1])
    text.allowsEditingTextAttributes = true
    text.enablesReturnKeyAutomatically = true
    #expect(text.allowsEditingTextAttributes && text.enablesReturnKeyAutomatically)
  }

  @Test("Protected files can be read, and no notification says otherwise")
  func protectedData() {
    _ = World()
    var told = 0
    for name in [
      UIApplication.protectedDataDidBecomeAvailableNotification,
      UIApplication.protectedDataWillBecomeUnavailableNotification,
      UIApplication.significantTimeChangeNotification,
      UIApplication.userDidTakeScreenshotNotification,
    ] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        told += 1
      }
    }

    #expect(UIApplication.shared.isProtectedDataAvailable)
    #expect(told == 0)
  }

  @Test("A name is made of its text, and a font's description of its style")
  func named() {
    _ = World()
    #expect(UIActivity.ActivityType("a") == UIActivity.ActivityType(rawValue: "a"))
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: nil)
    #expect(body.pointSize == UIFont.preferredFont(forTextStyle: .body).pointSize)
  }

  @Test("A block for the run loop is called in a coming turn of its mode")
  func block() {
    let world = World()
    var calls = 0
    CFRunLoopPerformBlock(CFRunLoopGetMain(), .defaultMode) { calls += 1 }
    #expect(calls == 0)
    world.settle()
    #expect(calls == 1)
  }
}
