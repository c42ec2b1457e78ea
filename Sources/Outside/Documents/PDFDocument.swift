public import Foundation
public import UIKit

/// A document in the format PDF. In the model it has one empty page of the size of a letter,
/// because the model reads no such file. There is no document if the file does not begin as one.
open class PDFDocument: NSObject {
  public let documentURL: URL?
  private let bytes: Data
  private var pages: [PDFPage]
  open weak var delegate: (any PDFDocumentDelegate)?

  /// Creates a document without pages.
  public override init() { (documentURL, bytes, pages) = (nil, Data(), []) }
  public init?(url: URL) {
    guard let bytes = try? Data(contentsOf: url), bytes.starts(with: Data("%PDF".utf8)) else {
      return nil
    }
    (documentURL, self.bytes, pages) = (url, bytes, [PDFPage()])
    super.init()
    pages[0].document = self
  }
  public init?(data: Data) {
    guard data.starts(with: Data("%PDF".utf8)) else { return nil }
    (documentURL, bytes, pages) = (nil, data, [PDFPage()])
    super.init()
    pages[0].document = self
  }

  open var pageCount: Int { pages.count }
  open var isLocked: Bool { false }
  open var isEncrypted: Bool { false }
  open var string: String? { "" }
  open func page(at index: Int) -> PDFPage? {
    pages.indices.contains(index) ? pages[index] : nil
  }
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  open func insert(_ page: PDFPage, at index: Int) {
    pages.insert(page, at: index)
    page.document = self
  }
  open func removePage(at index: Int) { pages.remove(at: index).document = nil }
  open func unlock(withPassword password: String) -> Bool { true }
  open func dataRepresentation() -> Data? { bytes }
  @discardableResult
  open func write(to url: URL) -> Bool { (try? bytes.write(to: url)) != nil }
}

/// The delegate of a document. The model calls none of its methods.
@preconcurrency
public protocol PDFDocumentDelegate: NSObjectProtocol {}

/// The rectangle of a page: the paper, or what is left of it when it is cut.
@frozen public enum PDFDisplayBox: Int, Sendable {
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A page of a document. In the model it is empty.
open class PDFPage: NSObject {
  open internal(set) weak var document: PDFDocument?
  private let image: UIImage?

  public override init() { image = nil }
  /// Creates a page with an image, as large as the image.
  public init?(image: UIImage) { self.image = image }

  open var label: String? { document.map { "\($0.index(for: self) + 1)" } }
  open var string: String? { "" }
  open var rotation = 0
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    CGRect(origin: .zero, size: image?.size ?? CGSize(width: 612, height: 792))
  }
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    UIImage(data: Data("image \(size.width) \(size.height)".utf8)) ?? UIImage()
  }
}

/// The way in which a view shows the pages of a document.
@frozen public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}
/// The direction in which the pages of a document follow each other.
@frozen public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

/// A view that shows a document. In the model it draws nothing, and goes from page to page by code
/// alone.
open class PDFView: UIView {
  open var document: PDFDocument? { didSet { currentPage = document?.page(at: 0) } }
  open weak var delegate: (any PDFViewDelegate)?
  open private(set) var currentPage: PDFPage? {
    didSet {
      guard currentPage !== oldValue else { return }
      NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
    }
  }
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var displayBox = PDFDisplayBox.cropBox
  open var displaysPageBreaks = true
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4.75, bottom: 4.75, right: 4.75)
  open var autoScales = false
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 0.25
  open var maxScaleFactor: CGFloat = 4
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open private(set) var isUsingPageViewController = false
  open var documentView: UIView? { nil }

  open func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) { isUsingPageViewController = enable }
  open func layoutDocumentView() {}
  open func go(to page: PDFPage) { currentPage = page }
  open func goToFirstPage(_ sender: Any?) { move(to: 0) }
  open func goToLastPage(_ sender: Any?) { move(to: (document?.pageCount ?? 0) - 1) }
  open func goToNextPage(_ sender: Any?) { move(to: place + 1) }
  open func goToPreviousPage(_ sender: Any?) { move(to: place - 1) }
  open var canGoToNextPage: Bool { document?.page(at: place + 1) != nil }
  open var canGoToPreviousPage: Bool { document?.page(at: place - 1) != nil }

  private var place: Int { currentPage.flatMap { document?.index(for: $0) } ?? 0 }
  private func move(to index: Int) {
    if let page = document?.page(at: index) { currentPage = page }
  }
}

/// The delegate of a view that shows a document. The model calls none of its methods.
@preconcurrency @MainActor
public protocol PDFViewDelegate: NSObjectProtocol {}

extension Notification.Name {
  public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
}
