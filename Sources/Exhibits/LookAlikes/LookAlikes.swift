public import Turnstile
import UIKit

/// Subjects with correct code that looks wrong.
///
/// Each subject does something that a rule without exceptions would forbid, and does it correctly.
/// A finding in one of them is a false alarm, which is worse than a missed bug.
extension Exhibits {
  /// The subjects whose code looks wrong but is correct. A check must not find anything in them.
  public static let lookAlikes: [Subject] = [
    Subject("appearance-by-hand") { $0.showCard { ForwardingCardScreen() } },
    Subject("late-clean-up") { $0.showCard(animator: { LateCleaner(isPresenting: $0) }) },
    Subject("dismissed-on-every-move") { $0.showCard(interactor: { InsistentInteractor() }) },
    Subject("caught-and-turned-back") {
      $0.showCard {
        CardScreen(
          CardTransition(
            animator: { InterruptibleAnimator(isPresenting: $0) }, interactor: CatchingInteractor())
        )
      }
    },
    Subject("animator-per-call") { $0.showCard(animator: { PerCallAnimator(isPresenting: $0) }) },
    Subject("refused-at-once") { $0.showEditor { RefusingEditor() } },
    Subject("refused-at-the-end") { $0.showEditor { StubbornEditor() } },
    Subject("late-cancel") { $0.showCard { TidyCardScreen() } },
    Subject("delegate-set-up-again") { $0.show(RefittingHomeScreen { CardScreen() }) },
    Subject("parallax") { $0.show(PageStack(animator: { ParallaxPageAnimator($0) })) },
    Subject("page-sheet") { $0.showSheet { _ in } },
    Subject("sheet-of-two-heights") { $0.showSheet { $0.detents = [.medium(), .large()] } },
    Subject("sheet-of-content") { stage in
      stage.showSheet(of: { ScrollingScreen() }) { $0.detents = [.medium(), .large()] }
    },
    Subject("zoomed-page") { $0.show(ZoomHome(), inStack: true) },
    Subject("zoomed-content") { $0.show(ZoomHome { ScrollingScreen() }, inStack: true) },
    Subject("zoomed-over") { stage in
      stage.show(
        ZoomHome {
          let page = Screen("Page", .orange)
          page.modalPresentationStyle = .fullScreen
          return page
        })
    },
  ]
}

extension Stage {
  /// Shows, as the app under test, a card with a draft, and declares the actions `open`, `close`,
  /// `edit` and `save`, which traces call by name.
  fileprivate func showEditor(_ editor: @escaping @MainActor () -> EditorScreen) {
    let home = HomeScreen(editor)
    show(home)
    action("edit") { (home.presentedViewController as? EditorScreen)?.draft.isChanged = true }
    action("save") { (home.presentedViewController as? EditorScreen)?.draft.isChanged = false }
  }
}
