public import Foundation

/// A description of a font by name, size and traits, from which fonts can be created.
public final class UIFontDescriptor: NSObject, Sendable {
  /// A set of a font's traits, such as bold, italic and monospaced.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits that represent the set of a font's traits.
    public let rawValue: UInt32
    /// Creates a set of a font's traits from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The trait of a font with slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The trait of a font with bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The trait of a font with wide letters.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The trait of a font with narrow letters.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// The trait of a font whose letters are equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A design of the system font, such as rounded. The model's fonts have no designs.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the system font's design.
    public let rawValue: String
    /// Creates a design of the system font from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual design of the system font.
    public static let `default` = SystemDesign(rawValue: "default")
    /// The design of the system font with round ends of strokes.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// The design of the system font with serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// The design of the system font with letters of equal width.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  /// The name of an attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name as a text.
    public let rawValue: String
    /// Creates an attribute's name from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The font's name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The family's name, which the model ignores.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The font's size.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The font's weight and slope, which the model ignores.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The font's typographic features, which the model ignores.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// A key of a typographic feature.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The key as a text.
    public let rawValue: String
    /// Creates a key from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of the feature's kind.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The key of the chosen variant.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The key of the feature's kind, by its name before iOS 15.
    public static let featureIdentifier = type
    /// The key of the chosen variant, by its name before iOS 15.
    public static let typeIdentifier = selector
  }

  let name: String
  /// The point size of the described font.
  public let pointSize: CGFloat
  /// The traits of the described font, such as bold.
  public let symbolicTraits: SymbolicTraits

  /// Creates the description of a font from the font's name and point size, without traits.
  public init(name fontName: String, size: CGFloat) {
    (name, pointSize, symbolicTraits) = (fontName, size, [])
  }

  init(_ name: String, _ size: CGFloat, _ traits: SymbolicTraits) {
    (self.name, pointSize, symbolicTraits) = (name, size, traits)
  }

  /// Returns the description of the same font with other traits, such as bold.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(name, pointSize, symbolicTraits)
  }
  /// Returns the description with another name or size, if the attributes have one. The model has
  /// no other attributes of fonts.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let given = attributes[.size]
    let size = given as? CGFloat ?? (given as? Double).map { CGFloat($0) } ?? pointSize
    return UIFontDescriptor(attributes[.name] as? String ?? name, size, symbolicTraits)
  }
  /// Returns the description itself, because the model's fonts have no designs.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  /// Returns the description of the same font at another point size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name, newPointSize, symbolicTraits)
  }
  /// Returns the description of the font that text of a style has.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
  /// Returns the description of the font that text of a style has. The traits make no difference,
  /// because text has its normal size in the model.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }
}

extension UIFont {
  /// The description of this font: its name, point size and traits.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      fontName, pointSize, weight.rawValue >= Weight.semibold.rawValue ? .traitBold : [])
  }

  /// Creates the font that a description describes. A size other than 0 replaces the description's
  /// point size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      name: descriptor.name, size: pointSize == 0 ? descriptor.pointSize : pointSize,
      weight: descriptor.symbolicTraits.contains(.traitBold) ? .bold : .regular)
  }

  /// Returns the system font whose letters are equally wide. In the model that holds for all fonts,
  /// so it is the usual system font.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    .systemFont(ofSize: fontSize, weight: weight)
  }
  /// Returns the font that text of a style has. The traits are ignored.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { .preferredFont(forTextStyle: style) }

  /// The names of the installed font families. Always empty, because the model accepts every font
  /// name.
  public static var familyNames: [String] { [] }
  /// Returns the names of the fonts of a family. Always an empty array, because the model has no
  /// list of fonts and accepts every font name.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
  /// The name of the font's family. In the model it is the name of the font, because fonts have no
  /// families.
  public var familyName: String { fontName }
  /// The extra distance between lines of text in the font, always 0 in the model.
  public var leading: CGFloat { 0 }
  /// The height of the font's small letters, such as x, above the baseline, in points.
  public var xHeight: CGFloat { pointSize * 0.526 }
}

/// A scaler that adapts fonts and distances to the text size that the user prefers. The model
/// always uses the default text size, so nothing is scaled.
public final class UIFontMetrics: NSObject, Sendable {
  /// The scaler of fonts and distances for running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// Creates the scaler of fonts and distances for a text style. In the model all scalers do the
  /// same.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }
  /// Returns the given font unchanged, because the model does not scale fonts to a preferred text
  /// size.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// Returns the given font, in a smaller size if it exceeds the given largest point size. The
  /// model does not scale fonts to a preferred text size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }
  /// Returns the given distance unchanged, because the model does not scale distances to a
  /// preferred text size.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
