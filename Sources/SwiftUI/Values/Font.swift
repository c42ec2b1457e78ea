public import UIKit

/// A font of SwiftUI's, for text that the model does not draw.
public struct Font: Hashable, Sendable {
  /// The thickness of a font's lines.
  @frozen public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// The shape of a font's letters.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  /// The purpose of a text, which decides about its size.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
      caption2
  }
  /// The spacing between a text's lines.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  private let name: String
  private init(name: String) { self.name = name }

  /// Returns the system's font of a size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(name: "system \(size)") }
  /// Returns the system's font for a purpose.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font(name: "\(style)") }
  /// Returns a font of a name and size.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name) }
  /// Returns a font of a name and size that grows with the text of a purpose.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { Font(name: name) }
  /// Returns a font of a name and of a size that does not follow the user's preference.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name: name) }
  /// Creates a font from one of UIKit's.
  public init(_ font: UIFont) { name = font.fontName }

  /// Returns the font with another thickness. The model keeps the font as it is.
  public func weight(_ weight: Weight) -> Font { self }
  /// Returns the font with thick lines. The model keeps the font as it is.
  public func bold() -> Font { self }
  /// Returns the font with slanted letters. The model keeps the font as it is.
  public func italic() -> Font { self }
  /// Returns the font with digits of equal width. The model keeps the font as it is.
  public func monospacedDigit() -> Font { self }
  /// Returns the font with letters of equal width. The model keeps the font as it is.
  public func monospaced() -> Font { self }
  /// Returns the font with small capitals. The model keeps the font as it is.
  public func smallCaps() -> Font { self }
  /// Returns the font with another spacing of lines. The model keeps the font as it is.
  public func leading(_ leading: Leading) -> Font { self }

  /// The font of large titles.
  public static let largeTitle = Font.system(.largeTitle)
  /// The font of titles.
  public static let title = Font.system(.title)
  /// The font of titles of the second level.
  public static let title2 = Font.system(.title2)
  /// The font of titles of the third level.
  public static let title3 = Font.system(.title3)
  /// The font of headings.
  public static let headline = Font.system(.headline)
  /// The font of headings of the second level.
  public static let subheadline = Font.system(.subheadline)
  /// The font of plain text.
  public static let body = Font.system(.body)
  /// The font of remarks.
  public static let callout = Font.system(.callout)
  /// The font of footnotes.
  public static let footnote = Font.system(.footnote)
  /// The font of captions.
  public static let caption = Font.system(.caption)
  /// The font of captions of the second level.
  public static let caption2 = Font.system(.caption2)
}
