import UIKit

/// Brings the card up from a little further away.
class ZoomingAnimator: CardAnimator {
  override func below(_ context: any UIViewControllerContextTransitioning) -> CGAffineTransform {
    CGAffineTransform(scaleX: 0.8, y: 0.8)
  }
}

/// Gives the card its frame when it has been scaled already.
///
/// - Symptom: The card is larger than the screen.
/// - Cause: `frame` is not stored; it is what the bounds look like through the transform. To set
///   the frame of a view at four fifths of its size makes its bounds five quarters of that frame;
///   when the transform has gone back to the identity, so large it is.
/// - Cure: First the frame, then the transform; or `bounds` and `center`, which no transform
///   touches. See ``CardAnimator/animateTransition(using:)``.
final class DistortingAnimator: ZoomingAnimator {
  override func place(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    if isPresenting { card.transform = below(context) }
    super.place(card, in: context)
  }
}
