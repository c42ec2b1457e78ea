import Foundation
import Testing
import UIKit

@Suite("Sources of images, fonts and documents") @MainActor
struct ImageSourceTests {
  private func image() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
  }

  @Test("A source has the image whose data the model itself has made, and none of other data")
  func images() throws {
    Simulator.boot()
    let data = try #require(image().pngData())
    let source = try #require(
      CGImageSourceCreateWithData(data, [kCGImageSourceShouldCache: false]))
    let other = try #require(CGImageSourceCreateWithData(Data([1, 2]), nil))
    #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetCount(other) == 0)
    #expect(CGImageSourceGetType(source) == "public.png" && CGImageSourceGetType(other) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 40)
    #expect(CGImageSourceCreateImageAtIndex(other, 0, nil) == nil)
    let small = CGImageSourceCreateThumbnailAtIndex(
      source, 0,
      [
        kCGImageSourceThumbnailMaxPixelSize: 10,
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceShouldCacheImmediately: true,
      ])
    #expect(small?.width == 10 && small?.height == 5)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 40)
    #expect(properties?[kCGImagePropertyPixelHeight] as? Int == 20)
    #expect(properties?[kCGImagePropertyOrientation] as? Int == 1)
    #expect(properties?[kCGImagePropertyGIFDictionary] == nil)
    #expect(CGImageSourceCopyProperties(source, nil)?.isEmpty == true)
    #expect(CGImageSourceCopyProperties(other, nil) == nil)
    let names: Set = [
      kCGImageSourceTypeIdentifierHint, kCGImageSourceCreateThumbnailFromImageIfAbsent,
      kCGImagePropertyGIFDelayTime, kCGImagePropertyGIFUnclampedDelayTime,
      kCGImagePropertyGIFLoopCount,
    ]
    #expect(names.count == 5)
    #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere"), nil) == nil)
  }

  @Test("The bytes of an image lead back to its size, and a font is only kept")
  func providers() throws {
    Simulator.boot()
    let data = try #require(image().cgImage?.dataProvider?.data)
    #expect(UIImage(data: data as CFData)?.size == CGSize(width: 40, height: 20))
    let provider = try #require(CGDataProvider(data: Data([0])))
    #expect(CGDataProvider(url: URL(fileURLWithPath: "/nowhere")) == nil)
    let font = try #require(CGFont(provider))
    var error: Unmanaged<CFError>?
    #expect(font.postScriptName == nil && font.fullName == nil)
    #expect(CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/f"), .process, &error))
    #expect(error == nil)
  }

  @Test("A document has the pages that were begun")
  func documents() throws {
    Simulator.boot()
    let format = UIGraphicsPDFRendererFormat.default()
    format.documentInfo = ["Author": "nobody"]
    let page = CGRect(x: 0, y: 0, width: 100, height: 200)
    let renderer = UIGraphicsPDFRenderer(bounds: page, format: format)
    var bounds: [CGRect] = []
    let data = renderer.pdfData { context in
      context.beginPage()
      bounds.append(context.pdfContextBounds)
      context.cgContext.fill(page)
      context.beginPage(withBounds: .zero, pageInfo: [:])
      bounds.append(context.pdfContextBounds)
      #expect(context.format === format)
    }
    #expect(bounds == [page, .zero] && String(decoding: data, as: UTF8.self).contains("2 pages"))
    let file = FileManager.default.temporaryDirectory.appending(
      path: "turnstile-\(ProcessInfo.processInfo.globallyUniqueString).pdf")
    try UIGraphicsPDFRenderer(bounds: page).writePDF(to: file) { $0.beginPage() }
    #expect(try Data(contentsOf: file) != data)
    try FileManager.default.removeItem(at: file)
  }

  @Test("The asset catalogue has no data, and a tab in a text keeps its place")
  func assets() {
    Simulator.boot()
    #expect(NSDataAsset(name: "words") == nil)
    #expect(NSDataAsset(name: "words", bundle: .main).map { ($0.name, $0.data) } == nil)
    #expect(NSDataAsset(name: "words")?.typeIdentifier == nil)
    let key = NSTextTab.OptionKey(rawValue: "columns")
    let tab = NSTextTab(textAlignment: .right, location: 40, options: [key: 1])
    #expect(tab.alignment == .right && tab.location == 40)
    #expect(tab.options[key] as? Int == 1 && key.rawValue == "columns")
  }
}
