/// A colour space. The model has only one, so all instances are alike.
public final class CGColorSpace: Sendable {
  init() {}

  /// The meaning of a colour's components.
  public var model: CGColorSpaceModel { .rgb }
  /// The number of a colour's components, without its opacity.
  public var numberOfComponents: Int { 3 }
}

/// The meaning of a colour's components.
@frozen public enum CGColorSpaceModel: Int32, Sendable {
  /// An unknown meaning.
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// Returns the colour space of the screen.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
/// Returns the same colour space as for colours, because the model's greys are colours.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
