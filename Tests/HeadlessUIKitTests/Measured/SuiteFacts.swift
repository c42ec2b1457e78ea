import UIKit

extension MeasuredFact.Source {
  /// Returns the source of facts from the test suite of a public library, which its authors run on
  /// a simulator before each change.
  private static func suite(_ place: String) -> Self { Self(device: "a simulator", place: place) }

  static let visibility = suite("square/swift-modals, VisibilityTests")
  static let childSwap = suite("square/workflow-swift, UIViewControllerExtensionTests")
  static let overlay = suite("applidium/OverlayContainer, OverlayScrollViewDelegateTest")
  static let family = suite("zenangst/Family, FamilyViewControllerTests")
  static let auk = suite("evgenyneu/Auk, AukPageVisibilityTests and AukTests")
  static let route = suite("ekazaev/route-composer, ActionTests and ContainerLocatorTests")
  static let pageboy = suite("uias/Pageboy, PageboyTransitionTests")
  static let panModal = suite("slackhq/PanModal, PanModalTests")
  static let tablePicture = Self(
    device: "iPhone 8, iOS 13", place: "pointfreeco/swift-snapshot-testing, issue 362")
  static let swipeBack = Self(device: "iPhone, iOS 7", place: "Stack Overflow 18927878")
}

extension MeasuredFact {
  static let suites: [MeasuredFact] = byHand + swaps + swiped + containers + observed

  /// Begins appearance transitions of a controller by hand, and returns the callbacks that the
  /// controller has recorded.
  @MainActor
  private static func heard(shown: Bool = false, _ begins: [Bool], ends: Bool) -> [String] {
    Simulator.boot()
    let log = Log()
    let page = Page("page", log)
    if shown {
      page.beginAppearanceTransition(true, animated: false)
      page.endAppearanceTransition()
      _ = log.take()
    }
    for begin in begins { page.beginAppearanceTransition(begin, animated: false) }
    if ends { page.endAppearanceTransition() }
    return log.take()
  }

  private static let byHand: [MeasuredFact] = [
    .order(
      "a beginning that is taken back", ["page.willAppear", "page.willDisappear"],
      from: .visibility
    ) { heard([true, false], ends: false) },
    .order(
      "a beginning that is taken back, to its end",
      ["page.willAppear", "page.willDisappear", "page.didDisappear"], from: .visibility
    ) { heard([true, false], ends: true) },
    .order(
      "a disappearance that is taken back", ["page.willDisappear", "page.willAppear"],
      from: .visibility
    ) { heard(shown: true, [false, true], ends: false) },
    .order(
      "a disappearance that is taken back, to its end",
      ["page.willDisappear", "page.willAppear", "page.didAppear"], from: .visibility
    ) { heard(shown: true, [false, true], ends: true) },
    .order(
      "a disappearance to its end", ["page.willDisappear", "page.didDisappear"], from: .visibility
    ) { heard(shown: true, [false], ends: true) },
  ]

  /// A child controller that records when it is moved, loaded and shown.
  private final class Child: UIViewController {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("A child is not decoded.") }
    override func loadView() {
      log("\(name).load")
      super.loadView()
    }
    override func willMove(toParent parent: UIViewController?) {
      log("\(name).willMove \(parent == nil ? "out" : "in")")
      super.willMove(toParent: parent)
    }
    override func didMove(toParent parent: UIViewController?) {
      log("\(name).didMove \(parent == nil ? "out" : "in")")
      super.didMove(toParent: parent)
    }
    override func viewWillAppear(_ animated: Bool) { log("\(name).willAppear") }
    override func viewDidAppear(_ animated: Bool) { log("\(name).didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log("\(name).willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log("\(name).didDisappear") }
  }

  /// Replaces the first child controller by a second one, and calls their appearance methods by
  /// hand.
  @MainActor
  private static func swap(in parent: UIViewController, _ log: Log) -> [String] {
    let (old, new) = (parent.children[0], Child("new", log))
    _ = log.take()
    parent.addChild(new)
    old.willMove(toParent: nil)
    if let container = old.viewIfLoaded?.superview {
      new.view.frame = old.view.frame
      let isVisible = parent.view.window != nil
      if isVisible {
        new.beginAppearanceTransition(true, animated: false)
        old.beginAppearanceTransition(false, animated: false)
      }
      container.insertSubview(new.view, aboveSubview: old.view)
      old.view.removeFromSuperview()
      if isVisible {
        new.endAppearanceTransition()
        old.endAppearanceTransition()
      }
    }
    new.didMove(toParent: parent)
    old.removeFromParent()
    return log.take()
  }

  private static let swaps: [MeasuredFact] = [
    .order(
      "a child takes another's place, without views",
      ["new.willMove in", "old.willMove out", "new.didMove in", "old.didMove out"],
      from: .childSwap
    ) {
      Simulator.boot()
      let (log, parent) = (Log(), UIViewController())
      parent.addChild(Child("old", log))
      return swap(in: parent, log)
    },
    .order(
      "a child takes another's place, with views in no window",
      ["new.willMove in", "old.willMove out", "new.load", "new.didMove in", "old.didMove out"],
      from: .childSwap
    ) {
      Simulator.boot()
      let (log, parent) = (Log(), UIViewController())
      let old = Child("old", log)
      parent.addChild(old)
      parent.view.addSubview(old.view)
      return swap(in: parent, log)
    },
    .order(
      "a child takes another's place in a window",
      [
        "new.willMove in", "old.willMove out", "new.load", "new.willAppear", "old.willDisappear",
        "new.didAppear", "old.didDisappear", "new.didMove in", "old.didMove out",
      ], from: .childSwap
    ) {
      let bench = Bench(width: 390, height: 844)
      let log = Log()
      let old = Child("old", log)
      bench.root.addChild(old)
      bench.root.view.addSubview(old.view)
      old.didMove(toParent: bench.root)
      bench.run(1)
      return swap(in: bench.root, log)
    },
  ]

  /// Swipes back from the left edge, and returns the callbacks of the upper page.
  @MainActor
  private static func swiped(to end: CGFloat) -> [String] {
    let bench = Bench(width: 390, height: 844)
    let log = Log()
    let stack = UINavigationController(rootViewController: UIViewController())
    bench.window.rootViewController = stack
    bench.run(1)
    stack.pushViewController(Page("next", log), animated: false)
    bench.run(1)
    _ = log.take()
    bench.simulator.touchDown(finger: 1, at: CGPoint(x: 2, y: 400))
    for step in 1...20 {
      bench.run(0.016)
      let x = 2 + (end - 2) * CGFloat(step) / 20
      bench.simulator.touchMove(finger: 1, at: CGPoint(x: x, y: 400))
    }
    bench.run(0.5)
    bench.lift()
    bench.run(2)
    return log.take()
  }

  private static let swiped: [MeasuredFact] = [
    .order(
      "a swipe back that is given up", ["next.willDisappear", "next.willAppear", "next.didAppear"],
      from: .swipeBack
    ) { swiped(to: 60) },
    .order("a swipe back", ["next.willDisappear", "next.didDisappear"], from: .swipeBack) {
      swiped(to: 350)
    },
  ]

  private static let containers: [MeasuredFact] = [
    .number(
      "controllers and children of a split controller in no window, details shown", [2, 2, 1],
      from: .route
    ) {
      Simulator.boot()
      let (split, details) = (UISplitViewController(), UIViewController())
      split.viewControllers = [UIViewController()]
      split.showDetailViewController(details, sender: nil)
      return [
        Double(split.viewControllers.count), Double(split.children.count),
        split.viewControllers.last === details ? 1 : 0,
      ]
    },
    .number(
      "width and offset of a page controller's scroll view before layout, in widths", [1, 1],
      from: .pageboy
    ) {
      Simulator.boot()
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.loadViewIfNeeded()
      pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
      let scroll = pages.view.subviews.compactMap { $0 as? UIScrollView }[0]
      let width = pages.view.bounds.width
      return [Double(scroll.frame.width / width), Double(scroll.contentOffset.x / width)]
    },
    .number("current page of a page control with no page, and with two", [-1, 0], from: .auk) {
      let control = UIPageControl()
      let none = control.currentPage
      control.numberOfPages = 2
      return [Double(none), Double(control.currentPage)]
    },
    .number(
      "rectangles side by side that intersect: touching, by a point", [0, 1], from: .auk
    ) {
      let page = CGRect(x: 0, y: 0, width: 290, height: 187)
      return [290, 289].map { page.appIntersects(page.offsetBy(dx: $0, dy: 0)) ? 1 : 0 }
    },
  ]

  private static let iPhone8 = ScreenShape(
    size: CGSize(width: 375, height: 667),
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), scale: 2)

  private static let observed: [MeasuredFact] = [
    .number("the height of a table controller's view outside of a window", [647], from: .panModal) {
      Simulator.boot(screen: iPhone8)
      return [UITableViewController().view.frame.height]
    },
    .number("the picture of a table controller alone, in pixels", [750, 1294], from: .tablePicture)
    {
      Simulator.boot(screen: iPhone8)
      let size = UITableViewController(style: .grouped).view.bounds.size
      return [size.width * 2, size.height * 2]
    },
    .number("an observer puts its own delegate before an app's", [1, 1], from: .overlay) {
      Simulator.boot()
      let (scroll, own, app) = (UIScrollView(), UITableViewController(), UITableViewController())
      var told = 0.0
      let observation = scroll.observe(\.delegate) { scroll, _ in
        guard scroll.delegate !== own else { return }
        told += 1
        scroll.delegate = own
      }
      scroll.delegate = app
      defer { observation.invalidate() }
      return [told, scroll.delegate === own ? 1 : 0]
    },
    .number("an observer hears that a child has left its parent", [2, 0], from: .family) {
      Simulator.boot()
      let (parent, child) = (UIViewController(), UIViewController())
      var told: [Double] = []
      let observation = child.observe(\.parent) { child, _ in
        told.append(child.parent == nil ? 0 : 1)
      }
      parent.addChild(child)
      child.removeFromParent()
      defer { observation.invalidate() }
      return [Double(told.count), told.last ?? -1]
    },
  ]
}
