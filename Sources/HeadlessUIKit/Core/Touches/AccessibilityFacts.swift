/// What assistive technologies are told about a view, or anything else that responds. It is kept
/// and can be read back; nothing here uses it.
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
