import Testing
import Turnstile
import UIKit

@MainActor
@Suite("cancel-restores and gestures")
struct CancelRestoresGestureTests {
  private let clause = Contract.standard.only([.cancelRestores])

  /// Returns the broken rules for a sheet that a finger pulls by the system's gesture, while the
  /// screen changes.
  private func pulled(
    _ trace: String = Traces.cancelled,
    _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) throws -> [String] {
    let sheet = Subject("sheet") { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      stage.action("open") {
        let screen = make()
        screen.modalPresentationStyle = .pageSheet
        home.present(screen, animated: true)
      }
    }
    let clauses = Contract.strict.only([.cancelRestores, .movesContinuously])
    let run = try run(trace, of: sheet, clauses)
    #expect(run.tally[.dismiss, .cancelled] == 1)
    return run.violations.map { "\($0.finding)" }
  }

  @Test("What a screen does not bring back after the system's pull on its sheet is found")
  func pulledBySystem() throws {
    #expect(try pulled { Forgetful() } == ["cancel-restores:hidden"])
  }

  @Test("What a pan of the app's own does in the drag with which the system pulls is not owed back")
  func pannedMeanwhile() throws {
    #expect(try pulled { Folding() } == [])
    let taken = "  16 move 1 to 195,330\n  16 move 1 to 195,400\n  16 cancel 1\n  16 settle\n"
    #expect(try pulled(Traces.open + "  0 down 1 at 195,300\n" + taken) { Folding() } == [])
  }

  @Test(
    "A page that another drag turns before the app is at rest is not owed back by the cancel before it",
    arguments: [false, true])
  func pageTurned(leavesValue: Bool) throws {
    let rig = Rig {
      $0.makeCard = { Pages() }
      $0.after = { moment in
        moment.outgoing?.transform = .identity
        if leavesValue, !moment.isPresenting { moment.home.alpha = 0.5 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {}
      }
      $0.setUp = { scene in
        let upright = Upright()
        scene.driver.pan.delegate = upright
        scene.stage.keep(upright, with: scene.home)
      }
    }
    let pull = "  0 down 1 at 195,300\n 16 move 1 to 195,330\n 32 move 1 to 195,400\n332 up 1\n"
    let turn = "600 down 1 at 340,500\n616 move 1 to 250,500\n632 move 1 to 60,500\n648 up 1\n"
    let trace = Traces.open + pull + (leavesValue ? "" : turn) + "648 settle\n"

    #expect(try rig.broken(trace, clause) == (leavesValue ? ["cancel-restores:alpha"] : []))
  }

  @Test(
    "What the end of a list's scrolling changes is owed back where the list drives the dismissal, and not beside it",
    arguments: [false, true])
  func scrolledBeside(listDrives: Bool) throws {
    let rig = Rig { rig in
      rig.makeCard = { Listed() }
      if listDrives { rig.pan = { _, _ in } }
      rig.setUp = { scene in
        let sharing = Sharing()
        scene.driver.pan.delegate = sharing
        scene.stage.keep(sharing, with: scene.home)
        guard listDrives else { return }
        scene.stage.action("drive") { [weak scene] in
          (scene?.card as? Listed)?.driver = scene?.driver
        }
      }
    }
    let drive = listDrives ? "  0 do drive\n  0 settle\n" : ""

    #expect(
      try rig.broken(Traces.open + drive + Traces.drag(30, 100), clause)
        == (listDrives ? ["cancel-restores:transform"] : []))
  }

  @Test("What a tap between a cancelled pull and the next rest unfolds is not owed back")
  func unfolded() throws {
    let pull = "  0 down 1 at 195,300\n  16 move 1 to 195,330\n  32 move 1 to 195,340\n  400 up 1\n"
    let held = "  408 down 2 at 20,700\n  1300 tap at 195,150\n  1300 settle\n"

    #expect(try pulled(Traces.open + pull + held) { Unfolding() } == [])
  }

  @Test("What a pan beside the one that drives the dismissal does is not owed back")
  func pannedBeside() throws {
    let rig = Rig {
      $0.makeCard = { Folding() }
      $0.keepsCard = true
    }

    #expect(try rig.broken(Traces.cancelled, clause) == [])
    let again = Traces.finished + "332 do open\n332 settle\n"
    #expect(try rig.broken(again, Contract.standard.only([.roundTrip])) == [])
  }

  @Test("What a display link does that a pan beside the driving one has started is not owed back")
  func linkedBeside() throws {
    let rig = Rig {
      $0.makeCard = { Folding(by: .newLink) }
      $0.keepsCard = true
    }

    #expect(try rig.broken(Traces.cancelled, clause) == [])
  }

  @Test("What a display link does that the driving pan has started is owed back")
  func linkedByDriver() throws {
    let rig = Rig {
      $0.makeCard = { Folding(hasPan: false, by: .newLink) }
      $0.pan = { pan, driver in
        driver.follow(pan)
        if pan.state == .ended { (driver.scene?.card as? Folding)?.fold() }
      }
    }

    #expect(try rig.broken(Traces.cancelled, clause) == ["cancel-restores:frame"])
  }

  @Test("What a display link from before the drag does for the driving pan is owed back")
  func linkedBefore() throws {
    let rig = Rig {
      $0.makeCard = { Folding(hasPan: false, by: .readyLink) }
      $0.pan = { pan, driver in
        driver.follow(pan)
        if pan.state == .ended { (driver.scene?.card as? Folding)?.fold() }
      }
    }

    #expect(try rig.broken(Traces.cancelled, clause) == ["cancel-restores:frame"])
  }

  @Test("What the pan that drives the dismissal does itself is owed back")
  func foldedByDriver() throws {
    let rig = Rig {
      $0.makeCard = { Folding(hasPan: false) }
      $0.pan = { pan, driver in
        driver.follow(pan)
        if pan.state == .ended { (driver.scene?.card as? Folding)?.fold() }
      }
    }

    #expect(try rig.broken(Traces.cancelled, clause) == ["cancel-restores:frame"])
  }

  @Test("What a second pan does that drives the dismissal later is owed back")
  func foldedByLaterDriver() throws {
    let rig = Rig { rig in
      rig.keepsCard = true
      rig.makeCard = { Folding() }
      rig.setUp = { scene in
        scene.stage.action("drive too") { [weak scene] in
          (scene?.card as? Folding)?.drives = { scene?.driver.update(0.3) }
        }
      }
    }
    let trace =
      Traces.open + "  0 do drive too\n  0 settle\n" + Traces.drag(30, 60, 80, 100)

    #expect(try rig.broken(trace, clause) == ["cancel-restores:frame"])
  }
}

/// A card that hides a part of itself when it is about to disappear, and does not show it again.
private final class Forgetful: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.subviews[0].isHidden = true
  }
}

/// A card with a row that a tap unfolds in the next layout.
private final class Unfolding: UIViewController {
  private let rows = UIStackView(frame: CGRect(x: 0, y: 0, width: 390, height: 0))
  private let row = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    rows.axis = .vertical
    rows.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rows)
    let title = UIButton()
    for (part, height) in [(title, 120), (row, 200)] as [(UIView, CGFloat)] {
      part.heightAnchor.constraint(equalToConstant: height).isActive = true
      rows.addArrangedSubview(part)
    }
    row.isHidden = true
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: view.topAnchor),
      rows.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    let tap = UITapGestureRecognizer(target: self, action: Selector(Unfolding.unfold(_:)))
    title.addGestureRecognizer(tap)
  }

  private func unfold(_ tap: UITapGestureRecognizer) {
    UIView.animate(withDuration: 0.2) { self.row.isHidden = false }
  }
}

/// A card with a list whose delegate moves a hint when the finger lets the list go. The list drives
/// the dismissal if it is given an interactor.
private final class Listed: UIViewController, UIScrollViewDelegate {
  weak var driver: Driver?
  private let hint = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    list.contentSize = CGSize(width: 390, height: 2_000)
    list.delegate = self
    view.addSubview(list)
    view.addSubview(hint)
  }

  func scrollViewDidScroll(_ list: UIScrollView) {
    guard let driver, list.isTracking else { return }
    if driver.isDriving { driver.update(0.1) } else { driver.begin() }
  }

  func scrollViewDidEndDragging(_ list: UIScrollView, willDecelerate: Bool) {
    hint.transform = CGAffineTransform(translationX: 0, y: 40)
    driver?.end(finishing: false)
  }
}

/// A gesture recogniser's delegate that lets all gestures be recognised together.
private final class Sharing: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

/// A card that moves its upper part out of sight after every drag.
private final class Folding: UIViewController, UIGestureRecognizerDelegate {
  /// A call that the card's own pan makes while the finger moves, after the first movement.
  var drives: (() -> Void)?
  private let hasPan: Bool
  private let means: Means
  private var movements = 0
  private var link: CADisplayLink?

  /// A way to move the upper part: an animation, a display link that is made for it, or one that
  /// was made with the card and waits.
  enum Means {
    case animation, newLink, readyLink
  }

  /// - Parameter hasPan: False if the card leaves the dragging to others.
  init(hasPan: Bool = true, by means: Means = .animation) {
    self.hasPan = hasPan
    self.means = means
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200)))
    if means == .readyLink { makeLink().isPaused = true }
    guard hasPan else { return }
    let pan = UIPanGestureRecognizer(target: self, action: Selector(Folding.follow(_:)))
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed:
      guard let drives else { return }
      movements += 1
      if movements == 1 { view.subviews[0].frame.origin.y = -400 } else { drives() }
    case .ended, .cancelled: fold()
    default: break
    }
  }

  func fold() {
    switch means {
    case .animation:
      UIView.animate(withDuration: 0.2) { self.view.subviews[0].frame.origin.y = -400 }
    case .newLink: makeLink()
    case .readyLink: link?.isPaused = false
    }
  }

  @discardableResult
  private func makeLink() -> CADisplayLink {
    let made = CADisplayLink(target: self, selector: Selector(Folding.step(_:)))
    made.add(to: .main, forMode: .common)
    link = made
    return made
  }

  private func step(_ link: CADisplayLink) {
    view.subviews[0].frame.origin.y -= 40
    if view.subviews[0].frame.origin.y <= -400 { link.isPaused = true }
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

/// Two pages, which a sideways drag turns.
private final class Pages: UIPageViewController, UIPageViewControllerDataSource {
  private let pages = [UIViewController(), UIViewController()]

  init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore controller: UIViewController
  ) -> UIViewController? { controller === pages[1] ? pages[0] : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
  ) -> UIViewController? { controller === pages[0] ? pages[1] : nil }
}

/// A delegate that lets a pan begin only upwards or downwards.
private final class Upright: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let way = (recognizer as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero
    return abs(way.y) > abs(way.x)
  }
}
