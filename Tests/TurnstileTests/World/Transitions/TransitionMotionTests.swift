import Testing
import VirtualTime

@testable import Turnstile

@Suite("The motion of a transition")
struct TransitionMotionTests {
  @Test("Nothing has moved at first, and a progress value or an animation moves")
  func moves() {
    let still = TransitionMotion()
    var (updated, animated) = (still, still)
    updated.update()
    animated.animate(at: .zero)

    #expect(!still.hasMoved)
    #expect(updated.hasMoved)
    #expect(updated.firstAnimation == nil)
    #expect(animated.hasMoved)
    #expect(!animated.hasProgress)
  }

  @Test("The first animation stays, and the last one is replaced")
  func animations() {
    var motion = TransitionMotion()
    for time in [3, 5, 9] { motion.animate(at: VirtualInstant(nanoseconds: Int64(time))) }

    #expect(motion.firstAnimation == VirtualInstant(nanoseconds: 3))
    #expect(motion.lastAnimation == VirtualInstant(nanoseconds: 9))
  }
}
