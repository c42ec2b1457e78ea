/// Text that cannot be edited.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// Creates a label; it takes no touches unless told to.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

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

  /// What it says.
  open var text: String? {
    willSet { willChange("text") }
    didSet {
      if text != oldValue { textDidChange() }
      didChange("text")
    }
  }

  /// What it says, with attributes; they are kept, but do not change how much room it takes.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      attributed = newValue
    }
  }
  private var attributed: NSAttributedString?

  /// What the text is written in; the system's font after `nil`.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      if font != oldValue { textDidChange() }
    }
  }
  /// What colour the text has; the system's after `nil`.
  open var textColor: UIColor! = .label {
    didSet { if textColor == nil { textColor = .label } }
  }
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var textAlignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  open var isEnabled = true
  open var isHighlighted = false
  /// How many lines it takes at most, 0 for any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }
  /// Whether text that is too wide gets smaller; it keeps its size.
  open var adjustsFontSizeToFitWidth = false {
    didSet { inert("UILabel.adjustsFontSizeToFitWidth") }
  }
  /// Whether text that is too wide is set tighter; it is not.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { inert("UILabel.allowsDefaultTighteningForTruncation") }
  }
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// How small text may get; it keeps its size.
  open var minimumScaleFactor: CGFloat = 0 { didSet { inert("UILabel.minimumScaleFactor") } }
  /// Whether the font follows the text size that the user prefers; it does not.
  open var adjustsFontForContentSizeCategory = false {
    didSet { inert("UILabel.adjustsFontForContentSizeCategory") }
  }
  /// The width at which lines are broken for ``intrinsicContentSize``.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }

  open override var intrinsicContentSize: CGSize {
    font.size(of: text ?? "", width: preferredMaxLayoutWidth, lines: numberOfLines)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    font.size(of: text ?? "", width: size.width, lines: numberOfLines)
  }

  /// The part of some bounds that the text fills.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = font.size(of: text ?? "", width: bounds.width, lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY + max(0, bounds.height - size.height) / 2,
      width: size.width, height: min(size.height, bounds.height))
  }

  /// Draws the text, in ``draw(_:)``; a subclass that draws it with room around passes on smaller
  /// bounds.
  open func drawText(in rect: CGRect) {}

  open override func draw(_ rect: CGRect) { drawText(in: rect) }

  private func textDidChange() {
    attributed = nil
    invalidateIntrinsicContentSize()
  }
}

/// How text that was shrunk stands in its line.
@frozen public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
