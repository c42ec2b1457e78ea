import Testing
import Turnstile
import UIKit

@Suite("lets-go") @MainActor
struct LetsGoTests {
  private let clause = Contract.standard.only([.letsGo])
  private let fourTimes = String(repeating: Traces.thereAndBack, count: 4)

  /// Returns an app that passes every presented card to a closure, which may keep the card alive.
  private func keeping(_ keep: @escaping @MainActor @Sendable (Cards, UIViewController) -> Void)
    -> Rig
  {
    Rig {
      $0.after = { moment in
        moment.outgoing?.transform = .identity
        guard moment.isPresenting, let card = moment.context.viewController(forKey: .to) else {
          return
        }
        keep(moment.scene.cards, card)
      }
    }
  }

  @Test("A list of cards that only grows")
  func offender() throws {
    let rig = keeping { $0.kept.append($1) }

    #expect(try rig.broken(fourTimes, clause) == ["lets-go"])
  }

  @Test("A list that forgets the card before")
  func twin() throws {
    #expect(try keeping { $0.kept = [$1] }.broken(fourTimes) == [])
  }

  @Test("One card that is kept for the next time is no leak")
  func lookAlike() throws {
    #expect(try Rig { $0.keepsCard = true }.broken(fourTimes) == [])
  }

  /// Returns an app that begins on a card over a menu, as apps do that open where the user left
  /// them, and makes a card for each visit. A closure may keep each card alive.
  private func resuming(
    _ keep: @escaping @MainActor @Sendable (Page, inout [UIViewController]) -> Void
  ) -> Subject {
    Subject("rig") { stage in
      let (menu, keeper) = (Page(), Keeper())
      stage.window.rootViewController = menu
      @MainActor func open() {
        let card = Page()
        card.modalPresentationStyle = .fullScreen
        keep(card, &keeper.kept)
        menu.present(card, animated: false)
      }
      open()
      stage.action("open") { open() }
      stage.action("close") { menu.dismiss(animated: false) }
    }
  }

  private let reopened =
    "  0 do close\n  0 settle\n"
    + String(repeating: "  0 do open\n  0 settle\n  0 do close\n  0 settle\n", count: 3)

  @Test("A leak is found at a screen to which the app returns, although it began on another one")
  func behindTheStart() throws {
    let growing = resuming { $1.append($0) }

    #expect(try findings(reopened, of: growing, clause) == ["lets-go"])
  }

  @Test("Behind the start, cards that are let go, and the last one that is kept, are no leak")
  func behindTheStartIsRight() throws {
    #expect(try findings(reopened, of: resuming { _, _ in }) == [])
    #expect(try findings(reopened, of: resuming { $1 = [$0] }) == [])
  }

  /// Returns an app with a badge on its home screen. The handler of a tap on the badge performs a
  /// closure, and then opens the card.
  private func badge(_ first: @escaping @MainActor @Sendable (UIView, Scene) -> Void) -> Rig {
    Rig {
      $0.setUp = { scene in
        let badge = UIView(frame: CGRect(x: 20, y: 60, width: 80, height: 80))
        scene.home.view.addSubview(badge)
        scene.stage.action("tap the badge") {
          first(badge, scene)
          scene.open()
        }
      }
    }
  }

  private let byBadge = String(
    repeating: "  0 do tap the badge\n  0 settle\n  0 do close\n  0 settle\n", count: 4)

  @Test("A recogniser more on each trip is found, though it was added before the transition began")
  func recognizersGrow() throws {
    let growing = badge { badge, _ in badge.addGestureRecognizer(UITapGestureRecognizer()) }
    let once = badge { badge, _ in
      if badge.gestureRecognizers?.isEmpty ?? true {
        badge.addGestureRecognizer(UITapGestureRecognizer())
      }
    }
    let replacing = badge { badge, _ in
      for old in badge.gestureRecognizers ?? [] { badge.removeGestureRecognizer(old) }
      badge.addGestureRecognizer(UITapGestureRecognizer())
    }

    #expect(try growing.broken(byBadge, clause) == ["lets-go:recognizers"])
    #expect(try once.broken(byBadge, clause) == [])
    #expect(try replacing.broken(byBadge, clause) == [])
  }

  @Test(
    "A display link that is never invalidated is found, also if it is in no run loop; one that is, and one that is made once, are not"
  )
  func linksGrow() throws {
    func links(_ change: @escaping @MainActor @Sendable (CADisplayLink) -> Void) -> Rig {
      badge { _, _ in change(Ticker().link) }
    }
    let stopped = links { link in
      link.add(to: .main, forMode: .common)
      link.remove(from: .main, forMode: .common)
    }
    let invalidated = links { link in
      link.add(to: .main, forMode: .common)
      link.invalidate()
    }
    let once = badge { badge, _ in
      if badge.tag == 0 { badge.tag = Ticker().link.isPaused ? 2 : 1 }
    }

    #expect(try stopped.broken(byBadge, clause) == ["lets-go:display-links"])
    #expect(try invalidated.broken(byBadge, clause) == [])
    #expect(try once.broken(byBadge, clause) == [])
  }

  @Test("A view more in the window on each trip is found, and one that is there once is not")
  func windowGrows() throws {
    let growing = badge { _, scene in
      scene.stage.window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    }
    let once = badge { _, scene in
      guard scene.stage.window.viewWithTag(9) == nil else { return }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.tag = 9
      scene.stage.window.addSubview(view)
    }

    #expect(try growing.broken(byBadge, clause) == ["lets-go:window"])
    #expect(try once.broken(byBadge, clause) == [])
  }

  @Test(
    "A view more at the same place on each trip is found; one that replaces the last, one at another place, and one without size are not"
  )
  func viewsPile() throws {
    func adding(_ change: @escaping @MainActor @Sendable (UIView, UIView) -> Void) -> Rig {
      badge { badge, _ in
        change(badge, UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      }
    }
    let piling = adding { badge, view in badge.addSubview(view) }
    let replacing = adding { badge, view in
      for old in badge.subviews { old.removeFromSuperview() }
      badge.addSubview(view)
    }
    let listing = adding { badge, view in
      view.frame.origin.y = 10 * CGFloat(badge.subviews.count)
      badge.addSubview(view)
    }
    let empty = adding { badge, view in
      view.frame.size = .zero
      badge.addSubview(view)
    }

    #expect(try piling.broken(byBadge, clause) == ["lets-go:pile"])
    #expect(try replacing.broken(byBadge, clause) == [])
    #expect(try listing.broken(byBadge, clause) == [])
    #expect(try empty.broken(byBadge, clause) == [])
  }

  @Test("A few cards that are kept for the next times are no leak")
  func few() throws {
    let rig = keeping { $0.kept = ($0.kept + [$1]).suffix(2) }

    #expect(try rig.broken(fourTimes, clause) == [])
  }

  @Test("A context that is kept, and a presentation controller, are found like a controller")
  func contexts() throws {
    let rig = Rig {
      $0.after = { moment in
        moment.outgoing?.transform = .identity
        moment.scene.cards.contexts.append(moment.context)
      }
    }

    #expect(try rig.broken(fourTimes, clause) == ["lets-go"])
  }

  @Test(
    "R156 a card whose own delegate keeps the presentation controller; one that keeps it weakly",
    arguments: [(true, ["lets-go"]), (false, [])])
  func presentationController(isKept: Bool, broken: [String]) throws {
    let subject = Subject("rig") { stage in
      let home = Page()
      stage.window.rootViewController = home
      stage.action("open") {
        guard home.presentedViewController == nil else { return }
        home.present(OwnCard(keeps: isKept), animated: true)
      }
      stage.action("close") { home.presentedViewController?.dismiss(animated: true) }
    }

    #expect(try findings(fourTimes, of: subject, clause) == broken)
  }

  @Test("A tab that is shown again and again stays, and is no leak")
  func shown() throws {
    let trace = String(repeating: "  0 do push\n  0 settle\n  0 do pop\n  0 settle\n", count: 4)

    #expect(try findings(trace, of: stack(), clause) == [])
  }

  // MARK: - Excuses

  @Test("Screens that are kept of what was refused are no round trips")
  func refused() throws {
    let rig = Rig {
      $0.run = { moment in
        guard let card = moment.context.viewController(forKey: .to) else { return }
        moment.scene.cards.kept.append(card)
        moment.context.completeTransition(false)
      }
    }

    #expect(try rig.broken(String(repeating: Traces.open, count: 4), clause) == [])
  }

  @Test("A store of two that begins to fill at the second time is no leak")
  func fillsLater() throws {
    let rig = keeping { cards, card in
      cards.seen += 1
      if cards.seen > 1 { cards.kept = (cards.kept + [card]).suffix(2) }
    }

    #expect(try rig.broken(fourTimes, clause) == [])
  }

  @Test("A store of two that fills at every other time is no leak")
  func fillsSlowly() throws {
    let rig = keeping { cards, card in
      cards.seen += 1
      if cards.seen % 2 == 1 { cards.kept = (cards.kept + [card]).suffix(2) }
    }

    #expect(try rig.broken(fourTimes + Traces.thereAndBack, clause) == [])
  }

  @Test("Tabs that are shown one after the other have not left")
  func tabs() throws {
    let subject = Subject("rig") { stage in
      let tabs = UITabBarController()
      tabs.viewControllers = [Page(), Page(), Page(), Page(), Page()]
      stage.window.rootViewController = tabs
      for index in 0..<5 { stage.action("tab \(index)") { tabs.selectedIndex = index } }
    }
    let trace = (1..<5).map {
      "  0 do tab \($0)\n  0 settle\n  0 do tab 0\n  0 settle\n"
    }.joined()

    #expect(try findings(trace, of: subject, clause) == [])
  }
}

/// A card that holds its own transitioning delegate. A test decides if the delegate holds the card,
/// too.
private final class OwnCard: UIViewController {
  private let own: OwnDelegate

  init(keeps: Bool) {
    own = OwnDelegate(keeps: keeps)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = own
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }
}

private final class OwnDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let keeps: Bool
  private var presentation: UIPresentationController?
  private weak var last: UIPresentationController?

  init(keeps: Bool) { self.keeps = keeps }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let made = UIPresentationController(presentedViewController: presented, presenting: presenting)
    if keeps { presentation = made }
    last = made
    return made
  }
}

/// An object that keeps controllers alive that have left.
private final class Keeper {
  var kept: [UIViewController] = []
}

/// An object that a display link of its own calls, and so keeps.
@MainActor
private final class Ticker: NSObject {
  private(set) lazy var link = CADisplayLink(target: self, selector: Selector(Ticker.tick))

  func tick() {}
}
