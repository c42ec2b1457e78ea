import Foundation
import Outside
import Testing
import UIKit

private final class Shelf: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
  var told: [String] = []
  let files = [URL(fileURLWithPath: "/a.txt"), URL(fileURLWithPath: "/b.txt")]

  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem {
    told.append("asked \(index)")
    return files[index] as any QLPreviewItem
  }
  func previewControllerWillDismiss(_ controller: QLPreviewController) { told.append("will") }
  func previewControllerDidDismiss(_ controller: QLPreviewController) { told.append("did") }
}

private final class Quiet: NSObject, QLPreviewControllerDelegate, PDFDocumentDelegate,
  PDFViewDelegate
{}

@MainActor
@Suite("Documents", .serialized)
struct DocumentTests {
  private func turn() { Simulator.current.run(for: .milliseconds(50)) }

  @Test("A screen that shows files asks for the current one, and is closed by its button")
  func preview() throws {
    let simulator = Simulator.boot()
    let (home, preview, shelf) = (UIViewController(), QLPreviewController(), Shelf())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = home
    window.makeKeyAndVisible()
    (preview.dataSource, preview.delegate) = (shelf, shelf)
    preview.currentPreviewItemIndex = 1
    home.present(preview, animated: true)
    simulator.run(for: .seconds(1))
    #expect(shelf.told == ["asked 1"])
    #expect(preview.currentPreviewItem?.previewItemTitle == "b.txt")
    let close = try #require(preview.view.subviews.first as? UIButton)
    close.sendActions(for: .touchUpInside)
    simulator.run(for: .seconds(1))
    #expect(shelf.told.suffix(2) == ["will", "did"] && home.presentedViewController == nil)
  }

  @Test("On a stack of screens there is no button, because a person goes back")
  func pushed() {
    let simulator = Simulator.boot()
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    let preview = QLPreviewController()
    stack.pushViewController(preview, animated: false)
    simulator.run(for: .seconds(1))
    #expect(!preview.view.subviews.contains { $0 is UIButton })
  }

  @Test("A file can be shown if it is there")
  func there() {
    _ = Simulator.boot()
    let (preview, quiet) = (QLPreviewController(), Quiet())
    #expect(QLPreviewController.canPreview(URL(fileURLWithPath: "/")))
    #expect(!QLPreviewController.canPreview(NSURL(fileURLWithPath: "/none/at/all")))
    #expect(NSURL(fileURLWithPath: "/a").previewItemURL?.path == "/a")
    #expect(preview.currentPreviewItem == nil)
    preview.reloadData()
    preview.refreshCurrentPreviewItem()
    preview.loadViewIfNeeded()
    preview.viewDidLoad()
    let url = URL(fileURLWithPath: "/a")
    #expect(url.previewItemURL == url)
    quiet.previewControllerWillDismiss(preview)
    quiet.previewControllerDidDismiss(preview)
    #expect(quiet.previewController(preview, shouldOpen: url, for: url))
    #expect(quiet.previewController(preview, transitionViewFor: url) == nil)
    #expect(quiet.previewController(preview, editingModeFor: url) == .disabled)
    quiet.previewController(preview, didUpdateContentsOf: url)
    quiet.previewController(preview, didSaveEditedCopyOf: url, at: url)
    let modes: [QLPreviewItemEditingMode] = [.disabled, .updateContents, .createCopy]
    #expect(modes.map(\.rawValue) == [0, 1, 2])
    let shelf = Shelf()
    #expect(shelf.numberOfPreviewItems(in: preview) == 2)
    #expect(shelf.previewController(preview, previewItemAt: 0).previewItemURL?.path == "/a.txt")
  }

  @Test("A small picture of a file fails in the next turn")
  func thumbnail() async {
    _ = Simulator.boot()
    let request = QLThumbnailGenerator.Request(
      fileAt: URL(fileURLWithPath: "/a"), size: CGSize(width: 10, height: 20), scale: 2,
      representationTypes: [.icon, .thumbnail])
    request.iconMode = true
    #expect(request.size.width == 10 && request.scale == 2)
    #expect(request.representationTypes.rawValue == 5)
    let types = QLThumbnailGenerator.Request.RepresentationTypes.all
    #expect(types.contains(.lowQualityThumbnail))
    nonisolated(unsafe) var codes: [Int] = []
    QLThumbnailGenerator.shared.generateBestRepresentation(for: request) { picture, error in
      codes.append((error as NSError?)?.code ?? -1)
      #expect(picture?.uiImage == nil)
    }
    #expect(codes == [])
    turn()
    #expect(codes == [0])
    await #expect(throws: QLThumbnailError(.generationFailed)) {
      try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request)
    }
    QLThumbnailGenerator.shared.cancel(request)
    let others: [QLThumbnailError.Code] = [
      .generationFailed, .savingToURLFailed, .noCachedThumbnail, .noCloudThumbnail,
      .requestInvalid, .requestCancelled,
    ]
    #expect(others.map { QLThumbnailError($0).errorCode } == Array(0...5))
    #expect(QLThumbnailError.errorDomain == "QLThumbnailErrorDomain")
    #expect(QLThumbnailError(.requestInvalid).code == .requestInvalid)
    #expect(QLThumbnailRepresentation().uiImage.size == .zero)
  }

  private func image(_ width: CGFloat, _ height: CGFloat) throws -> CGImage {
    try #require(UIImage(data: Data("image \(width) \(height)".utf8))?.cgImage)
  }

  @Test("A written image is read again in its size")
  func written() throws {
    _ = Simulator.boot()
    let data = try #require(CFDataCreateMutable(nil, 0))
    let writer = try #require(CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
    #expect(!CGImageDestinationFinalize(writer))
    let options: CFDictionary = [kCGImageDestinationLossyCompressionQuality: 0.5]
    CGImageDestinationSetProperties(writer, options)
    CGImageDestinationAddImage(writer, try image(30, 20), options)
    #expect(CGImageDestinationFinalize(writer))
    let size = UIImage(data: data as Data)?.size
    #expect(size == CGSize(width: 30, height: 20))

    let file = FileManager.default.temporaryDirectory.appending(path: "image-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    let source = try #require(CGImageSourceCreateWithData(data as Data, nil))
    let other = try #require(CGImageDestinationCreateWithURL(file, "public.png", 1, nil))
    CGImageDestinationAddImageFromSource(other, source, 1, nil)
    #expect(!CGImageDestinationFinalize(other))
    CGImageDestinationAddImageFromSource(other, source, 0, nil)
    #expect(CGImageDestinationFinalize(other))
    #expect(UIImage(data: try Data(contentsOf: file))?.size.height == 20)
    let nowhere = URL(fileURLWithPath: "/none/at/all")
    let lost = try #require(CGImageDestinationCreateWithURL(nowhere, "public.png", 1, nil))
    CGImageDestinationAddImage(lost, try image(1, 1), nil)
    #expect(!CGImageDestinationFinalize(lost))
    let keys = [
      kCGImagePropertyExifDictionary, kCGImagePropertyTIFFDictionary,
      kCGImagePropertyGPSDictionary, kCGImagePropertyPNGDictionary,
      kCGImagePropertyGIFHasGlobalColorMap,
    ]
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(keys.allSatisfy { properties?[$0] == nil })
    let bytes: CFMutableData = NSMutableData()
    let writers: [CGImageDestination?] = [
      CGImageDestinationCreateWithData(bytes, "public.gif", 2, nil)
    ]
    #expect(writers.count == 1)
  }

  @Test("A document has one empty page, and none if its file does not begin as one")
  func document() throws {
    _ = Simulator.boot()
    let text = Data("%PDF-1.4".utf8)
    let document = try #require(PDFDocument(data: text))
    #expect(PDFDocument(data: Data("GIF".utf8)) == nil)
    #expect(PDFDocument(url: URL(fileURLWithPath: "/none")) == nil)
    #expect(document.pageCount == 1 && document.string == "" && document.documentURL == nil)
    #expect(!document.isLocked && !document.isEncrypted && document.unlock(withPassword: ""))
    let page = try #require(document.page(at: 0))
    #expect(document.page(at: 1) == nil && document.index(for: page) == 0)
    #expect(page.bounds(for: .mediaBox).size == CGSize(width: 612, height: 792))
    #expect(page.label == "1" && page.string == "" && page.document === document)
    #expect(page.thumbnail(of: CGSize(width: 5, height: 6), for: .cropBox).size.width == 5)
    page.rotation = 90
    let picture = try #require(PDFPage(image: UIImage(cgImage: try image(7, 8))))
    document.insert(picture, at: 1)
    #expect(document.pageCount == 2 && picture.bounds(for: .artBox).width == 7)
    document.removePage(at: 1)
    #expect(document.pageCount == 1 && picture.label == nil)
    #expect(document.dataRepresentation() == text)
    let file = FileManager.default.temporaryDirectory.appending(path: "document-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(document.write(to: file) && PDFDocument(url: file)?.documentURL == file)
    let quiet = Quiet()
    document.delegate = quiet
    #expect(document.delegate === quiet && PDFDocument().pageCount == 0)
    #expect(PDFPage().bounds(for: .bleedBox) == PDFPage().bounds(for: .trimBox))
    let boxes: [PDFDisplayBox] = [.mediaBox, .cropBox, .bleedBox, .trimBox, .artBox]
    #expect(boxes.map(\.rawValue) == Array(0...4))
  }

  @Test("A view of a document goes from page to page, and tells when the page changes")
  func pages() throws {
    _ = Simulator.boot()
    let (view, document, quiet) = (PDFView(), PDFDocument(), Quiet())
    document.insert(PDFPage(), at: 0)
    document.insert(PDFPage(), at: 1)
    var told = 0
    let observer = NotificationCenter.default.addObserver(
      forName: .PDFViewPageChanged, object: view, queue: nil
    ) { _ in MainActor.assumeIsolated { told += 1 } }
    view.document = document
    view.delegate = quiet
    #expect(view.currentPage === document.page(at: 0) && told == 1)
    #expect(view.canGoToNextPage && !view.canGoToPreviousPage)
    view.goToNextPage(nil)
    view.goToNextPage(nil)
    #expect(view.currentPage === document.page(at: 1) && told == 2)
    view.goToPreviousPage(nil)
    view.goToLastPage(nil)
    view.goToFirstPage(nil)
    view.go(to: try #require(document.page(at: 1)))
    #expect(told == 6)
    NotificationCenter.default.removeObserver(observer)
    (view.displayMode, view.displayDirection) = (.singlePage, .horizontal)
    (view.displayBox, view.displaysPageBreaks, view.autoScales) = (.mediaBox, false, true)
    (view.scaleFactor, view.minScaleFactor, view.maxScaleFactor) = (2, 1, 3)
    view.pageBreakMargins = .zero
    view.usePageViewController(true)
    view.layoutDocumentView()
    #expect(view.isUsingPageViewController && view.documentView == nil)
    #expect(view.scaleFactorForSizeToFit == 1 && view.delegate === quiet)
    let modes: [PDFDisplayMode] = [
      .singlePage, .singlePageContinuous, .twoUp, .twoUpContinuous,
    ]
    let directions: [PDFDisplayDirection] = [.vertical, .horizontal]
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3] && directions.map(\.rawValue) == [0, 1])
  }
}
