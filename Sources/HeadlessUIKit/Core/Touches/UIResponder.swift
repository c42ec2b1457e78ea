/// An object that handles touches and passes on those that it does not handle.
///
/// Responders form a chain through ``next``. A view is followed by its controller, or by its
/// superview if it has none. A controller is followed by its view's superview, and a window by its
/// scene and then the application. A touch that no responder handles is dropped at the end of the
/// chain.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder, such as a view or a controller.
  public override init() { super.init() }

  /// The objects that the app associates with the responder, and its key-value observers.
  var extras: ObjectExtras?

  /// Called when a property changes that this object observes by a key path. Does nothing by
  /// default.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Called once all outlets of a storyboard scene or a nib have been connected.
  ///
  /// A controller gets the call before its view is loaded. A view gets it after its controller's
  /// outlets are connected and before `viewDidLoad`. Objects that are made in code do not get it.
  open func awakeFromNib() {}

  /// Returns the object to which this responder forwards a method that it does not implement; `nil`
  /// if it forwards to none.
  ///
  /// On a device the runtime asks every object, for every message. The model asks only a responder
  /// that is a delegate and leaves out one of the delegate protocol's methods, or that is the
  /// target of an action of another class. A typical such responder stands between a scroll view
  /// and the app's delegate, or between a timer and its target.
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Returns whether this responder has the method that a selector names. An app overrides this
  /// method in place of `responds(to:)`, which calls it and cannot itself be overridden here.
  /// `turnstile adopt` turns an app's override of `responds(to:)` into an override of this method.
  open func responds(toMessage aSelector: Selector!) -> Bool { aSelector.belongs(to: self) }

  /// Returns whether this responder conforms to a protocol. A forwarding responder of an app may
  /// override it and answer for the object to which it forwards.
  open func conforms(to aProtocol: Protocol) -> Bool { isInstance(aProtocol) }

  /// Called in UIKit when the responder is archived. The model never calls it.
  open func encode(with coder: NSCoder) {}

  /// Returns the number of accessibility elements inside this object.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns the accessibility element at an index inside this object; `nil` if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let accessibilityElements, accessibilityElements.indices.contains(index) else {
      return nil
    }
    return accessibilityElements[index]
  }
  /// Returns the index of an accessibility element; `NSNotFound` if this element does not contain
  /// it.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Called in UIKit when Interface Builder shows the view in a document. The model never calls it.
  open func prepareForInterfaceBuilder() {}

  /// The next responder, which gets the events that this one does not handle.
  open var next: UIResponder? { nil }

  // MARK: - Touches

  /// Called when fingers have come down and this responder gets their touches. By default it passes
  /// them to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers whose touches this responder gets have moved. By default it passes them to
  /// the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers whose touches this responder gets were lifted. By default it passes them
  /// to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system has cancelled touches that this responder gets. By default it passes
  /// them to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: - Keys and motion

  /// Called in UIKit when the device is shaken. The model never shakes it.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// Called in UIKit when the device is no longer shaken. The model never shakes it.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Called in UIKit when a shake of the device is cancelled. The model never shakes it.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// Called in UIKit when buttons are pressed. The model never presses one.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Called in UIKit when buttons are released. The model never presses one.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Called in UIKit when the menus of the menu bar are made. The model has no menu bar, and never
  /// calls it.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Called in UIKit before a menu shows a command. The model shows no menus, and never calls it.
  open func validate(_ command: UICommand) {}
  /// Called in UIKit when an activity of the user's goes on in the app. The model never calls it.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  /// Called in UIKit when the user pastes items. The model never calls it.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// The key commands of this responder. The model presses no keys.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// A view that replaces the keyboard. The model's keyboard gets the view's height.
  open var inputView: UIView? { nil }
  /// A view above the keyboard. The model adds its height to the keyboard's height.
  open var inputAccessoryView: UIView? { nil }
  /// Loads the keyboard's input views again in UIKit. The call has no effect, because the model
  /// does not draw the keyboard.
  open func reloadInputViews() {}
  /// Returns whether the responder can perform an action of an editing menu. By default it cannot,
  /// because the model shows no menus.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Returns the first responder in the chain, from this one on, that can perform an action or has
  /// a method of its name; `nil` if there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) || action.belongs(to: self)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: - Edit actions

  // On a device an edit menu or a key sends these to the first responder. The model has no such
  // menu, so only the app itself calls them. They are disfavoured, so that `#selector(select)`
  // means a method of the app's own if it has one of that name.

  /// Takes the selection away and puts it on the pasteboard. Does nothing in the model.
  @_disfavoredOverload
  open func cut(_ sender: Any?) {}
  /// Puts the selection on the pasteboard. Does nothing in the model.
  @_disfavoredOverload
  open func copy(_ sender: Any?) {}
  /// Puts what the pasteboard has in the selection's place. Does nothing in the model.
  @_disfavoredOverload
  open func paste(_ sender: Any?) {}
  /// Takes the selection away. Does nothing in the model.
  @_disfavoredOverload
  open func delete(_ sender: Any?) {}
  /// Selects what is at the insertion point. Does nothing in the model.
  @_disfavoredOverload
  open func select(_ sender: Any?) {}
  /// Selects everything. Does nothing in the model.
  @_disfavoredOverload
  open func selectAll(_ sender: Any?) {}

  /// The undo manager of the next responder that has one, up to the window's.
  open var undoManager: UndoManager? {
    next?.undoManager ?? perLaunch("UIResponder.undoManager") { UndoManager() }
  }

  /// The keyboard's language and layout for this responder. In the model it is `nil`.
  open var textInputMode: UITextInputMode? { nil }
  /// A name under which the keyboard's language is kept for this responder, which has no effect.
  open var textInputContextIdentifier: String? { nil }
  /// Called for the buttons of headphones. The model has none.
  open func remoteControlReceived(with event: UIEvent?) {}
  /// Called when the system needs the state of an activity, to go on with it elsewhere. The model
  /// never needs it.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  // MARK: - Focus

  // The focus of a remote control or keyboard. The model has neither, so nothing has the focus.

  /// True if the responder can have the focus. In the model none does.
  open var canBecomeFocused: Bool { false }
  /// The places that the focus should move to first. The model never asks.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Returns true if the focus may move. The model never asks.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when the focus has moved. The model never calls it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Asks the focus to move to the preferred places. Does nothing, because there is no focus.
  open func setNeedsFocusUpdate() {}
  /// Moves the focus now if that was asked for. Does nothing, because there is no focus.
  open func updateFocusIfNeeded() {}

  /// Performs this object's reaction to VoiceOver's escape gesture. VoiceOver is never on in the
  /// model.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the app's main action, such as to answer a call, for VoiceOver. VoiceOver is never on
  /// in the model.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when VoiceOver begins to read this object. VoiceOver is never on in the model.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when VoiceOver leaves this object. VoiceOver is never on in the model.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns true while VoiceOver reads this object. VoiceOver is never on in the model.
  open func accessibilityElementIsFocused() -> Bool { false }
  /// Performs this object's main action for VoiceOver. VoiceOver is never on in the model.
  open func accessibilityActivate() -> Bool { false }
  /// Increases this object's value, such as a slider's, for VoiceOver. VoiceOver is never on in the
  /// model.
  open func accessibilityIncrement() {}
  /// Decreases this object's value, such as a slider's, for VoiceOver. VoiceOver is never on in the
  /// model.
  open func accessibilityDecrement() {}

  // MARK: - First responder

  /// True if the keyboard is shown while this responder is the first responder, as for a text
  /// field, and for every view into which text can be typed.
  var takesText: Bool { self is any UIKeyInput }
  /// The text that the bar above the keyboard's keys suggests for this responder.
  var suggestedText: String { "1234" }
  /// True if this responder may become first responder, that is, get keyboard input.
  open var canBecomeFirstResponder: Bool { false }

  /// True if this responder may stop being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// True if this responder is the first responder, which gets keyboard input.
  open var isFirstResponder: Bool { Simulator.current.application.firstResponder === self }

  /// Makes this responder the first responder, if the present first responder resigns.
  ///
  /// A view can be first responder only while it is in a window.
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

  /// Stops being the first responder, if ``canResignFirstResponder`` allows it.
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

  /// True if assistive technologies such as VoiceOver treat this object as one element.
  open var isAccessibilityElement: Bool {
    get { keptFacts?.isElement ?? false }
    set { accessibilityFacts.isElement = newValue }
  }
  /// The identifier by which interface tests find this object.
  open var accessibilityIdentifier: String? {
    get { keptFacts?.identifier }
    set { accessibilityFacts.identifier = newValue }
  }
  /// The name of this object that VoiceOver reads. The model only stores it.
  open var accessibilityLabel: String? {
    get { keptFacts?.label }
    set { accessibilityFacts.label = newValue }
  }
  /// The name of this object that VoiceOver reads, with attributes. Without one of its own it is
  /// the plain name.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { keptFacts?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set {
      accessibilityFacts.attributedLabel = newValue
      accessibilityLabel = newValue?.string
    }
  }
  /// The present value of this object that VoiceOver reads, with attributes. Without one of its own
  /// it is the plain value.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { keptFacts?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set {
      accessibilityFacts.attributedValue = newValue
      accessibilityValue = newValue?.string
    }
  }
  /// The text that tells a VoiceOver user what using this object does, with attributes. Without one
  /// of its own it is the plain text.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { keptFacts?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set {
      accessibilityFacts.attributedHint = newValue
      accessibilityHint = newValue?.string
    }
  }
  /// True if VoiceOver reads the elements inside this object together. The model only stores it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { keptFacts?.groupsChildren ?? false }
    set { accessibilityFacts.groupsChildren = newValue }
  }
  /// The present value of this object, such as a slider's, that VoiceOver reads. The model only
  /// stores it.
  open var accessibilityValue: String? {
    get { keptFacts?.value }
    set { accessibilityFacts.value = newValue }
  }
  /// A text that tells a VoiceOver user what using this object does. The model only stores it.
  open var accessibilityHint: String? {
    get { keptFacts?.hint }
    set { accessibilityFacts.hint = newValue }
  }
  /// True if assistive technologies ignore the sibling views of this view, as for a dialog.
  open var accessibilityViewIsModal: Bool {
    get { keptFacts?.isModal ?? false }
    set { accessibilityFacts.isModal = newValue }
  }
  /// True if assistive technologies ignore the elements inside this object.
  open var accessibilityElementsHidden: Bool {
    get { keptFacts?.hidesElements ?? false }
    set { accessibilityFacts.hidesElements = newValue }
  }
  /// The accessibility traits of this object, such as button or header. The model only stores them.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { keptFacts?.traits ?? .none }
    set { accessibilityFacts.traits = newValue }
  }
  /// The accessibility elements inside this object, in reading order.
  open var accessibilityElements: [Any]? {
    get { keptFacts?.elements }
    set { accessibilityFacts.elements = newValue }
  }
  /// The rectangle of this object on the screen, for VoiceOver. A view has its own unless the app
  /// sets one.
  open var accessibilityFrame: CGRect {
    get { keptFacts?.frame ?? .zero }
    set { accessibilityFacts.frame = newValue }
  }
  /// The outline of this object on the screen, for VoiceOver. The model only stores it.
  open var accessibilityPath: UIBezierPath? {
    get { keptFacts?.path }
    set { accessibilityFacts.path = newValue }
  }
  /// The point that VoiceOver taps: the middle of the rectangle on the screen, unless the app sets
  /// one.
  open var accessibilityActivationPoint: CGPoint {
    get {
      keptFacts?.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { accessibilityFacts.activationPoint = newValue }
  }
  /// True if a long press shows this object's title and image large, for a user who has chosen
  /// large texts. Nobody has in the model, which only stores the value.
  open var showsLargeContentViewer: Bool {
    get { keptFacts?.isShownLarge ?? false }
    set { accessibilityFacts.isShownLarge = newValue }
  }
  /// The title that is shown large for this object. The model only stores it.
  open var largeContentTitle: String? {
    get { keptFacts?.largeTitle }
    set { accessibilityFacts.largeTitle = newValue }
  }
  /// The image that is shown large for this object. The model only stores it.
  open var largeContentImage: UIImage? {
    get { keptFacts?.largeImage }
    set { accessibilityFacts.largeImage = newValue }
  }
  /// True if the image that is shown large is made larger than it is. The model only stores the
  /// value.
  open var scalesLargeContentImage: Bool {
    get { keptFacts?.scalesLargeImage ?? false }
    set { accessibilityFacts.scalesLargeImage = newValue }
  }
  /// The actions that VoiceOver offers for this object. VoiceOver is never on in the model.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { keptFacts?.customActions }
    set { accessibilityFacts.customActions = newValue }
  }
  /// True if this view keeps its colours when the user inverts the screen's colours.
  open var accessibilityIgnoresInvertColors: Bool {
    get { keptFacts?.ignoresInvertColors ?? false }
    set { accessibilityFacts.ignoresInvertColors = newValue }
  }
}

extension UIResponder: ExtrasCarrier {}
extension UIResponder: UIFocusEnvironment {}

/// The name of the protocol that at Apple's declares the edit actions, such as `copy(_:)`. Every
/// responder has them, and here no protocol is needed.
public typealias UIResponderStandardEditActions = UIResponder
