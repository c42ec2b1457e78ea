/// A font at a size.
///
/// The model draws no text, but layout needs the size of text. It is estimated from the point size
/// alone, with the same width for every letter, so that it does not depend on the fonts that a
/// machine has.
public final class UIFont: NSObject, Sendable {
  /// The thickness of a font's strokes.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number; 0 is the regular weight.
    public var rawValue: CGFloat
    /// Creates a weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The second of the weights lighter than regular.
    public static let thin = Weight(rawValue: -0.6)
    /// The third of the weights lighter than regular.
    public static let light = Weight(rawValue: -0.4)
    /// The usual weight.
    public static let regular = Weight(rawValue: 0)
    /// The first of the weights heavier than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// The weight between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of bold text.
    public static let bold = Weight(rawValue: 0.4)
    /// The weight between bold and black.
    public static let heavy = Weight(rawValue: 0.56)
    /// The thickest weight.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The purpose of a text, such as a title or a footnote, which determines its font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public var rawValue: String
    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The style of large titles, 34 points.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// The style of titles of the first rank, 28 points.
    public static let title1 = TextStyle(rawValue: "title1")
    /// The style of titles of the second rank, 22 points.
    public static let title2 = TextStyle(rawValue: "title2")
    /// The style of titles of the third rank, 20 points.
    public static let title3 = TextStyle(rawValue: "title3")
    /// The style of headings, 17 points.
    public static let headline = TextStyle(rawValue: "headline")
    /// The style of running text, 17 points.
    public static let body = TextStyle(rawValue: "body")
    /// The style of callouts, 16 points.
    public static let callout = TextStyle(rawValue: "callout")
    /// The style of subheadings, 15 points.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// The style of footnotes, 13 points.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// The style of captions, 12 points.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// The style of small captions, 11 points.
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

  /// The point size of labels.
  public static let labelFontSize: CGFloat = 17
  /// The point size of buttons.
  public static let buttonFontSize: CGFloat = 18
  /// The point size of small text.
  public static let smallSystemFontSize: CGFloat = 12
  /// The point size of the system's text.
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

  /// Creates a font with a name; every name is accepted.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(name: fontName, size: fontSize, weight: .regular)
  }

  /// Returns the system's font at a size.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: ".SFUI-Regular", size: size)
  }
  /// Returns the system's font at a size, in a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: ".SFUI", size: size, weight: weight)
  }
  /// Returns the system's font at a size, in the semibold weight.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: ".SFUI-Semibold", size: size, weight: .semibold)
  }
  /// Returns the system's italic font at a size.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: ".SFUI-RegularItalic", size: size)
  }
  /// Returns the system's font for digits of equal width, which in the model is the usual system
  /// font.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: ".SFUI", size: size, weight: weight)
  }
  /// Returns the system's font in the size of a text style; the weight is semibold for headlines.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(
      name: ".SFUI", size: style.pointSize, weight: style == .headline ? .semibold : .regular)
  }

  /// Returns the same font at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(name: fontName, size: fontSize, weight: weight)
  }

  /// The height of letters above the baseline.
  public var ascender: CGFloat { pointSize * 0.952 }
  /// The depth of letters below the baseline, as a negative number.
  public var descender: CGFloat { pointSize * -0.241 }
  /// The height of capitals above the baseline.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of a line.
  public var lineHeight: CGFloat { pointSize * 1.193 }

  /// Returns the estimated size of a text, broken into lines at a width (0 for no limit).
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

/// The horizontal alignment of text.
@frozen public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// The treatment of a line that is too long.
@frozen public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle
}
