import UIKit

/// An animator that scales the card up from four fifths of its size.
class ZoomingAnimator: CardAnimator {
  override func below(_ context: any UIViewControllerContextTransitioning) -> CGAffineTransform {
    CGAffineTransform(scaleX: 0.8, y: 0.8)
  }
}

/// An animator that sets the card's frame after its transform.
///
/// - Symptom: The card is larger than the screen.
/// - Cause: `frame` is not stored, but computed from the bounds and the transform. Setting the
///   frame of a view that is scaled to four fifths makes its bounds five quarters of that frame,
///   and this is its size once the transform is the identity again.
/// - Cure: Set the frame before the transform; or set `bounds` and `center`, which do not depend on
///   the transform. See ``CardAnimator/animateTransition(using:)``.
final class DistortingAnimator: ZoomingAnimator {
  override func place(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    if isPresenting { card.transform = below(context) }
    super.place(card, in: context)
  }
}
