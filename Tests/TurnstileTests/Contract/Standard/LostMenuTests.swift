import Testing
import Turnstile
import UIKit

@Suite("finish-arrives: menus of the app's own that a change of size puts off the screen")
@MainActor
struct LostMenuTests {
  private let clause = Contract.standard.only([.finishArrives])
  private let turn = "  0 do open\n  0 settle\n  0 rotate\n  0 settle\n"

  /// Returns an app whose root controller is a container with a menu of its own.
  private func drawer(
    _ setUp: @escaping @MainActor @Sendable (Drawer) -> Void = { _ in }
  ) -> Subject {
    Subject("rig") { stage in
      let drawer = Drawer()
      stage.window.rootViewController = drawer
      setUp(drawer)
      stage.action("open") { drawer.open() }
      stage.action("close") { drawer.close() }
    }
  }

  @Test("A menu that the layout takes away, while its cover stays")
  func offender() throws {
    let again = "  0 do open\n  0 settle\n  0 do close\n  0 settle\n" + turn

    #expect(try findings(turn, of: drawer(), clause) == ["finish-arrives:off-screen"])
    #expect(try findings(again, of: drawer(), clause) == ["finish-arrives:off-screen"])
  }

  @Test("A menu that is closed with its cover when the device is turned")
  func closed() throws {
    #expect(try findings(turn, of: drawer { $0.atTurn = { $0.close() } }, clause) == [])
  }

  @Test("A menu that is opened again for the new size, or was never laid out by constraints")
  func keptOpen() throws {
    #expect(try findings(turn, of: drawer { $0.atTurn = { $0.open() } }, clause) == [])
    #expect(try findings(turn, of: drawer { $0.isPinned = false }, clause) == [])
  }

  @Test("A menu whose cover is faded out, or takes no touches, when the device is turned")
  func harmless() throws {
    #expect(try findings(turn, of: drawer { $0.atTurn = { $0.cover.alpha = 0 } }, clause) == [])
    let open = drawer { $0.atTurn = { $0.cover.isUserInteractionEnabled = false } }
    #expect(try findings(turn, of: open, clause) == [])
  }

  @Test("A menu with no cover, a clear one, or one that is always there")
  func noCover() throws {
    #expect(try findings(turn, of: drawer { $0.cover.isHidden = true }, clause) == [])
    #expect(try findings(turn, of: drawer { $0.cover.backgroundColor = .clear }, clause) == [])
    let always = drawer { $0.page.view.addSubview($0.cover) }
    #expect(try findings(turn, of: always, clause) == [])
  }

  @Test("A new screen whose panel lies below the lower edge once the device is turned")
  func newScreen() throws {
    let subject = Subject("rig") { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      stage.action("open") {
        let (screen, panel, background) = (UIViewController(), UIViewController(), UIView())
        screen.modalPresentationStyle = .fullScreen
        background.backgroundColor = .white
        background.frame = screen.view.bounds
        background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screen.view.addSubview(background)
        screen.addChild(panel)
        panel.view.autoresizingMask = []
        panel.view.frame = CGRect(x: 0, y: 744, width: 390, height: 100)
        screen.view.addSubview(panel.view)
        panel.didMove(toParent: screen)
        home.present(screen, animated: false)
      }
    }

    #expect(try findings(turn, of: subject, clause) == [])
  }

  @Test("A menu that the app closes and leaves its cover, with no turn, or before one")
  func leftOpen() throws {
    let shut = "  0 do open\n  0 settle\n  0 do close\n  0 settle\n"
    let subject = drawer { $0.takesCoverAway = false }

    #expect(try findings(shut, of: subject, clause) == [])
    #expect(try findings(shut + "  0 rotate\n  0 settle\n", of: subject, clause) == [])
  }
}

/// A container with a page, and a menu beside its left edge, which it moves in by the menu's frame.
private final class Drawer: UIViewController {
  let page = UIViewController()
  let menu = UIViewController()
  let cover = {
    let cover = UIView()
    cover.backgroundColor = UIColor(white: 0, alpha: 0.3)
    return cover
  }()
  /// True if constraints put the menu beside the left edge.
  var isPinned = true
  /// True if the cover is taken away when the menu closes.
  var takesCoverAway = true
  /// A closure that is called when the size of the container has changed.
  var atTurn: ((Drawer) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [page, menu] {
      addChild(child)
      view.addSubview(child.view)
      child.view.frame = view.bounds
      child.didMove(toParent: self)
    }
    menu.view.backgroundColor = .white
    menu.view.autoresizingMask = []
    menu.view.frame = CGRect(x: -200, y: 0, width: 200, height: view.bounds.height)
    guard isPinned else { return }
    menu.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      menu.view.topAnchor.constraint(equalTo: view.topAnchor),
      menu.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      menu.view.trailingAnchor.constraint(equalTo: view.leadingAnchor),
      menu.view.widthAnchor.constraint(equalToConstant: 200),
    ])
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard atTurn != nil else { return }
    coordinator.animate(alongsideTransition: nil) { _ in self.atTurn?(self) }
  }

  func open() {
    cover.frame = page.view.bounds
    page.view.addSubview(cover)
    menu.view.frame.origin.x = 0
  }

  func close() {
    if takesCoverAway { cover.removeFromSuperview() }
    menu.view.frame.origin.x = -200
  }
}
