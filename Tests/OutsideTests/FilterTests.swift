import Foundation
import Outside
import Testing
import UIKit

@MainActor
@Suite("Pictures and filters of Core Image")
struct FilterTests {
  private func picture(_ width: CGFloat, _ height: CGFloat) throws -> CIImage {
    _ = Simulator.boot()
    return try #require(CIImage(data: Data("image \(width) \(height)".utf8)))
  }

  @Test("A picture is as large as the image's pixels, and what is made of it has its own place")
  func extents() throws {
    let whole = try picture(40, 30)
    let box = CGRect(x: 0, y: 0, width: 40, height: 30)

    #expect(whole.extent == box && whole.cgImage?.width == 40 && whole.colorSpace != nil)
    #expect(whole.cropped(to: box.insetBy(dx: 5, dy: 5)).extent == box.insetBy(dx: 5, dy: 5))
    #expect(whole.transformed(by: .init(scaleX: 2, y: 2)).extent.width == 80)
    #expect(
      whole.transformed(by: .init(scaleX: 2, y: 2), highQualityDownsample: true).extent.width == 80)
    #expect(whole.oriented(.right).extent.size == CGSize(width: 30, height: 40))
    #expect(whole.oriented(.down).extent == box)
    #expect(whole.clampedToExtent().extent.isInfinite && whole.clamped(to: box).extent.isInfinite)
    #expect(whole.composited(over: whole).extent == box)
    #expect(whole.applyingGaussianBlur(sigma: 2).extent == box.insetBy(dx: -6, dy: -6))
    for same in [
      whole.samplingNearest(), whole.samplingLinear(), whole.premultiplyingAlpha(),
      whole.unpremultiplyingAlpha(), whole.settingAlphaOne(in: box), whole.insertingIntermediate(),
    ] { #expect(same.extent == box && same.properties.isEmpty) }
    #expect(CIImage(color: .black).extent.isInfinite && CIImage.empty().extent == .zero)
  }

  @Test("A picture is made from images, data and files, with options or without")
  func sources() throws {
    let whole = try picture(40, 30)
    let drawn = try #require(whole.cgImage)
    let none = URL(fileURLWithPath: "/nowhere.png")
    let options: [CIImageOption: Any] = [
      .colorSpace: 1, .applyOrientationProperty: 1, .properties: 1,
    ]

    #expect(CIImage(cgImage: drawn).extent == whole.extent)
    #expect(CIImage(cgImage: drawn, options: options).extent == whole.extent)
    #expect(CIImage(image: UIImage(cgImage: drawn))?.extent == whole.extent)
    #expect(CIImage(image: UIImage(cgImage: drawn), options: options)?.extent == whole.extent)
    #expect(CIImage(data: Data("image 4 3".utf8), options: nil)?.extent.width == 4)
    #expect(CIImage(contentsOf: none)?.extent == CIImage(contentsOf: none, options: nil)?.extent)
    #expect(CIImageOption(rawValue: "CIImageColorSpace") == .colorSpace)
  }

  @Test("A gradient needs no picture to work on, and has no end")
  func gradient() throws {
    let gradient = try #require(CIFilter(name: "CIRadialGradient", parameters: ["inputRadius0": 1]))

    #expect(gradient.outputImage?.extent == .infinite)
  }

  @Test("A blur that is asked for by name makes its picture larger, and a crop takes it back")
  func blurred() throws {
    let whole = try picture(40, 30)
    let blur = try #require(CIFilter(name: "CIGaussianBlur"))
    #expect(blur.outputImage == nil)

    blur.setValue(whole, forKey: kCIInputImageKey)
    #expect(blur.outputImage?.extent == whole.extent.insetBy(dx: -30, dy: -30))
    blur.setValue(4, forKeyPath: kCIInputRadiusKey)
    let result = try #require(blur.outputImage)
    #expect(result.extent == whole.extent.insetBy(dx: -12, dy: -12))
    #expect((blur.value(forKey: kCIOutputImageKey) as? CIImage)?.extent == result.extent)
    #expect(blur.value(forKeyPath: kCIInputRadiusKey) as? Int == 4)
    #expect(blur.inputKeys == [kCIInputImageKey, kCIInputRadiusKey].sorted())
    #expect(blur.outputKeys == [kCIOutputImageKey] && blur.name == "CIGaussianBlur")
    #expect(blur.attributes[kCIAttributeFilterName] as? String == blur.name)

    let context = CIContext(options: [
      .useSoftwareRenderer: false, .workingColorSpace: 0, .outputColorSpace: 0,
      .priorityRequestLow: true, .highQualityDownsample: true, .cacheIntermediates: false,
      CIContextOption(rawValue: "other"): 0,
    ])
    context.clearCaches()
    #expect(context.createCGImage(result, from: whole.extent)?.width == 40)
    #expect(CIContext().createCGImage(result, from: .infinite) == nil)
    blur.setDefaults()
    #expect(blur.inputKeys == [kCIInputImageKey])
  }

  @Test("Other filters keep the size, crop, compose, or make a picture of nothing")
  func others() throws {
    let whole = try picture(40, 30)
    let half = CIVector(cgRect: CGRect(x: 0, y: 0, width: 20, height: 30))
    let mono = CIFilter(name: "CIPhotoEffectMono", parameters: [kCIInputImageKey: whole])
    let code = CIFilter(
      name: "CIQRCodeGenerator", withInputParameters: ["inputMessage": Data([1])])
    let above = [kCIInputBackgroundImageKey: whole.transformed(by: .init(translationX: 10, y: 0))]

    #expect(mono?.outputImage?.extent == whole.extent)
    #expect(code?.outputImage?.extent.width == code?.outputImage?.extent.height)
    #expect(CIFilter(name: "Blur") == nil && CIFilter.filterNames(inCategory: nil).isEmpty)
    #expect(CIFilter().outputImage == nil)
    #expect(
      whole.applyingFilter("CICrop", parameters: ["inputRectangle": half]).extent.width == 20)
    #expect(
      whole.applyingFilter("CISourceOverCompositing", parameters: above).extent.width == 50)
    #expect(whole.applyingFilter("CIAffineClamp").extent.isInfinite)
    #expect(CIFilter(name: "CIConstantColorGenerator")?.outputImage?.extent.isInfinite == true)
  }

  @Test("Filters that are built in have properties for the same values")
  func builtIn() throws {
    let whole = try picture(40, 30)
    let (blur, box) = (CIFilter.gaussianBlur(), CIFilter.boxBlur())
    #expect(blur.radius == 10 && box.radius == 10)
    (blur.inputImage, blur.radius, box.inputImage) = (whole, 1, whole)
    #expect(blur.outputImage?.extent.width == 46 && box.outputImage?.extent.width == 100)

    let code = CIFilter.qrCodeGenerator()
    #expect(code.outputImage == nil && code.correctionLevel == "M" && code.message.isEmpty)
    (code.message, code.correctionLevel) = (Data([1]), "H")
    #expect(code.outputImage != nil && code.correctionLevel == "H")

    let colours = CIFilter.colorControls()
    #expect(colours.saturation == 1 && colours.contrast == 1 && colours.brightness == 0)
    (colours.saturation, colours.contrast, colours.brightness) = (2, 3, 4)
    colours.inputImage = whole
    #expect(colours.value(forKey: kCIInputSaturationKey) as? Float == 2)
    #expect(colours.value(forKey: kCIInputContrastKey) as? Float == 3)
    #expect(colours.value(forKey: kCIInputBrightnessKey) as? Float == 4)

    let (mono, sepia) = (CIFilter.colorMonochrome(), CIFilter.sepiaTone())
    (mono.color, mono.intensity, sepia.intensity) = (.clear, 2, 3)
    (mono.inputImage, sepia.inputImage) = (whole, whole)
    let filters: [any CIFilterProtocol] = [mono, sepia]
    #expect(filters.allSatisfy { $0.outputImage?.extent == whole.extent })
    #expect(mono.color.alpha == 0 && mono.intensity == 2 && sepia.intensity == 3)
    for effect in [CIFilter.photoEffectMono(), CIFilter.photoEffectNoir()] {
      effect.inputImage = whole
      #expect(effect.outputImage?.extent == whole.extent)
    }
  }

  @Test("Colours and lists of numbers keep what they are given")
  func values() {
    _ = Simulator.boot()
    let red = CIColor(color: .red)
    #expect(red.red == 1 && red.green == 0 && red.blue == 0 && red.alpha == 1)
    #expect(CIColor(cgColor: UIColor.red.cgColor).red == 1 && CIColor.white.green == 1)

    let point = CIVector(cgPoint: CGPoint(x: 1, y: 2))
    #expect(point.count == 2 && point.x == 1 && point.y == 2 && point.z == 0)
    #expect(CIVector(x: 1, y: 2).y == 2 && CIVector(x: 1, y: 2, z: 3).z == 3)
    #expect(CIVector(x: 1, y: 2, z: 3, w: 4).w == 4)
    #expect(CIVector(values: [5, 6], count: 2).value(at: 1) == 6)
  }

  @Test("An image of a picture has its size")
  func images() throws {
    let whole = try picture(40, 30)
    #expect(UIImage(ciImage: whole).size == CGSize(width: 40, height: 30))
    let small = UIImage(ciImage: whole, scale: 2, orientation: .up)
    #expect(small.size == CGSize(width: 20, height: 15) && small.ciImage == nil)
    #expect(UIImage(ciImage: CIImage(color: .black)).size == .zero)
  }

  @Test("The keys of a filter's values are Apple's")
  func keys() {
    let keys = [
      kCIInputMaskImageKey, kCIInputIntensityKey, kCIInputColorKey, kCIInputCenterKey,
      kCIInputScaleKey, kCIInputAspectRatioKey, kCIInputAngleKey, kCIInputTransformKey,
      kCIInputExtentKey, kCIInputSharpnessKey, kCIInputEVKey,
    ]
    #expect(keys.allSatisfy { $0.hasPrefix("input") } && Set(keys).count == keys.count)
  }
}
