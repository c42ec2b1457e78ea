/// The accessibility properties of a responder. They are stored and can be read back; the model
/// does not use them.
@MainActor
final class AccessibilityFacts {
  var isElement = false
  var identifier: String?
  var label: String?
  var value: String?
  var hint: String?
  var isModal = false
  var hidesElements = false
  var traits: UIAccessibilityTraits = .none
  var elements: [Any]?
  var ignoresInvertColors = false
}
