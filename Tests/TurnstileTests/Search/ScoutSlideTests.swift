import Testing
import UIKit

@testable import Turnstile

@Suite("Scout, drags that start no transition") @MainActor
struct ScoutSlideTests {
  @Test("The drags that open and close a drawer of the app's own are on the map")
  func drawer() throws {
    let map = try Scout.explore(.drawer())

    #expect(map.pulls.isEmpty)
    #expect(
      Set(map.slides.map { "\($0.place) \($0.direction) \($0.to ?? -1)" })
        == ["0 right 1", "1 left 0"])
    #expect(map.stops[1].exits.map(\.to) == [0])
  }

  @Test("The keyboard of several fields does not take the place of a drawer on the map")
  func fields() throws {
    let map = try Scout.explore(.drawer(fields: 3))

    #expect(map.slides.contains { $0.place == 0 && $0.direction == .right && $0.to != nil })
    #expect(
      map.places.contains {
        $0.path.last.map { if case .drag = $0 { true } else { false } } == true
      })
  }

  @Test("A drag that changes nothing, or only the look of a screen, is none of them")
  func idle() throws {
    #expect(try Scout.explore(.drawer(isFixed: true)).slides.isEmpty)
  }

  @Test("A drawer that is cut short under the finger, and leaves the page switched off, is found")
  func deadPage() throws {
    let error = #expect(throws: Counterexample.self) {
      try check(
        .drawer(forgetsCancelled: true), .standard, .runs(512), seeds: "/dev/null/seeds")
    }

    #expect(error?.finding.description == "stays-responsive:screen-blocked")
  }

  @Test("A drawer that switches the page on again however a drag on it ends is right")
  func rightDrawer() throws {
    // No transition of UIKit's runs, so there is a verdict on nothing but the screens at rest.
    #expect(throws: NothingRan.self) {
      try check(.drawer(), .standard, .runs(512), seeds: "/dev/null/seeds")
    }
  }
}

extension Subject {
  /// An app with a drawer that a drag from the left edge opens and a drag to the left closes.
  @MainActor fileprivate static func drawer(
    forgetsCancelled: Bool = false, isFixed: Bool = false, fields: Int = 0
  ) -> Subject {
    .app(
      "drawer",
      delegate: { ScreenDelegate { DrawerController(forgetsCancelled, isFixed: isFixed, fields) } })
  }
}

/// A container that moves its page aside to show a drawer, and switches the page off meanwhile. The
/// finger that closes the drawer moves on a cover over the page.
private final class DrawerController: UIViewController {
  private let forgetsCancelled: Bool
  private let isFixed: Bool
  private let fields: Int
  private let page = UIViewController()
  private let drawer = UIView(frame: CGRect(x: -240, y: 0, width: 240, height: 844))
  private let cover = UIView(frame: CGRect(x: 240, y: 0, width: 390, height: 844))

  init(_ forgetsCancelled: Bool, isFixed: Bool, _ fields: Int) {
    (self.forgetsCancelled, self.isFixed, self.fields) = (forgetsCancelled, isFixed, fields)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(page)
    page.view.frame = view.bounds
    view.addSubview(page.view)
    page.didMove(toParent: self)
    for number in 0..<fields {
      page.view.addSubview(
        UITextField(frame: CGRect(x: 100, y: 100 + 60 * number, width: 200, height: 40)))
    }
    view.addSubview(drawer)
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    drawer.addSubview(button)
    let opens = Selector(DrawerController.open(_:))
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: opens))
    let closes = Selector(DrawerController.close(_:))
    cover.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: closes))
  }

  func open(_ pan: UIPanGestureRecognizer) {
    page.view.alpha = pan.state == .changed ? 0.9 : 1
    let start = pan.location(in: view).x - pan.translation(in: view).x
    guard !isFixed, pan.state == .ended, start < 20, pan.translation(in: view).x > 100 else {
      return
    }
    page.view.isUserInteractionEnabled = false
    view.addSubview(cover)
    move(to: 240)
  }

  func close(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed where pan.translation(in: view).x < -200:
      // The drawer has gone, so the cover goes, and the drag on it is cancelled.
      cover.removeFromSuperview()
      move(to: 0)
    case .ended where pan.translation(in: view).x < -60: finish()
    case .cancelled where !forgetsCancelled: finish()
    default: break
    }
  }

  private func finish() {
    cover.removeFromSuperview()
    page.view.isUserInteractionEnabled = true
    move(to: 0)
  }

  private func move(to x: CGFloat) {
    UIView.animate(withDuration: 0.3) { [self] in
      page.view.frame.origin.x = x
      drawer.frame.origin.x = x - 240
    }
  }
}
