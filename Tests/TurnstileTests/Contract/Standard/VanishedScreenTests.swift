import Testing
import Turnstile
import UIKit

@Suite("stays-responsive: presented screens that go out of sight") @MainActor
struct VanishedScreenTests {
  private let clause = Contract.standard.only([.staysResponsive])
  private let trip = "  0 do open\n  0 settle\n  0 do hide\n  0 settle\n"

  /// Returns an app with a sheet of its own over the whole screen, and an action that hides it.
  private func sheet(
    _ setUp: @escaping @MainActor @Sendable (Sheet) -> Void = { _ in },
    hide: @escaping @MainActor @Sendable (Sheet) -> Void
  ) -> Subject {
    Subject("rig") { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      stage.action("open") {
        let sheet = Sheet()
        sheet.modalPresentationStyle = .overFullScreen
        setUp(sheet)
        home.present(sheet, animated: false)
      }
      stage.action("hide") { (home.presentedViewController as? Sheet).map(hide) }
    }
  }

  @Test("A sheet that moves its card away and stays presented")
  func offender() throws {
    let subject = sheet { sheet in
      UIView.animate(withDuration: 0.3) { sheet.card.frame.origin.y = 900 }
    }

    #expect(try findings(trip, of: subject, clause) == ["stays-responsive:invisible-screen"])
    #expect(
      try findings(trip + "  0 do open\n  0 settle\n", of: subject, clause)
        == ["stays-responsive:invisible-screen"])
  }

  @Test("A sheet that fades its card and stays presented")
  func faded() throws {
    let subject = sheet { $0.card.alpha = 0 }

    #expect(try findings(trip, of: subject, clause) == ["stays-responsive:invisible-screen"])
  }

  @Test("A sheet with a shadow, which is that of the card that moves away")
  func shadowed() throws {
    let subject = sheet { sheet in
      sheet.view.layer.shadowOpacity = 0.5
    } hide: { sheet in
      sheet.card.frame.origin.y = 900
    }

    #expect(try findings(trip, of: subject, clause) == ["stays-responsive:invisible-screen"])
  }

  @Test("A sheet at a fixed place that lies beside the screen once it is rotated")
  func rotated() throws {
    let subject = sheet { _ in
    } hide: { _ in
    }
    let trace = "  0 do open\n  0 settle\n  0 rotate\n  0 settle\n"

    #expect(
      try !findings(trace, of: subject, clause).contains("stays-responsive:invisible-screen"))
  }

  @Test("A sheet that moves its card away and is then dismissed")
  func twin() throws {
    let subject = sheet { sheet in
      UIView.animate(withDuration: 0.3) {
        sheet.card.frame.origin.y = 900
      } completion: { _ in
        sheet.dismiss(animated: false)
      }
    }

    #expect(try findings(trip, of: subject, clause) == [])
  }

  @Test("A sheet that hides its card before a dimmed background, or lets touches through")
  func lookAlikes() throws {
    let dimmed = sheet {
      $0.view.backgroundColor = UIColor(white: 0, alpha: 0.5)
    } hide: {
      $0.card.isHidden = true
    }
    let open = sheet {
      $0.card.isHidden = true
      $0.view.isUserInteractionEnabled = false
    }

    #expect(try findings(trip, of: dimmed, clause) == [])
    #expect(try !findings(trip, of: open, clause).contains("stays-responsive:invisible-screen"))
  }

  @Test("A screen that never showed anything, such as one that waits")
  func waiting() throws {
    let subject = sheet {
      $0.card.isHidden = true
    } hide: {
      $0.card.removeFromSuperview()
    }

    #expect(try findings(trip, of: subject, clause) == [])
  }
}

/// A screen with a clear background and a white card at its lower edge.
private final class Sheet: UIViewController {
  let card = UIView(frame: CGRect(x: 0, y: 444, width: 390, height: 400))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    card.backgroundColor = .white
    view.addSubview(card)
  }
}
