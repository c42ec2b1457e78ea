import Testing
import UIKit

@Suite("Key commands of a controller") @MainActor
struct KeyCommandTests {
  final class Page: UIViewController {
    func close() {}
  }

  @Test("A controller has the keys that were added to it, until they are taken back")
  func added() {
    Simulator.boot()
    let page = Page()
    let escape = UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector(Page.close))
    #expect(page.keyCommands == nil)

    page.addKeyCommand(escape)
    #expect(page.keyCommands == [escape])

    page.removeKeyCommand(escape)
    #expect(page.keyCommands == nil)
  }
}
