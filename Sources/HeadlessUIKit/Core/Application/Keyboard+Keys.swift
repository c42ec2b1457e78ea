/// The parts of the keyboard that a finger can tap.
///
/// A check types whole texts, because nobody learns anything from single letters: a phone suggests
/// texts above the keys, such as the user's own e-mail address or a code that a message has
/// brought, and a tap on one types it (rule R245 of UIKit's behaviour).
extension Keyboard {
  /// A part of the keyboard that types something.
  enum Key: CaseIterable {
    /// The bar above the keys, which suggests a text of the kind that is asked for.
    case suggestion
    /// The return key, which ends the input of a text field and begins a new line in a text view.
    case enter
  }

  /// The height of the bar with the suggestion, and of the row of the return key.
  private static let row: CGFloat = 44

  /// Returns the area of a key on the screen; `nil` if the keyboard does not show it. An app's own
  /// input view has no keys of the keyboard's.
  func area(of key: Key) -> CGRect? {
    guard isShown, let responder = simulator.application.firstResponder,
      responder.inputView == nil
    else { return nil }
    let whole = frame
    switch key {
    case .suggestion:
      let accessory = responder.inputAccessoryView?.bounds.height ?? 0
      return CGRect(
        x: whole.minX, y: whole.minY + accessory, width: whole.width, height: Self.row)
    case .enter:
      let bottom = simulator.application.keyWindow?.safeAreaInsets.bottom ?? 0
      return CGRect(
        x: whole.maxX - whole.width / 4, y: whole.maxY - bottom - Self.row,
        width: whole.width / 4, height: Self.row)
    }
  }

  /// Returns the key at a point of the screen; `nil` if there is none.
  func key(at point: CGPoint) -> Key? {
    Key.allCases.first { area(of: $0)?.contains(point) == true }
  }

  /// Types what a key stands for into the first responder, letter by letter. An app that moves the
  /// input to another field in the meantime gets the rest there, as on a phone.
  func press(_ key: Key) {
    func type(_ text: String) {
      (simulator.application.firstResponder as? any UIKeyInput)?.insertText(text)
    }
    switch key {
    case .enter: type("\n")
    case .suggestion:
      let text = simulator.application.firstResponder?.suggestedText ?? ""
      for letter in text { type(String(letter)) }
    }
  }
}

extension Simulator {
  /// The areas of the keyboard on the screen on which a tap types something; empty while the
  /// keyboard is hidden.
  package var keyboardKeys: [CGRect] {
    Keyboard.Key.allCases.compactMap(keyboard.area)
  }
}
