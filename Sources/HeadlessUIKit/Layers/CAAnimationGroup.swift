/// A group of animations that run inside the group's time and are cut off at its end.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group, whose begin times count from the group's begin.
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
