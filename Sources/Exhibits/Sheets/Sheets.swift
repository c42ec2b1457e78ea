import Turnstile
import UIKit

/// Exhibits in which a finger pulls a sheet, and the sheet's delegate handles UIKit's calls
/// wrongly.
extension Exhibits {
  static let sheets: [Exhibit] = [
    Exhibit(
      row: 53, "attempt-forgotten", caughtBy: [], known: [],
      expecting: [.interactive(.dismissal)], caughtByNothingRan: true,
      story: "A sheet with something unsaved neither goes nor asks.",
      faulty: { $0.showDraft { DraftSheet() } },
      corrected: { $0.showDraft { AskingDraftSheet() } }),
    Exhibit(
      row: 54, "acts-in-will", caughtBy: [.cancelRestores, .forgetsPastGestures, .roundTrip],
      known: [.cancelRestores],
      story: "After a pull that sprang back the badge over the sheet is gone.",
      faulty: { $0.showBadge(PrematureBadgeHome()) },
      corrected: { $0.showBadge(BadgeHome()) }),
  ]
}

extension Stage {
  /// Shows, as the app under test, a sheet with a draft, and declares the action `open`, which
  /// traces call by name.
  fileprivate func showDraft(_ sheet: @escaping @MainActor () -> UIViewController) {
    let home = HomeScreen(sheet)
    window.rootViewController = home
    action("open") { home.open() }
  }

  /// Shows, as the app under test, a home screen with a badge while its sheet is up, and declares
  /// the action `open`, which traces call by name.
  fileprivate func showBadge(_ home: BadgeHome) {
    window.rootViewController = home
    action("open") { home.open() }
  }

  /// Shows, as the app under test, a screen that presents a plain sheet and dismisses it, and
  /// declares the actions `open` and `close`, which traces call by name.
  func showSheet(
    of screen: @escaping @MainActor () -> UIViewController = { Screen("Sheet", .orange) },
    _ setUp: @escaping @MainActor (UISheetPresentationController) -> Void
  ) {
    let home = HomeScreen {
      let sheet = screen()
      if let presentation = sheet.sheetPresentationController { setUp(presentation) }
      return sheet
    }
    window.rootViewController = home
    action("open") { home.open() }
    action("close") { home.close() }
  }
}
