import Testing
import UIKit
import VirtualTime

@testable import Turnstile

@MainActor
@Suite("The request of a transition")
struct TransitionRequestTests {
  private let simulator = Simulator.boot()

  @Test("A pan that requests a transition may drive it, and a tap is over by then")
  func continuous() {
    let (pan, tap) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
    func request(by recognizer: UIGestureRecognizer) -> TransitionRequest {
      TransitionRequest(at: .zero, delivery: GestureDelivery(of: recognizer, at: .zero))
    }

    #expect(request(by: pan).continuousRecognizer == pan.serial)
    #expect(request(by: tap).continuousRecognizer == nil)
    #expect(TransitionRequest(at: .zero).continuousRecognizer == nil)
  }
}
