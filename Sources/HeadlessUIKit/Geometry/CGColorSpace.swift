/// A colour space. The model has only one colour space, so all instances are equal in effect.
public final class CGColorSpace: Sendable {
  init() {}

  /// The kind of a colour's components; always red, green and blue.
  public var model: CGColorSpaceModel { .rgb }
  /// The number of a colour's components apart from its opacity; always 3.
  public var numberOfComponents: Int { 3 }
}

/// The kind of a colour's components, such as red, green and blue.
@frozen public enum CGColorSpaceModel: Int32, Sendable {
  /// A colour space of unknown kind.
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// Returns the colour space of the screen.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
/// Returns the model's only colour space, in which greys have a red, a green and a blue component.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
