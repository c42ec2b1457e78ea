/// The shape of the ends of a drawn line.
@frozen public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// The shape of the joint between two drawn lines.
@frozen public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// The way in which a path is drawn: filled, stroked or both.
@frozen public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The quality with which drawn images are scaled. The model stores it and draws no pixels.
@frozen public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low
  /// Drawn images are scaled with medium quality.
  case medium = 4
  /// Drawn images are scaled with high quality.
  case high = 3
}

/// The way in which drawn colours are mixed with those below. The model stores it and draws no
/// pixels.
@frozen public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn,
    sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor,
    plusDarker, plusLighter
}

/// A set of options that extend a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits that represent the set of a gradient's options.
  public let rawValue: UInt32
  /// Creates a set of a gradient's options from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The option to fill the area before the start of the gradient.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The option to fill the area after the end of the gradient.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// A gradient between colours. The model keeps the colours and ignores their locations.
public final class CGGradient: Sendable {
  let colors: [CGColor]

  /// Creates a gradient from colours of type `CGColor`; `nil` if the array contains a value of
  /// another type. The locations are ignored.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    self.colors = colors.compactMap { $0 as? CGColor }
    if self.colors.count != colors.count { return nil }
  }
}

/// An image of Core Graphics, whose size is counted in pixels. In the model it has no pixels, only
/// a size.
public final class CGImage: Sendable {
  let picture: UIImage

  init(_ picture: UIImage) { self.picture = picture }

  /// The width of the image in pixels.
  public var width: Int { Int((picture.size.width * picture.scale).rounded()) }
  /// The height of the image in pixels.
  public var height: Int { Int((picture.size.height * picture.scale).rounded()) }
  /// The number of bits of each colour component of the image, always 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of each pixel of the image, always 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes of a row of the image, four for each pixel.
  public var bytesPerRow: Int { width * 4 }
  /// The place of alpha in the image's pixels: last, multiplied with the colours.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The format of the image's pixels: alpha is last, multiplied with the colours.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The colour space of the image: the only one that the model has.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// Returns the part of the image inside a rectangle, given in pixels; `nil` if the rectangle lies
  /// outside the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = whole.intersection(rect)
    guard !part.isNull, !part.isEmpty else { return nil }
    let size = CGSize(width: part.width / picture.scale, height: part.height / picture.scale)
    return CGImage(
      UIImage(name: picture.name, marks: picture.marks, size: size, scale: picture.scale))
  }
}
