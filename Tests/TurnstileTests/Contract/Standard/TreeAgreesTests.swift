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

  @Test("A sheet that an app lays over a tab bar controller as a child is meant to be seen")
  func laidOverTabs() throws {
    let subject = Subject("rig") { stage in
      let tabs = UITabBarController()
      tabs.viewControllers = [Page()]
      let sheet = Page()
      stage.window.rootViewController = tabs
      stage.action("show") {
        tabs.addChild(sheet)
        sheet.view.frame = CGRect(x: 0, y: 400, width: 390, height: 444)
        tabs.view.addSubview(sheet.view)
        sheet.didMove(toParent: tabs)
      }
      stage.action("hide") {
        sheet.willMove(toParent: nil)
        sheet.view.removeFromSuperview()
        sheet.removeFromParent()
      }
    }
    let show = "  0 do show\n  0 settle\n"
    let hide = "  0 do hide\n  0 settle\n"

    #expect(try findings(show + hide + show, of: subject, clause) == [])
  }

  // MARK: - Orphans

  /// A card with a child that it takes out at some point of a dismissal.
  private class Shell: UIViewController {
    let content = Page()

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(content)
      view.addSubview(content.view)
      content.view.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
      content.didMove(toParent: self)
    }

    func takeOut() {
      content.willMove(toParent: nil)
      content.removeFromParent()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      content.view.removeFromSuperview()
    }
  }

  private final class HastyShell: Shell {
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      takeOut()
    }
  }

  private final class PatientShell: Shell {
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      takeOut()
    }
  }

  private final class HidingShell: Shell {
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      content.view.isHidden = true
      takeOut()
    }
  }

  @Test("A child that is taken out before a dismissal that is cancelled stays without a parent")
  func orphan() throws {
    let rig = Rig { $0.makeCard = { HastyShell() } }

    #expect(try rig.broken(Traces.cancelled, clause) == ["tree-agrees:orphan"])
    #expect(Cause.orphan.rawValue == "orphan")
  }

  @Test("A child that is taken out when its screen has gone, or that nobody sees, is no orphan")
  func noOrphan() throws {
    #expect(try Rig { $0.makeCard = { PatientShell() } }.broken(Traces.cancelled, clause) == [])
    #expect(try Rig { $0.makeCard = { HidingShell() } }.broken(Traces.cancelled, clause) == [])
    #expect(try Rig { $0.makeCard = { HastyShell() } }.broken(Traces.thereAndBack, clause) == [])
  }

  @Test("A child that moves to another container with its view is no orphan")
  func adopted() throws {
    let subject = Subject("rig") { stage in
      let (home, child) = (Page(), Page())
      let room = Page()
      stage.window.rootViewController = home
      for (parent, inner) in [(home, room), (room, child)] {
        parent.addChild(inner)
        parent.view.addSubview(inner.view)
        inner.didMove(toParent: parent)
      }
      stage.action("open") {
        let card = Page()
        card.modalPresentationStyle = .overFullScreen
        home.present(card, animated: false)
      }
      stage.action("move") {
        home.addChild(child)
        room.view.addSubview(child.view)
      }
      stage.action("drop") { child.removeFromParent() }
    }

    #expect(try findings(Traces.open + "  0 do move\n", of: subject, clause) == [])
    #expect(
      try findings(Traces.open + "  0 do drop\n", of: subject, clause) == ["tree-agrees:orphan"])
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
