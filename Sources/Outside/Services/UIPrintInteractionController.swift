public import Foundation
public import UIKit

/// The system's own way to print. The model has no printer, so printing is not available, and an
/// attempt ends as if the person had cancelled it.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The only printing controller, a new one each time, because it keeps nothing.
  open class var shared: UIPrintInteractionController { UIPrintInteractionController() }
  open class var isPrintingAvailable: Bool { false }
  open class func canPrint(_ data: Data) -> Bool { false }
  open class func canPrint(_ url: URL) -> Bool { false }

  open var printInfo: UIPrintInfo?
  open var printFormatter: UIPrintFormatter?
  open var printPageRenderer: UIPrintPageRenderer?
  open var printingItem: Any?
  open var printingItems: [Any]?
  open var showsNumberOfCopies = true
  open var showsPaperSelectionForLoadedPapers = false

  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil)
    -> Bool
  {
    Outbound.note("a printer (UIPrintInteractionController)", answer: "none there")
    DispatchQueue.main.async { completion?(self, false, nil) }
    return false
  }
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  open func dismiss(animated: Bool) {}
}

/// The settings of a print, which are kept and not used.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
  public enum Orientation: Int, Sendable { case portrait, landscape }

  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
  public required override init() { super.init() }
  public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }

  open var jobName = ""
  open var outputType: OutputType = .general
  open var orientation: Orientation = .portrait
}

/// An object that lays out content on pages, which nothing prints.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  open var perPageContentInsets = UIEdgeInsets.zero
  open var maximumContentHeight: CGFloat = 0
  open var maximumContentWidth: CGFloat = 0
  open var startPage = 0
  open var pageCount: Int { 1 }
}

/// A formatter for plain text.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  open var text: String?
  open var attributedText: NSAttributedString?

  public init(text: String) {
    self.text = text
    super.init()
  }
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }
}

/// A formatter for a page in HTML.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  open var markupText: String?

  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}

/// An object that draws pages, which nothing prints.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  open var headerHeight: CGFloat = 0
  open var footerHeight: CGFloat = 0
  open var paperRect: CGRect { .zero }
  open var printableRect: CGRect { .zero }
  open var numberOfPages: Int { 1 }
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {}
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
  open func prepare(forDrawingPages range: NSRange) {}
}
