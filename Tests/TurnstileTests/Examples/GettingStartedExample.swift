import Foundation
import Testing
import Turnstile
import UIKit

final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardAnimator() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardAnimator() }
}

let album = Subject(
  "album", expecting: [.animator(.presentation), .finished(.dismissal)]
) { stage in
  let home = UIViewController()
  let delegate = CardDelegate()
  stage.window.rootViewController = home
  stage.action("open") {
    guard home.presentedViewController == nil else { return }
    let card = UIViewController()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = delegate
    home.present(card, animated: true) { stage.note("didOpen") }
  }
  stage.action("close") {
    guard let card = home.presentedViewController, !card.isBeingPresented, !card.isBeingDismissed
    else { return }
    home.dismiss(animated: true) { stage.note("didClose") }
  }
}

@MainActor
@Suite("Album")
struct AlbumTests {
  @Test("The album keeps its contract")
  func contract() throws {
    let summary = try check(album)
    #expect(summary.tally[.present, .finished] > 0)
  }

  @Test("The old card does, but for what is known of it")
  func knownFault() throws {
    let old = Subject.modal(
      "old card", knownFaults: [.completesOnce], animator: { TalkativeCardAnimator() })
    let summary = try check(old, .standard, .runs(256))
    #expect(summary.known == [.completesOnce])
  }
}

/// An animator that completes a second time when UIKit says that the transition has ended.
final class TalkativeCardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let card = CardAnimator()
  private var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { card.transitionDuration(using: context) }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    card.animateTransition(using: context)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    context?.completeTransition(transitionCompleted)
    context = nil
  }
}
