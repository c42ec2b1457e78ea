import UIKit

/// The document in an editing screen, which may have unsaved changes.
@MainActor
final class Draft {
  var isChanged = false
}

/// A card that cannot be dismissed as long as its draft has unsaved changes.
class EditorScreen: CardScreen {
  let draft: Draft

  init(_ transition: CardTransition, draft: Draft) {
    self.draft = draft
    super.init(transition)
  }
}

/// An editor that refuses its dismissal at once: the animator reports a cancelled transition before
/// it has moved a view.
final class RefusingEditor: EditorScreen {
  init() {
    let draft = Draft()
    super.init(
      CardTransition(
        animator: { RefusingAnimator(isPresenting: $0, draft: draft) },
        interactor: RefusedInteractor(draft)), draft: draft)
  }
}

/// An editor that refuses its dismissal at the end of the drag: the card springs back however far
/// and fast it was pulled.
final class StubbornEditor: EditorScreen {
  init() {
    let draft = Draft()
    super.init(CardTransition(interactor: StubbornInteractor(draft)), draft: draft)
  }
}

private final class RefusingAnimator: CardAnimator {
  private let draft: Draft

  init(isPresenting: Bool, draft: Draft) {
    self.draft = draft
    super.init(isPresenting: isPresenting)
  }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if !isPresenting, draft.isChanged { return context.completeTransition(false) }
    super.animateTransition(using: context)
  }
}

/// An interactor whose drag is over as soon as its dismissal is refused, although the finger is
/// still down. So a dismissal by a button does not get the interactor of that drag.
private final class RefusedInteractor: PanInteractor {
  private let draft: Draft

  init(_ draft: Draft) {
    self.draft = draft
    super.init()
  }

  override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    if draft.isChanged { isDragging = false }
  }
}

private final class StubbornInteractor: PanInteractor {
  private let draft: Draft

  init(_ draft: Draft) {
    self.draft = draft
    super.init()
  }

  override var outcome: Outcome { draft.isChanged ? .cancel : super.outcome }
}
