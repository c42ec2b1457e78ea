import Testing
import UIKit
import VirtualTime

@testable import Turnstile

@Suite("The movement of fingers")
struct FingerMovementTests {
  private final class Finger {}
  private let finger = Finger()
  private var movement = FingerMovement()

  private mutating func move(to x: CGFloat, isGone: Bool = false, atFrame frame: Int64) {
    movement.move(
      ObjectIdentifier(finger), to: CGPoint(x: x, y: 0), isGone: isGone,
      at: VirtualInstant(nanoseconds: frame * 16_666_667))
  }

  @Test("A frame ends the distance since the frame, and not the distance since the press")
  mutating func distances() {
    movement.press()
    move(to: 0, atFrame: 0)
    move(to: 30, atFrame: 1)
    movement.passFrame()
    move(to: 20, atFrame: 2)

    #expect(movement.sinceFrame == 10)
    #expect(movement.sincePress == 40)
  }

  @Test("A new press forgets where the fingers were")
  mutating func press() {
    move(to: 0, atFrame: 0)
    movement.press()
    move(to: 300, atFrame: 1)

    #expect(movement.sincePress == 0)
    #expect(movement.sinceFrame == 0)
  }

  @Test("The highest speed counts for a tenth of a second and three frames")
  mutating func speed() {
    move(to: 0, atFrame: 0)
    move(to: 60, atFrame: 1)
    move(to: 62, atFrame: 2)
    let soon = movement.recentSpeed(at: VirtualInstant(nanoseconds: 16_666_667 + 149_999_999))
    let later = movement.recentSpeed(at: VirtualInstant(nanoseconds: 16_666_667 + 150_000_000))

    #expect(soon > 59.9)
    #expect(soon < 60.1)
    #expect(later == 0)
  }

  @Test("A finger that has left does not move when it comes back elsewhere")
  mutating func gone() {
    move(to: 0, atFrame: 0)
    move(to: 10, isGone: true, atFrame: 1)
    move(to: 200, atFrame: 2)

    #expect(movement.sinceFrame == 10)
  }
}
