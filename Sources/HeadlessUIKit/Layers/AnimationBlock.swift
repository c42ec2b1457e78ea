internal import VirtualTime

/// One view animation block: what it animates, and who is told when all of that has ended.
@MainActor
final class AnimationBlock {
  /// Whether touches reach views that the block animates (R101).
  let allowsInteraction: Bool
  /// Whether touches go where an animated view is seen, and not to where it is going.
  let hitTestsPresentation: Bool

  /// Whether touches go through views that the block animates to what lies behind.
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

  /// One animation more belongs to the block.
  func join() { outstanding += 1 }

  /// An animation of the block has ended.
  func leave(finished animationFinished: Bool) {
    outstanding -= 1
    if !animationFinished { finished = false }
    if outstanding == 0, !isOpen { complete() }
  }

  /// The block has been run. If nothing in it changed, it is complete in the next turn (R97, R98).
  func close() {
    isOpen = false
    guard outstanding == 0, completion != nil else { return }
    Simulator.current.loop.nextTurn { self.complete() }
  }

  /// Forgets whom to tell.
  func silence() { completion = nil }

  private func complete() {
    guard let completion else { return }
    self.completion = nil
    completion(finished)
  }
}
