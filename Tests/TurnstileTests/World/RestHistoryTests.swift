import Testing
import UIKit

@testable import Turnstile

@MainActor
@Suite("The rests of a run")
struct RestHistoryTests {
  private let simulator = Simulator.boot()

  private func state(width: CGFloat = 100) -> RestingState {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    return RestingState(of: window, in: simulator)
  }

  @Test("Only the first request after a rest ends it, and gets the controllers of the rest")
  func request() {
    let rests = RestHistory()
    rests.begin(state())
    let (first, second) = (rests.request(), rests.request())
    rests.rest(state())

    #expect(first == rests.start?.controllers)
    #expect(second == nil)
    #expect(rests.request() != nil)
  }

  @Test("A rest forgets what happened before it")
  func forgets() {
    let rests = RestHistory()
    rests.begin(state())
    rests.hear()
    rests.finishTransition()
    let before = (rests.hasHeard, rests.hasFinishedTransition)
    rests.rest(state())

    #expect(before == (true, true))
    #expect(!rests.hasHeard)
    #expect(!rests.hasFinishedTransition)
  }

  @Test("In a window of another size the app is not back at the start")
  func size() {
    let rests = RestHistory()
    rests.begin(state())
    let atStart = rests.isBackAtStart
    rests.rest(state(width: 200))

    #expect(atStart)
    #expect(!rests.isBackAtStart)
    #expect(rests.start?.window.size.width == 100)
  }
}
