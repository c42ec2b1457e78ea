/// A font at a size.
///
/// The model draws no text, but layout needs the size of text. The size is estimated from the
/// font's point size alone, with the same width for every letter, so that it does not depend on the
/// fonts of the machine.
public final class UIFont: NSObject, Sendable {
  /// The weight of a font: the thickness of its strokes.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight of the font as a number; 0 is the regular weight, and a bolder font has a greater
    /// number.
    public var rawValue: CGFloat
    /// Creates a font weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest font weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The second thinnest font weight, between ultra-light and light.
    public static let thin = Weight(rawValue: -0.6)
    /// The font weight between thin and regular.
    public static let light = Weight(rawValue: -0.4)
    /// The usual font weight.
    public static let regular = Weight(rawValue: 0)
    /// The font weight between regular and semibold.
    public static let medium = Weight(rawValue: 0.23)
    /// The font weight between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// The font weight of bold text.
    public static let bold = Weight(rawValue: 0.4)
    /// The font weight between bold and black.
    public static let heavy = Weight(rawValue: 0.56)
    /// The thickest font weight.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The purpose of a text, such as a title or a footnote, which determines its font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the text style.
    public var rawValue: String
    /// Creates a text style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text style of large titles, 34 points.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// The text style of titles of the first rank, 28 points.
    public static let title1 = TextStyle(rawValue: "title1")
    /// The text style of titles of the second rank, 22 points.
    public static let title2 = TextStyle(rawValue: "title2")
    /// The text style of titles of the third rank, 20 points.
    public static let title3 = TextStyle(rawValue: "title3")
    /// The text style of headings, 17 points.
    public static let headline = TextStyle(rawValue: "headline")
    /// The text style of running text, 17 points.
    public static let body = TextStyle(rawValue: "body")
    /// The text style of callouts, 16 points.
    public static let callout = TextStyle(rawValue: "callout")
    /// The text style of subheadings, 15 points.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// The text style of footnotes, 13 points.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// The text style of captions, 12 points.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// The text style of small captions, 11 points.
    public static let caption2 = TextStyle(rawValue: "caption2")

    var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }

  /// The standard point size of a label's font.
  public static let labelFontSize: CGFloat = 17
  /// The standard point size of a button's font.
  public static let buttonFontSize: CGFloat = 18
  /// The standard point size of small text.
  public static let smallSystemFontSize: CGFloat = 12
  /// The standard point size of the system font.
  public static let systemFontSize: CGFloat = 14

  /// The name of the font.
  public let fontName: String
  /// The size of the font in points.
  public let pointSize: CGFloat
  let weight: Weight

  init(name: String, size: CGFloat, weight: Weight = .regular) {
    fontName = name
    pointSize = size
    self.weight = weight
    super.init()
  }

  /// Creates a font with a name and a size. Every name is accepted, because the model draws no
  /// text.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(name: fontName, size: fontSize, weight: .regular)
  }

  /// Returns the system font at a point size.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: ".SFUI-Regular", size: size)
  }
  /// Returns the system font at a point size, in a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: ".SFUI", size: size, weight: weight)
  }
  /// Returns the bold system font at a point size. Its weight is semibold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: ".SFUI-Semibold", size: size, weight: .semibold)
  }
  /// Returns the italic system font at a point size.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: ".SFUI-RegularItalic", size: size)
  }
  /// Returns the system font whose digits are equally wide. In the model all letters are equally
  /// wide, so it is the usual system font.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: ".SFUI", size: size, weight: weight)
  }
  /// Returns the system font in the point size of a text style. Its weight is semibold for
  /// headlines, and otherwise regular.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(
      name: ".SFUI", size: style.pointSize, weight: style == .headline ? .semibold : .regular)
  }

  /// Returns the same font at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(name: fontName, size: fontSize, weight: weight)
  }

  /// The height of the font's letters above the baseline, in points.
  public var ascender: CGFloat { pointSize * 0.952 }
  /// The depth of the font's letters below the baseline, in points, as a negative number.
  public var descender: CGFloat { pointSize * -0.241 }
  /// The height of the font's capitals above the baseline, in points.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of a line of text in the font, in points.
  public var lineHeight: CGFloat { pointSize * 1.193 }

  /// Returns the estimated size of a text in the font. The text is broken into lines at a width (0
  /// for no limit), up to a number of lines (0 for no limit).
  func size(of text: String, width: CGFloat, lines limit: Int) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let letter = pointSize * 0.52
    var (count, longest) = (0, CGFloat(0))
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let length = CGFloat(line.count) * letter
      longest = max(longest, length)
      count += width > 0 && limit != 1 ? max(1, Int((length / max(width, letter)).rounded(.up))) : 1
    }
    if limit > 0 { count = min(count, limit) }
    let fitted = width > 0 ? min(longest, width) : longest
    return CGSize(width: fitted.rounded(.up), height: (CGFloat(count) * lineHeight).rounded(.up))
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
  }

  public override var hash: Int { Int(pointSize * 8) }
}

/// The horizontal alignment of text, such as centred.
@frozen public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// The way in which a line of text that is too long is broken or cut off.
@frozen public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle
}
