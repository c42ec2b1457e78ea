/// A responder's accessibility properties. An app can set them and read them back, but the model
/// does not act on them.
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
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var customActions: [UIAccessibilityCustomAction]?
  var attributedLabel: NSAttributedString?
  var attributedValue: NSAttributedString?
  var attributedHint: NSAttributedString?
  var groupsChildren = false
  var isShownLarge = false
  var largeTitle: String?
  var largeImage: UIImage?
  var scalesLargeImage = false
}
