/// Something that can handle touches, and hands on what it does not handle.
///
/// Responders form a chain through ``next``: a view's is its controller, else its superview; a
/// controller's is its view's superview; a window's is its scene, then the application. A touch
/// that no responder on the way handles simply ends at the end of the chain.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// Associated objects and observers.
  var extras: ObjectExtras?

  /// Told of a change to a property this object observes by name.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Called once everything of a storyboard's scene or a nib has been connected.
  ///
  /// A controller hears it when it has been made and before its view is; a view, with its
  /// controller's outlets connected and before `viewDidLoad`. What is made in code does not hear
  /// it.
  open func awakeFromNib() {}

  /// The object that answers for what this one does not implement itself; `nil` if none does.
  ///
  /// On a device every object is asked for every message. Here a responder is asked that is the
  /// delegate of something and leaves out one of the protocol's methods, as an object does that
  /// stands between a scroll view and the delegate the app has given it.
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// What `responds(to:)` answers, which is declared where it cannot be overridden; an adopted
  /// app's override is one of this.
  open func responds(toMessage aSelector: Selector!) -> Bool { aSelector.belongs(to: self) }

  /// Whether it stands for a protocol; an app's forwarding object also says so of what the object
  /// behind it stands for.
  open func conforms(to aProtocol: Protocol) -> Bool { isInstance(aProtocol) }

  /// Called when it is archived, and so never here.
  open func encode(with coder: NSCoder) {}

  /// How many things an assistive technology finds inside.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// One of them.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let accessibilityElements, accessibilityElements.indices.contains(index) else {
      return nil
    }
    return accessibilityElements[index]
  }
  /// Where one of them stands among them; `NSNotFound` if it does not.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Called in Interface Builder, and so never here.
  open func prepareForInterfaceBuilder() {}

  /// Who gets what this responder does not handle.
  open var next: UIResponder? { nil }

  // MARK: - Touches

  /// Tells the responder that fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells the responder that fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells the responder that fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells the responder that the system took the fingers away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: - Keys and motion

  /// Tells the responder that the device is shaken, which never happens here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// The keys that do something; none are pressed here.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Stands instead of the keyboard: it is as high as this.
  open var inputView: UIView? { nil }
  /// Stands above the keyboard, which is higher by as much.
  open var inputAccessoryView: UIView? { nil }
  /// Has the keyboard made anew; it is not drawn, so nothing changes.
  open func reloadInputViews() {}
  /// Whether the responder can do something that a menu offers; there are no menus.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Does what the gesture of leaving does under VoiceOver, which is never on.
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}

  // MARK: - First responder

  /// Whether the keyboard comes for this responder.
  var takesText: Bool { false }
  /// Whether this responder would take the keyboard.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder would give the keyboard up.
  open var canResignFirstResponder: Bool { true }

  /// Whether events without a place go here first.
  open var isFirstResponder: Bool { Simulator.current.application.firstResponder === self }

  /// Asks for events without a place, and takes them from the responder that has them.
  ///
  /// A view can have them only while it is in a window.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let view = self as? UIView, view.window == nil { return false }
    let application = Simulator.current.application
    if let holder = application.firstResponder, !holder.resignFirstResponder() { return false }
    application.firstResponder = self
    Simulator.current.keyboard.responderDidChange()
    return true
  }

  /// Gives up events without a place.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    Simulator.current.application.firstResponder = nil
    Simulator.current.keyboard.responderDidChange()
    return true
  }

  // MARK: - Accessibility

  private var keptFacts: AccessibilityFacts?

  private var accessibilityFacts: AccessibilityFacts {
    if let keptFacts { return keptFacts }
    let made = AccessibilityFacts()
    keptFacts = made
    return made
  }

  /// Whether it is a thing of its own to assistive technologies.
  open var isAccessibilityElement: Bool {
    get { keptFacts?.isElement ?? false }
    set { accessibilityFacts.isElement = newValue }
  }
  /// What tests find it by.
  open var accessibilityIdentifier: String? {
    get { keptFacts?.identifier }
    set { accessibilityFacts.identifier = newValue }
  }
  /// What it is called.
  open var accessibilityLabel: String? {
    get { keptFacts?.label }
    set { accessibilityFacts.label = newValue }
  }
  /// What it stands at.
  open var accessibilityValue: String? {
    get { keptFacts?.value }
    set { accessibilityFacts.value = newValue }
  }
  /// What using it does.
  open var accessibilityHint: String? {
    get { keptFacts?.hint }
    set { accessibilityFacts.hint = newValue }
  }
  /// Whether everything beside it is passed over.
  open var accessibilityViewIsModal: Bool {
    get { keptFacts?.isModal ?? false }
    set { accessibilityFacts.isModal = newValue }
  }
  /// Whether what is inside is passed over.
  open var accessibilityElementsHidden: Bool {
    get { keptFacts?.hidesElements ?? false }
    set { accessibilityFacts.hidesElements = newValue }
  }
  /// What kind of thing it is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { keptFacts?.traits ?? .none }
    set { accessibilityFacts.traits = newValue }
  }
  /// What is inside, in reading order.
  open var accessibilityElements: [Any]? {
    get { keptFacts?.elements }
    set { accessibilityFacts.elements = newValue }
  }
  /// Whether inverted colours leave it as it is.
  open var accessibilityIgnoresInvertColors: Bool {
    get { keptFacts?.ignoresInvertColors ?? false }
    set { accessibilityFacts.ignoresInvertColors = newValue }
  }
}

extension UIResponder: ExtrasCarrier {}
