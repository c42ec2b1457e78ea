public import Foundation
public import UIKit

/// A picture of Core Image. In the model it has a place and a size, and no pixels.
open class CIImage: NSObject {
  /// The rectangle of the plane that the picture fills; infinite for a picture without edges.
  public let extent: CGRect
  /// The picture as UIKit has it; `nil` if a filter has made it.
  let picture: UIImage?
  open var properties: [String: Any] { [:] }
  open var colorSpace: CGColorSpace? { picture?.cgImage?.colorSpace }
  open var cgImage: CGImage? { picture?.cgImage }

  init(_ extent: CGRect, of picture: UIImage? = nil) {
    (self.extent, self.picture) = (extent, picture)
  }

  /// Creates the empty picture.
  public override convenience init() { self.init(.zero) }

  /// Creates a picture from an image, with one unit for each of its pixels.
  public convenience init?(image: UIImage) {
    guard let whole = image.cgImage else { return nil }
    self.init(Self.extent(of: whole), of: image)
  }
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    self.init(image: image)
  }
  public convenience init(cgImage image: CGImage) {
    self.init(Self.extent(of: image), of: UIImage(cgImage: image))
  }
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
    self.init(cgImage: image)
  }
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  public convenience init?(data: Data, options: [CIImageOption: Any]?) { self.init(data: data) }
  public convenience init?(contentsOf url: URL) {
    guard let image = UIImage(contentsOfFile: url.path) else { return nil }
    self.init(image: image)
  }
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
    self.init(contentsOf: url)
  }
  /// Creates a picture without edges that has one colour.
  public convenience init(color: CIColor) { self.init(.infinite) }
  open class func empty() -> CIImage { CIImage() }

  private static func extent(of image: CGImage) -> CGRect {
    CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
  }

  /// Returns the part of the picture in a rectangle.
  open func cropped(to rect: CGRect) -> CIImage { CIImage(extent.intersection(rect)) }
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(extent.isInfinite ? extent : extent.applying(matrix), of: picture)
  }
  open func transformed(
    by matrix: CGAffineTransform, highQualityDownsample: Bool
  ) -> CIImage { transformed(by: matrix) }
  /// Returns the picture with the pixels of its edges repeated for ever.
  open func clampedToExtent() -> CIImage { CIImage(.infinite) }
  open func clamped(to rect: CGRect) -> CIImage { CIImage(.infinite) }
  open func composited(over dest: CIImage) -> CIImage { CIImage(extent.union(dest.extent)) }
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    let isTurned = orientation.rawValue >= CGImagePropertyOrientation.leftMirrored.rawValue
    guard isTurned, !extent.isInfinite else { return CIImage(extent, of: picture) }
    let size = CGSize(width: extent.height, height: extent.width)
    return CIImage(CGRect(origin: extent.origin, size: size), of: picture)
  }
  /// Returns the blurred picture, which is larger by three times the radius at each edge.
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    CIImage(CIFilter.grown(extent, by: sigma))
  }
  open func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }
  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    let filter = CIFilter(name: filterName, parameters: params)
    filter?.setValue(self, forKey: kCIInputImageKey)
    return filter?.outputImage ?? self
  }
  open func samplingNearest() -> CIImage { self }
  open func samplingLinear() -> CIImage { self }
  open func premultiplyingAlpha() -> CIImage { self }
  open func unpremultiplyingAlpha() -> CIImage { self }
  open func settingAlphaOne(in extent: CGRect) -> CIImage { self }
  open func insertingIntermediate() -> CIImage { self }
}

/// The name of an option for a picture of Core Image, none of which the model reads.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  public static let applyOrientationProperty = CIImageOption(
    rawValue: "kCIImageApplyOrientationProperty")
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
}

/// A colour of Core Image.
open class CIColor: NSObject {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

  open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}

/// A list of numbers for a filter, such as the place of a point.
open class CIVector: NSObject {
  private let values: [CGFloat]
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = (0..<count).map { values[$0] }
  }
  private init(_ values: [CGFloat]) { self.values = values }
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
  public convenience init(cgRect rect: CGRect) {
    self.init([rect.minX, rect.minY, rect.width, rect.height])
  }

  open var count: Int { values.count }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
}

extension UIImage {
  /// Creates an image from a picture of Core Image, with one pixel per point.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    if let drawn = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: drawn, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }

  /// The picture of Core Image from which the image was created; `nil` in the model, as for each
  /// image of a file or a drawing.
  public var ciImage: CIImage? { nil }
}
