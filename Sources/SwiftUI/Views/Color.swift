public import UIKit

/// A colour of SwiftUI's. The model keeps it and draws nothing.
public struct Color: Hashable, Sendable {
  /// The space in which the components of a colour are meant. The model keeps one for all.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  let uiColor: UIColor

  /// Creates a colour from a colour of UIKit's.
  public init(uiColor: UIColor) { self.uiColor = uiColor }
  /// Creates a colour from a colour of UIKit's.
  public init(_ color: UIColor) { uiColor = color }
  /// Creates a colour from a colour of Core Graphics.
  public init(cgColor: CGColor) { uiColor = UIColor(cgColor: cgColor) }
  /// Creates a colour from its red, green and blue components, from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) { uiColor = UIColor(red: red, green: green, blue: blue, alpha: opacity) }
  /// Creates a grey from its brightness, from 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    uiColor = UIColor(white: white, alpha: opacity)
  }
  /// Creates a colour from its hue, saturation and brightness, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    uiColor = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }
  /// Creates a colour from its name in an asset catalogue. Without one of the name it is clear.
  public init(_ name: String, bundle: Bundle? = nil) {
    uiColor = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
  }

  /// Returns the colour with another opacity.
  public func opacity(_ opacity: Double) -> Color {
    Color(uiColor: uiColor.withAlphaComponent(opacity))
  }
  /// The colour of Core Graphics.
  public var cgColor: CGColor? { uiColor.cgColor }

  /// The colour red of the system.
  public static let red = Color(.systemRed)
  /// The colour orange of the system.
  public static let orange = Color(.systemOrange)
  /// The colour yellow of the system.
  public static let yellow = Color(.systemYellow)
  /// The colour green of the system.
  public static let green = Color(.systemGreen)
  /// The colour mint of the system.
  public static let mint = Color(.systemMint)
  /// The colour teal of the system.
  public static let teal = Color(.systemTeal)
  /// The colour cyan of the system.
  public static let cyan = Color(.systemCyan)
  /// The colour blue of the system.
  public static let blue = Color(.systemBlue)
  /// The colour indigo of the system.
  public static let indigo = Color(.systemIndigo)
  /// The colour purple of the system.
  public static let purple = Color(.systemPurple)
  /// The colour pink of the system.
  public static let pink = Color(.systemPink)
  /// The colour brown of the system.
  public static let brown = Color(.systemBrown)
  /// The colour gray of the system.
  public static let gray = Color(.systemGray)
  /// White.
  public static let white = Color(.white)
  /// Black.
  public static let black = Color(.black)
  /// A colour through which everything shows.
  public static let clear = Color(.clear)
  /// The colour of text.
  public static let primary = Color(.label)
  /// The colour of text that is less important.
  public static let secondary = Color(.secondaryLabel)
  /// The colour of what can be tapped.
  public static let accentColor = Color(.tintColor)
}

extension Color: View {
  /// A colour as a view is filled with it, and has no other views inside.
  public var body: EmptyView { EmptyView() }
}

extension UIColor {
  /// Creates a colour of UIKit's from one of SwiftUI's.
  public convenience init(_ color: Color) { self.init(cgColor: color.uiColor.cgColor) }
}
