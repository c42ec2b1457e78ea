import UIKit

/// What an editor has to save.
@MainActor
final class Draft {
  var isChanged = false
}

/// A card that does not go while there is something to save.
class EditorScreen: CardScreen {
  let draft: Draft

  init(_ transition: CardTransition, draft: Draft) {
    self.draft = draft
    super.init(transition)
  }
}

/// Refuses as soon as it is asked: the animator completes with false before it has moved anything.
final class RefusingEditor: EditorScreen {
  init() {
    let draft = Draft()
    super.init(
      CardTransition(animator: { RefusingAnimator(isPresenting: $0, draft: draft) }), draft: draft)
  }
}

/// Refuses at the end of the drag: however far and however fast it was pulled, the card springs
/// back.
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

private final class StubbornInteractor: PanInteractor {
  private let draft: Draft

  init(_ draft: Draft) {
    self.draft = draft
    super.init()
  }

  override var outcome: Outcome { draft.isChanged ? .cancel : super.outcome }
}
