import UIKit

/// A home screen with a small picture that the card grows smaller towards.
final class GalleryScreen: HomeScreen {
  let thumbnail = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 80))

  override func viewDidLoad() {
    super.viewDidLoad()
    thumbnail.backgroundColor = .blue
    view.addSubview(thumbnail)
  }
}

/// Lets a picture of the card shrink into the thumbnail, with both of them hidden meanwhile.
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

  /// Takes the picture away and shows what it stood for.
  func takeDown(
    _ picture: UIView, of card: UIView, on thumbnail: UIView,
    in context: any UIViewControllerContextTransitioning
  ) {
    picture.removeFromSuperview()
    card.isHidden = false
    thumbnail.isHidden = false
  }
}

/// Does so only if the card has gone.
///
/// - Symptom: Pull the card a little and let it spring back: it looks right, but it no longer
///   reacts to touches, because what one sees is a picture of it. The real card is hidden beneath.
/// - Cause: A stand-in was added and its originals were hidden, and the completion returns early
///   after a cancel.
/// - Cure: Take down the scenery on every way out. See ``ShrinkingAnimator/takeDown(_:of:on:in:)``.
final class ForgetfulShrinkingAnimator: ShrinkingAnimator {
  override func takeDown(
    _ picture: UIView, of card: UIView, on thumbnail: UIView,
    in context: any UIViewControllerContextTransitioning
  ) {
    if context.transitionWasCancelled { return }
    super.takeDown(picture, of: card, on: thumbnail, in: context)
  }
}
