import Testing
import UIKit

@testable import Turnstile

@Suite("Scout, layers of one screen") @MainActor
struct ScoutLayerTests {
  @Test(
    "A menu that slides in is a place, and so is what a row of it opens",
    arguments: [Opener.button, .drag, .touches])
  func menu(opened opener: Opener) throws {
    let map = try Scout.explore(.menu(opener))

    #expect(map.places.map(\.name) == ["MenuController", "MenuController", "UIViewController"])
    #expect(map.places[2].path.count == 2)
  }

  @Test("A lie that only a row of a menu tells is told")
  func lieBehindMenu() throws {
    let error = #expect(throws: Counterexample.self) {
      try check(.menu(.drag), .standard, .runs(512), seeds: "/dev/null/seeds")
    }

    #expect(error?.finding.clause == .finishArrives)
  }

  @Test(
    "A button that grows, and one that is made anew where it was, make no other place",
    arguments: [Opener.growing, .remade])
  func sameControls(_ opener: Opener) throws {
    #expect(try Scout.explore(.menu(opener)).places.count == 1)
  }

  @Test("A dimming view whose middle a sheet covers is tapped where it is seen")
  func dimmed() throws {
    let map = try Scout.explore(.menu(.sheet))

    #expect(map.places[0].controls.contains { $0.bottom == 211 && $0.right == 390 })
  }

  @Test("A button that opens more and more controls on one screen makes two places, and no more")
  func manyLayers() throws {
    #expect(try Scout.explore(.menu(.adding)).places.count == 3)
  }
}

/// The way in which the screen of the app shows its menu, or something that is no menu.
enum Opener: Sendable {
  case button, drag, growing, remade, adding, sheet
  /// The menu slides in if a view is touched that overrides `touchesEnded`.
  case touches
}

extension Subject {
  /// An app with a menu that lies beside its screen and slides in. A row of the menu presents a
  /// card that stays half transparent.
  @MainActor fileprivate static func menu(_ opener: Opener) -> Subject {
    .app("menu", delegate: { ScreenDelegate { MenuController(opener) } })
  }
}

private final class Row: UIView, AnswersTouches {
  var open: () -> Void = {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    UIView.animate(withDuration: 0.3, animations: open)
  }
}

private final class MenuController: UIViewController {
  private let opener: Opener
  private let delegate = FadeDelegate(honest: false)
  private let menu = UIView(frame: CGRect(x: -240, y: 0, width: 240, height: 844))

  init(_ opener: Opener) {
    self.opener = opener
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton(in: menu, y: 200) { [unowned self] _ in
      let card = UIViewController()
      card.modalPresentationStyle = .fullScreen
      card.transitioningDelegate = delegate
      present(card, animated: true)
    }
    view.addSubview(menu)
    if opener == .sheet {
      let dimming = UIView(frame: view.bounds)
      dimming.addGestureRecognizer(UITapGestureRecognizer())
      view.addSubview(dimming)
      view.addSubview(UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 544)))
    } else if opener == .drag {
      let pan = UIPanGestureRecognizer(target: self, action: Selector(MenuController.pan(_:)))
      view.addGestureRecognizer(pan)
    } else if opener == .touches {
      let row = Row(frame: CGRect(x: 20, y: 600, width: 100, height: 44))
      row.open = { [menu] in menu.frame.origin.x = 0 }
      view.addSubview(row)
    } else {
      addButton(in: view, y: 600) { [unowned self] button in tapped(button) }
    }
  }

  private func addButton(in view: UIView, y: Int, _ act: @escaping @MainActor (UIView) -> Void) {
    let button = UIButton(frame: CGRect(x: 20, y: y, width: 100, height: 44))
    button.addAction(
      UIAction { [unowned button] _ in act(button) }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func tapped(_ button: UIView) {
    switch opener {
    case .button: UIView.animate(withDuration: 0.3) { [menu] in menu.frame.origin.x = 0 }
    case .growing: button.frame.size.width = 200
    case .remade:
      button.removeFromSuperview()
      addButton(in: view, y: 600) { _ in }
    case .adding: addButton(in: view, y: 40 + 60 * view.subviews.count) { _ in }
    case .drag, .sheet, .touches: break
    }
  }

  /// Slides the menu in if the finger began at the left edge.
  func pan(_ pan: UIPanGestureRecognizer) {
    let start = pan.location(in: view).x - pan.translation(in: view).x
    guard pan.state == .ended, start < 20, pan.translation(in: view).x > 100 else { return }
    UIView.animate(withDuration: 0.3) { [menu] in menu.frame.origin.x = 0 }
  }
}
