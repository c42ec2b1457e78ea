import UIKit

/// A home screen with a thumbnail, into which the card shrinks when it is dismissed.
final class GalleryScreen: HomeScreen {
  let thumbnail = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 80))

  override func viewDidLoad() {
    super.viewDidLoad()
    thumbnail.backgroundColor = .blue
    view.addSubview(thumbnail)
  }
}

/// An animator that shrinks a snapshot of the card into the thumbnail. Meanwhile the card and the
/// thumbnail are hidden.
class ShrinkingAnimator: CardAnimator {
  private weak var thumbnail: UIView?

  init(isPresenting: Bool, thumbnail: UIView?) {
    self.thumbnail = thumbnail
    super.init(isPresenting: isPresenting)
  }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard
      !isPresenting, let thumbnail, let card = context.view(forKey: .from),
      let picture = card.snapshotView(afterScreenUpdates: false)
    else { return super.animateTransition(using: context) }
    let container = context.containerView
    picture.frame = card.frame
    container.addSubview(picture)
    card.isHidden = true
    thumbnail.isHidden = true
    UIView.animate(withDuration: transitionDuration(using: context)) {
      picture.frame = thumbnail.convert(thumbnail.bounds, to: container)
    } completion: { [self] finished in
      takeDown(picture, of: card, on: thumbnail, in: context)
      report(to: context, finished: finished)
    }
  }

  /// Removes the snapshot and shows the card and the thumbnail again.
  func takeDown(
    _ picture: UIView, of card: UIView, on thumbnail: UIView,
    in context: any UIViewControllerContextTransitioning
  ) {
    picture.removeFromSuperview()
    card.isHidden = false
    thumbnail.isHidden = false
  }
}

/// An animator that removes the snapshot only if the card has gone.
///
/// - Symptom: Pull the card a little and let it spring back: it looks right, but it no longer
///   reacts to touches, because what one sees is a picture of it. The real card is hidden beneath.
/// - Cause: The animator added a snapshot and hid the originals, and its completion returns early
///   after a cancel.
/// - Cure: Remove the snapshot whichever way the transition ended. See
///   ``ShrinkingAnimator/takeDown(_:of:on:in:)``.
final class ForgetfulShrinkingAnimator: ShrinkingAnimator {
  override func takeDown(
    _ picture: UIView, of card: UIView, on thumbnail: UIView,
    in context: any UIViewControllerContextTransitioning
  ) {
    if context.transitionWasCancelled { return }
    super.takeDown(picture, of: card, on: thumbnail, in: context)
  }
}
