import Testing
import Turnstile
import UIKit

@Suite("An app as its own subject") @MainActor
struct AppTests {
  class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var root: UIViewController { UINavigationController(rootViewController: Home()) }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = root
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  /// An app delegate that creates no window, so that the app shows nothing.
  final class Silent: UIResponder, UIApplicationDelegate {}

  final class Home: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let segments = UISegmentedControl(items: ["one", "two"])

    override func viewDidLoad() {
      super.viewDidLoad()
      let table = UITableView(frame: view.bounds)
      table.rowHeight = 60
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      (table.dataSource, table.delegate) = (self, self)
      view.addSubview(table)
      segments.frame = CGRect(x: 20, y: 500, width: 200, height: 40)
      segments.addTarget(self, action: Selector(Home.choose), for: .valueChanged)
      view.addSubview(segments)
      let label = UILabel(frame: CGRect(x: 20, y: 600, width: 200, height: 40))
      label.isUserInteractionEnabled = true
      label.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: Selector(Home.ask)))
      view.addSubview(label)
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Card", style: .plain, target: self, action: Selector(Home.open))
    }
    func open() { present(Card(), animated: true) }
    func choose() {
      if segments.selectedSegmentIndex == 1 { present(Second(), animated: true) }
    }
    func ask() {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Yes", style: .default) { [weak self] _ in
          self?.navigationController?.pushViewController(Sure(), animated: true)
        })
      present(alert, animated: true)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
      navigationController?.pushViewController(Detail(), animated: true)
    }
  }
  final class Card: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
      button.addTarget(self, action: Selector(Card.close), for: .touchUpInside)
      view.addSubview(button)
    }
    func close() { dismiss(animated: true) }
  }
  final class Second: UIViewController {}
  final class Detail: UIViewController {}
  final class Sure: UIViewController {}

  @Test(
    "Rows, bar items, segments, views that are tapped and the buttons of alerts lead to the screens behind them"
  )
  func screens() throws {
    let summary = try check(.app("app", delegate: { Delegate() }), .standard, .runs(256))
    let names = summary.screens.map { $0.split(separator: ",")[0] }

    #expect(
      Set(names) == ["Home", "Detail", "Card", "Second", "UIAlertController", "Sure"])
    #expect(summary.screens.first == "Home, at the start")
    #expect(summary.description.contains("screens reached:\n    Home, at the start\n"))
    #expect(summary.tally.meets(.finished(.push)))
    #expect(summary.tally.meets(.finished(.pop)))
    #expect(summary.tally.meets(.finished(.presentation)))
    #expect(summary.tally.meets(.finished(.dismissal)))
  }

  final class Dull: Delegate {
    override var root: UIViewController { Second() }
  }

  @Test("An app in which nothing leads anywhere is not kept: no transition ran")
  func dull() throws {
    let nothing = try #require(throws: NothingRan.self) {
      try check(.app("dull", delegate: { Dull() }), .standard, .runs(256))
    }

    #expect(
      nothing.description
        == "dull: nothing ran. In 256 runs there was never a transition, whatever was tapped or dragged on what the app shows first."
    )
    #expect(throws: Never.self) {
      try check(
        .app("dull", delegate: { Dull() }, knownFaults: [Finding(.nothingRan)]), .standard,
        .runs(256))
    }
  }

  /// A screen of the app's own that exchanges its children, with a button for that.
  final class Exchanging: UIViewController {
    private var page: UIViewController?
    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(frame: CGRect(x: 100, y: 700, width: 100, height: 44))
      button.addTarget(self, action: Selector(Exchanging.exchange), for: .touchUpInside)
      view.addSubview(button)
    }
    func exchange() {
      let (old, new) = (page, Second())
      old?.willMove(toParent: nil)
      addChild(new)
      new.view.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
      view.addSubview(new.view)
      old?.view.removeFromSuperview()
      old?.removeFromParent()
      new.didMove(toParent: self)
      page = new
    }
  }

  final class Exchanges: Delegate {
    override var root: UIViewController { Exchanging() }
  }

  @Test("An app whose own container exchanges screens is judged by what they are told, and kept")
  func ownContainer() throws {
    let summary = try check(.app("exchanges", delegate: { Exchanges() }), .standard, .runs(256))

    #expect(summary.tally.transitions == 0)
    #expect(
      summary.tally.inBrief
        == "no transition of UIKit's, screens came and went in the app's own containers")
  }

  @Test("An app that shows no window is told so")
  func silent() {
    #expect(throws: SubjectProblem.nothingLaunched) {
      try check(.app("silent", delegate: { Silent() }), .standard, .runs(64))
    }
  }

  /// An animator that adds the card to the container view at once. The app uses one of its two
  /// subclasses, and never the other.
  private class Rising: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let card = context.viewController(forKey: .to) else {
        return context.completeTransition(true)
      }
      card.view.frame = context.finalFrame(for: card)
      context.containerView.addSubview(card.view)
      context.completeTransition(true)
    }
  }
  private final class RisingSlowly: Rising {}
  private final class NeverHandedOut: Rising {}

  private final class Riser: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { RisingSlowly() }
  }

  private final class Opener: UIViewController {
    private let riser = Riser()
    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Open", style: .plain, target: self, action: Selector(Opener.open))
    }
    func open() {
      let card = UIViewController()
      card.transitioningDelegate = riser
      card.modalPresentationStyle = .fullScreen
      present(card, animated: true)
    }
  }

  private final class Rises: Delegate {
    override var root: UIViewController { UINavigationController(rootViewController: Opener()) }
  }

  @Test("The own classes of transitions that never ran are named, and those that ran are not")
  func neverRan() throws {
    let summary = try check(.app("rises", delegate: { Rises() }), .standard, .runs(64))

    #expect(summary.neverRan.contains("NeverHandedOut"))
    #expect(!summary.neverRan.contains("RisingSlowly"))
    #expect(!summary.neverRan.contains("Rising"))
    #expect(summary.description.contains("own classes of transitions that never ran: "))
  }
}
