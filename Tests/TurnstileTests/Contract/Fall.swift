import Foundation
import Turnstile
import UIKit

/// An animation by UIKit Dynamics that lets a card fall onto a floor. The transition is completed
/// when the card rests, if the test wants that.
@MainActor
final class Fall: NSObject, UIDynamicAnimatorDelegate {
  let moment: Moment
  let animator: UIDynamicAnimator
  let completes: Bool

  init(_ moment: Moment, completes: Bool, elasticity: CGFloat) {
    self.moment = moment
    self.completes = completes
    moment.place()
    let card = moment.context.view(forKey: .to)!
    let floor = moment.context.containerView
    card.transform = .identity
    card.center.y -= floor.bounds.height
    animator = UIDynamicAnimator(referenceView: floor)
    super.init()
    let gravity = UIGravityBehavior(items: [card])
    gravity.magnitude = 2
    let ground = UICollisionBehavior(items: [card])
    let bottom = floor.bounds.maxY
    ground.addBoundary(
      withIdentifier: "floor" as any NSCopying, from: CGPoint(x: -100, y: bottom),
      to: CGPoint(x: floor.bounds.maxX + 100, y: bottom))
    let plate = UIDynamicItemBehavior(items: [card])
    plate.elasticity = elasticity
    animator.delegate = self
    for behavior in [gravity, ground, plate] { animator.addBehavior(behavior) }
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    animator.removeAllBehaviors()
    if completes { moment.context.completeTransition(true) }
  }
}

extension Rig {
  /// Returns a card that falls onto the screen by UIKit Dynamics, while its animator declares a
  /// duration of 0.3 s.
  static func falling(completes: Bool = true, elasticity: CGFloat = 0.7) -> Rig {
    Rig {
      $0.run = { moment in
        guard moment.isPresenting else { return moment.context.completeTransition(true) }
        let fall = Fall(moment, completes: completes, elasticity: elasticity)
        moment.scene.stage.keep(fall, with: moment.scene.home)
      }
    }
  }
}
