import Testing
import Turnstile
import UIKit

@Suite("leaves-nothing-behind") @MainActor
struct LeavesNothingBehindTests {
  private let clause = Contract.standard.only([.leavesNothingBehind])

  @Test("A view that came with the transition stays in the window")
  func offender() throws {
    let rig = Rig { $0.before = { $0.home.window?.addSubview(UIView()) } }

    #expect(try rig.broken(Traces.thereAndBack, clause) == ["leaves-nothing-behind:views"])
  }

  @Test("A view that goes with the container leaves nothing")
  func twin() throws {
    let rig = Rig { $0.before = { $0.container.addSubview(UIView()) } }

    #expect(try rig.broken(Traces.thereAndBack) == [])
  }

  /// A trace (input sequence) with two cancelled drags of one card.
  private let cancelledTwice = Traces.cancelled + Traces.drag(30, 100, from: 2_000)

  @Test("A view that each cancelled dismissal leaves under the card is one more each time")
  func growing() throws {
    let rig = Rig {
      $0.before = { if !$0.isPresenting { $0.container.insertSubview(UIView(), at: 0) } }
    }

    #expect(try rig.broken(Traces.cancelled, clause) == [])
    #expect(try rig.broken(cancelledTwice, clause) == ["leaves-nothing-behind:views"])
    let violation = try run(cancelledTwice, of: rig.subject, clause).violations.first
    #expect(
      violation?.message.hasPrefix(
        "each time the dismissal of Card is cancelled the window holds one view more: ") == true)
  }

  @Test("A view that is made for the first dismissal and kept for the next is no remainder")
  func kept() throws {
    let shade = 7
    let rig = Rig {
      $0.before = { moment in
        guard !moment.isPresenting, moment.container.viewWithTag(shade) == nil else { return }
        let view = UIView()
        view.tag = shade
        moment.container.insertSubview(view, at: 0)
      }
    }

    #expect(try rig.broken(cancelledTwice) == [])
  }

  @Test(
    "A view that a cancelled dismissal takes out again is no remainder, nor one of the screen's own"
  )
  func takenOut() throws {
    let rig = Rig {
      $0.before = { if !$0.isPresenting { $0.container.insertSubview(UIView(), at: 0) } }
      $0.after = { moment in
        moment.outgoing?.transform = .identity
        if !moment.isPresenting { moment.container.subviews.first?.removeFromSuperview() }
      }
      $0.setUp = { scene in scene.stage.action("add") { scene.home.view.addSubview(UIView()) } }
    }
    let add = "  400 do add\n  400 settle\n"
    let trace = Traces.cancelled + add + Traces.drag(30, 100, from: 2_000) + "  2400 do add\n"

    #expect(try rig.broken(trace) == [])
  }

  @Test("A view that the screen adds while nothing moves is its own")
  func lookAlike() throws {
    let rig = Rig {
      $0.setUp = { scene in scene.stage.action("add") { scene.home.view.addSubview(UIView()) } }
    }

    #expect(try rig.broken("  0 do add\n  0 settle\n" + Traces.thereAndBack) == [])
  }

  @Test("A display link, an animation and a timer that go on are found, each by itself")
  func activity() throws {
    let starts: [(String, Rig.Part)] = [
      ("display-links", { _ in Ticker.link() }),
      ("animations", { Ticker.spin($0.home) }),
      ("timers", { _ in Ticker.time() }),
    ]
    for (cause, start) in starts {
      let rig = Rig { $0.before = { if $0.isPresenting { start($0) } } }
      #expect(
        try rig.broken(Traces.thereAndBack, clause) == ["leaves-nothing-behind:\(cause)"])
    }
  }

  @Test("An animation that repeats and an animator that stays paused get advice of their own")
  func advice() throws {
    func fix(_ start: @escaping Rig.Part) throws -> String? {
      let rig = Rig { $0.before = { if $0.isPresenting { start($0) } } }
      let found = try run(Traces.thereAndBack, of: rig.subject, clause).violations
      #expect(found.map { "\($0.finding)" } == ["leaves-nothing-behind:animations"])
      return found.first?.fix
    }
    let paused = try fix { moment in
      let home = moment.home
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { home.alpha = 0.9 }
      animator.startAnimation()
      animator.pauseAnimation()
      moment.scene.stage.keep(Paused(animator), with: moment.scene.home)
    }

    #expect(paused == "finish or stop a paused property animator on every path, cancelled or not")
    #expect(
      try fix { Ticker.spin($0.home) }
        == "remove animations that repeat when the transition ends")
  }

  @Test("What shimmers in the cells of a list comes and goes with them, and in its header stays")
  func shimmer() throws {
    func rig(inCells: Bool) -> Rig {
      Rig {
        $0.setUp = { scene in
          let rows = Rows()
          let table = UITableView(frame: scene.home.view.bounds)
          table.dataSource = rows
          table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
          scene.stage.keep(rows, with: scene.home)
          scene.home.view.addSubview(table)
          scene.stage.action("load") {
            rows.count = 3
            table.reloadData()
            table.layoutIfNeeded()
            if !inCells { Ticker.spin(table.tableHeaderView!) }
            for cell in table.visibleCells where inCells { Ticker.spin(cell.contentView) }
          }
        }
      }
    }
    let trace = Traces.open + "  0 do load\n  0 do close\n  0 settle\n"

    #expect(try rig(inCells: true).broken(trace, clause) == [])
    #expect(try rig(inCells: false).broken(trace, clause) == ["leaves-nothing-behind:animations"])
  }

  @Test("What ran from the start may run on")
  func fromTheStart() throws {
    let rig = Rig {
      $0.setUp = { scene in
        Ticker.link()
        Ticker.spin(scene.home.view)
        Ticker.time()
      }
    }

    #expect(try rig.broken(Traces.thereAndBack, clause) == [])
  }

  @Test("Views that an app adds to the window before each request are found if they pile up")
  func piles() throws {
    func rig(_ act: @escaping @MainActor @Sendable (UIWindow) -> Void) -> Rig {
      Rig {
        $0.setUp = { scene in
          scene.stage.action("show") {
            if let window = scene.home.view.window { act(window) }
            scene.open()
          }
        }
      }
    }
    let bar = 7
    let trip = "  0 do show\n  0 settle\n  0 do close\n  0 settle\n"
    let piling = rig { $0.addSubview(UIView()) }
    let once = rig { window in
      guard window.viewWithTag(bar) == nil else { return }
      let view = UIView()
      view.tag = bar
      window.addSubview(view)
    }
    let anew = rig { window in
      window.viewWithTag(bar)?.removeFromSuperview()
      let view = UIView()
      view.tag = bar
      window.addSubview(view)
    }

    #expect(try piling.broken(trip + trip, clause) == ["leaves-nothing-behind:views"])
    let found = try run(trip + trip, of: piling.subject, clause).violations
    let message = try #require(found.first?.message)
    #expect(
      message.hasPrefix(
        "each time before the presentation of Card the app adds a view to the window that stays"))
    #expect(try piling.broken(trip, clause) == [])
    #expect(try once.broken(trip + trip, clause) == [])
    #expect(try anew.broken(trip + trip, clause) == [])
  }

  @Test("What a screen animates by itself before a request may go on, one animation more may not")
  func beforeTheRequest() throws {
    func rig(_ part: Rig.Part? = nil) -> Rig {
      Rig {
        $0.setUp = { scene in
          let badge = UIView()
          scene.home.view.addSubview(badge)
          scene.stage.action("start") { Ticker.spin(badge) }
        }
        $0.before = { if $0.isPresenting { part?($0) } }
      }
    }
    let trace = "  0 do start\n  0 settle\n" + Traces.thereAndBack

    #expect(try rig().broken(trace, clause) == [])
    let offender = rig { Ticker.spin($0.home) }
    let found = try run(trace, of: offender.subject, clause).violations
    #expect(found.map { "\($0.finding)" } == ["leaves-nothing-behind:animations"])
    #expect(
      found.first?.message.hasSuffix("1 animations more than before the app left its first screen.")
        == true)
  }

  @Test("What a screen starts in the handler that requests is the transition's")
  func inTheHandler() throws {
    let rig = Rig {
      $0.setUp = { scene in
        scene.stage.action("spin and open") {
          Ticker.spin(scene.home.view)
          scene.open()
        }
      }
    }
    let trace = "  0 do spin and open\n  0 settle\n  0 do close\n  0 settle\n"

    #expect(try rig.broken(trace, clause) == ["leaves-nothing-behind:animations"])
  }

  @Test("Animators that a drag of a panel pauses before a card is opened are the panel's own")
  func panel() throws {
    func rig(pauses: Bool) -> Rig {
      Rig {
        $0.setUp = { scene in
          let panel = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 244))
          scene.home.view.addSubview(panel)
          let target = PanTarget { [weak panel] pan in
            guard pauses, pan.state == .began, let panel else { return }
            let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {
              panel.frame.origin.y = 300
            }
            animator.startAnimation()
            animator.pauseAnimation()
            scene.stage.keep(Paused(animator), with: scene.home)
          }
          panel.addGestureRecognizer(target.pan)
          scene.stage.keep(target, with: scene.home)
        }
        $0.before = { if !pauses, $0.isPresenting { Ticker.spin($0.home) } }
      }
    }
    let trace = """
        0 down 1 at 195,700
        16 move 1 to 195,730
        32 up 1
        32 settle
        32 do open
        32 settle
        32 do close
        32 settle

      """

    #expect(try rig(pauses: true).broken(trace, clause) == [])
    #expect(try rig(pauses: false).broken(trace, clause) == ["leaves-nothing-behind:animations"])
  }

  @Test(
    "What a tab's screen starts counts if each visit starts one more, not if it is kept for good",
    arguments: [
      (Show.eachVisit, ["leaves-nothing-behind:"]), (.whileVisible, []), (.once, []),
    ], [Show.Means.timer, .link])
  func showsOfTabs(found: (Show, [String]), means: Show.Means) throws {
    let subject = Subject("tabs") { stage in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), ShowController(found.0, means)]
      stage.window.rootViewController = tabs
    }
    let trip = ["tap at 292,785", "settle", "tap at 97,785", "settle"]
    let trace = (trip + trip).map { "  0 \($0)\n" }.joined()

    #expect(try findings(trace, of: subject, clause) == found.1.map { $0 + means.rawValue })
  }

  @Test("A timer that a card starts is found at the first rest without it, not only at the end")
  func rests() throws {
    let rig = Rig { $0.before = { if $0.isPresenting { Ticker.time() } } }
    let trace = Traces.thereAndBack + "  0 do open\n  0 settle\n"

    #expect(try rig.broken(trace, clause) == ["leaves-nothing-behind:timers"])
  }

  @Test("What is there while a card is shown is no remainder")
  func away() throws {
    let rig = Rig { $0.before = { $0.home.window?.addSubview(UIView()) } }

    #expect(try rig.broken(Traces.open, clause) == [])
  }

  @Test("Cells that a list makes under a card are its own")
  func cells() throws {
    let rig = Rig {
      $0.setUp = { scene in
        let rows = Rows()
        let table = UITableView(frame: scene.home.view.bounds)
        table.dataSource = rows
        scene.stage.keep(rows, with: scene.home)
        scene.home.view.addSubview(table)
        scene.stage.action("load") {
          rows.count = 3
          table.reloadData()
        }
      }
    }

    #expect(
      try rig.broken("  0 do open\n  16 do load\n  400 do close\n  400 settle\n", clause) == [])
  }
}

/// The kinds of activity that never end in the tests: a display link, an animation, and a timer.
@MainActor
private final class Ticker: NSObject {
  @discardableResult
  static func link() -> CADisplayLink {
    let link = CADisplayLink(target: Ticker(), selector: Selector(Ticker.tick(_:)))
    link.add(to: .main, forMode: .common)
    return link
  }

  private func tick(_ link: CADisplayLink) {}

  static func spin(_ view: UIView) {
    let spin = CABasicAnimation(keyPath: "opacity")
    (spin.fromValue, spin.toValue) = (1.0, 0.9)
    (spin.duration, spin.repeatCount) = (1, .infinity)
    view.layer.add(spin, forKey: "spin")
  }

  static func time() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }
}

/// A property animator that stays paused until its owner is released.
@MainActor
private final class Paused {
  private let animator: UIViewPropertyAnimator

  init(_ animator: UIViewPropertyAnimator) { self.animator = animator }

  isolated deinit { animator.stopAnimation(true) }
}

private final class Rows: NSObject, UITableViewDataSource {
  var count = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

/// The times at which a tab's screen runs a picture show.
enum Show: Sendable {
  case eachVisit, whileVisible, once

  /// The means by which the screen shows the next picture; the raw value is the cause of a finding.
  enum Means: String { case timer = "timers", link = "display-links" }
}

private final class ShowController: UIViewController {
  private let show: Show
  private let means: Show.Means
  private var timer: Timer?
  private var link: CADisplayLink?

  init(_ show: Show, _ means: Show.Means) {
    (self.show, self.means) = (show, means)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if show == .once { start() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if show != .once { start() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard show == .whileVisible else { return }
    timer?.invalidate()
    link?.invalidate()
  }

  private func start() {
    switch means {
    case .timer: timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    case .link: link = Ticker.link()
    }
  }
}
