import UIKit

/// An interactor that decides by distance alone.
///
/// - Symptom: A short, hard flick, which closes a card everywhere else, lets this one spring back;
///   and a finger that has gone far and flicks the card back up still closes it.
/// - Cause: The velocity of the gesture is never read.
/// - Cure: Let a flick decide by its direction before the distance is considered. See
///   ``PanInteractor/outcome``.
final class DistanceOnlyInteractor: PanInteractor {
  override var outcome: Outcome { progress > 0.5 ? .finish : .cancel }
}
