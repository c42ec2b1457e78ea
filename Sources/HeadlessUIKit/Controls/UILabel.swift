/// A view that shows text that cannot be edited.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// Creates a label whose user interaction is disabled.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label from a storyboard; user interaction is disabled unless the storyboard enables
  /// it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.decodeInterface(of: self, as: UILabel.self)
  }

  override func archive(in archive: ArchivedView) {
    super.archive(in: archive)
    archive.base = UILabel.self
    let (text, attributed, font, color) = (text, attributed, font, textColor)
    let (alignment, lineBreak, lines) = (textAlignment, lineBreakMode, numberOfLines)
    archive.note { (label: UILabel) in
      (label.text, label.font, label.textColor) = (text, font, color)
      if let attributed { label.attributedText = attributed }
      (label.textAlignment, label.lineBreakMode, label.numberOfLines) = (
        alignment, lineBreak, lines
      )
    }
  }

  /// The label's text.
  open var text: String? {
    get { shownText }
    set { show(newValue, attributed: nil) }
  }
  private var shownText: String?

  /// The label's text with attributes. The attributes do not change the estimated size of the text.
  ///
  /// Setting the property does not call the setter of ``text``, because subclasses override that
  /// one in order to set this property.
  open var attributedText: NSAttributedString? {
    get { attributed ?? shownText.map { NSAttributedString(string: $0) } }
    set { show(newValue?.string, attributed: newValue) }
  }
  private var attributed: NSAttributedString?

  private func show(_ text: String?, attributed: NSAttributedString?) {
    willChange("text")
    let isNew = text != shownText
    shownText = text
    if isNew { textDidChange() }
    self.attributed = attributed
    didChange("text")
  }

  /// The font of the label's text; setting `nil` restores the system font.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      if font != oldValue { textDidChange() }
    }
  }
  /// The colour of the label's text; setting `nil` restores the default colour.
  open var textColor: UIColor! = .label {
    didSet { if textColor == nil { textColor = .label } }
  }
  /// The colour of the label's text while the label is highlighted, which is stored and not drawn.
  open var highlightedTextColor: UIColor?
  /// The colour of the label's text shadow, which is stored and not drawn.
  open var shadowColor: UIColor?
  /// The offset of the label's text shadow, which is stored and not drawn.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The alignment of the label's text, which is stored and does not change the layout.
  open var textAlignment: NSTextAlignment = .natural
  /// The way in which lines of the label's text that are too long are broken or cut off, which is
  /// stored and does not change the layout.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// The rules for breaking the label's lines in scripts that need some. The model stores them and
  /// breaks no line by them.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  /// True if the label is enabled. UIKit dims a disabled label; the model stores the value and
  /// draws nothing.
  open var isEnabled = true
  /// True if the label's text has the colour ``highlightedTextColor``. Stored and not drawn.
  open var isHighlighted = false
  /// The maximum number of lines of the label's text; 0 means any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }
  /// A Boolean value without effect: text that is too wide keeps its size.
  ///
  /// In UIKit, true shrinks the font until the text fits the label.
  open var adjustsFontSizeToFitWidth = false {
    didSet { inert("UILabel.adjustsFontSizeToFitWidth") }
  }
  /// A Boolean value without effect: text that is too wide is not tightened.
  ///
  /// In UIKit, true lets the letters of such a text move closer together.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { inert("UILabel.allowsDefaultTighteningForTruncation") }
  }
  /// The vertical alignment of a text that was shrunk to fit its label. Without effect, because the
  /// model never shrinks text.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// The smallest scale of the text, without effect because text keeps its size.
  ///
  /// In UIKit, the font of a text that is too wide for the label is not scaled by less than this.
  open var minimumScaleFactor: CGFloat = 0 { didSet { inert("UILabel.minimumScaleFactor") } }
  /// A Boolean value without effect: the font does not follow the preferred text size.
  ///
  /// In UIKit, true changes the font when the user chooses another text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { inert("UILabel.adjustsFontForContentSizeCategory") }
  }
  /// The width at which lines are broken when the label's ``intrinsicContentSize`` is computed; 0
  /// for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }

  open override var intrinsicContentSize: CGSize {
    font.size(of: text ?? "", width: preferredMaxLayoutWidth, lines: numberOfLines)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    font.size(of: text ?? "", width: size.width, lines: numberOfLines)
  }

  /// Returns the rectangle that the label's text fills inside the given bounds, with at most the
  /// given number of lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = font.size(of: text ?? "", width: bounds.width, lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY + max(0, bounds.height - size.height) / 2,
      width: size.width, height: min(size.height, bounds.height))
  }

  /// Draws the label's text in a rectangle. ``draw(_:)`` calls the method. A subclass may override
  /// it and pass a smaller rectangle, to leave a margin around the text.
  open func drawText(in rect: CGRect) {}

  open override func draw(_ rect: CGRect) { drawText(in: rect) }

  private func textDidChange() {
    attributed = nil
    invalidateIntrinsicContentSize()
  }
}

/// The vertical alignment of a text that was shrunk to fit its label.
@frozen public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
