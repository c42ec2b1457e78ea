/// What assistive technologies are told about a view. It is kept for whoever asks; nothing here reads it.
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
  var actions: [Any]?
  var ignoresInvertColors = false
}

extension UIView {
  private var facts: AccessibilityFacts {
    if let accessibilityFacts { return accessibilityFacts }
    let made = AccessibilityFacts()
    accessibilityFacts = made
    return made
  }

  /// Whether it is a thing of its own to assistive technologies.
  public var isAccessibilityElement: Bool {
    get { accessibilityFacts?.isElement ?? false }
    set { facts.isElement = newValue }
  }
  /// What tests find it by.
  public var accessibilityIdentifier: String? {
    get { accessibilityFacts?.identifier }
    set { facts.identifier = newValue }
  }
  /// What it is called.
  public var accessibilityLabel: String? {
    get { accessibilityFacts?.label }
    set { facts.label = newValue }
  }
  /// What it stands at.
  public var accessibilityValue: String? {
    get { accessibilityFacts?.value }
    set { facts.value = newValue }
  }
  /// What using it does.
  public var accessibilityHint: String? {
    get { accessibilityFacts?.hint }
    set { facts.hint = newValue }
  }
  /// Whether everything beside it is passed over.
  public var accessibilityViewIsModal: Bool {
    get { accessibilityFacts?.isModal ?? false }
    set { facts.isModal = newValue }
  }
  /// Whether what is inside is passed over.
  public var accessibilityElementsHidden: Bool {
    get { accessibilityFacts?.hidesElements ?? false }
    set { facts.hidesElements = newValue }
  }
  /// What kind of thing it is.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityFacts?.traits ?? .none }
    set { facts.traits = newValue }
  }
  /// What is inside, in reading order.
  public var accessibilityElements: [Any]? {
    get { accessibilityFacts?.elements }
    set { facts.elements = newValue }
  }
  /// Whether inverted colours leave it as it is.
  public var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityFacts?.ignoresInvertColors ?? false }
    set { facts.ignoresInvertColors = newValue }
  }
}
