public import Foundation

/// A description of a font by name, size and traits, from which fonts can be created.
public final class UIFontDescriptor: NSObject, Sendable {
  /// The traits of a font: bold, italic, monospaced.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits that make up the option set.
    public let rawValue: UInt32
    /// Creates a set of traits from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The trait of slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The trait of bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The trait of letters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String
    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual design of the system's font.
    public static let `default` = SystemDesign(rawValue: "default")
    /// The design with round ends of strokes.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// The design with serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// The design with letters of equal width.
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
  }

  let name: String
  /// The size of the font in points.
  public let pointSize: CGFloat
  /// The traits of the font.
  public let symbolicTraits: SymbolicTraits

  /// Creates a description from a font's name and size, without traits.
  public init(name fontName: String, size: CGFloat) {
    (name, pointSize, symbolicTraits) = (fontName, size, [])
  }

  init(_ name: String, _ size: CGFloat, _ traits: SymbolicTraits) {
    (self.name, pointSize, symbolicTraits) = (name, size, traits)
  }

  /// Returns the same description with other traits.
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
  /// Returns the same description at another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name, newPointSize, symbolicTraits)
  }
  /// Returns the description of a text style's font.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
}

extension UIFont {
  /// The description of this font.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      fontName, pointSize, weight.rawValue >= Weight.semibold.rawValue ? .traitBold : [])
  }

  /// Creates a font from a description. A size other than 0 replaces the description's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      name: descriptor.name, size: pointSize == 0 ? descriptor.pointSize : pointSize,
      weight: descriptor.symbolicTraits.contains(.traitBold) ? .bold : .regular)
  }

  /// Returns the system's usual font, because all letters of the model are equally wide.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    .systemFont(ofSize: fontSize, weight: weight)
  }
  /// Returns the font of a text style; the traits are ignored.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { .preferredFont(forTextStyle: style) }

  /// The names of the installed font families. Always empty, because the model accepts every font
  /// name.
  public static var familyNames: [String] { [] }
  /// Returns the names of a family's fonts: always none, because the model accepts every font name.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
  /// The name of the font, because fonts have no families in the model.
  public var familyName: String { fontName }
  /// The extra distance between lines, which is always 0.
  public var leading: CGFloat { 0 }
  /// The height of small letters above the baseline.
  public var xHeight: CGFloat { pointSize * 0.526 }
}

/// A scaler of sizes for the text size that the user prefers. The model uses the default text size,
/// so no size is scaled.
public final class UIFontMetrics: NSObject, Sendable {
  /// The scaler for running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// Creates the scaler of a text style; all scalers are alike.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }
  /// Returns the given font, because the model scales no font.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// Returns the given font, reduced to a largest point size if it exceeds that.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }
  /// Returns the given number, because the model scales no value.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
