import Testing
import UIKit
import VirtualTime

@testable import Turnstile

@Suite("The gestures of a run")
struct GestureHistoryTests {
  private var history = GestureHistory()

  private mutating func hear(
    _ state: UIGestureRecognizer.State, touches: [Int] = [], drag: Int? = 0, scrolls: Bool = false
  ) {
    history.hear(7, state, touches: touches, drag: drag, scrolls: scrolls, at: .zero)
  }

  @Test("A new beginning removes the end of the gesture before, and has its own drag")
  mutating func ends() {
    hear(.began, touches: [0])
    hear(.ended)
    let end = history.end(of: 7)
    hear(.began, touches: [1], drag: 1)

    #expect(end?.state == .ended)
    #expect(history.end(of: 7) == nil)
    #expect(history.drag(of: 7) == 1)
  }

  @Test("A gesture keeps its touches when they are gone before it ends")
  mutating func touches() {
    hear(.began, touches: [0, 1])
    hear(.changed)
    hear(.ended)

    #expect(history.touches(of: 7) == [0, 1])
  }

  @Test("The touches of a gesture that begins without any are unknown")
  mutating func unknownTouches() {
    hear(.began, touches: [0])
    hear(.ended)
    hear(.began)

    #expect(history.touches(of: 7) == [])
  }

  @Test("A drag lists the gestures that begin in it, except those of scroll views")
  mutating func begun() {
    hear(.began)
    history.hear(8, .began, touches: [], drag: 0, scrolls: true, at: .zero)
    let first = history.begunInDrag
    history.beginDrag()

    #expect(first == [7])
    #expect(history.begunInDrag.isEmpty)
  }

  @Test("A recogniser without a gesture has no drag, no end and no touches")
  func none() {
    #expect(history.drag(of: 1) == nil)
    #expect(history.end(of: 1) == nil)
    #expect(history.touches(of: 1).isEmpty)
  }
}
