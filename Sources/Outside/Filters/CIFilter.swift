public import Foundation
public import UIKit

/// A filter of Core Image, such as a blur. In the model it works out the extent of its picture, and
/// has no pixels to change.
open class CIFilter: NSObject {
  public private(set) final var name = ""
  private var values: [String: Any] = [:]

  public override init() { super.init() }

  /// Creates a filter with a name of Apple's, such as `CIGaussianBlur`.
  public convenience init?(name: String) { self.init(name: name, parameters: nil) }
  public convenience init?(name: String, parameters params: [String: Any]?) {
    guard name.hasPrefix("CI") else { return nil }
    self.init(named: name)
    values = params ?? [:]
  }
  init(named name: String) {
    self.name = name
    super.init()
  }
  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  open var inputKeys: [String] { values.keys.sorted() }
  open var outputKeys: [String] { [kCIOutputImageKey] }
  open var attributes: [String: Any] { [kCIAttributeFilterName: name] }
  /// Sets the filter's values to their defaults.
  open func setDefaults() {
    let picture = values[kCIInputImageKey]
    values = [:]
    values[kCIInputImageKey] = picture
  }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  open class func filterNames(inCategory category: String?) -> [String] { [] }

  /// The result of the filter; `nil` if it has no picture to work on. The result of a blur is
  /// larger than its picture, that of a code for a scanner is some twenty units wide, and any other
  /// result is as large as the picture.
  open var outputImage: CIImage? {
    if name.hasSuffix("CodeGenerator") || name.hasSuffix("BarcodeGenerator") {
      return values["inputMessage"].map { _ in CIImage(CGRect(x: 0, y: 0, width: 23, height: 23)) }
    }
    if name.hasSuffix("Generator") || name.hasSuffix("Gradient") { return CIImage(.infinite) }
    guard let input = values[kCIInputImageKey] as? CIImage else { return nil }
    if let region = values["inputRectangle"] as? CIVector, name == "CICrop" {
      return input.cropped(to: CGRect(x: region.x, y: region.y, width: region.z, height: region.w))
    }
    if let below = values[kCIInputBackgroundImageKey] as? CIImage,
      name.hasSuffix("Compositing") || name.hasSuffix("BlendMode")
    {
      return input.composited(over: below)
    }
    if name == "CIAffineClamp" { return input.clampedToExtent() }
    guard name.hasSuffix("Blur") else { return CIImage(input.extent, of: input.picture) }
    return CIImage(Self.grown(input.extent, by: number(kCIInputRadiusKey) ?? 10))
  }

  private func number(_ key: String) -> Double? {
    switch values[key] {
    case let number as NSNumber: number.doubleValue
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    default: nil
    }
  }

  static func grown(_ extent: CGRect, by radius: Double) -> CGRect {
    extent.isInfinite ? extent : extent.insetBy(dx: -3 * radius, dy: -3 * radius)
  }
}

/// The renderer of Core Image's pictures.
open class CIContext: NSObject {
  public override init() { super.init() }
  public init(options: [CIContextOption: Any]?) { super.init() }

  /// Draws a part of a picture; returns `nil` for an empty or an infinite part.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard !fromRect.isEmpty, !fromRect.isInfinite else { return nil }
    if fromRect == image.extent, let whole = image.cgImage { return whole }
    let size = fromRect.integral.size
    return UIImage(data: Data("image \(size.width) \(size.height)".utf8))?.cgImage
  }
  open func clearCaches() {}
}

/// The name of an option for a renderer of Core Image's, none of which the model reads.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  public static let cacheIntermediates = CIContextOption(
    rawValue: "kCIContextCacheIntermediates")
}

public let kCIOutputImageKey = "outputImage"
public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputColorKey = "inputColor"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputEVKey = "inputEV"
public let kCIAttributeFilterName = "CIAttributeFilterName"
