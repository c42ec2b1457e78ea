import Testing
import UIKit

private protocol Sheet {}
private final class Card: UIViewController, Sheet {}

@MainActor
@Suite("Controllers of a class composed with a protocol")
struct ComposedControllerTests {
  @Test("One is compared with a plain controller, and with none")
  func compared() {
    Simulator.boot()
    let card = Card()
    let (plain, other): ([UIViewController], UIViewController?) = ([card], UIViewController())
    let sheet: (any UIViewController & Sheet)? = card
    let none: (any UIViewController & Sheet)? = nil

    #expect((plain.first == sheet) && !(plain.first != sheet))
    #expect((other != sheet) && !(other == sheet))
    #expect((plain.first != none) && !(other == none))
  }

  @Test("The closures of a context menu have names of their own")
  func menu() {
    Simulator.boot()
    let preview: UIContextMenuContentPreviewProvider = { Card() }
    let actions: UIContextMenuActionProvider = { UIMenu(children: $0) }
    let menu = UIContextMenuConfiguration(previewProvider: preview, actionProvider: actions)

    #expect(menu.identifier == nil)
    #expect(preview() is Card && actions([])?.children.isEmpty == true)
  }
}
