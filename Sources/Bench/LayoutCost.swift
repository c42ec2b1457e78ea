import Foundation
import UIKit
import VirtualTime

/// Measures the speed of layout in the UIKit model: a screen that is laid out in each frame of a
/// drag, written in several ways that real apps use.
///
/// Every pattern is the same screen of twenty views. Its cost is compared with that of the same
/// screen laid out by frames alone, in two parts. The first part is one drag: sixty frames in which
/// a finger pulls up the card, with layout in each of them, and the way back. The second part is
/// making the screen and laying it out for the first time, when constraints are solved from
/// scratch. The printed rounds are the largest number of layouts of the screen in one frame.
@MainActor
enum LayoutCost {
  /// Prints the speed of all measured ways of layout, or of those with the given names.
  static func run(only names: [String]) {
    let rounds = 9
    let pages: [(name: String, make: () -> Page)] = [
      ("plain", Page.init), ("plain-twice", Twice.init), ("a-framed-by-hand", HandFramed.init),
      ("b-equal-constraint", Replacing.init),
      ("c-frames-against", Contradicting.init), ("d-moved-sheet", Moving.init),
      ("e-fractional", Fractional.init), ("f-half-pixels", HalfPixels.init),
      ("g-stack", Stacked.init), ("h-wishes", Wishing.init), ("i-come-and-gone", ComeAndGone.init),
    ]
    let chosen = pages.filter { $0.name == "plain" || Arguments(names).names($0.name) }
    let worlds = chosen.map { World(named: $0.name, $0.make) }
    for world in worlds { world.drag() }
    // The ways of layout take turns, so that other load of the machine disturbs all of them alike.
    for _ in 0..<rounds { for world in worlds { for _ in 0..<5 { world.drag() } } }
    let plain = worlds[0].fastest
    func ratio(_ part: KeyPath<Cost, Double>, of world: World) -> String {
      hundredths(Int(world.fastest[keyPath: part] / plain[keyPath: part] * 100 + 0.5), 100)
    }
    for world in worlds {
      print(
        """
        {"name":"\(world.name)","rounds_per_pass":\(world.most),\
        "layouts_per_drag":\(world.layouts),"microseconds_per_drag":\(Int(world.fastest.drag * 1e6)),\
        "ratio":\(ratio(\.drag, of: world)),\
        "microseconds_to_make":\(Int(world.fastest.making * 1e6)),\
        "ratio_to_make":\(ratio(\.making, of: world)),"warnings":\(world.warnings)}
        """)
    }
    if Arguments(names).names("300-constrained") { rotation() }
  }

  /// Prints the speed of simulating a screen of 300 constrained views, which is rotated once in
  /// each run.
  private static func rotation() {
    var fastest = Double.infinity
    var simulated = 0.0
    for _ in 0..<5 {
      let start = processorSeconds()
      let simulator = Simulator.boot()
      let window = UIWindow(frame: UIScreen.main.bounds)
      let controller = UIViewController()
      controller.view = Rows(count: 300)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      simulator.run(for: .milliseconds(500))
      simulator.resize(to: CGSize(width: 844, height: 390))
      simulator.run(for: .milliseconds(1500))
      fastest = min(fastest, processorSeconds() - start)
      simulated = simulator.seconds
    }
    print(
      """
      {"name":"300-constrained","microseconds_per_run":\(Int(fastest * 1e6)),\
      "simulated_per_cpu":\(hundredths(Int(simulated / fastest * 100), 100))}
      """)
  }
}

private func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The processor seconds that one way of layout takes to make its screen and to lay it out during a
/// drag.
private struct Cost {
  var making = Double.infinity
  var drag = Double.infinity
}

// MARK: - The world

/// A home screen from which a simulated finger pulls up a page and lets it fall again.
@MainActor
private final class World {
  let name: String
  private(set) var fastest = Cost()
  private(set) var most = 0
  private(set) var layouts = 0
  private(set) var warnings = 0
  private let make: () -> Page

  init(named name: String, _ make: @escaping () -> Page) {
    self.name = name
    self.make = make
  }

  /// Measures one run of the benchmark: a fresh app, a drag of sixty frames, and the second in
  /// which the page falls back.
  func drag() {
    let simulator = Simulator.boot()
    let beginning = processorSeconds()
    let page = make()
    page.view.frame = UIScreen.main.bounds
    page.view.layoutIfNeeded()
    fastest.making = min(fastest.making, processorSeconds() - beginning)
    let home = Home(page)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = home
    window.makeKeyAndVisible()
    simulator.run(for: .milliseconds(100))
    _ = page.takeLayouts()
    let start = processorSeconds()
    let frames = simulator.loop.frames
    let first = frames.frame(at: simulator.now) + 1
    let instant = { frames.instant(ofFrame: first + $0) }
    simulator.touchDown(finger: 1, at: CGPoint(x: 195, y: 800), when: instant(0))
    for frame in 1...60 {
      let point = CGPoint(x: 195, y: 800 - CGFloat(frame) * 5)
      simulator.touchMove(finger: 1, at: point, when: instant(frame))
      simulator.run(until: instant(frame))
      most = max(most, home.page.takeLayouts())
    }
    simulator.touchUp(finger: 1, when: instant(60))
    simulator.run(for: .seconds(1))
    fastest.drag = min(fastest.drag, processorSeconds() - start)
    layouts = home.page.allLayouts
    warnings = simulator.warnings.count
  }
}

@MainActor
private final class Home: UIViewController, UIViewControllerTransitioningDelegate {
  let page: Page
  private var interactor: UIPercentDrivenInteractiveTransition?

  init(_ page: Page) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(Home.pull(_:))))
  }

  private func pull(_ pan: UIPanGestureRecognizer) {
    let way = -pan.translation(in: view).y
    switch pan.state {
    case .began:
      interactor = UIPercentDrivenInteractiveTransition()
      page.modalPresentationStyle = .custom
      page.transitioningDelegate = self
      present(page, animated: true)
    case .changed:
      interactor?.update(way / view.bounds.height)
      page.follow(way)
    case .ended, .cancelled:
      interactor?.cancel()
      interactor = nil
    default: break
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Rise()
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor
  }
}

/// An animator that lets a card rise from the lower edge by setting its frame.
private final class Rise: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let card = transitionContext.view(forKey: .to) else { return }
    let place = transitionContext.containerView.bounds
    card.frame = place.offsetBy(dx: 0, dy: place.height)
    transitionContext.containerView.addSubview(card)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      card.frame = place
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

// MARK: - The patterns

/// A page of twenty rows that sets their frames itself. Subclasses lay the rows out in other ways.
@MainActor
private class Page: UIViewController {
  final class Screen: UIView {
    weak var page: Page?
    override func layoutSubviews() {
      super.layoutSubviews()
      page?.screenIsLaidOut(self)
    }
  }

  let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
  let rows = (0..<20).map { _ in UIView() }
  private var layouts = 0
  private(set) var allLayouts = 0

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let screen = Screen()
    screen.page = self
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    build()
  }

  func build() { for row in rows { view.addSubview(row) } }

  func screenIsLaidOut(_ screen: UIView) {
    layouts += 1
    allLayouts += 1
    lay(screen)
  }

  func lay(_ screen: UIView) { frameRows(in: screen) }

  func frameRows(in screen: UIView) {
    for (place, row) in rows.enumerated() { row.frame = frame(of: place, in: screen) }
  }

  func frame(of place: Int, in screen: UIView) -> CGRect {
    CGRect(x: 16, y: CGFloat(place) * 40, width: screen.bounds.width - 32, height: 37)
  }

  /// Marks the page's view as needing layout, because the finger has moved.
  func follow(_ way: CGFloat) { view.setNeedsLayout() }

  /// Returns the number of layouts of the page's view since the last call.
  func takeLayouts() -> Int {
    defer { layouts = 0 }
    return layouts
  }

  /// Adds constraints that give the rows the same places on the screen as the page that sets
  /// frames.
  func tie(_ rows: [UIView], to screen: UIView) {
    for (place, row) in rows.enumerated() {
      row.translatesAutoresizingMaskIntoConstraints = false
      if row.superview == nil { screen.addSubview(row) }
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
        row.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
        row.topAnchor.constraint(equalTo: screen.topAnchor, constant: CGFloat(place) * 40),
        row.heightAnchor.constraint(equalToConstant: 37),
      ])
    }
  }
}

/// A page that sets each row's frame twice, to show the cost of the frame changes alone. The page
/// (c) sets frames twice by its constraints and by hand.
private final class Twice: Page {
  override func lay(_ screen: UIView) {
    for (place, row) in rows.enumerated() {
      row.frame = frame(of: place, in: screen).insetBy(dx: 1, dy: 1)
    }
    frameRows(in: screen)
  }
}

/// (a) A page whose views have neither autoresizing masks nor constraints, and whose frames are set
/// by hand.
private final class HandFramed: Page {
  override func build() {
    super.build()
    for row in rows { row.translatesAutoresizingMaskIntoConstraints = false }
  }
}

/// (b) A page whose rows lie by constraints, one of which is replaced by an equal one before each
/// layout.
private final class Replacing: Page {
  private var bottom: NSLayoutConstraint?

  override func build() { tie(rows, to: view) }
  override func lay(_ screen: UIView) {}
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    bottom?.isActive = false
    bottom = rows[19].bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: 900)
    bottom?.isActive = true
  }
}

/// (c) A page whose rows have constraints, and whose code sets frames that contradict them.
private final class Contradicting: Page {
  override func build() { tie(rows, to: view) }
  override func frame(of place: Int, in screen: UIView) -> CGRect {
    super.frame(of: place, in: screen).insetBy(dx: 1, dy: 1)
  }
}

/// (d) A page with a sheet that moves with the finger and whose contents lie by constraints.
private final class Moving: Page {
  override func build() {
    view.addSubview(sheet)
    tie(rows, to: sheet)
  }
  override func lay(_ screen: UIView) {}
  override func follow(_ way: CGFloat) {
    super.follow(way)
    sheet.center.y = 400 + way
  }
}

/// (e) A page of centred rows whose sizes are fractions of points, above the lower edge.
private final class Fractional: Page {
  override func build() {
    for row in rows {
      row.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(row)
      NSLayoutConstraint.activate([
        row.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        row.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
        row.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1 / 3),
        row.heightAnchor.constraint(equalToConstant: 100 / 7),
      ])
    }
  }
  override func lay(_ screen: UIView) {}
}

/// (f) A page whose rows have centres between pixels, so that their frames must be rounded.
private final class HalfPixels: Page {
  override func build() {
    sheet.frame.size = CGSize(width: 366, height: 132)
    view.addSubview(sheet)
    for row in rows {
      row.translatesAutoresizingMaskIntoConstraints = false
      sheet.addSubview(row)
      NSLayoutConstraint.activate([
        row.centerXAnchor.constraint(equalTo: sheet.centerXAnchor),
        row.centerYAnchor.constraint(equalTo: sheet.centerYAnchor),
        row.widthAnchor.constraint(equalToConstant: 37),
        row.heightAnchor.constraint(equalToConstant: 37),
      ])
    }
  }
  override func lay(_ screen: UIView) {}
  override func follow(_ way: CGFloat) {
    super.follow(way)
    sheet.setNeedsLayout()
  }
}

/// (g) A page whose rows are in a stack view that constraints place.
private final class Stacked: Page {
  override func build() {
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 3
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
    for row in rows { row.heightAnchor.constraint(equalToConstant: 37).isActive = true }
  }
  override func lay(_ screen: UIView) {}
}

/// (h) A page of rows one below the other, each with constraints of several priorities that cannot
/// all hold: a height of its own, a height that all rows share, and a small gap.
private class Wishing: Page {
  override func build() {
    for row in rows {
      row.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(row)
    }
    for (place, row) in rows.enumerated() { NSLayoutConstraint.activate(wishes(row, place)) }
  }
  override func lay(_ screen: UIView) {}

  func wishes(_ row: UIView, _ place: Int) -> [NSLayoutConstraint] {
    let above = place == 0 ? view.topAnchor : rows[place - 1].bottomAnchor
    let wished: [(NSLayoutConstraint, Float)] = [
      (row.topAnchor.constraint(greaterThanOrEqualTo: above, constant: 3), 1000),
      (row.topAnchor.constraint(equalTo: above, constant: 8), 250),
      (row.heightAnchor.constraint(greaterThanOrEqualToConstant: 20), 1000),
      (row.heightAnchor.constraint(equalToConstant: 30 + CGFloat(place % 5) * 4), 750),
      (row.heightAnchor.constraint(lessThanOrEqualToConstant: 44), 999),
      (row.heightAnchor.constraint(equalTo: rows[0].heightAnchor), 500),
      (row.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 16), 1000),
      (row.centerXAnchor.constraint(equalTo: view.centerXAnchor), 1000),
      (row.widthAnchor.constraint(equalTo: view.widthAnchor), 751),
      (row.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -8), 999),
    ]
    return wished.map { constraint, priority in
      constraint.priority = UILayoutPriority(priority)
      return constraint
    }
  }
}

/// (i) The page of (h), in which one row is replaced by an equal row at each layout.
private final class ComeAndGone: Wishing {
  private var last: UIView?

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    last?.removeFromSuperview()
    let row = UIView()
    last = row
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    NSLayoutConstraint.activate(wishes(row, rows.count))
  }
}

/// A column of many views, each constrained below the one before, for measuring the layout of a
/// large screen.
private final class Rows: UIView {
  init(count: Int) {
    super.init(frame: .zero)
    var above: UIView?
    for _ in 0..<count {
      let row = UIView()
      row.translatesAutoresizingMaskIntoConstraints = false
      addSubview(row)
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? topAnchor, constant: 1),
        row.heightAnchor.constraint(equalToConstant: 20),
      ])
      above = row
    }
  }

  required init?(coder: NSCoder) { nil }
}
