import Foundation
import Testing
import UIKit

@Suite("Keyboard")
@MainActor
struct KeyboardTests {
  @Test("Code that makes room for a keyboard hears of one that somebody posts")
  func posted() {
    Simulator.boot()
    var height: CGFloat = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      height = frame?.cgRectValue.height ?? 0
    }

    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(
          cgRect: CGRect(x: 0, y: 0, width: 1, height: 300))
      ])
    #expect(height == 300)
    NotificationCenter.default.removeObserver(observer)
  }
}
