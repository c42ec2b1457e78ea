import Testing
import Turnstile
import UIKit

@Suite("stays-responsive: screens that a closed menu leaves switched off") @MainActor
struct ForgottenScreenTests {
  private let clause = Contract.standard.only([.staysResponsive])
  private let trip = "  0 do open\n  0 settle\n  0 do close\n  0 settle\n"

  /// Returns an app whose container moves its page aside to show a menu, and has two actions for
  /// the way there and back.
  private func menu(
    open: @escaping @MainActor @Sendable (Menu) -> Void = { $0.open() },
    close: @escaping @MainActor @Sendable (Menu) -> Void
  ) -> Subject {
    Subject("rig") { stage in
      let menu = Menu()
      stage.window.rootViewController = menu
      stage.action("open") { open(menu) }
      stage.action("close") { close(menu) }
    }
  }

  @Test("A page that is back at its place and still switched off")
  func offender() throws {
    let subject = menu { $0.move(to: 0) }

    #expect(try findings(trip, of: subject, clause) == ["stays-responsive:screen-blocked"])
  }

  @Test("A page that is switched on again")
  func twin() throws {
    let subject = menu {
      $0.move(to: 0)
      $0.page.view.isUserInteractionEnabled = true
    }

    #expect(try findings(trip, of: subject, clause) == [])
  }

  @Test("A page that is switched off where it stands, and one that stays aside")
  func lookAlikes() throws {
    let loading = menu {
      $0.page.view.isUserInteractionEnabled = false
    } close: { _ in
    }
    let half = menu { $0.move(to: 100) }

    #expect(try findings(trip, of: loading, clause) == [])
    #expect(try findings(trip, of: half, clause) == [])
  }

  @Test("A page that is switched off where it stands, and then moved aside and back")
  func switchedOffBefore() throws {
    let subject = Subject("rig") { stage in
      let menu = Menu()
      stage.window.rootViewController = menu
      stage.action("load") { menu.page.view.isUserInteractionEnabled = false }
      stage.action("open") { menu.open() }
      stage.action("close") { menu.move(to: 0) }
    }

    #expect(try findings("  0 do load\n  0 settle\n" + trip, of: subject, clause) == [])
  }

  @Test("A page that is back at its place under a view that takes the touches")
  func covered() throws {
    let subject = menu {
      $0.move(to: 0)
      $0.view.addSubview(UIButton(frame: $0.view.bounds))
    }

    #expect(try findings(trip, of: subject, clause) == [])
  }
}

/// A container that shows a menu beside its page.
private final class Menu: UIViewController {
  let page = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(page)
    page.view.frame = view.bounds
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  func open() {
    page.view.isUserInteractionEnabled = false
    move(to: 270)
  }

  func move(to x: CGFloat) {
    UIView.animate(withDuration: 0.3) { self.page.view.frame.origin.x = x }
  }
}
