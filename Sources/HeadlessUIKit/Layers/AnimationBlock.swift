internal import VirtualTime

/// One view animation block, such as the closure of `UIView.animate`. It counts its animations and
/// runs its completion when all of them have ended.
@MainActor
final class AnimationBlock {
  /// True if views can be touched while this view animation block animates them, as `UIView`'s
  /// option `allowUserInteraction` has it (rule R101 of UIKit's behaviour).
  let allowsInteraction: Bool
  /// True if a touch hits an animated view where the view is seen at the moment (its presentation
  /// layer), false if where the animation will leave the view (its model layer).
  let hitTestsPresentation: Bool

  /// True if a touch on an animated view passes to the views behind the animated one.
  var letsTouchesThrough = false

  private var completion: ((Bool) -> Void)?
  /// The simulator's newest serial number when the app began the animation block, and so planned
  /// its completion.
  private let planned = Simulator.current.lastSerial
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

  /// Counts one more animation for whose end the animation block's completion has to wait.
  func join() { outstanding += 1 }

  /// Counts one animation of the block as ended. If no other is running, the block's completion
  /// runs.
  func leave(finished animationFinished: Bool) {
    outstanding -= 1
    if !animationFinished { finished = false }
    if outstanding == 0, !isOpen { complete() }
  }

  /// Closes the animation block once its closure has returned. If the closure caused no animation,
  /// the block's completion runs in the next turn of the run loop (rules R97 and R98 of UIKit's
  /// behaviour).
  func close() {
    isOpen = false
    guard outstanding == 0, completion != nil else { return }
    Simulator.current.loop.nextTurn { self.complete() }
  }

  /// Discards the animation block's completion, so that it never runs.
  func silence() { completion = nil }

  private func complete() {
    guard let completion else { return }
    self.completion = nil
    Simulator.current.runPlannedWork(of: planned) { completion(finished) }
  }
}
