/// A control for editing one line of text.
///
/// Of the keyboard that appears a finger can tap the bar with the suggestion and the return key.
/// Tests type other text by ``insertText(_:)``.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The style of a text field's border.
  @frozen public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  override func archive(in archive: ArchivedView) {
    super.archive(in: archive)
    let (text, placeholder, font, color) = (text, placeholder, font, textColor)
    let (alignment, border) = (textAlignment, borderStyle)
    archive.note { (field: UITextField) in
      (field.text, field.placeholder, field.font, field.textColor) = (
        text, placeholder, font, color
      )
      (field.textAlignment, field.borderStyle) = (alignment, border)
    }
  }
  override var archivedInside: UIView? { nil }

  /// The text of the text field.
  open var text: String? {
    get { shownText }
    set {
      willChange("text")
      shownText = newValue
      didChange("text")
    }
  }
  private var shownText: String? = ""
  /// The selected range of the text, in UTF-16 units; `nil` means an empty range at the end of the
  /// text.
  var selection: NSRange?
  /// The placeholder, a text that is shown while the text field is empty.
  open var placeholder: String? {
    get { shownPlaceholder }
    set { shownPlaceholder = newValue }
  }
  private var shownPlaceholder: String?
  /// The font of the text, from which the field's content size is estimated.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The colour of the text field's text, which is stored and not drawn.
  open var textColor: UIColor? = .label
  /// The alignment of the text field's text, which is stored and does not change the layout.
  open var textAlignment: NSTextAlignment = .natural
  /// The style of the text field's border, which is stored and not drawn.
  open var borderStyle: BorderStyle = .none
  /// The times at which a text field shows a view beside its text, or a clear button, such as only
  /// during editing.
  @frozen public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// The text field's text as an attributed string. The model does not store the attributes.
  ///
  /// Setting the property does not call the setter of ``text``, because subclasses override that
  /// one in order to set this property.
  open var attributedText: NSAttributedString? {
    get { shownText.map { NSAttributedString(string: $0) } }
    set {
      willChange("text")
      shownText = newValue?.string
      didChange("text")
    }
  }
  /// The text field's placeholder as an attributed string. The model does not store the attributes.
  ///
  /// Setting the property does not call the setter of ``placeholder``, because subclasses override
  /// that one in order to set this property.
  open var attributedPlaceholder: NSAttributedString? {
    get { shownPlaceholder.map { NSAttributedString(string: $0) } }
    set { shownPlaceholder = newValue?.string }
  }
  /// A Boolean value without effect: text that is too wide keeps its size.
  ///
  /// In UIKit, true shrinks the font until the text fits the text field.
  open var adjustsFontSizeToFitWidth = false {
    didSet { inert("UITextField.adjustsFontSizeToFitWidth") }
  }
  /// The smallest font size, without effect because text keeps its size.
  ///
  /// In UIKit, the font of a text that is too wide for the text field is not made smaller than
  /// this.
  open var minimumFontSize: CGFloat = 0 { didSet { inert("UITextField.minimumFontSize") } }
  /// A Boolean value that says whether the text field empties its text when editing begins.
  open var clearsOnBeginEditing = false
  /// The picture behind the text field's text, which is stored and not drawn.
  open var background: UIImage?
  /// The times at which a clear button is shown, without effect because there is none.
  ///
  /// In UIKit, the button empties the text field.
  open var clearButtonMode: ViewMode = .never { didSet { inert("UITextField.clearButtonMode") } }
  /// The times at which the text field shows its ``leftView``. The model shows it at all times,
  /// unless the mode is `never`.
  open var leftViewMode: ViewMode = .never
  /// The times at which the text field shows its ``rightView``. The model shows it at all times,
  /// unless the mode is `never`.
  open var rightViewMode: ViewMode = .never
  /// The default attributes of the text field's text, which are stored and have no effect.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of text that is typed next into the text field, which are stored and have no
  /// effect.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Returns the rectangle of the caret at a position in the text, as if the whole text were on one
  /// line. A subclass may make the caret invisible by an empty one.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
  /// Shows a text that an input method, as for Chinese, is composing. The model never calls the
  /// method, because it has no input methods.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  /// Ends what an input method is composing. The model never calls the method.
  open func unmarkText() {}

  /// A Boolean value without effect: the font does not follow the preferred text size.
  ///
  /// In UIKit, true changes the font when the user chooses another text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { inert("UITextField.adjustsFontForContentSizeCategory") }
  }
  /// The view at the left edge of the text field, before the text.
  open var leftView: UIView? { didSet { replace(oldValue, leftView) } }
  /// The view at the right edge of the text field, after the text.
  open var rightView: UIView? { didSet { replace(oldValue, rightView) } }
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  private func replace(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  /// Draws the text field's text in a rectangle. ``draw(_:)`` calls the method while there is text;
  /// it does nothing unless a subclass overrides it.
  open func drawText(in rect: CGRect) {}
  /// Draws the text field's placeholder in a rectangle. ``draw(_:)`` calls the method while there
  /// is no text; it does nothing unless a subclass overrides it.
  open func drawPlaceholder(in rect: CGRect) {}

  open override func draw(_ rect: CGRect) {
    if text?.isEmpty == false {
      drawText(in: textRect(forBounds: rect))
    } else if placeholder != nil {
      drawPlaceholder(in: placeholderRect(forBounds: rect))
    }
  }

  /// Returns the rectangle of the text field's border: its bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the clear button at the end of the text field. The model makes no
  /// clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 10, width: 20, height: 20)
  }

  /// Returns the rectangle in which the text field's text is drawn: the whole bounds, unless a
  /// subclass overrides the method.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text field's text during editing: the whole bounds, unless a
  /// subclass overrides the method. The model does not call it.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle in which the text field's placeholder is drawn: the whole bounds, unless
  /// a subclass overrides the method.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the frame of the text field's ``leftView``: at the left edge, centred vertically,
  /// unless a subclass overrides the method.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Returns the frame of the text field's ``rightView``: at the right edge, centred vertically,
  /// unless a subclass overrides the method.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.frame = leftViewRect(forBounds: bounds)
    leftView?.isHidden = leftViewMode == .never
    rightView?.frame = rightViewRect(forBounds: bounds)
    rightView?.isHidden = rightViewMode == .never
  }

  /// The rules for a password that the system proposes. The model proposes none.
  open var passwordRules: UITextInputPasswordRules?

  private var traits = TextInputTraits()
  /// True if the text is secret, such as a password, so that UIKit shows dots instead of letters.
  /// Stored and not drawn.
  open var isSecureTextEntry: Bool {
    get { traits.isSecureTextEntry }
    set { traits.isSecureTextEntry = newValue }
  }
  /// The kind of keyboard on which the user edits the text. The model stores the kind and does not
  /// use it.
  open var keyboardType: UIKeyboardType {
    get { traits.keyboardType }
    set { traits.keyboardType = newValue }
  }
  /// The appearance of the keyboard, such as dark. The model stores the appearance and does not use
  /// it.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { traits.keyboardAppearance }
    set { traits.keyboardAppearance = newValue }
  }
  /// The label of the keyboard's return key, such as Done. The model stores the label and does not
  /// use it.
  open var returnKeyType: UIReturnKeyType {
    get { traits.returnKeyType }
    set { traits.returnKeyType = newValue }
  }
  /// The automatic capitalisation of typed text. The model stores the setting and does not use it.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.autocapitalizationType }
    set { traits.autocapitalizationType = newValue }
  }
  /// The automatic correction of typed text. The model stores the setting and does not use it.
  open var autocorrectionType: UITextAutocorrectionType {
    get { traits.autocorrectionType }
    set { traits.autocorrectionType = newValue }
  }
  /// The spelling check of typed text. The model stores the setting and does not use it.
  open var spellCheckingType: UITextSpellCheckingType {
    get { traits.spellCheckingType }
    set { traits.spellCheckingType = newValue }
  }
  /// The automatic replacement of straight quotation marks in typed text. The model stores the
  /// setting and does not use it.
  open var smartQuotesType: UITextSmartQuotesType {
    get { traits.smartQuotesType }
    set { traits.smartQuotesType = newValue }
  }
  /// The automatic replacement of hyphens by dashes in typed text. The model stores the setting and
  /// does not use it.
  open var smartDashesType: UITextSmartDashesType {
    get { traits.smartDashesType }
    set { traits.smartDashesType = newValue }
  }
  /// The meaning of the text that the user is to type, such as a password. The model stores the
  /// meaning and does not use it.
  open var textContentType: UITextContentType! {
    get { traits.textContentType }
    set { traits.textContentType = newValue }
  }
  /// True if the keyboard's return key is disabled while the text field has no text. Stored without
  /// effect: in the model the key is always enabled.
  open var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKeyAutomatically }
    set { traits.enablesReturnKeyAutomatically = newValue }
  }
  /// The text field's delegate, which is told of editing and may prevent changes of the text.
  open weak var delegate: (any UITextFieldDelegate)?

  /// A Boolean value that is true while the user edits the text field.
  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled }
  override var suggestedText: String { traits.suggestion }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Types text at the end of the text field's text, if the delegate allows it. A line break counts
  /// as a press of the return key.
  open func insertText(_ text: String) {
    if text == "\n" {
      if delegate?.textFieldShouldReturn(self) ?? true { sendActions(for: .editingDidEndOnExit) }
      return
    }
    let end = NSRange(location: (self.text ?? "").utf16.count, length: 0)
    guard
      delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: text) ?? true
    else { return }
    self.text = (self.text ?? "") + text
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// A Boolean value that is true if the text field has text.
  open var hasText: Bool { text?.isEmpty == false }

  /// Deletes the last character of the text field's text, if the delegate allows it.
  open func deleteBackward() {
    guard let text, let last = text.lastCharacterRange,
      delegate?.textField(self, shouldChangeCharactersIn: last, replacementString: "") ?? true
    else { return }
    self.text = String(text.dropLast())
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  override func finger(upInside isInside: Bool, with event: UIEvent?) {
    super.finger(upInside: isInside, with: event)
    if isInside { becomeFirstResponder() }
  }

  open override var intrinsicContentSize: CGSize {
    let shown = text?.isEmpty == false ? text : placeholder
    return (font ?? .systemFont(ofSize: 17)).size(of: shown ?? "", width: 0, lines: 1)
  }
}

/// A delegate that is told of editing in a text field and may prevent it. All methods are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns true if editing of the text field may begin. Optional.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing of the text field has begun. Optional.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns true if editing of the text field may end. Optional.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing of the text field has ended. Optional.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Returns true if the text in a range of the text field may be replaced by typed text. Optional.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called when the user presses the return key in the text field. Returns true to send
  /// `.editingDidEndOnExit`. Optional.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns true if the clear button may empty the text field. Optional; the model never calls the
  /// method, because it has no clear button.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Called when typing or deleting has moved the caret of the text field. Optional.
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// Returns true, so that editing of the text field may begin, for a delegate that does not
  /// implement this optional method. If the delegate's `forwardingTarget(for:)` returns an object,
  /// returns that object's answer instead.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    forwardee((any UITextFieldDelegate).self)?.textFieldShouldBeginEditing(textField) ?? true
  }
  /// Does nothing when editing of the text field begins, for a delegate that does not implement
  /// this optional method. If the delegate's `forwardingTarget(for:)` returns an object, the call
  /// is passed on to it.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    forwardee((any UITextFieldDelegate).self)?.textFieldDidBeginEditing(textField)
  }
  /// Returns true, so that editing of the text field may end, for a delegate that does not
  /// implement this optional method. If the delegate's `forwardingTarget(for:)` returns an object,
  /// returns that object's answer instead.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    forwardee((any UITextFieldDelegate).self)?.textFieldShouldEndEditing(textField) ?? true
  }
  /// Does nothing when editing of the text field ends, for a delegate that does not implement this
  /// optional method. If the delegate's `forwardingTarget(for:)` returns an object, the call is
  /// passed on to it.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    forwardee((any UITextFieldDelegate).self)?.textFieldDidEndEditing(textField)
  }
  /// Returns true, so that the text field's text may change, for a delegate that does not implement
  /// this optional method. If the delegate's `forwardingTarget(for:)` returns an object, returns
  /// that object's answer instead.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    forwardee((any UITextFieldDelegate).self)?.textField(
      textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }
  /// Returns true, so that the text field sends `.editingDidEndOnExit` when the return key is
  /// pressed, for a delegate that does not implement this optional method. If the delegate's
  /// `forwardingTarget(for:)` returns an object, returns that object's answer instead.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    forwardee((any UITextFieldDelegate).self)?.textFieldShouldReturn(textField) ?? true
  }
  /// Returns true, so that the clear button may empty the text field, for a delegate that does not
  /// implement this optional method. The model never calls the method.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    forwardee((any UITextFieldDelegate).self)?.textFieldShouldClear(textField) ?? true
  }
  /// Does nothing when the selection of the text field changes, for a delegate that does not
  /// implement this optional method. If the delegate's `forwardingTarget(for:)` returns an object,
  /// the call is passed on to it.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    forwardee((any UITextFieldDelegate).self)?.textFieldDidChangeSelection(textField)
  }
}
