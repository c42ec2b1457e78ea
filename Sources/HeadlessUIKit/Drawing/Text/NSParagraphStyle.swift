/// The style of a paragraph.
///
/// The model does not lay out text, so a style is only stored.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  fileprivate struct Values {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
  }
  fileprivate var values = Values()

  /// The default style.
  public static let `default` = NSParagraphStyle()

  public override init() { super.init() }

  public var alignment: NSTextAlignment { values.alignment }
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  public var lineSpacing: CGFloat { values.lineSpacing }
  public var paragraphSpacing: CGFloat { values.paragraphSpacing }
  public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// Returns a mutable copy of the style.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

/// A style of a paragraph that can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  public override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  public override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  public override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  public var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  public var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  public var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  public var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  public var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  public var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  public var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
}

/// A shadow under text.
public final class NSShadow: NSObject, @unchecked Sendable {
  public var shadowOffset = CGSize.zero
  public var shadowBlurRadius: CGFloat = 0
  public var shadowColor: Any?
  public override init() { super.init() }
}

/// The style of a line under or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
}
