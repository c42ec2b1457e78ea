import Testing
import Turnstile
import UIKit

@Suite("appearance-balanced") @MainActor
struct AppearanceBalancedTests {
  private let clause = Contract.standard.only([.appearanceBalanced])

  /// Returns an app with a container that exchanges two child controllers. A closure calls the
  /// children's appearance methods by hand.
  private func swap(_ tell: @escaping @MainActor @Sendable (Swap) -> Void) -> Subject {
    Subject("rig") { stage in
      let container = Swap()
      stage.window.rootViewController = container
      stage.action("swap") { tell(container) }
    }
  }

  @Test("A child that has left and was never told that it is gone")
  func offender() throws {
    let subject = swap { swap in
      swap.pages[0].beginAppearanceTransition(false, animated: false)
      swap.pages[1].beginAppearanceTransition(true, animated: false)
      swap.exchange()
      swap.pages[1].endAppearanceTransition()
    }

    let found = try findings("  0 do swap\n", of: subject, clause)
    #expect(found == ["appearance-balanced:begun-never-ended"])
  }

  @Test("A child that left unheard and one that was left half-way get advice of their own")
  func advice() throws {
    func fix(_ tell: @escaping @MainActor @Sendable (Swap) -> Void) throws -> String? {
      try #require(try run("  0 do swap\n", of: swap(tell), clause).violations.first).fix
    }
    let unheard = try fix { swap in
      swap.pages[0].beginAppearanceTransition(false, animated: false)
      swap.pages[0].beginAppearanceTransition(true, animated: false)
      swap.pages[0].endAppearanceTransition()
      swap.exchange()
      swap.pages[1].beginAppearanceTransition(true, animated: false)
      swap.pages[1].endAppearanceTransition()
    }
    let halfWay = try fix { swap in
      swap.pages[0].beginAppearanceTransition(false, animated: false)
      swap.exchange()
      swap.pages[1].beginAppearanceTransition(true, animated: false)
      swap.pages[1].endAppearanceTransition()
    }

    #expect(unheard == "tell it that it goes when its view goes, or leave the view where it is")
    #expect(halfWay == "end what was begun: every will has its did")
  }

  @Test("Children that hear will and did, each once")
  func twin() throws {
    let subject = swap { swap in
      swap.pages[0].beginAppearanceTransition(false, animated: false)
      swap.pages[1].beginAppearanceTransition(true, animated: false)
      swap.exchange()
      swap.pages[0].endAppearanceTransition()
      swap.pages[1].endAppearanceTransition()
    }

    #expect(try findings("  0 do swap\n", of: subject) == [])
  }

  @Test("A child on the screen that heard will and never did")
  func halfWay() throws {
    let arriving = swap { swap in
      swap.pages[0].beginAppearanceTransition(false, animated: false)
      swap.pages[1].beginAppearanceTransition(true, animated: false)
      swap.exchange()
      swap.pages[0].endAppearanceTransition()
    }
    let staying = swap { $0.pages[0].beginAppearanceTransition(false, animated: false) }

    for subject in [arriving, staying] {
      #expect(
        try findings("  0 do swap\n", of: subject, clause) == [
          "appearance-balanced:begun-never-ended"
        ])
    }
  }

  @Test("A child that heard that it has gone and is what the user touches")
  func stillThere() throws {
    let subject = swap { swap in
      swap.pages[0].beginAppearanceTransition(false, animated: false)
      swap.pages[0].endAppearanceTransition()
    }

    #expect(
      try findings("  0 do swap\n", of: subject, clause) == ["appearance-balanced:shown-untold"])
  }

  @Test("A child that heard that it has gone gets advice by whether another one took its place")
  func adviceOnStaying() throws {
    func fix(_ tell: @escaping @MainActor @Sendable (Swap) -> Void) throws -> String? {
      try #require(try run("  0 do swap\n", of: swap(tell), clause).violations.first).fix
    }
    let forgotten = try fix { swap in
      swap.pages[0].beginAppearanceTransition(false, animated: false)
      swap.pages[1].beginAppearanceTransition(true, animated: false)
      swap.view.insertSubview(swap.pages[1].view, at: 0)
      swap.pages[0].endAppearanceTransition()
      swap.pages[1].endAppearanceTransition()
    }
    // The other page lies in a view that is hidden, so it took nobody's place.
    let hidden = try fix { swap in
      let drawer = UIView()
      drawer.isHidden = true
      swap.view.addSubview(drawer)
      swap.pages[0].beginAppearanceTransition(false, animated: false)
      swap.pages[1].beginAppearanceTransition(true, animated: false)
      drawer.addSubview(swap.pages[1].view)
      swap.pages[0].endAppearanceTransition()
      swap.pages[1].endAppearanceTransition()
    }
    let turnedBack = try fix { Self.turnBack($0, tellsWhoStays: false) }

    #expect(hidden == turnedBack)
    #expect(forgotten == "remove the view of a child that is told that it has gone")
    #expect(
      turnedBack == "begin its appearance again if it stays, and remove its view if it has gone")
  }

  /// Begins to exchange the pages of a container and turns back half-way.
  private static func turnBack(_ swap: Swap, tellsWhoStays: Bool) {
    swap.pages[0].beginAppearanceTransition(false, animated: false)
    swap.pages[1].beginAppearanceTransition(true, animated: false)
    swap.view.insertSubview(swap.pages[1].view, at: 0)
    swap.pages[1].beginAppearanceTransition(false, animated: false)
    if tellsWhoStays { swap.pages[0].beginAppearanceTransition(true, animated: false) }
    swap.pages[1].view.removeFromSuperview()
    swap.pages[1].endAppearanceTransition()
    swap.pages[0].endAppearanceTransition()
  }

  @Test("B1 A begin for where a child wrongly believes to be is the aftermath of what it was told")
  func aftermath() throws {
    /// Turns back once, and then begins to leave for good before the app is at rest.
    func violations(tellsWhoStays: Bool) throws -> [Violation] {
      try run(
        "  0 do swap\n",
        of: swap { swap in
          Self.turnBack(swap, tellsWhoStays: tellsWhoStays)
          swap.pages[0].beginAppearanceTransition(false, animated: false)
          swap.pages[1].beginAppearanceTransition(true, animated: false)
          swap.exchange()
          swap.pages[0].endAppearanceTransition()
          swap.pages[1].endAppearanceTransition()
        }, clause
      ).violations
    }
    let aftermath = try violations(tellsWhoStays: false)
    let comingBack = try run(
      "  0 do swap\n",
      of: swap { swap in
        // The page comes and leaves unheard, and then comes again.
        let page = swap.pages[1]
        page.beginAppearanceTransition(true, animated: false)
        swap.view.insertSubview(page.view, at: 0)
        page.endAppearanceTransition()
        page.view.removeFromSuperview()
        page.beginAppearanceTransition(true, animated: false)
        swap.view.insertSubview(page.view, at: 0)
        page.endAppearanceTransition()
      }, clause
    ).violations
    let twice = try run(
      "  0 do swap\n",
      of: swap { $0.pages[0].beginAppearanceTransition(true, animated: false) }, clause
    ).violations

    #expect(aftermath.map(\.finding) == [Finding(.appearanceBalanced, cause: .unbalancedCalls)])
    #expect(aftermath.first?.aftermath == Finding(.appearanceBalanced, cause: .shownUntold))
    #expect(comingBack.map(\.aftermath) == [Finding(.appearanceBalanced, cause: .goneUntold)])
    #expect(try violations(tellsWhoStays: true) == [])
    #expect(twice.map(\.aftermath) == [nil])
  }

  @Test(
    "A child that heard that it has gone may stay behind another, beside the screen or transparent",
    arguments: 0..<3)
  func outOfTheWay(place: Int) throws {
    let subject = swap { swap in
      let (old, new) = (swap.pages[0], swap.pages[1])
      old.beginAppearanceTransition(false, animated: false)
      new.beginAppearanceTransition(true, animated: false)
      switch place {
      case 0: swap.view.addSubview(new.view)
      case 1:
        swap.view.insertSubview(new.view, at: 0)
        old.view.frame.origin.x = swap.view.bounds.width
      default:
        swap.view.insertSubview(new.view, at: 0)
        old.view.alpha = 0
      }
      old.endAppearanceTransition()
      new.endAppearanceTransition()
    }

    #expect(try findings("  0 do swap\n", of: subject) == [])
  }

  /// Returns an app with a container that shows its first page at launch: it begins the page's
  /// appearance in `viewWillAppear`, ends it in `viewDidAppear`, and may end it in between.
  private func opening(_ arrive: @escaping @MainActor @Sendable (UIViewController) -> Void)
    -> Subject
  {
    Subject("rig") { stage in
      let container = Opening()
      container.arrive = arrive
      stage.window.rootViewController = container
    }
  }

  @Test("A first page whose appearance is ended once when it is shown and once with its container")
  func unbalancedAtLaunch() throws {
    let subject = opening { $0.endAppearanceTransition() }

    let found = try findings("  0 settle\n", of: subject, .standard)
    #expect(found == ["appearance-balanced:unbalanced-at-launch"])
    let twice = try #require(try run("  0 settle\n", of: subject, clause).violations.first)
    #expect(twice.fix?.hasPrefix("end the first child's appearance in one place") == true)
  }

  @Test("A first page whose appearance is ended at launch and was never begun")
  func neverBegunAtLaunch() throws {
    let subject = Subject("rig") { stage in
      let container = Opening()
      container.beginsAppearance = false
      stage.window.rootViewController = container
    }

    let violation = try #require(try run("  0 settle\n", of: subject, clause).violations.first)
    #expect("\(violation.finding)" == "appearance-balanced:unbalanced-at-launch")
    #expect(violation.fix == "begin the appearance of the first child before it is ended")
  }

  @Test("A presenter that UIKit tells nothing is to be told in pairs, one that it tells is not")
  func presenters() throws {
    func fix(_ style: UIModalPresentationStyle) throws -> String? {
      let subject = Subject("rig") { stage in
        let home = UIViewController()
        stage.window.rootViewController = home
        stage.action("open") {
          let card = UIViewController()
          card.modalPresentationStyle = style
          home.present(card, animated: false)
          home.endAppearanceTransition()
        }
      }
      return try run("  0 do open\n", of: subject, clause).violations.first?.fix
    }

    #expect(try fix(.overFullScreen)?.hasPrefix("pair begin and endAppearanceTransition") == true)
    #expect(try fix(.fullScreen)?.hasPrefix("leave begin and endAppearanceTransition out") == true)
  }

  @Test(
    "A first page that is told once of its container's appearance, and one that is told twice to begin"
  )
  func balancedAtLaunch() throws {
    #expect(try findings("  0 settle\n", of: opening { _ in }) == [])
    #expect(
      try findings(
        "  0 settle\n", of: opening { $0.beginAppearanceTransition(true, animated: false) }) == [])
  }

  @Test(
    "A first page that turns round at launch, and an app in which UIKit alone tells the first page")
  func rightAtLaunch() throws {
    let turning = opening { page in
      page.beginAppearanceTransition(false, animated: false)
      page.beginAppearanceTransition(true, animated: false)
    }
    let forwarded = Subject("rig") { stage in
      let container = UIViewController()
      let page = UIViewController()
      container.addChild(page)
      container.view.addSubview(page.view)
      page.didMove(toParent: container)
      stage.window.rootViewController = UINavigationController(rootViewController: container)
    }

    for subject in [turning, forwarded] { #expect(try findings("  0 settle\n", of: subject) == []) }
  }

  @Test("A first page whose appearance is begun at launch and never ended")
  func halfWayAtLaunch() throws {
    let subject = Subject("rig") { stage in
      let container = Opening()
      container.endsAppearance = false
      stage.window.rootViewController = container
    }

    let result = try run("  0 settle\n", of: subject, clause)
    #expect(
      result.violations.map(\.finding.description) == ["appearance-balanced:begun-never-ended"])
    #expect(result.violations.first?.message.hasSuffix("last told that it is appearing.") == true)
  }

  /// Returns an app that pushes and pops a container which shows a page, and performs closures when
  /// the container is about to disappear and when it has disappeared.
  private func passing(
    _ leave: @escaping @MainActor @Sendable (Opening) -> Void,
    _ left: @escaping @MainActor @Sendable (Opening) -> Void = { _ in }
  ) -> Subject {
    Subject("rig") { stage in
      let navigation = UINavigationController(rootViewController: Page())
      stage.window.rootViewController = navigation
      stage.action("push") {
        let container = Opening()
        (container.leave, container.left) = (leave, left)
        navigation.pushViewController(container, animated: false)
      }
      stage.action("pop") { navigation.popViewController(animated: false) }
    }
  }

  private static let pushedAndPopped = "  0 do push\n  0 settle\n  0 do pop\n  0 settle\n"

  @Test("A page that its container tells when it appears, and not when both have gone for good")
  func neverToldItsEnd() throws {
    let run = try run(Self.pushedAndPopped, of: passing { _ in }, clause)

    let violation = try #require(run.violations.first)
    #expect(run.violations.count == 1)
    #expect(violation.fix == "tell the child that it disappears when its container does")
  }

  @Test("A page that is told when its container goes, and one that UIKit tells", arguments: 0..<3)
  func toldItsEnd(way: Int) throws {
    let subject =
      switch way {
      case 0:
        passing {
          $0.page.beginAppearanceTransition(false, animated: false)
        } _: {
          $0.page.endAppearanceTransition()
        }
      case 1:
        // The page hears that it goes, and is released before it would hear that it has gone.
        passing { $0.page.beginAppearanceTransition(false, animated: false) }
      default:
        passing { container in
          container.page.beginAppearanceTransition(false, animated: false)
          container.page.view.removeFromSuperview()
          container.page.endAppearanceTransition()
          container.page.removeFromParent()
          container.page = UIViewController()
        }
      }

    #expect(try findings(Self.pushedAndPopped, of: subject) == [])
  }

  @Test("A page that a container which stays lets go, without a word and with one")
  func droppedByItsContainer() throws {
    func dropping(_ tell: @escaping @MainActor @Sendable (UIViewController) -> Void) -> Subject {
      Subject("rig") { stage in
        let navigation = UINavigationController(rootViewController: Page())
        stage.window.rootViewController = navigation
        stage.action("push") { navigation.pushViewController(Opening(), animated: false) }
        stage.action("drop") {
          guard let container = navigation.topViewController as? Opening else { return }
          tell(container.page)
          container.letPageGo()
        }
      }
    }
    let telling = dropping { page in
      page.beginAppearanceTransition(false, animated: false)
      page.endAppearanceTransition()
    }
    let trace = "  0 do push\n  0 settle\n  0 do drop\n  0 settle\n"

    #expect(
      try findings(trace, of: dropping { _ in }, clause) == ["appearance-balanced:gone-untold"])
    #expect(try findings(trace, of: telling) == [])
  }

  @Test("A page that was told at the launch goes for good without a word and with one")
  func droppedAfterLaunch() throws {
    func dropping(_ tell: @escaping @MainActor @Sendable (UIViewController) -> Void) -> Subject {
      Subject("rig") { stage in
        let container = Opening()
        stage.window.rootViewController = container
        stage.action("drop") {
          tell(container.page)
          container.letPageGo()
        }
      }
    }
    let telling = dropping { page in
      page.beginAppearanceTransition(false, animated: false)
      page.endAppearanceTransition()
    }

    #expect(
      try findings("  0 do drop\n  0 settle\n", of: dropping { _ in }, clause)
        == ["appearance-balanced:gone-untold"])
    #expect(try findings("  0 do drop\n  0 settle\n", of: telling) == [])
  }

  @Test(
    "A child that is begun by hand and not ended, in a container that UIKit passes calls on for",
    arguments: [true, false])
  func begunAndNotEnded(isTabBar: Bool) throws {
    func adding(_ ends: Bool) -> Subject {
      Subject("rig") { stage in
        let tabs = UITabBarController()
        tabs.viewControllers = [Page()]
        let container: UIViewController = isTabBar ? tabs : Page()
        stage.window.rootViewController = container
        stage.action("add") {
          let child = Page()
          container.addChild(child)
          child.beginAppearanceTransition(true, animated: false)
          container.view.addSubview(child.view)
          if ends { child.endAppearanceTransition() }
          child.didMove(toParent: container)
        }
      }
    }

    #expect(
      try findings("  0 do add\n  0 settle\n", of: adding(false), clause)
        == ["appearance-balanced:begun-never-ended"])
    #expect(try findings("  0 do add\n  0 settle\n", of: adding(true), clause) == [])
  }

  @Test("A child under a card is judged when the card has gone")
  func underACard() throws {
    let subject = Subject("rig") { stage in
      let container = Swap()
      stage.window.rootViewController = container
      stage.action("cover") {
        let card = Page()
        card.modalPresentationStyle = .overFullScreen
        container.pages[0].beginAppearanceTransition(false, animated: false)
        container.present(card, animated: false)
      }
      stage.action("uncover") {
        container.dismiss(animated: false)
        container.pages[0].beginAppearanceTransition(true, animated: false)
        container.pages[0].endAppearanceTransition()
      }
    }

    #expect(
      try findings("  0 do cover\n  0 settle\n  0 do uncover\n", of: subject, clause) == [])
  }

  @Test("A presenter that its card tells by hand that it is covered")
  func lookAlike() throws {
    let rig = Rig { $0.makeCard = { Covering() } }

    #expect(try rig.broken(Traces.thereAndBack) == [])
    #expect(try rig.broken(Traces.cancelled) == [])
  }

  @Test("B1 A begin for where a controller is already, and an end of what nobody began")
  func unbalanced() throws {
    let begun = Rig { rig in
      rig.setUp = { scene in
        scene.stage.action("tell") {
          scene.home.beginAppearanceTransition(true, animated: false)
          scene.home.endAppearanceTransition()
        }
      }
    }
    let ended = Rig { rig in
      rig.setUp = { scene in scene.stage.action("tell") { scene.home.endAppearanceTransition() } }
    }

    // Only an unbalanced appearance call is reported. It does not break the rule `one-at-a-time`,
    // because no transition was requested. The end that belongs to an ignored begin is not reported
    // by itself.
    #expect(
      try begun.broken("  0 do tell\n", .standard) == ["appearance-balanced:unbalanced-calls"])
    #expect(
      try ended.broken("  0 do tell\n", .standard) == ["appearance-balanced:ended-without-begin"])
  }

  /// A screen with a menu beside it, which is its child from the start.
  private final class Drawer: UIViewController {
    let menu = UIViewController()
    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(menu)
      menu.view.frame = CGRect(x: -300, y: 0, width: 300, height: 844)
      view.addSubview(menu.view)
      menu.didMove(toParent: self)
    }
    func tellMenu(_ appears: Bool, times: Int = 1) {
      for _ in 0..<times { menu.beginAppearanceTransition(appears, animated: true) }
      menu.view.frame.origin.x = appears ? 0 : -300
      for _ in 0..<times { menu.endAppearanceTransition() }
    }
  }

  @Test("A menu beside the screen that UIKit has told at the launch is told when it comes and goes")
  func menuBeside() throws {
    let drawer = Subject("drawer") { stage in
      let drawer = Drawer()
      stage.window.rootViewController = drawer
      stage.action("show") { drawer.tellMenu(true) }
      stage.action("hide") { drawer.tellMenu(false) }
      stage.action("show twice") { drawer.tellMenu(true, times: 2) }
      stage.action("end") { drawer.menu.endAppearanceTransition() }
      stage.action("take") { drawer.menu.view.removeFromSuperview() }
    }
    let show = "  0 do show\n  0 settle\n"
    let hide = "  0 do hide\n  0 settle\n"

    #expect(try findings(show + hide + show + hide, of: drawer, clause) == [])
    // R129 A second opening, and two at once, of what UIKit has told at the launch.
    #expect(try findings(show + hide + show + show, of: drawer, clause) == [])
    #expect(try findings(show + hide + "  0 do show twice\n", of: drawer, clause) == [])
    #expect(try findings(show + hide + hide, of: drawer, clause) == [])
    // An end that belongs to no begin is none of UIKit's, wherever the menu is.
    #expect(
      try findings(show + hide + "  0 do end\n", of: drawer, clause)
        == ["appearance-balanced:ended-without-begin"])
    // The menu off the screen has to be told once.
    #expect(
      try findings("  0 do take\n  0 settle\n" + hide + hide, of: drawer, clause)
        == ["appearance-balanced:unbalanced-calls"])
  }

  @Test("B1 A page that is turned away from while it appears, and ended once for both turns")
  func endedForBothTurns() throws {
    func pages(endsBoth: Bool) -> Rig {
      Rig { rig in
        rig.setUp = { scene in
          scene.stage.action("turn") {
            let page = scene.home
            page.beginAppearanceTransition(false, animated: true)
            page.beginAppearanceTransition(true, animated: true)
            page.endAppearanceTransition()
            if endsBoth { page.endAppearanceTransition() }
          }
        }
      }
    }

    #expect(
      try pages(endsBoth: true).broken("  0 do turn\n", .standard)
        == ["appearance-balanced:ended-without-begin"])
    #expect(try pages(endsBoth: false).broken("  0 do turn\n", .standard) == [])
  }

  @Test("A18 B1 Nobody is to blame for what UIKit says of its own calls")
  func uikits() throws {
    let subject = stack { stack in
      stack.stage.action("push at once") {
        stack.push()
        stack.push()
      }
      stack.stage.action("push over it") { stack.push() }
    }
    let trace = "  0 do push at once\n  32 do push over it\n  64 do pop\n"

    #expect(try findings(trace, of: subject, clause) == [])
  }

  // MARK: - Excuses

  @Test("A page in a container that a card covers is its owner's, too")
  func coveredInside() throws {
    let subject = stack { stack in
      stack.stage.action("cover") {
        let (card, page) = (Page(), stack.navigation.topViewController)
        card.modalPresentationStyle = .overFullScreen
        page?.beginAppearanceTransition(false, animated: false)
        stack.navigation.present(card, animated: false)
        page?.endAppearanceTransition()
      }
    }

    #expect(try findings("  0 do cover\n", of: subject, clause) == [])
  }

  @Test("A child that is told to go and turned round half-way hears no did in between")
  func turnedRound() throws {
    let subject = swap { swap in
      swap.pages[0].beginAppearanceTransition(false, animated: false)
      swap.pages[0].beginAppearanceTransition(true, animated: false)
      swap.pages[0].endAppearanceTransition()
    }

    #expect(try findings("  0 do swap\n", of: subject, clause) == [])
  }

  @Test(
    "A18 What UIKit alone has called is UIKit's, where a stack passes nothing on to its pages",
    arguments: [
      // The first page gets `viewWillDisappear` and `viewWillAppear`, although it never got
      // `viewDidAppear`.
      ["push", "pop"],
      // The page that is covered by a presentation gets no appearance callbacks.
      ["push", "cover"],
      // The page that is uncovered at the end of a presentation gets no appearance callbacks.
      ["push", "push", "cover", "pop", "uncover"],
    ])
  func uikitsAlone(acts: [String]) throws {
    let subject = Subject("rig") { stage in
      let stack = SilentStack(rootViewController: Page())
      stage.window.rootViewController = stack
      stage.action("push") { stack.pushViewController(Page(), animated: false) }
      stage.action("pop") { stack.popViewController(animated: false) }
      stage.action("cover") {
        let card = Page()
        card.modalPresentationStyle = .fullScreen
        stack.present(card, animated: false)
      }
      stage.action("uncover") { stack.dismiss(animated: false) }
    }
    let trace = acts.map { "  0 do \($0)\n  0 settle\n" }.joined()

    #expect(try findings(trace, of: subject, clause) == [])
  }

  @Test("A page that hears that it goes when its view is taken out is off the screen")
  func takenOut() throws {
    let subject = stack { stack in
      stack.stage.action("take out") {
        let page = stack.navigation.topViewController
        page?.beginAppearanceTransition(false, animated: false)
        page?.view.removeFromSuperview()
        page?.endAppearanceTransition()
      }
    }

    #expect(try findings("  0 do take out\n", of: subject, clause) == [])
  }
}

/// A container controller with two pages that shows the first of them.
private final class Swap: UIViewController {
  let pages = [Page(), Page()]

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    for page in pages {
      addChild(page)
      page.didMove(toParent: self)
    }
    view.addSubview(pages[0].view)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pages[0].beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pages[0].endAppearanceTransition()
  }

  func exchange() {
    pages[0].view.removeFromSuperview()
    view.addSubview(pages[1].view)
  }
}

/// A card that calls the appearance methods of the screen below it, because UIKit does not call
/// them for the style `.custom`.
private final class Covering: UIViewController {
  private weak var home: UIViewController?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if home == nil { home = presentingViewController }
    home?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    home?.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    home?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    home?.endAppearanceTransition()
  }
}

/// A navigation controller that does not forward appearance callbacks to its pages. UIKit calls
/// them only at pushes and pops.
private final class SilentStack: UINavigationController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// A container that tells its first page of its own appearance.
private final class Opening: UIViewController {
  var page = UIViewController()
  /// False if the container never begins the appearance of its page, but ends it.
  var beginsAppearance = true
  /// False if the container never ends the appearance of its page that it begins.
  var endsAppearance = true
  var arrive: @MainActor (UIViewController) -> Void = { _ in }
  /// Closures that the container calls when it is about to disappear, and when it has disappeared.
  var leave: @MainActor (Opening) -> Void = { _ in }
  var left: @MainActor (Opening) -> Void = { _ in }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  func letPageGo() {
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
    page = UIViewController()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if beginsAppearance { page.beginAppearanceTransition(true, animated: animated) }
    arrive(page)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if endsAppearance { page.endAppearanceTransition() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    leave(self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    left(self)
  }
}
