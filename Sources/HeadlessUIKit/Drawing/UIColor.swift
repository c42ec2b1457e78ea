/// A colour: either fixed components (red, green, blue and opacity), or a closure that returns a
/// colour for given traits.
///
/// ```swift
/// let veil = UIColor.black.withAlphaComponent(0.4)
/// let paper = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
/// paper.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .black  // true
/// ```
///
/// A colour with a closure is called dynamic. A view that has been given a dynamic colour resolves
/// it again whenever the view's traits change. A layer cannot do so: it keeps the ``cgColor`` that
/// it was given.
///
/// - Note: Unlike in UIKit, there is one colour space, so greys have four components, and colours
///   with equal components are equal however they were made.
///
/// Unchecked: all properties are constants. The compiler does not see it, because the class is
/// open.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  /// The components of a fixed colour. For a dynamic colour, the components for the traits that
  /// were current when it was created.
  private let fixed: CGColor
  private let rule: (@Sendable (UITraitCollection) -> UIColor)?

  /// Creates a colour from a Core Graphics colour.
  public init(cgColor: CGColor) {
    fixed = cgColor
    rule = nil
    super.init()
  }

  /// Creates a clear colour.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// Creates a dynamic colour. The closure returns the colour for given traits, for example for the
  /// dark style.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    rule = dynamicProvider
    fixed = dynamicProvider(UITraitCollection.current).cgColor
    super.init()
  }

  /// Creates a colour from red, green, blue and opacity.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a grey from its brightness and opacity.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Creates a colour from the components of a `#colorLiteral`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a colour from its components in the P3 space, which the model treats like sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from hue, saturation, brightness and opacity.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sextant = (hue - hue.rounded(.down)) * 6
    func channel(_ offset: CGFloat) -> CGFloat {
      let place = (offset + sextant).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Creates a colour of the app's asset catalogue by its name. A test or the tool `adopt` has
  /// added the colour to the catalogue with ``register(_:color:)``.
  ///
  /// - Note: Unlike in UIKit, an unregistered name gives a grey and not nil, because the code under
  ///   test must not stop for a missing asset.
  public convenience init?(named name: String) {
    let known = onMainThread("UIColor(named:)") {
      _ = Simulator.current.resources
      return Simulator.current.assets.colors[name]
    }
    self.init(cgColor: (known ?? .gray).cgColor)
  }

  /// Creates a colour of the app's asset catalogue by its name. The bundle is ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Creates a grey in place of a pattern that repeats an image, because the model has no pixels.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }

  /// Registers a colour of the app's asset catalogue by name in the current simulator.
  @MainActor
  public static func register(_ name: String, color: UIColor) {
    Simulator.current.assets.colors[name] = color
  }

  /// The Core Graphics colour for the current traits; a dynamic colour is resolved with them.
  open var cgColor: CGColor {
    rule.map { $0(UITraitCollection.current).cgColor } ?? fixed
  }

  /// Returns the fixed colour that this colour has for the given traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    rule.map { $0(traitCollection).resolvedColor(with: traitCollection) } ?? self
  }

  /// True if the colour is dynamic, that is, if it depends on the traits.
  var isDynamic: Bool { rule != nil }

  /// Returns the same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let rule { return UIColor { rule($0).withAlphaComponent(alpha) } }
    return UIColor(
      cgColor: CGColor(red: fixed.red, green: fixed.green, blue: fixed.blue, alpha: alpha))
  }

  /// Returns a grey of the colour's brightness, with four fifths of its opacity. A view shows it in
  /// place of its tint colour while it is dimmed, as behind an alert.
  func dimmed(with traits: UITraitCollection) -> UIColor {
    let color = resolvedColor(with: traits).cgColor
    let gray = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    return UIColor(white: gray, alpha: color.alpha * 0.8)
  }

  // MARK: - Components

  /// Stores the colour's red, green, blue and opacity in the variables to which the pointers lead.
  /// A pointer may be `nil`.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Stores the brightness and the opacity of the colour, if it is a grey, in the variables to
  /// which the pointers lead.
  ///
  /// - Returns: `true` if the colour is a grey.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Stores the colour's hue, saturation, brightness and opacity in the variables to which the
  /// pointers lead. A pointer may be `nil`.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let highest = max(color.red, color.green, color.blue)
    let range = highest - min(color.red, color.green, color.blue)
    var sextant: CGFloat = 0
    if range > 0 {
      if highest == color.red {
        sextant = (color.green - color.blue) / range
      } else if highest == color.green {
        sextant = 2 + (color.blue - color.red) / range
      } else {
        sextant = 4 + (color.red - color.green) / range
      }
    }
    hue?.pointee = sextant < 0 ? sextant / 6 + 1 : sextant / 6
    saturation?.pointee = highest == 0 ? 0 : range / highest
    brightness?.pointee = highest
    alpha?.pointee = color.alpha
    return true
  }

  /// Returns true if the other object is an equal colour. A dynamic colour is equal to another one
  /// if both agree in light and in dark style.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if rule == nil, other.rule == nil { return fixed == other.fixed }
    return UIColor.looks.allSatisfy {
      resolvedColor(with: $0).fixed == other.resolvedColor(with: $0).fixed
    }
  }

  open override var hash: Int {
    var hasher = Hasher()
    for look in UIColor.looks { hasher.combine(resolvedColor(with: look).fixed) }
    return hasher.finalize()
  }

  private static let looks = [
    UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark),
  ]

  open override var description: String {
    let color = cgColor
    return "UIColor(\(color.red), \(color.green), \(color.blue), \(color.alpha))"
  }
}
