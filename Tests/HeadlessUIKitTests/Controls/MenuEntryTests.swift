import Testing
import UIKit

@Suite("Entries of menus") @MainActor
struct MenuEntryTests {
  @Test("An entry in whose place others are shown is an entry without a title")
  func deferred() {
    Simulator.boot()
    let entries: [UIMenuElement] = [
      UIMenuElement(), UIDeferredMenuElement.uncached { _ in }, UIDeferredMenuElement { _ in },
    ]

    #expect(entries.map(\.title) == ["", "", ""])
    #expect(UIMenu(children: entries).children == entries)
  }

  @Test("An action that keeps its menu open has an attribute of its own")
  func keepsOpen() {
    Simulator.boot()
    let action = UIAction(title: "Mark", attributes: [.keepsMenuPresented]) { _ in }

    #expect(action.attributes == .keepsMenuPresented)
    #expect(!action.attributes.contains(.hidden))
  }
}
