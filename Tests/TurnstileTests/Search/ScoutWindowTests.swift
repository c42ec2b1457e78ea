import Testing
import UIKit

@testable import Turnstile

@Suite("Scout, windows over the app's own") @MainActor
struct ScoutWindowTests {
  @Test("A pop-up in a window of its own is a place, and so is what a button in it opens")
  func popup() throws {
    let map = try Scout.explore(.popup(in: { UIWindow() }, opens: true))

    #expect(map.places.map(\.name) == ["HomeController", "PopupController", "UIViewController"])
    #expect(map.places[1].path == [.act(.tap(Step.Spot(195, 422)))])
    #expect(map.places[1].controls.map(\.middle) == [Step.Spot(195, 222)])
    // The home screen's pan gets no touches while the pop-up covers it.
    #expect(map.places.map { $0.targets.contains { $0.gesture == .pan } } == [true, false, false])
  }

  @Test("Through a window that lets touches pass, the app's own screen is seen")
  func passing() throws {
    let map = try Scout.explore(.popup(in: { PassingWindow() }, opens: true))

    #expect(map.places.map(\.name).prefix(2) == ["HomeController", "HomeController"])
    #expect(map.places[1].controls.map(\.middle) == [Step.Spot(195, 422), Step.Spot(195, 222)])
    #expect(map.places[1].targets.contains { $0.gesture == .pan })
  }

  @Test("A window that only a button in it fails to close is found by a check")
  func forgotten() throws {
    let error = #expect(throws: Counterexample.self) {
      try check(
        .popup(in: { UIWindow() }, opens: false), .standard, .runs(256), seeds: "/dev/null/seeds")
    }

    #expect(error?.finding.description == "stays-responsive:invisible-screen")
  }
}

extension Subject {
  /// An app whose screen shows a pop-up in a window of its own. A button in it presents a screen,
  /// or makes the pop-up invisible and leaves its window over the app.
  @MainActor fileprivate static func popup(
    in window: @escaping @MainActor @Sendable () -> UIWindow, opens: Bool
  ) -> Subject {
    .app("popup", delegate: { ScreenDelegate { HomeController(window(), opens: opens) } })
  }
}

private final class HomeController: UIViewController {
  private let window: UIWindow
  private let popup: PopupController

  init(_ window: UIWindow, opens: Bool) {
    self.window = window
    popup = PopupController(opens: opens)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton(to: view, y: 400) { [unowned self] in
      window.windowLevel = .alert
      window.rootViewController = popup
      window.isHidden = false
    }
    view.addGestureRecognizer(UIPanGestureRecognizer())
  }
}

private final class PopupController: UIViewController {
  private let opens: Bool

  init(opens: Bool) {
    self.opens = opens
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let card = UIView(frame: CGRect(x: 45, y: 160, width: 300, height: 200))
    card.backgroundColor = .white
    view.addSubview(card)
    addButton(to: view, y: 200) { [unowned self] in
      if opens {
        let screen = UIViewController()
        screen.modalPresentationStyle = .fullScreen
        present(screen, animated: true)
      } else {
        view.subviews.forEach { $0.isHidden = true }
      }
    }
  }
}

@MainActor private func addButton(to view: UIView, y: Int, act: @escaping @MainActor () -> Void) {
  let button = UIButton(frame: CGRect(x: 145, y: y, width: 100, height: 44))
  button.addAction(UIAction { _ in act() }, for: .touchUpInside)
  view.addSubview(button)
}

/// A window that takes touches on controls alone.
private final class PassingWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) as? UIControl
  }
}
