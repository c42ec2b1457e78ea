import Testing
import UIKit

@testable import Turnstile

@MainActor
@Suite("The controllers of a transition")
struct TransitionControllersTests {
  private let simulator = Simulator.boot()

  @Test("The serials and names remain when the controllers are gone")
  func gone() {
    var card: UIViewController? = UIViewController()
    let serial = card?.serial
    let controllers = TransitionControllers(from: card, to: nil)
    card = nil

    #expect(controllers.from == nil)
    #expect(controllers.fromSerial == serial)
    #expect(controllers.fromName == "UIViewController")
    #expect(controllers.toSerial == 0)
    #expect(controllers.toName == "a controller")
  }

  @Test("A dismissal reverses the presentation of the same controller by the same presenter")
  func reverse() {
    let (home, card, other) = (UIViewController(), UIViewController(), UIViewController())
    let presentation = TransitionControllers(from: home, to: card)

    #expect(TransitionControllers(from: card, to: home).reverse(presentation))
    #expect(!TransitionControllers(from: other, to: home).reverse(presentation))
    #expect(!presentation.reverse(presentation))
  }

  @Test("A push moves the incoming controller, a pop the outgoing one, and a tab both")
  func moved() {
    let (home, card) = (UIViewController(), UIViewController())
    let controllers = TransitionControllers(from: home, to: card)

    #expect(controllers.moved(by: .push) == [card.serial])
    #expect(controllers.moved(by: .pop) == [home.serial])
    #expect(controllers.moved(by: .tab) == [home.serial, card.serial])
    #expect(TransitionControllers(from: nil, to: card).moved(by: .child) == [card.serial])
  }
}
