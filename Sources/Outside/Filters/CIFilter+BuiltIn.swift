public import Foundation

/// The filters of Core Image that have functions and properties of their own, in place of a name
/// and keys.
extension CIFilter {
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltInFilter(named: "CIGaussianBlur")
  }
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltInFilter(named: "CIBoxBlur") }
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltInFilter(named: "CIQRCodeGenerator")
  }
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltInFilter(named: "CIColorControls")
  }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltInFilter(named: "CIColorMonochrome")
  }
  public class func sepiaTone() -> any CIFilter & CISepiaTone {
    BuiltInFilter(named: "CISepiaTone")
  }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter(named: "CIPhotoEffectNoir")
  }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter(named: "CIPhotoEffectMono")
  }
}

public protocol CIFilterProtocol: AnyObject {
  var outputImage: CIImage? { get }
}
public protocol CIGaussianBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}
public protocol CIBoxBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}
public protocol CIQRCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: String { get set }
}
public protocol CIColorControls: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var saturation: Float { get set }
  var brightness: Float { get set }
  var contrast: Float { get set }
}
public protocol CIColorMonochrome: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color: CIColor { get set }
  var intensity: Float { get set }
}
public protocol CISepiaTone: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}
public protocol CIPhotoEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

/// A filter with the properties of all that are built in. Each is a value under the key by which a
/// filter with a name is told the same.
private final class BuiltInFilter: CIFilter, CIGaussianBlur, CIBoxBlur, CIQRCodeGenerator,
  CIColorControls, CIColorMonochrome, CISepiaTone, CIPhotoEffect
{
  var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  var radius: Float {
    get { number(kCIInputRadiusKey, 10) }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }
  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var saturation: Float {
    get { number(kCIInputSaturationKey, 1) }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }
  var brightness: Float {
    get { number(kCIInputBrightnessKey, 0) }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }
  var contrast: Float {
    get { number(kCIInputContrastKey, 1) }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }
  var color: CIColor {
    get { value(forKey: kCIInputColorKey) as? CIColor ?? .white }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }
  var intensity: Float {
    get { number(kCIInputIntensityKey, 1) }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }

  private func number(_ key: String, _ usual: Float) -> Float {
    value(forKey: key) as? Float ?? usual
  }
}
