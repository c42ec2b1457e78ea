/// A colour, as layers keep it: red, green, blue and opacity from 0 to 1.
public final class CGColor: Hashable, Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  /// How opaque the colour is.
  public let alpha: CGFloat

  /// Nothing can be seen of this one.
  public static let clear = CGColor(gray: 0, alpha: 0)
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)

  /// Mixes a colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Mixes a colour in the space of the web.
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: srgbRed, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a shade of grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and opacity.
  ///
  /// - Note: Unlike Core Graphics, a shade of grey has four components too: the model has one
  ///   colour space.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// What the components mean.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// How many ``components`` there are.
  public var numberOfComponents: Int { 4 }

  /// The same colour, more or less opaque.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right
      || (left.red == right.red && left.green == right.green && left.blue == right.blue
        && left.alpha == right.alpha)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }

  /// The colour whose parts are made of the parts of two.
  func combined(with other: CGColor, by combine: (CGFloat, CGFloat) -> CGFloat) -> CGColor {
    CGColor(
      red: combine(red, other.red), green: combine(green, other.green),
      blue: combine(blue, other.blue), alpha: combine(alpha, other.alpha))
  }

  /// The colour part of the way to another one. A colour that cannot be seen has no hue of its own.
  func interpolated(to target: CGColor, at fraction: Double) -> CGColor {
    let start = alpha == 0 ? target : self
    let end = target.alpha == 0 ? self : target
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
    return CGColor(
      red: mix(start.red, end.red), green: mix(start.green, end.green),
      blue: mix(start.blue, end.blue), alpha: mix(alpha, target.alpha))
  }
}
