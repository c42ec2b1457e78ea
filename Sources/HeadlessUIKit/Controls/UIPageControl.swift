/// A row of dots, one for each page of some content.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The number of pages, each of which has a dot in the page control.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages > 0 { currentPage = page }
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// The index of the current page, whose dot is highlighted. A greater index is lowered to that of
  /// the last page. The index is -1 until there are pages (rule R212 of UIKit's behaviour).
  open var currentPage: Int {
    get { page }
    set { page = max(0, min(newValue, numberOfPages - 1)) }
  }
  private var page = -1

  /// A Boolean value without effect: the control also stays visible with one page.
  ///
  /// In UIKit, true hides the page control if there is only one page.
  open var hidesForSinglePage = false { didSet { inert("UIPageControl.hidesForSinglePage") } }
  /// The colour of the page control's dots for all pages but the current one, which is stored and
  /// not drawn.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the page control's dot for the current page, which is stored and not drawn.
  open var currentPageIndicatorTintColor: UIColor?

  /// The choice of a background behind the dots, which is not drawn.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  /// The direction in which the pages follow each other.
  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
  /// The background behind the dots, which is not drawn.
  open var backgroundStyle: BackgroundStyle = .automatic
  /// True if a finger that moves over the dots goes through the pages. A touch does not in the
  /// model.
  open var allowsContinuousInteraction = true
  /// The direction in which the dots follow each other, which is not drawn.
  open var direction: Direction = .natural
  /// The image of a dot, which is stored and not drawn.
  open var preferredIndicatorImage: UIImage?
  /// The image of the current page's dot, which is stored and not drawn.
  open var preferredCurrentPageIndicatorImage: UIImage?
  private var indicatorImages: [Int: UIImage] = [:]

  /// Sets the image of a page's dot, which is stored and not drawn.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
  }
  /// Returns the image of a page's dot, if the app has set one.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
  /// Returns the size that a number of dots needs.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * 16 + 24, height: 26)
  }

  open override var intrinsicContentSize: CGSize {
    size(forNumberOfPages: numberOfPages)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    let old = page
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    if page != old { sendActions(for: .valueChanged) }
  }
}
