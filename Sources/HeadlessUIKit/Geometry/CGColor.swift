/// A colour of Core Graphics: red, green, blue and opacity, usually from 0 to 1.
public final class CGColor: Hashable, Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  /// The opacity of the colour: 0 if it is transparent, 1 if it is opaque.
  public let alpha: CGFloat

  /// The colour that is fully transparent.
  public static let clear = CGColor(gray: 0, alpha: 0)
  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)

  /// Creates a colour from red, green, blue and opacity.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from red, green, blue and opacity in the sRGB colour space, the model's only
  /// one.
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: srgbRed, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey from its brightness and opacity.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The components of the colour: red, green, blue and opacity.
  ///
  /// - Note: Unlike in Core Graphics, a grey has four components too, because the model has one
  ///   colour space.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// The colour space in which the colour's components are given.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// The number of the colour's ``components``: always 4.
  public var numberOfComponents: Int { 4 }

  /// Returns the same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns true if two colours have equal components.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right
      || (left.red == right.red && left.green == right.green && left.blue == right.blue
        && left.alpha == right.alpha)
  }

  /// Combines the colour's components into a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }

  /// Returns the colour that results if a closure combines each component of this colour with the
  /// same component of another one.
  func combined(with other: CGColor, by combine: (CGFloat, CGFloat) -> CGFloat) -> CGColor {
    CGColor(
      red: combine(red, other.red), green: combine(green, other.green),
      blue: combine(blue, other.blue), alpha: combine(alpha, other.alpha))
  }

  /// Returns the colour that lies a fraction of the way from this colour to another one. A fully
  /// transparent colour has no hue of its own, so it takes the hue of the other one.
  func interpolated(to target: CGColor, at fraction: Double) -> CGColor {
    let start = alpha == 0 ? target : self
    let end = target.alpha == 0 ? self : target
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
    return CGColor(
      red: mix(start.red, end.red), green: mix(start.green, end.green),
      blue: mix(start.blue, end.blue), alpha: mix(alpha, target.alpha))
  }
}
