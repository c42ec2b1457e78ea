/// A scroll view for editing text of many lines.
///
/// Of the keyboard that appears a finger can tap the bar with the suggestion and the return key.
/// Tests type other text by ``insertText(_:)``.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// The container that describes the area in which the text view lays out its text.
  public let textContainer = NSTextContainer()
  /// The manager that lays out the text view's text. It has the text of the moment at which it is
  /// asked.
  open private(set) lazy var layoutManager: NSLayoutManager = {
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    manager.viewText = { [unowned self] in
      let attributes: [NSAttributedString.Key: Any] = [.font: font ?? .systemFont(ofSize: 12)]
      return NSAttributedString(string: text, attributes: attributes)
    }
    return manager
  }()

  /// Creates a text view. The model ignores the given text container.
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Creates a text view from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeInterface(of: self, as: UITextView.self)
  }

  override func archive(in archive: ArchivedView) {
    super.archive(in: archive)
    archive.base = UITextView.self
    let (text, font, color) = (text, font, textColor)
    archive.note { (view: UITextView) in
      (view.text, view.font, view.textColor) = (text, font, color)
    }
  }
  override var archivedInside: UIView? { nil }

  /// The text view's delegate, which is told of editing and may prevent changes of the text.
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// The text of the text view.
  open var text: String! {
    get { shownText }
    set { show(newValue) }
  }
  private var shownText = ""
  /// The text view's text as an attributed string. The model does not store the attributes.
  ///
  /// Setting the property does not call the setter of ``text``, because subclasses override that
  /// one in order to set this property.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: shownText) }
    set { show(newValue?.string) }
  }

  private func show(_ text: String?) {
    willChange("text")
    shownText = text ?? ""
    selectedRange = NSRange(location: shownText.utf16.count, length: 0)
    resizeContent()
    didChange("text")
  }
  /// The font of the text, from which the size of the content is estimated.
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { resizeContent() } }
  /// The colour of the text view's text, which is stored and not drawn.
  open var textColor: UIColor? = .label
  /// The alignment of the text view's text, which is stored and does not change the layout.
  open var textAlignment: NSTextAlignment = .natural
  /// The selected range of the text, in UTF-16 units. Setting the text moves the selection to the
  /// end of the text.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// A Boolean value that says whether the user can edit the text.
  open var isEditable = true
  /// A Boolean value that says whether the user can select the text.
  open var isSelectable = true
  /// True if the user may change the look of the text. Stored without effect: the model's menu for
  /// text has no such commands.
  open var allowsEditingTextAttributes = false
  /// True if the keyboard's return key is disabled while the text view has no text. Stored without
  /// effect: in the model the key is always enabled.
  open var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKeyAutomatically }
    set { traits.enablesReturnKeyAutomatically = newValue }
  }
  /// The margins around the text in the text view. They count as part of the content's size.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { resizeContent() }
  }
  /// The attributes of text that is typed next into the text view, which are stored and have no
  /// effect.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links in the text, which are stored and have no effect.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The kinds of data that become links, without effect because none do.
  ///
  /// In UIKit, the user can tap data of these kinds, such as telephone numbers, in the text.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { inert("UITextView.dataDetectorTypes") }
  }
  /// A Boolean value without effect: typed text is always appended.
  ///
  /// In UIKit, true makes typed text replace the whole text.
  open var clearsOnInsertion = false { didSet { inert("UITextView.clearsOnInsertion") } }
  /// A Boolean value without effect: the font does not follow the preferred text size.
  ///
  /// In UIKit, true changes the font when the user chooses another text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { inert("UITextView.adjustsFontForContentSizeCategory") }
  }
  /// Returns the rectangle of the caret at a position in the text, as if the whole text were on one
  /// line. A subclass may make the caret invisible by an empty one.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
  /// Shows a text that an input method, as for Chinese, is composing. The model never calls the
  /// method, because it has no input methods.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  /// Ends what an input method is composing. The model never calls the method.
  open func unmarkText() {}

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

  private var traits = TextInputTraits()
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

  // MARK: - Editing

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  override var takesText: Bool { isEditable }
  override var suggestedText: String { traits.suggestion }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Types text at the end of the text view's text, if the text view is editable and its delegate
  /// allows the change.
  open func insertText(_ text: String) {
    let end = NSRange(location: self.text.utf16.count, length: 0)
    guard isEditable,
      delegate?.textView(self, shouldChangeTextIn: end, replacementText: text) ?? true
    else { return }
    self.text += text
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// A Boolean value that is true if the text view has text.
  open var hasText: Bool { !text.isEmpty }

  /// Deletes the last character of the text view's text, if the text view is editable and its
  /// delegate allows the change.
  open func deleteBackward() {
    guard isEditable, let last = text.lastCharacterRange,
      delegate?.textView(self, shouldChangeTextIn: last, replacementText: "") ?? true
    else { return }
    text = String(text.dropLast())
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isEditable { becomeFirstResponder() }
  }

  // MARK: - Size

  private func textSize(width: CGFloat) -> CGSize {
    let insets = textContainerInset
    let sides = insets.left + insets.right + 2 * textContainer.lineFragmentPadding
    let size = (font ?? .systemFont(ofSize: 12))
      .size(of: text.isEmpty ? " " : text, width: max(0, width - sides), lines: 0)
    return CGSize(width: size.width + sides, height: size.height + insets.top + insets.bottom)
  }

  private func resizeContent() {
    contentSize = CGSize(width: bounds.width, height: textSize(width: bounds.width).height)
    invalidateIntrinsicContentSize()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let insets = textContainerInset
    textContainer.size = CGSize(width: bounds.width - insets.left - insets.right, height: 0)
    if contentSize.width != bounds.width { resizeContent() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(width: size.width) }

  /// The size of the text if the text view does not scroll. A text view that scrolls has no
  /// intrinsic size.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : textSize(width: bounds.width)
  }

  /// Scrolls the text view until a range of the text is visible. The place of the range is
  /// estimated from its position in the whole text.
  open func scrollRangeToVisible(_ range: NSRange) {
    let share = CGFloat(range.location) / CGFloat(max(1, text.utf16.count))
    scrollRectToVisible(
      CGRect(x: 0, y: share * contentSize.height, width: 1, height: font?.lineHeight ?? 14),
      animated: false)
  }
}

/// The container that describes the area in which a text view lays out its text.
@preconcurrency @MainActor
public final class NSTextContainer: NSObject {
  /// The margin at both ends of each line of text. It counts as part of the text's size.
  public var lineFragmentPadding: CGFloat = 5
  /// The largest number of lines, without effect: there are as many as the text needs.
  ///
  /// In UIKit, lines of text beyond this number are not laid out.
  public var maximumNumberOfLines = 0 { didSet { inert("NSTextContainer.maximumNumberOfLines") } }
  /// The way in which lines of text that are too long are broken or cut off, which is stored and
  /// does not change the layout.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// A Boolean value without effect: the container is always as wide as its view.
  ///
  /// In UIKit, false lets the container keep its width when the text view changes its own.
  public var widthTracksTextView = true { didSet { inert("NSTextContainer.widthTracksTextView") } }
  /// The size of the area, which a text view sets to its own. Zero stands for no limit.
  public var size = CGSize.zero
  /// The layout manager that lays out text in this container; `nil` if there is none.
  public internal(set) weak var layoutManager: NSLayoutManager?

  public override init() { super.init() }
  /// Creates a container of a size.
  public convenience init(size: CGSize) {
    self.init()
    self.size = size
  }
}

/// A set of kinds of data, such as telephone numbers, that become links in a text. The model
/// detects none of them.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits that represent the set of kinds of data that become links in a text.
  public let rawValue: UInt
  /// Creates a set of kinds of data that become links in a text from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers, which become links in a text.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web addresses, which become links in a text.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses, which become links in a text.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and events, which become links in a text.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// The set of all kinds of data that become links in a text.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// A delegate that is told of editing in a text view and may prevent it. All methods are optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns true if editing of the text view may begin. Optional.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns true if editing of the text view may end. Optional.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing of the text view has begun. Optional.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when editing of the text view has ended. Optional.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns true if the text in a range of the text view may be replaced by typed text. Optional.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when typing has changed the text of the text view. Optional.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the selection of the text view has changed. Optional; the model never calls the
  /// method.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns true, so that editing may begin, for a text view's delegate that does not implement
  /// this optional method.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Returns true, so that editing may end, for a text view's delegate that does not implement this
  /// optional method.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing when editing begins, for a text view's delegate that does not implement this
  /// optional method.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing when editing ends, for a text view's delegate that does not implement this
  /// optional method.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns true, so that the text may change, for a text view's delegate that does not implement
  /// this optional method.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing when typing changes the text, for a text view's delegate that does not implement
  /// this optional method.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing when the selection changes, for a text view's delegate that does not implement
  /// this optional method. The model never calls it.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
