/// A colour space. The model has only one, red, green and blue, so all colour spaces are the same.
public final class CGColorSpace: Sendable {
  init() {}

  /// The kind of a colour's components; always red, green and blue.
  public var model: CGColorSpaceModel { .rgb }
  /// The number of a colour's components apart from its opacity; always 3.
  public var numberOfComponents: Int { 3 }
}

/// The kind of a colour's components, such as red, green and blue.
@frozen public enum CGColorSpaceModel: Int32, Sendable {
  /// The kind of a colour space whose components are unknown.
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// Returns the colour space of the device's screen, with the components red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
/// Returns a colour space for greys. It is the model's only colour space, with the components red,
/// green and blue.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
