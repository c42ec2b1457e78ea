import Testing
import Turnstile
import UIKit

@Suite("appearance-balanced: children that leave the screen") @MainActor
struct ToldDeparturesTests {
  private let clause = Contract.standard.only([.appearanceBalanced])
  private let toldWrongWay = Finding(.appearanceBalanced, cause: .toldWrongWay)
  private let trip = "  0 do show\n  0 settle\n  0 do hide\n  0 settle\n"

  /// Returns an app with a menu, and actions that show it and move it off the screen.
  private func menu(
    hide: @escaping @MainActor @Sendable (UIViewController) -> Void
  ) -> Subject {
    Subject("rig") { stage in
      let side = Side()
      stage.window.rootViewController = side
      stage.action("show") {
        side.menu.beginAppearanceTransition(true, animated: false)
        side.view.addSubview(side.menu.view)
        side.menu.view.frame = CGRect(x: 0, y: 0, width: 300, height: 844)
        side.menu.endAppearanceTransition()
      }
      stage.action("hide") { hide(side.menu) }
    }
  }

  @Test("A menu that is told that it appears when it is hidden")
  func offender() throws {
    let subject = menu { menu in
      menu.beginAppearanceTransition(true, animated: false)
      menu.view.frame.origin.x = -300
      menu.endAppearanceTransition()
    }

    let expected = [Finding(.appearanceBalanced, cause: .unbalancedCalls), toldWrongWay]
    let found = try findings(trip, of: subject, clause)
    #expect(found == expected.map { "\($0)" })
  }

  @Test("A menu that is told wrongly when it is hidden, and is open again at the end")
  func openAgain() throws {
    let subject = menu { menu in
      menu.beginAppearanceTransition(true, animated: false)
      menu.view.frame.origin.x = -300
      menu.endAppearanceTransition()
    }

    #expect(
      try findings(trip + "  0 do show\n  0 settle\n", of: subject, clause)
        .contains("\(toldWrongWay)"))
  }

  @Test("A menu that is told twice that it appears, and later is hidden and told nothing")
  func hiddenLater() throws {
    let subject = menu { $0.view.frame.origin.x = -300 }

    #expect(
      try !findings("  0 do show\n  0 settle\n" + trip, of: subject, clause)
        .contains("\(toldWrongWay)"))
  }

  @Test("A menu that is told that it disappears when it is hidden")
  func twin() throws {
    let subject = menu { menu in
      menu.beginAppearanceTransition(false, animated: false)
      menu.view.frame.origin.x = -300
      menu.endAppearanceTransition()
    }

    #expect(try findings(trip, of: subject, clause) == [])
  }

  @Test("A menu that is told nothing when it is hidden, or that stays in sight")
  func lookAlikes() throws {
    let untold = menu { $0.view.frame.origin.x = -300 }
    let peeking = menu { menu in
      menu.beginAppearanceTransition(false, animated: false)
      menu.beginAppearanceTransition(true, animated: false)
      menu.view.frame.origin.x = -200
      menu.endAppearanceTransition()
    }

    #expect(try findings(trip, of: untold, clause) == [])
    #expect(try findings(trip, of: peeking, clause) == [])
  }
}

/// A container with a menu, which it tells of its appearance itself.
private final class Side: UIViewController {
  let menu = UIViewController()

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(menu)
    menu.didMove(toParent: self)
  }
}
