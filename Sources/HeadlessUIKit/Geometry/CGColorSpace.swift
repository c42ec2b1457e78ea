/// What numbers of a colour mean. The model has one colour space, so all are alike.
public final class CGColorSpace: Sendable {
  init() {}

  /// What the numbers stand for.
  public var model: CGColorSpaceModel { .rgb }
  /// How many numbers a colour has, without its opacity.
  public var numberOfComponents: Int { 3 }
}

/// What the numbers of a colour stand for.
@frozen public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// The colour space of the screen.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
/// The colour space of greys; the model's greys are colours too.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
