/// A description of a font, from which fonts can be created.
public final class UIFontDescriptor: NSObject, Sendable {
  /// The traits of a font: bold, italic, monospaced.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "default")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  let name: String
  public let pointSize: CGFloat
  public let symbolicTraits: SymbolicTraits

  public init(name fontName: String, size: CGFloat) {
    (name, pointSize, symbolicTraits) = (fontName, size, [])
  }

  init(_ name: String, _ size: CGFloat, _ traits: SymbolicTraits) {
    (self.name, pointSize, symbolicTraits) = (name, size, traits)
  }

  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(name, pointSize, symbolicTraits)
  }
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name, newPointSize, symbolicTraits)
  }
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

  /// Creates a font from a description, at another size unless that is 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      name: descriptor.name, size: pointSize == 0 ? descriptor.pointSize : pointSize,
      weight: descriptor.symbolicTraits.contains(.traitBold) ? .bold : .regular)
  }

  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    .systemFont(ofSize: fontSize, weight: weight)
  }
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { .preferredFont(forTextStyle: style) }

  /// The names of font families, which is empty because the model accepts every name.
  public static var familyNames: [String] { [] }
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
  public var familyName: String { fontName }
  public var leading: CGFloat { 0 }
  public var xHeight: CGFloat { pointSize * 0.526 }
}

/// A scaler of sizes for the text size that the user prefers. The model uses the default text size,
/// so no size is scaled.
public final class UIFontMetrics: NSObject, Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }
  public func scaledFont(for font: UIFont) -> UIFont { font }
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
