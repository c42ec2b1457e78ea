import Testing
import Turnstile
import UIKit

@Suite("stays-responsive") @MainActor
struct StaysResponsiveTests {
  private let clause = Contract.standard.only([.staysResponsive])

  @Test("Interaction that is switched off for the transition and never on again")
  func offender() throws {
    let rig = Rig { $0.before = { $0.incoming?.isUserInteractionEnabled = false } }

    #expect(try rig.broken(Traces.open, clause) == ["stays-responsive:screen-blocked"])
  }

  @Test("Interaction that is switched off on what the card stands in, and never on again")
  func around() throws {
    let rig = Rig { $0.before = { $0.container.isUserInteractionEnabled = false } }

    #expect(try rig.broken(Traces.open, clause) == ["stays-responsive:screen-blocked"])
  }

  @Test("Interaction that is switched off for the transition and on again")
  func twin() throws {
    let rig = Rig {
      $0.before = { $0.incoming?.isUserInteractionEnabled = false }
      $0.after = { moment in
        moment.incoming?.isUserInteractionEnabled = true
        moment.outgoing?.transform = .identity
      }
    }

    #expect(try rig.broken(Traces.thereAndBack) == [])
  }

  @Test("Chrome of the app's own may lie over the middle of the screen")
  func lookAlike() throws {
    let rig = Rig {
      $0.setUp = { scene in
        let chrome = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 300))
        scene.home.view.superview?.addSubview(chrome)
        // The window is made visible before the view is added, because UIKit puts a view that is
        // added earlier behind the root controller's view (rule R157).
        scene.stage.window.makeKeyAndVisible()
        scene.stage.window.addSubview(chrome)
      }
    }

    #expect(try rig.broken(Traces.thereAndBack) == [])
  }

  @Test(
    "A sheet that the app itself shows, at rest or in an action, may cover the screen until the next transition, and longer if it has a button; one that a transition leaves may not",
    arguments: [
      (Traces.thereAndBack + "  9000 do show\n  9000 settle\n", []),
      ("  0 do open\n  100 do show\n  100 settle\n", []),
      (
        "  0 do open\n  100 do show\n  100 settle\n  9000 do close\n  9000 settle\n",
        ["stays-responsive:screen-blocked"]
      ),
      ("  0 do open\n  100 do ask\n  100 settle\n  9000 do close\n  9000 settle\n", []),
      ("  0 do open\n  100 do offer\n  100 settle\n  9000 do close\n  9000 settle\n", []),
      (
        "  0 do both\n  0 settle\n  0 do close\n  0 settle\n",
        ["stays-responsive:screen-blocked"]
      ),
    ] as [(String, [String])])
  func ownSheet(trace: String, expected: [String]) throws {
    let rig = Rig {
      $0.setUp = { scene in
        let show: @MainActor () -> Void = {
          scene.stage.window.addSubview(UIView(frame: scene.stage.window.bounds))
        }
        scene.stage.action("show", show)
        scene.stage.action("ask") {
          let sheet: UIView = UIViewController().view
          sheet.frame = scene.stage.window.bounds
          sheet.addSubview(UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44)))
          scene.stage.window.addSubview(sheet)
        }
        scene.stage.action("offer") {
          let sheet = UIViewController()
          scene.stage.keep(sheet, with: scene.stage.window)
          sheet.view.addSubview(UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44)))
          scene.stage.window.addSubview(sheet.view)
        }
        scene.stage.action("both") {
          show()
          scene.open()
        }
      }
    }

    #expect(try rig.broken(trace, clause) == expected)
  }

  @Test(
    "A sheet with a dim view that the app lays over a navigation controller as a child may cover the page"
  )
  func sheetOfNavigation() throws {
    let subject = stack { stack in
      stack.stage.action("lay over") {
        let navigation = stack.navigation
        let (dim, sheet) = (UIView(frame: navigation.view.bounds), UIViewController())
        navigation.addChild(sheet)
        navigation.view.addSubview(dim)
        navigation.view.addSubview(sheet.view)
        sheet.view.frame = CGRect(x: 0, y: 600, width: 390, height: 244)
        sheet.didMove(toParent: navigation)
      }
    }

    #expect(
      try findings("  0 do push\n  0 settle\n  0 do lay over\n  0 settle\n", of: subject, clause)
        == [])
  }

  @Test(
    "An app covers its window in the background; it is judged when it is back",
    arguments: [(true, []), (false, ["stays-responsive:screen-blocked"])])
  func cover(goes: Bool, expected: [String]) throws {
    let trace = "  0 do open\n  16 background\n  16 settle\n  900 foreground\n  900 settle\n"
    let rig = Rig {
      $0.setUp = { scene in
        let window = scene.stage.window
        let cover = UIView(frame: window.bounds)
        let center = NotificationCenter.default
        _ = center.addObserver(
          forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { window.addSubview(cover) } }
        _ = center.addObserver(
          forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { if goes { cover.removeFromSuperview() } } }
      }
    }

    #expect(try rig.broken(trace, clause) == expected)
  }

  /// A view that lets touches pass to the views behind it, such as the view of a container of
  /// cards.
  private final class Veil: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  /// A view that passes its touches to the view of the window's root controller.
  private final class Relay: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? window?.rootViewController?.view : hit
    }
  }

  @Test("A screen that passes its touches to the screen below is not covered by that")
  func passesOn() throws {
    let rig = Rig {
      $0.makeCard = {
        let card = UIViewController()
        card.view = Relay(frame: UIScreen.main.bounds)
        return card
      }
    }

    #expect(try rig.broken(Traces.open, clause) == [])
  }

  @Test("A screen that lets touches through is not covered by what takes them")
  func letsThrough() throws {
    let rig = Rig {
      $0.makeCard = {
        let card = UIViewController()
        card.view = Veil(frame: UIScreen.main.bounds)
        return card
      }
      $0.place = { moment in
        moment.container.addSubview(UIView(frame: moment.container.bounds))
        moment.place()
      }
    }

    #expect(try rig.broken(Traces.open, clause) == [])
  }

  @Test("An alert of a controller that is no child of another is the screen that takes the touches")
  func strayAlert() throws {
    let subject = Subject("stray") { stage in
      let home = UIViewController()
      let stray = UIViewController()
      stage.window.rootViewController = home
      home.view.addSubview(stray.view)
      stage.keep(stray, with: home)
      stage.action("open") {
        let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        stray.present(alert, animated: true)
      }
    }

    #expect(try findings(Traces.open, of: subject, clause) == [])
  }

  @Test("Something that lies over the screen, touches that all are ignored, a recogniser left off")
  func others() throws {
    let faults: [(String, Rig.Part)] = [
      ("screen-blocked", { $0.home.window?.addSubview(UIView(frame: $0.container.bounds)) }),
      ("touches-ignored", { _ in UIApplication.shared.beginIgnoringInteractionEvents() }),
      ("gesture-disabled", { $0.home.gestureRecognizers?.first?.isEnabled = false }),
    ]
    for (cause, fault) in faults {
      let rig = Rig {
        $0.before = { if $0.isPresenting { fault($0) } }
        $0.setUp = { $0.home.view.addGestureRecognizer(UITapGestureRecognizer()) }
      }
      #expect(try rig.broken(Traces.thereAndBack, clause) == ["stays-responsive:\(cause)"])
    }
  }

  @Test("An interactor that is handed out to code leaves no way back")
  func noWayBack() throws {
    #expect(
      try Rig { $0.handOut = { $0 } }.broken(Traces.open, clause)
        == ["stays-responsive:no-way-back"])
  }

  @Test("A screen that took no touches from the start owes none")
  func fromTheStart() throws {
    let rig = Rig {
      $0.setUp = { scene in
        scene.home.view.isUserInteractionEnabled = false
        let tap = UITapGestureRecognizer()
        tap.isEnabled = false
        scene.home.view.addGestureRecognizer(tap)
      }
    }

    #expect(try rig.broken(Traces.thereAndBack, clause) == [])
  }

  @Test("A recogniser that was off from the start hides none that is left off beside it")
  func besideOneThatWasOff() throws {
    let rig = Rig {
      $0.setUp = { scene in
        for isEnabled in [false, true] {
          let tap = UITapGestureRecognizer()
          tap.isEnabled = isEnabled
          scene.home.view.addGestureRecognizer(tap)
        }
      }
      $0.before = {
        if $0.isPresenting { $0.home.gestureRecognizers?.last?.isEnabled = false }
      }
    }

    #expect(try rig.broken(Traces.thereAndBack, clause) == ["stays-responsive:gesture-disabled"])
  }

  @Test("While a card is shown the recognisers under it may be off")
  func away() throws {
    let rig = Rig {
      $0.setUp = { $0.home.view.addGestureRecognizer(UITapGestureRecognizer()) }
      $0.before = { $0.home.gestureRecognizers?.first?.isEnabled = !$0.isPresenting }
    }

    #expect(try rig.broken(Traces.open, clause) == [])
    #expect(try rig.broken(Traces.thereAndBack, clause) == [])
  }

  @Test("What an app that made no transition does to its touches is its own affair")
  func noTransition() throws {
    let rig = Rig {
      $0.setUp = { scene in
        scene.stage.action("lock") { scene.home.view.isUserInteractionEnabled = false }
      }
    }

    #expect(try rig.broken("  0 do lock\n", clause) == [])
  }

  @Test("A screen without area, or whose middle is off the window, has no middle to touch")
  func noMiddle() throws {
    for frame in [CGRect.zero, CGRect(x: 0, y: 800, width: 390, height: 844)] {
      let rig = Rig {
        $0.place = { moment in
          moment.place()
          guard moment.isPresenting else { return }
          moment.incoming?.transform = .identity
          moment.incoming?.frame = frame
        }
        $0.animate = { _ in }
      }
      #expect(try rig.broken(Traces.open, clause) == [])
    }
  }

  // MARK: - Excuses

  @Test("A small view that the transition leaves over the middle, and one that covers most")
  func smallCover() throws {
    func left(_ side: CGFloat) -> Rig {
      Rig {
        $0.before = { moment in
          guard moment.isPresenting, let window = moment.home.window else { return }
          let frame = CGRect(x: 195 - side / 2, y: 422 - side / 2, width: side, height: side)
          window.addSubview(UIView(frame: frame))
        }
      }
    }

    #expect(try left(80).broken(Traces.thereAndBack, clause) == [])
    #expect(
      try left(800).broken(Traces.thereAndBack, clause) == ["stays-responsive:screen-blocked"])
  }

  @Test("A button in the middle of a card that came is a part of it")
  func inside() throws {
    let rig = Rig {
      $0.makeCard = {
        let card = Card()
        card.view.addSubview(UIButton(frame: CGRect(x: 95, y: 322, width: 200, height: 200)))
        return card
      }
    }

    #expect(try rig.broken(Traces.open, clause) == [])
  }

  @Test("A card that is in no window is for finish-arrives to find")
  func nowhere() throws {
    let rig = Rig {
      $0.run = { moment in
        moment.container.addSubview(UIView(frame: moment.container.bounds))
        moment.context.completeTransition(true)
      }
    }

    #expect(
      try rig.broken(Traces.open, Contract.standard.only([.staysResponsive, .finishArrives]))
        == ["finish-arrives:not-in-window"])
  }
}
