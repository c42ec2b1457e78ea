internal import VirtualTime

/// One view animation block, such as the closure of `UIView.animate`. It counts its animations and
/// runs its completion when all of them have ended.
@MainActor
final class AnimationBlock {
  /// True if the views that the block animates receive touches meanwhile (rule R101 of UIKit's
  /// behaviour).
  let allowsInteraction: Bool
  /// True if a touch is tested against the positions at which animated views are seen, not against
  /// the positions in their model values.
  let hitTestsPresentation: Bool

  /// True if a touch on a view that the block animates goes to the views behind that view.
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

  /// Counts one more animation that the block waits for.
  func join() { outstanding += 1 }

  /// Counts one animation as ended. If it was the block's last, runs the block's completion.
  func leave(finished animationFinished: Bool) {
    outstanding -= 1
    if !animationFinished { finished = false }
    if outstanding == 0, !isOpen { complete() }
  }

  /// Tells the block that its closure has returned. If the closure caused no animation, the
  /// completion runs in the next turn of the run loop (rules R97 and R98 of UIKit's behaviour).
  func close() {
    isOpen = false
    guard outstanding == 0, completion != nil else { return }
    Simulator.current.loop.nextTurn { self.complete() }
  }

  /// Discards the block's completion, so that it never runs.
  func silence() { completion = nil }

  private func complete() {
    guard let completion else { return }
    self.completion = nil
    completion(finished)
  }
}
