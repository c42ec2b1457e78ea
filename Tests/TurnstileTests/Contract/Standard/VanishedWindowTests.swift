import Testing
import Turnstile
import UIKit

@Suite("stays-responsive: windows that go out of sight") @MainActor
struct VanishedWindowTests {
  private let clause = Contract.standard.only([.staysResponsive])
  private let trip = "  0 do open\n  0 settle\n  0 do hide\n  0 settle\n"

  /// Returns an app that shows a pop-up in a window of its own, and has an action that hides it.
  private func popup(
    in kind: @escaping @MainActor @Sendable () -> UIWindow = { UIWindow() },
    showsCard: Bool = true,
    hide: @escaping @MainActor @Sendable (UIWindow, UIView) -> Void
  ) -> Subject {
    Subject("rig") { stage in
      stage.window.rootViewController = UIViewController()
      let window = kind()
      let root = UIViewController()
      let card = UIView(frame: CGRect(x: 45, y: 300, width: 300, height: 200))
      stage.action("open") {
        window.windowLevel = .alert
        window.rootViewController = root
        card.backgroundColor = .white
        root.view.addSubview(card)
        card.isHidden = !showsCard
        window.isHidden = false
      }
      stage.action("hide") { hide(window, card) }
    }
  }

  @Test("A window whose pop-up has gone, and that stays over the app")
  func offender() throws {
    let subject = popup { _, card in
      UIView.animate(withDuration: 0.3) {
        card.alpha = 0
      } completion: { _ in
        card.removeFromSuperview()
      }
    }

    #expect(try findings(trip, of: subject, clause) == ["stays-responsive:invisible-screen"])
  }

  @Test("A window that an animation cut short by the background does not hide")
  func cutShort() throws {
    let subject = popup { window, card in
      UIView.animate(withDuration: 0.3) {
        card.alpha = 0
      } completion: { finished in
        if finished { window.isHidden = true }
      }
    }
    let trace =
      "  0 do open\n  0 settle\n  0 do hide\n 50 background\n 90 foreground\n 90 settle\n"

    #expect(try findings(trip, of: subject, clause) == [])
    #expect(try findings(trace, of: subject, clause) == ["stays-responsive:invisible-screen"])
  }

  @Test("A window that is hidden when its pop-up has gone")
  func twin() throws {
    let subject = popup { window, card in
      UIView.animate(withDuration: 0.3) {
        card.alpha = 0
      } completion: { _ in
        window.isHidden = true
      }
    }

    #expect(try findings(trip, of: subject, clause) == [])
  }

  @Test("A window that lets touches through when its pop-up has gone, by a setting or by its class")
  func letsThrough() throws {
    let closed = popup { window, card in
      card.isHidden = true
      window.isUserInteractionEnabled = false
    }
    let open = popup {
      OpenWindow()
    } hide: { _, card in
      card.isHidden = true
    }

    #expect(try findings(trip, of: closed, clause) == [])
    #expect(try findings(trip, of: open, clause) == [])
  }

  @Test("A window that never showed anything, and one that still shows a dimmed background")
  func lookAlikes() throws {
    let waiting = popup(showsCard: false) { _, card in card.removeFromSuperview() }
    let dimmed = popup { window, card in
      card.isHidden = true
      window.rootViewController?.view.backgroundColor = UIColor(white: 0, alpha: 0.5)
    }

    #expect(try findings(trip, of: waiting, clause) == [])
    #expect(try findings(trip, of: dimmed, clause) == [])
  }
}

/// A window that takes touches on the views of its screen alone.
private final class OpenWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === rootViewController?.view ? nil : hit
  }
}
