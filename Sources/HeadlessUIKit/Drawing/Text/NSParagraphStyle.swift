/// The style of a paragraph.
///
/// The model does not lay out text, so it only stores the style of a paragraph.
///
/// Unchecked: objects of this class never change; only those of the mutable subclass do.
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

  /// The paragraph style that text has unless it is given another one.
  public static let `default` = NSParagraphStyle()

  public override init() { super.init() }

  /// The horizontal alignment of the paragraph's text. The model stores it and does not use it.
  public var alignment: NSTextAlignment { values.alignment }
  /// The way in which lines of the paragraph that are too long are broken or cut off. The model
  /// stores it and does not use it.
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The distance between the lines of the paragraph. The model stores it and does not use it.
  public var lineSpacing: CGFloat { values.lineSpacing }
  /// The distance between the paragraph and the next one. The model stores it and does not use it.
  public var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The factor by which the height of the paragraph's lines is multiplied. The model stores it and
  /// does not use it.
  public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// Returns a copy of the paragraph style that can be changed.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

/// A paragraph style whose properties can be changed.
///
/// Unchecked: an app's queues and tasks all run on the main thread, so no other thread uses a value
/// of this type.
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
  /// The distance between the paragraph and the one before. The model stores it and does not use
  /// it.
  public var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The indent of the paragraph's first line. The model stores it and does not use it.
  public var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The indent of the paragraph's lines other than the first. The model stores it and does not use
  /// it.
  public var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The distance of the lines' ends from the paragraph's leading edge, or from its trailing edge
  /// if it is negative. The model stores it and does not use it.
  public var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The smallest height of the paragraph's lines. The model stores it and does not use it.
  public var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The largest height of the paragraph's lines; 0 means no limit. The model stores it and does
  /// not use it.
  public var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The readiness to hyphenate words in the paragraph; 0 means that no word is hyphenated. The
  /// model stores it and does not use it.
  public var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
}

/// A shadow under text.
///
/// Unchecked: an app's queues and tasks all run on the main thread, so no other thread uses a value
/// of this type.
public final class NSShadow: NSObject, @unchecked Sendable {
  /// The offset of the shadow from the text, which is stored and not drawn.
  public var shadowOffset = CGSize.zero
  /// The radius of the shadow's blur, which is stored and not drawn.
  public var shadowBlurRadius: CGFloat = 0
  /// The colour of the shadow, which is stored and not drawn.
  public var shadowColor: Any?
  public override init() { super.init() }
}

/// The style of a line under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits that represent the style of a line under or through text.
  public let rawValue: Int
  /// Creates the style of a line under or through text from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line under or through the text.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line under or through the text.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// A double line under or through the text.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A line of dots under or through the text.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A line of dashes under or through the text.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A line under words only, with gaps at the spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString.Key {
  /// The key of the attribute for the font of the text, by which the model estimates the text's
  /// size.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The key of the attribute for the paragraph style, which is stored and has no effect.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The key of the attribute for the colour of the text, which is stored and not drawn.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The key of the attribute for the colour behind the text, which is stored and not drawn.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The key of the attribute for the use of ligatures, which is stored and has no effect.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The key of the attribute for the extra distance between letters. It does not change the text's
  /// estimated size.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The key of the attribute for the style of a line through the text, which is stored and not
  /// drawn.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The key of the attribute for the colour of a line through the text, which is stored and not
  /// drawn.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The key of the attribute for the style of a line under the text, which is stored and not
  /// drawn.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The key of the attribute for the colour of a line under the text, which is stored and not
  /// drawn.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The key of the attribute for the colour of the letters' outline, which is stored and not
  /// drawn.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The key of the attribute for the width of the letters' outline, which is stored and not drawn.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The key of the attribute for the shadow of the text, which is stored and not drawn.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The key of the attribute for a picture in place of a character. It does not change the text's
  /// estimated size.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The key of the attribute for the address to which the text links, which is stored and has no
  /// effect.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The key of the attribute for the offset of the text from the baseline, which is stored and has
  /// no effect.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The key of the attribute for the slant of the letters, which is stored and not drawn.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The key of the attribute for the widening of the letters. It does not change the text's
  /// estimated size.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
}

extension NSParagraphStyle {
  /// Rules for breaking lines in scripts that need some.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The set as bits, one for each rule.
    public let rawValue: UInt
    /// Creates a set of rules from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A line is broken earlier rather than that one word stands alone in the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Words of Hangul are not broken.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// All rules that the system applies by default.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
