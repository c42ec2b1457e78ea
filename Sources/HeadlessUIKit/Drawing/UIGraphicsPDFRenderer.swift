public import Foundation

/// A renderer that creates PDF documents from drawing code. A document contains no drawing but only
/// the number of its pages.
@preconcurrency @MainActor
open class UIGraphicsPDFRenderer: NSObject {
  private let bounds: CGRect
  private let format: UIGraphicsPDFRendererFormat

  /// Creates a renderer of documents whose pages have the given bounds.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    super.init()
  }
  /// Creates a renderer of documents whose pages have the given bounds, in the usual format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Returns the data of the document that a closure draws.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(bounds: bounds, format: format)
    let drawing = Simulator.current.drawing
    drawing.push(context.cgContext, size: bounds.size, scale: 1)
    actions(context)
    _ = drawing.pop()
    return Data("document with \(context.pages) pages".utf8)
  }
  /// Writes the document that a closure draws into a file.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// The format of a PDF document: what is told about it.
@preconcurrency @MainActor
open class UIGraphicsPDFRendererFormat: NSObject {
  /// The facts about the document that stand in it, such as its author.
  open var documentInfo: [String: Any] = [:]
  /// Returns the usual format.
  open class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
  /// Creates the usual format.
  public override init() { super.init() }
}

/// The context in which an app's closure draws a PDF document.
@preconcurrency @MainActor
open class UIGraphicsPDFRendererContext: NSObject {
  /// The Core Graphics context that records the drawing of the document.
  public let cgContext = CGContext()
  /// The format of the document that is drawn.
  public let format: UIGraphicsPDFRendererFormat
  /// The bounds of the page that is drawn.
  open private(set) var pdfContextBounds: CGRect
  private(set) var pages = 0

  init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    (pdfContextBounds, self.format) = (bounds, format)
    super.init()
  }

  /// Begins a page with the bounds of the document.
  open func beginPage() { pages += 1 }
  /// Begins a page with bounds of its own.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pdfContextBounds = bounds
    pages += 1
  }
}
