/// A control for editing one line of text.
///
/// The keyboard that appears has no keys to tap; tests type by ``insertText(_:)``.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The look of the field's border.
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

  /// The field's text.
  open var text: String? = "" {
    willSet { willChange("text") }
    didSet { didChange("text") }
  }
  /// The selected range of the text, in UTF-16 units; `nil` means an empty range at the end.
  var selection: NSRange?
  /// The text shown while the field is empty.
  open var placeholder: String?
  /// The font of the text, from which the field's content size is estimated.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The colour of the text, which is stored and not drawn.
  open var textColor: UIColor? = .label
  /// The alignment of the text, which is stored and does not change the layout.
  open var textAlignment: NSTextAlignment = .natural
  /// The look of the border, which is stored and not drawn.
  open var borderStyle: BorderStyle = .none
  /// The times at which a view beside the text, or a clear button, is shown.
  @frozen public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// The field's text as an attributed string. The attributes are not stored.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The placeholder as an attributed string. The attributes are not stored.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// A Boolean value without effect: text that is too wide keeps its size.
  open var adjustsFontSizeToFitWidth = false {
    didSet { inert("UITextField.adjustsFontSizeToFitWidth") }
  }
  /// The smallest font size, without effect because text keeps its size.
  open var minimumFontSize: CGFloat = 0 { didSet { inert("UITextField.minimumFontSize") } }
  /// A Boolean value that is true if the field empties its text when editing begins.
  open var clearsOnBeginEditing = false
  /// The picture behind the text, which is stored and not drawn.
  open var background: UIImage?
  /// The times at which a clear button is shown, without effect because there is none.
  open var clearButtonMode: ViewMode = .never { didSet { inert("UITextField.clearButtonMode") } }
  /// The times at which the left view is shown. In the model it is shown at all times, unless the
  /// mode is `never`.
  open var leftViewMode: ViewMode = .never
  /// The times at which the right view is shown. In the model it is shown at all times, unless the
  /// mode is `never`.
  open var rightViewMode: ViewMode = .never
  /// The attributes of the text, which are stored and have no effect.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of text that is typed next, which are stored and have no effect.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// The view at the left edge of the field, before the text.
  open var leftView: UIView? { didSet { replace(oldValue, leftView) } }
  /// The view at the right edge of the field, after the text.
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

  /// Draws the text in a rectangle. ``draw(_:)`` calls the method while there is text.
  open func drawText(in rect: CGRect) {}
  /// Draws the placeholder in a rectangle. ``draw(_:)`` calls the method while there is no text.
  open func drawPlaceholder(in rect: CGRect) {}

  open override func draw(_ rect: CGRect) {
    if text?.isEmpty == false {
      drawText(in: textRect(forBounds: rect))
    } else if placeholder != nil {
      drawPlaceholder(in: placeholderRect(forBounds: rect))
    }
  }

  /// Returns the rectangle for the text: the whole bounds, unless overridden.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle for the text during editing: the whole bounds, unless overridden. The
  /// model does not call the method.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle for the placeholder: the whole bounds, unless overridden.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle for the left view: at the left edge, centred vertically, unless
  /// overridden.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Returns the rectangle for the right view: at the right edge, centred vertically, unless
  /// overridden.
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

  private var traits = TextInputTraits()
  /// True if the text is secret, such as a password, so that dots are shown. Stored and not drawn.
  open var isSecureTextEntry: Bool {
    get { traits.isSecureTextEntry }
    set { traits.isSecureTextEntry = newValue }
  }
  /// The kind of keyboard, which is stored and has no effect.
  open var keyboardType: UIKeyboardType {
    get { traits.keyboardType }
    set { traits.keyboardType = newValue }
  }
  /// The look of the keyboard, which is stored and has no effect.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { traits.keyboardAppearance }
    set { traits.keyboardAppearance = newValue }
  }
  /// The label of the return key, which is stored and has no effect.
  open var returnKeyType: UIReturnKeyType {
    get { traits.returnKeyType }
    set { traits.returnKeyType = newValue }
  }
  /// The automatic capital letters, which are stored and have no effect.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.autocapitalizationType }
    set { traits.autocapitalizationType = newValue }
  }
  /// The automatic correction, which is stored and has no effect.
  open var autocorrectionType: UITextAutocorrectionType {
    get { traits.autocorrectionType }
    set { traits.autocorrectionType = newValue }
  }
  /// The spelling check, which is stored and has no effect.
  open var spellCheckingType: UITextSpellCheckingType {
    get { traits.spellCheckingType }
    set { traits.spellCheckingType = newValue }
  }
  /// The replacement of quotation marks, which is stored and has no effect.
  open var smartQuotesType: UITextSmartQuotesType {
    get { traits.smartQuotesType }
    set { traits.smartQuotesType = newValue }
  }
  /// The replacement of dashes, which is stored and has no effect.
  open var smartDashesType: UITextSmartDashesType {
    get { traits.smartDashesType }
    set { traits.smartDashesType = newValue }
  }
  /// The meaning of the text, which is stored and has no effect.
  open var textContentType: UITextContentType! {
    get { traits.textContentType }
    set { traits.textContentType = newValue }
  }
  /// True if the return key is disabled while there is no text. Stored without effect: the key is
  /// always enabled.
  open var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKeyAutomatically }
    set { traits.enablesReturnKeyAutomatically = newValue }
  }
  /// The delegate, which is told of editing and may prevent changes of the text.
  open weak var delegate: (any UITextFieldDelegate)?

  /// A Boolean value that is true while the text is edited.
  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled }
  override var takesText: Bool { true }

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

  /// Types text at the end of the field's text. A line break counts as a press of the return key.
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

  /// A Boolean value that is true if the field has text.
  open var hasText: Bool { text?.isEmpty == false }

  /// Deletes the last character of the text, if the delegate allows it.
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
  /// Returns true if editing may begin. Optional.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that editing has begun. Optional.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns true if editing may end. Optional.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that editing has ended. Optional.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Returns true if typed text may replace the text in a range. Optional.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Returns true if the return key may send `.editingDidEndOnExit`. Optional.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns true if the clear button may empty the field. Optional; the field never calls it.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Tells the delegate that the selection has changed: the caret now is after the text that was
  /// typed, or at the place of the text that was deleted. Optional.
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// Returns true, so that editing may begin. If the delegate's `forwardingTarget(for:)` returns an
  /// object, that object is asked instead.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    forwardee((any UITextFieldDelegate).self)?.textFieldShouldBeginEditing(textField) ?? true
  }
  /// Does nothing when editing begins, unless the delegate's `forwardingTarget(for:)` returns an
  /// object, which is then told.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    forwardee((any UITextFieldDelegate).self)?.textFieldDidBeginEditing(textField)
  }
  /// Returns true, so that editing may end. If the delegate's `forwardingTarget(for:)` returns an
  /// object, that object is asked instead.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    forwardee((any UITextFieldDelegate).self)?.textFieldShouldEndEditing(textField) ?? true
  }
  /// Does nothing when editing ends, unless the delegate's `forwardingTarget(for:)` returns an
  /// object, which is then told.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    forwardee((any UITextFieldDelegate).self)?.textFieldDidEndEditing(textField)
  }
  /// Returns true, so that the text may change. If the delegate's `forwardingTarget(for:)` returns
  /// an object, that object is asked instead.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    forwardee((any UITextFieldDelegate).self)?.textField(
      textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }
  /// Returns true, so that the return key sends `.editingDidEndOnExit`. If the delegate's
  /// `forwardingTarget(for:)` returns an object, that object is asked instead.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    forwardee((any UITextFieldDelegate).self)?.textFieldShouldReturn(textField) ?? true
  }
  /// Returns true. The field never calls the method, because it has no clear button.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    forwardee((any UITextFieldDelegate).self)?.textFieldShouldClear(textField) ?? true
  }
  /// Does nothing when the selection changes, unless the delegate's `forwardingTarget(for:)`
  /// returns an object, which is then told.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    forwardee((any UITextFieldDelegate).self)?.textFieldDidChangeSelection(textField)
  }
}
