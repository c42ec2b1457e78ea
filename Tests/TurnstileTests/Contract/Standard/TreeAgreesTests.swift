import Testing
import Turnstile
import UIKit

@Suite("tree-agrees") @MainActor
struct TreeAgreesTests {
  private let clause = Contract.standard.only([.treeAgrees])

  @Test("A presenter that the animator takes away although its style leaves it")
  func offender() throws {
    let rig = Rig { $0.after = { $0.home.removeFromSuperview() } }

    #expect(try rig.broken(Traces.open, clause) == ["tree-agrees"])
  }

  @Test("A presenter that stays where it is")
  func twin() throws { #expect(try Rig().broken(Traces.open) == []) }

  @Test("Under the style fullScreen the presenter has to go")
  func lookAlike() throws {
    #expect(try Rig { $0.style = .fullScreen }.broken(Traces.thereAndBack) == [])
  }

  @Test("A page under another one has no place in the window, and a page that was covered none")
  func pages() throws {
    let subject = stack(pages: 1) { stack in
      stack.stage.action("peek") {
        stack.navigation.view.addSubview(stack.navigation.viewControllers[0].view)
      }
    }

    #expect(try findings("  0 do peek\n", of: subject, clause) == ["tree-agrees"])
    #expect(try findings("  0 do push\n", of: subject, clause) == [])
  }

  @Test("A tab that is not selected has no place in the window")
  func tabs() throws {
    let subject = Subject("rig") { stage in
      let tabs = UITabBarController()
      tabs.viewControllers = [Page(), Page()]
      stage.window.rootViewController = tabs
      stage.action("turn") { tabs.selectedIndex = 1 }
      stage.action("peek") { tabs.view.addSubview(tabs.viewControllers![1].view) }
    }

    #expect(try findings("  0 do turn\n", of: subject, clause) == [])
    #expect(try findings("  0 do peek\n", of: subject, clause) == ["tree-agrees"])
  }

  // MARK: - Excuses

  @Test("A page in a container that is covered has to go with it")
  func coveredContainer() throws {
    let subject = stack { stack in
      stack.stage.action("cover") {
        let card = Page()
        card.modalPresentationStyle = .fullScreen
        stack.navigation.present(card, animated: false)
      }
    }

    #expect(try findings("  0 do cover\n", of: subject, clause) == [])
  }
}
