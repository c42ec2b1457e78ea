@testable import HeadlessUIKit
import Testing
import UIKit

@Suite("Constraints that come from a storyboard") @MainActor
struct InterfaceConstraintTests {
  @Test("A constraint that is not installed exists, and places views once the app activates it")
  func uninstalled() {
    Simulator.boot()
    let (room, card) = (UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), UIView())
    card.translatesAutoresizingMaskIntoConstraints = false
    room.addSubview(card)
    let nib = InterfaceLoading()
    nib.constraint(card, .leading, .equal, room, .leading)
    nib.constraint(card, .top, .equal, room, .top)
    nib.constraint(card, .height, .equal, constant: 40)
    let narrow = nib.constraint(card, .width, .equal, constant: 100)
    let wide = nib.constraint(card, .width, .equal, constant: 300, isInstalled: false)
    room.layoutIfNeeded()
    #expect(!wide.isActive)
    #expect(card.frame == CGRect(x: 0, y: 0, width: 100, height: 40))

    narrow.isActive = false
    wide.isActive = true
    room.layoutIfNeeded()
    #expect(card.frame.width == 300)
  }
}
