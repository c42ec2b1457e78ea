internal import VirtualTime

/// A view animation block: counts its animations and runs its completion when all have ended.
@MainActor
final class AnimationBlock {
  /// True if touches reach the views that the block animates (R101).
  let allowsInteraction: Bool
  /// True if a touch hits an animated view at its presentation position, not at its model position.
  let hitTestsPresentation: Bool

  /// True if touches pass through the views that the block animates to the views behind them.
  var letsTouchesThrough = false

  private var completion: ((Bool) -> Void)?
  private var isOpen = true
  private var outstanding = 0
  private var finished = true

  init(
    allowsInteraction: Bool, hitTestsPresentation: Bool = false,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.allowsInteraction = allowsInteraction
    self.hitTestsPresentation = hitTestsPresentation
    self.completion = completion
  }

  /// Counts one more animation that belongs to the block.
  func join() { outstanding += 1 }

  /// Counts one animation of the block as ended, and completes the block if it was the last.
  func leave(finished animationFinished: Bool) {
    outstanding -= 1
    if !animationFinished { finished = false }
    if outstanding == 0, !isOpen { complete() }
  }

  /// Ends the running of the block's closure. If the closure changed nothing, the block's
  /// completion runs in the next turn (R97, R98).
  func close() {
    isOpen = false
    guard outstanding == 0, completion != nil else { return }
    Simulator.current.loop.nextTurn { self.complete() }
  }

  /// Drops the block's completion, so that nobody is told of its end.
  func silence() { completion = nil }

  private func complete() {
    guard let completion else { return }
    self.completion = nil
    completion(finished)
  }
}
