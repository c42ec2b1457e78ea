import Testing
import UIKit

@testable import Turnstile

@Suite("Scout") @MainActor
struct ScoutTests {
  @Test("What a button opens only after a text was typed is found by a tap on the keyboard")
  func typed() throws {
    let app = Subject.app("code", delegate: { ScreenDelegate { CodeController() } })
    let map = try Scout.explore(app)

    #expect(map.places.map(\.name).contains("HiddenController"))
    #expect(
      map.places.first { $0.name == "HiddenController" }?.path.map(\.description) == [
        "tap at 120,120", "tap at 195,530", "tap at 195,200",
      ])
  }

  @Test("What lies behind a form is found, as deep as without one")
  func form() throws {
    let app = Subject.app("form", delegate: { ScreenDelegate { FormController() } })
    let map = try Scout.explore(app)
    let last = map.places.last { $0.name == "HiddenController" }

    // Three fields are filled in by six moves, the form is sent, and three buttons follow.
    #expect(last?.path.count == 10)
  }

  @Test("What is reached by buttons alone is found, and the way back")
  func buttons() throws {
    let map = try Scout.explore(.buttons(honest: true))

    #expect(map.places.count == 2)
    #expect(map.places[1].path == [.act(.tap(Step.Spot(195, 422)))])
    #expect(map.places[1].wayBack == .tap(Step.Spot(195, 200)))
    #expect(map.trips(count: 1).map(\.steps.count) == [4])
    #expect(map.trips(count: 1).first?.steps[2].act == map.places[1].wayBack)
    #expect(map.trips(count: 0).isEmpty)
  }

  @Test("A view that another one covers in its middle is dragged where it gets a touch")
  func coveredMiddle() throws {
    let cards = Subject("cards") { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      for top in [690, 764] {
        let card = UIView(frame: CGRect(x: 0, y: top, width: 390, height: 756))
        card.addGestureRecognizer(UIPanGestureRecognizer())
        home.view.addSubview(card)
      }
    }
    let pans = try Scout.explore(cards).places[0].targets.filter { $0.gesture == .pan }

    #expect(pans.count == 2)
    #expect(pans.contains { (690..<764).contains($0.middle.y) })
    #expect(pans.contains { (764..<844).contains($0.middle.y) })
  }

  @Test("Where controls are on a turned device is noted, unless a control is out of reach then")
  func turnedControls() throws {
    let floating = try Scout.explore(.buttons(honest: true, floating: true))
    let fixed = try Scout.explore(.buttons(honest: true))

    #expect(floating.places.map(\.turned) == [[Step.Spot(422, 195)], [Step.Spot(422, 98)]])
    #expect(fixed.places.map(\.turned) == [[], [Step.Spot(195, 200)]])
  }

  @Test(
    "Of a screen full of controls that hold values the button is tried first",
    arguments: Setting.allCases)
  func settings(of kind: Setting) throws {
    let app = Subject.app("settings", delegate: { ScreenDelegate { SettingsController(kind) } })
    let map = try Scout.explore(app)

    #expect(map.places.map(\.name).prefix(2) == ["SettingsController", "UIViewController"])
    // With the keyboard, and with one letter more to delete or to go on from, the screen is another
    // place.
    #expect(
      map.places.dropFirst(2).allSatisfy { kind == .field && $0.name == "SettingsController" })
  }

  @Test("A screen that two buttons open is a place for each, because a drag may do more on one")
  func variants() throws {
    let app = Subject.app("variants", delegate: { ScreenDelegate { HomeController() } })
    let map = try Scout.explore(app)

    #expect(map.places.map(\.name) == ["HomeController", "PulledController", "PulledController"])
    #expect(map.ways.filter { $0.from == 0 }.map(\.to) == [1, 2])
    #expect(!map.pulls.isEmpty && map.pulls.allSatisfy { $0.place == 2 })
  }

  @Test("Of five buttons that open one class of screen the first two and the last have a place")
  func manyVariants() throws {
    let app = Subject.app("shelf", delegate: { ScreenDelegate { ShelfController() } })
    let map = try Scout.explore(app)
    let taps = map.places.dropFirst().compactMap(\.path.last?.description)

    #expect(taps == ["tap at 195,122", "tap at 195,222", "tap at 195,522"])
    #expect(map.ways.filter { $0.from == 0 }.map(\.to) == [1, 2, 1, 1, 3])
  }

  @Test("A drag leads where the app goes on when its own animation has ended, unless that is late")
  func lateRequest() throws {
    func found(after delay: Double) throws -> [Int?] {
      let subject = Subject("late") { stage in
        let home = UIViewController()
        stage.window.rootViewController = home
        let flight = Flight { [unowned home] in
          UIView.animate(withDuration: delay) {
            home.view.alpha = 0.5
          } completion: { _ in
            let card = UIViewController()
            card.modalPresentationStyle = .fullScreen
            home.present(card, animated: true)
          }
        }
        let pan = UIPanGestureRecognizer(target: flight, action: Selector(Flight.pan(_:)))
        home.view.addGestureRecognizer(pan)
        stage.keep(flight, with: home)
      }
      return try Scout.explore(subject).pulls.map(\.to)
    }

    #expect(try found(after: 0.3) == [1])
    #expect(try found(after: 3) == [])
  }

  @Test("The directions in which a finger can scroll are noted, and none for what does not scroll")
  func scrolls() throws {
    func found(_ width: CGFloat, offset: CGFloat = 0, isEnabled: Bool = true) throws
      -> [SubjectMap.Direction]?
    {
      let subject = Subject("pages") { stage in
        let home = UIViewController()
        let pages = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
        pages.contentSize = CGSize(width: width, height: 400)
        pages.contentOffset.x = offset
        pages.isScrollEnabled = isEnabled
        home.view.addSubview(pages)
        stage.window.rootViewController = home
      }
      let targets = try Scout.explore(subject).places[0].targets
      return targets.first { $0.gesture == .scroll }?.scrolls
    }

    #expect(try found(390) == nil)
    #expect(try found(1170) == [.left])
    #expect(try found(1170, offset: 390) == [.right, .left])
    #expect(try found(1170, offset: 780) == [.right])
    #expect(try found(1170, isEnabled: false) == nil)
  }

  @Test("What only a drag leads to is a place, and so is what a button there leads to")
  func drawer() throws {
    let map = try Scout.explore(.drawer)

    #expect(map.places.map(\.name) == ["UIViewController", "DrawerController", "HiddenController"])
    #expect(map.screens.last == "HiddenController, by drag 195,843 to 195,0, tap at 195,200")
    #expect(map.pulls.first { $0.direction == .up }?.to == 1)
    #expect(map.pulls.filter { $0.direction != .up }.isEmpty)
  }

  @Test("A drag whose handler presents in a later turn is known to start a transition")
  func laterDrawer() throws {
    let map = try Scout.explore(.laterDrawer)

    #expect(map.pulls.map(\.direction) == [.up])
    #expect(map.pulls.first?.to == 1)
  }

  @Test("A lie behind a drag and a button is told")
  func lieBehindDrag() throws {
    let error = #expect(throws: Counterexample.self) {
      try check(.drawer, .standard, .runs(512), seeds: "/dev/null/seeds")
    }

    #expect(error?.finding.clause == .finishArrives)
  }

  @Test("A lie behind two buttons is told")
  func lie() throws {
    let error = #expect(throws: Counterexample.self) {
      try check(.buttons(honest: false), seeds: "/dev/null/seeds")
    }

    #expect(error?.finding.clause == .finishArrives)
    #expect(error?.trace.steps.map(\.act) == [.tap(Step.Spot(195, 422))])
  }

  @Test("The truth behind two buttons is left alone")
  func truth() throws {
    try check(.buttons(honest: true), .standard, .runs(256), seeds: "/dev/null/seeds")
  }
}

extension Subject {
  /// An app that reacts only to a drag upwards, which opens a drawer. A button in the drawer opens
  /// a screen that stays half transparent.
  @MainActor fileprivate static var drawer: Subject { makeDrawer(isLater: false) }

  /// An app whose drag upwards opens a drawer, but only in the turn of the run loop after the
  /// gesture.
  @MainActor fileprivate static var laterDrawer: Subject { makeDrawer(isLater: true) }

  @MainActor private static func makeDrawer(isLater: Bool) -> Subject {
    Subject("drawer") { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      let opener = DrawerOpener(home, isLater: isLater)
      home.view.addGestureRecognizer(
        UIPanGestureRecognizer(target: opener, action: Selector(DrawerOpener.pan(_:))))
      stage.keep(opener, with: home)
    }
  }

  /// Returns an app with a button that opens another screen, whose button closes that screen. There
  /// is no action and no drag.
  ///
  /// - Parameter floating: True if the buttons keep their place in proportion to the screen.
  @MainActor fileprivate static func buttons(honest: Bool, floating: Bool = false) -> Subject {
    Subject(honest ? "buttons" : "lying buttons") { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      let delegate = FadeDelegate(honest: honest)
      stage.keep(delegate, with: home)
      let open = UIButton(frame: CGRect(x: 145, y: 400, width: 100, height: 44))
      let margins: UIView.AutoresizingMask =
        floating
        ? [.flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin]
        : []
      open.autoresizingMask = margins
      open.addAction(
        UIAction { [weak home] _ in
          guard let home, home.presentedViewController == nil else { return }
          let card = UIViewController()
          card.modalPresentationStyle = .fullScreen
          card.transitioningDelegate = delegate
          let close = UIButton(frame: CGRect(x: 145, y: 178, width: 100, height: 44))
          close.autoresizingMask = margins
          close.addAction(
            UIAction { [weak card] _ in
              guard let card, card.transitionCoordinator == nil else { return }
              card.dismiss(animated: true)
            }, for: .touchUpInside)
          card.view.addSubview(close)
          home.present(card, animated: true)
        }, for: .touchUpInside)
      home.view.addSubview(open)
    }
  }
}

/// A pan's target that opens the drawer when a finger begins to move up.
@MainActor
private final class DrawerOpener: NSObject {
  private weak var home: UIViewController?
  private let isLater: Bool

  init(_ home: UIViewController, isLater: Bool) {
    self.home = home
    self.isLater = isLater
  }

  func pan(_ sender: UIPanGestureRecognizer) {
    guard sender.state == .began, sender.velocity(in: nil).y < 0 else { return }
    if isLater { DispatchQueue.main.async { self.open() } } else { open() }
  }

  private func open() {
    let drawer = DrawerController()
    drawer.modalPresentationStyle = .fullScreen
    home?.present(drawer, animated: true)
  }
}

private final class DrawerController: UIViewController {
  private let delegate = FadeDelegate(honest: false)

  override func viewDidLoad() {
    super.viewDidLoad()
    let open = UIButton(frame: CGRect(x: 145, y: 178, width: 100, height: 44))
    open.addAction(
      UIAction { [weak self] _ in
        guard let self, presentedViewController == nil else { return }
        let hidden = HiddenController()
        hidden.modalPresentationStyle = .fullScreen
        hidden.transitioningDelegate = delegate
        present(hidden, animated: true)
      }, for: .touchUpInside)
    view.addSubview(open)
  }
}

private final class HiddenController: UIViewController {}

/// A screen whose button opens the next one as soon as four characters are in its text field.
private final class CodeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let open = UIButton(frame: CGRect(x: 145, y: 178, width: 100, height: 44))
    open.isEnabled = false
    field.addAction(
      UIAction { [unowned field] _ in open.isEnabled = (field.text ?? "").count >= 4 },
      for: .editingChanged)
    open.addAction(
      UIAction { [unowned self] _ in
        let card = HiddenController()
        card.modalPresentationStyle = .fullScreen
        present(card, animated: true)
      }, for: .touchUpInside)
    view.addSubview(field)
    view.addSubview(open)
  }
}

/// A form with three fields. Its button does something only once all of them are filled in: it
/// opens the first of four screens, each of which has a button for the next one.
private final class FormController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let fields = (0..<3).map {
      UITextField(frame: CGRect(x: 20, y: 100 + 60 * $0, width: 200, height: 40))
    }
    let send = UIButton(frame: CGRect(x: 145, y: 300, width: 100, height: 44))
    send.addAction(
      UIAction { [unowned self] _ in
        if fields.allSatisfy(\.hasText) { Self.open(4, from: self) }
      }, for: .touchUpInside)
    for part in fields + [send] { view.addSubview(part) }
  }

  private static func open(_ count: Int, from screen: UIViewController) {
    guard count > 0 else { return }
    let next = count == 1 ? HiddenController() : UINavigationController()
    next.modalPresentationStyle = .fullScreen
    let button = UIButton(frame: CGRect(x: 20, y: 100 * count, width: 100, height: 44))
    button.addAction(
      UIAction { [unowned next] _ in open(count - 1, from: next) }, for: .touchUpInside)
    next.view.addSubview(button)
    screen.present(next, animated: false)
  }
}

/// A kind of control that holds a value.
enum Setting: CaseIterable, Sendable {
  case toggle, slider, stepper, segments, field

  @MainActor fileprivate func make() -> UIControl {
    switch self {
    case .toggle: UISwitch()
    case .slider: UISlider()
    case .stepper: UIStepper()
    case .segments: UISegmentedControl(items: ["on", "off"])
    case .field: UITextField()
    }
  }
}

/// An app with more controls that hold values than the exploration of its screens tries, and a
/// button below them.
private final class SettingsController: UIViewController {
  private let kind: Setting

  init(_ kind: Setting) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for row in 0..<16 {
      let setting = kind.make()
      setting.frame = CGRect(x: 20, y: 60 + row * 40, width: 94, height: 31)
      setting.addAction(UIAction { _ in }, for: .valueChanged)
      view.addSubview(setting)
    }
    let open = UIButton(frame: CGRect(x: 145, y: 740, width: 100, height: 44))
    open.addAction(
      UIAction { [unowned self] _ in
        let card = UIViewController()
        card.modalPresentationStyle = .fullScreen
        present(card, animated: true)
      }, for: .touchUpInside)
    view.addSubview(open)
  }
}

/// An app whose two buttons open one class of screen; only the second one's can be pulled away.
private final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (row, canBePulled) in [false, true].enumerated() {
      let open = UIButton(frame: CGRect(x: 145, y: 300 + row * 200, width: 100, height: 44))
      open.addAction(
        UIAction { [unowned self] _ in
          let card = PulledController()
          card.modalPresentationStyle = .fullScreen
          card.canBePulled = canBePulled
          present(card, animated: true)
        }, for: .touchUpInside)
      view.addSubview(open)
    }
  }
}

private final class PulledController: UIViewController {
  var canBePulled = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(PulledController.pull(_:))))
  }

  func pull(_ pan: UIPanGestureRecognizer) {
    if canBePulled, pan.state == .began { dismiss(animated: true) }
  }
}

private final class ShelfController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for row in 0..<5 {
      let open = UIButton(frame: CGRect(x: 145, y: 100 + row * 100, width: 100, height: 44))
      open.addAction(
        UIAction { [unowned self] _ in
          let card = PulledController()
          card.modalPresentationStyle = .fullScreen
          present(card, animated: true)
        }, for: .touchUpInside)
      view.addSubview(open)
    }
  }
}

/// The target of a pan that does something when the finger is lifted.
@MainActor
private final class Flight: NSObject {
  private let landed: @MainActor () -> Void

  init(_ landed: @escaping @MainActor () -> Void) { self.landed = landed }

  func pan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .ended, pan.translation(in: pan.view).y > 0 { landed() }
  }
}
