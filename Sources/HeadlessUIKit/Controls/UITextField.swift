/// A control with a line of text that can be edited.
///
/// The keyboard that appears cannot be typed on; tests type with ``insertText(_:)``.
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
  /// The selected range; `nil` means the end of the text.
  var selection: NSRange?
  /// The text shown while the field is empty.
  open var placeholder: String?
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var textColor: UIColor? = .label
  open var textAlignment: NSTextAlignment = .natural
  open var borderStyle: BorderStyle = .none
  /// The times at which a view beside the text is shown.
  @frozen public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
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
  open var clearsOnBeginEditing = false
  open var background: UIImage?
  /// The times at which a clear button is shown, without effect because there is none.
  open var clearButtonMode: ViewMode = .never { didSet { inert("UITextField.clearButtonMode") } }
  open var leftViewMode: ViewMode = .never
  open var rightViewMode: ViewMode = .never
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// The view before the text.
  open var leftView: UIView? { didSet { replace(oldValue, leftView) } }
  /// The view after the text.
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

  /// Draws the text; ``draw(_:)`` calls it.
  open func drawText(in rect: CGRect) {}
  /// Draws the placeholder; ``draw(_:)`` calls it while there is no text.
  open func drawPlaceholder(in rect: CGRect) {}

  open override func draw(_ rect: CGRect) {
    if text?.isEmpty == false {
      drawText(in: textRect(forBounds: rect))
    } else if placeholder != nil {
      drawPlaceholder(in: placeholderRect(forBounds: rect))
    }
  }

  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
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
  open var isSecureTextEntry: Bool {
    get { traits.isSecureTextEntry }
    set { traits.isSecureTextEntry = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { traits.keyboardType }
    set { traits.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { traits.keyboardAppearance }
    set { traits.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { traits.returnKeyType }
    set { traits.returnKeyType = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.autocapitalizationType }
    set { traits.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { traits.autocorrectionType }
    set { traits.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { traits.spellCheckingType }
    set { traits.spellCheckingType = newValue }
  }
  open var smartQuotesType: UITextSmartQuotesType {
    get { traits.smartQuotesType }
    set { traits.smartQuotesType = newValue }
  }
  open var smartDashesType: UITextSmartDashesType {
    get { traits.smartDashesType }
    set { traits.smartDashesType = newValue }
  }
  open var textContentType: UITextContentType! {
    get { traits.textContentType }
    set { traits.textContentType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKeyAutomatically }
    set { traits.enablesReturnKeyAutomatically = newValue }
  }
  /// The object that is told of editing and may prevent changes.
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

  /// Types text at the end; a line break presses the return key.
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
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// A Boolean value that is true if there is text.
  open var hasText: Bool { text?.isEmpty == false }

  /// Deletes the last character.
  open func deleteBackward() {
    guard let text, let last = text.lastCharacterRange,
      delegate?.textField(self, shouldChangeCharactersIn: last, replacementString: "") ?? true
    else { return }
    self.text = String(text.dropLast())
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

/// An object that is told of editing in a text field and may prevent it; all its methods are
/// optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    forwardee((any UITextFieldDelegate).self)?.textFieldShouldBeginEditing(textField) ?? true
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    forwardee((any UITextFieldDelegate).self)?.textFieldDidBeginEditing(textField)
  }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    forwardee((any UITextFieldDelegate).self)?.textFieldShouldEndEditing(textField) ?? true
  }
  public func textFieldDidEndEditing(_ textField: UITextField) {
    forwardee((any UITextFieldDelegate).self)?.textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    forwardee((any UITextFieldDelegate).self)?.textField(
      textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    forwardee((any UITextFieldDelegate).self)?.textFieldShouldReturn(textField) ?? true
  }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    forwardee((any UITextFieldDelegate).self)?.textFieldShouldClear(textField) ?? true
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    forwardee((any UITextFieldDelegate).self)?.textFieldDidChangeSelection(textField)
  }
}
