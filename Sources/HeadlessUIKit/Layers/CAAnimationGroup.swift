/// A group of animations that share a begin time. An animation that is longer than the group is cut
/// off at the group's end.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group. Their begin times are relative to the group's begin time.
  open var animations: [CAAnimation]?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.duplicate() }
  }

  override func parts() -> [LayerAnimation.Part] {
    (animations ?? []).flatMap { animation in
      animation.parts().map { part in
        var part = part
        var timing = animation.timing
        if timing.duration == 0 { timing.duration = duration > 0 ? duration : 0.25 }
        part.innerTimings.insert(timing, at: 0)
        return part
      }
    }
  }
}
