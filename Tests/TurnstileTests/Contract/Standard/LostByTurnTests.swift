import Testing
import Turnstile
import UIKit

@Suite("finish-arrives: presented screens that a change of size puts off the screen") @MainActor
struct LostByTurnTests {
  private let clause = Contract.standard.only([.finishArrives])
  private let turn = "  0 do open\n  0 settle\n  0 rotate\n  0 settle\n"

  /// Returns an app that presents a sheet at the lower edge, by a presentation controller of its
  /// own.
  private func sheet(
    _ kind: SheetPresentation.Type = SheetPresentation.self,
    _ setUp: @escaping @MainActor @Sendable (UIViewController) -> Void = { _ in }
  ) -> Subject {
    Subject("rig") { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      stage.action("open") {
        let sheet = PresentedScreen {
          kind.init(presentedViewController: $0, presenting: $1)
        }
        sheet.view.backgroundColor = .white
        setUp(sheet)
        home.present(sheet, animated: false)
      }
      stage.action("move away") {
        home.presentedViewController?.view.frame.origin.y = 900
      }
    }
  }

  @Test("A sheet that keeps its distance from the top of the screen, and loses its height")
  func offender() throws {
    let back = turn + "  0 rotate\n  0 settle\n"

    #expect(try findings(turn, of: sheet(), clause) == ["finish-arrives:off-screen"])
    #expect(try findings(back, of: sheet(), clause) == ["finish-arrives:off-screen"])
  }

  @Test("A sheet of a fixed size that lies below the lower edge once the device is turned")
  func fixed() throws {
    let subject = sheet { $0.view.autoresizingMask = [] }

    #expect(try findings(turn, of: subject, clause) == ["finish-arrives:off-screen"])
  }

  @Test("A sheet that is laid out again for the new size")
  func twin() throws {
    #expect(try findings(turn, of: sheet(LaidOut.self), clause) == [])
  }

  @Test("A sheet that lies partly below the lower edge is not lost, but its frame is stale")
  func partly() throws {
    let subject = sheet(Tall.self) { $0.view.autoresizingMask = [] }

    #expect(try findings(turn, of: subject, clause) == ["finish-arrives:stale-frame"])
  }

  @Test("A sheet that the app itself moves away, before the device is turned or with no turn")
  func movedAway() throws {
    let away = "  0 do open\n  0 settle\n  0 do move away\n  0 settle\n"
    let subject = sheet { $0.view.autoresizingMask = [] }

    #expect(try findings(away, of: subject, clause) == [])
    #expect(try findings(away + "  0 rotate\n  0 settle\n", of: subject, clause) == [])
  }

  @Test("A sheet that shows nothing, or whose container lets touches through")
  func lookAlikes() throws {
    let clear = sheet {
      $0.view.autoresizingMask = []
      $0.view.backgroundColor = .clear
    }
    let open = sheet(Open.self) { $0.view.autoresizingMask = [] }

    #expect(try findings(turn, of: clear, clause) == [])
    #expect(try findings(turn, of: open, clause) == [])
  }
}

/// A presentation at the lower edge, which gives the sheet its frame once.
private class SheetPresentation: UIPresentationController {
  class var height: CGFloat { 300 }

  override required init(
    presentedViewController: UIViewController, presenting: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    let room = containerView?.bounds ?? .zero
    return CGRect(
      x: 0, y: room.height - Self.height, width: room.width, height: Self.height)
  }
}

/// A presentation that gives the sheet its frame at each layout.
private final class LaidOut: SheetPresentation {
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// A presentation of a sheet that is so high that a part of it is seen after a turn.
private final class Tall: SheetPresentation {
  override class var height: CGFloat { 600 }
}

/// A presentation that does not keep touches from the screen behind it.
private final class Open: SheetPresentation {
  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    containerView?.isUserInteractionEnabled = false
  }
}
