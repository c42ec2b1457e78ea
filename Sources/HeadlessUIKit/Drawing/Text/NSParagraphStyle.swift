/// The style of a paragraph.
///
/// The model does not lay out text, so a style is only stored.
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

  /// The default style.
  public static let `default` = NSParagraphStyle()

  public override init() { super.init() }

  /// The alignment of the text.
  public var alignment: NSTextAlignment { values.alignment }
  /// The treatment of lines that are too long.
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The distance between lines.
  public var lineSpacing: CGFloat { values.lineSpacing }
  /// The distance between the paragraph and the next one.
  public var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The factor by which the height of lines is multiplied.
  public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// Returns a mutable copy of the style.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

/// A style of a paragraph that can be changed.
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
  /// The distance between the paragraph and the one before.
  public var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The indent of the first line.
  public var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The indent of lines other than the first.
  public var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The position at which lines end, measured from the end of the line if it is negative.
  public var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The smallest height of a line.
  public var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The largest height of a line; 0 means no limit.
  public var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The readiness to hyphenate words; 0 means that no word is hyphenated.
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
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits that make up the option set.
  public let rawValue: Int
  /// Creates a style from its bits.
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
  /// The font of the text, by which its size is estimated.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The paragraph's style, which is stored and has no effect.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The colour of the text, which is stored and not drawn.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind the text, which is stored and not drawn.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The use of ligatures, which is stored and has no effect.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The extra distance between letters, which does not change the text's estimated size.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The style of the line through the text, which is stored and not drawn.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The colour of the line through the text, which is stored and not drawn.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The style of the line under the text, which is stored and not drawn.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of the line under the text, which is stored and not drawn.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The colour of the letters' outline, which is stored and not drawn.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the letters' outline, which is stored and not drawn.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The shadow of the text, which is stored and not drawn.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The picture in place of a character, which does not change the text's estimated size.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The address of a link, which is stored and has no effect.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The offset of the text from the baseline, which is stored and has no effect.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The slant of the letters, which is stored and not drawn.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The widening of the letters, which does not change the text's estimated size.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
}
