public import Foundation
public import UIKit

/// A view that shows pages of the web. In the model it shows none, but its delegate is told of
/// every page that is loaded, as on a phone.
///
/// A page whose address is answered by a file beside the stored traces is loaded, and so is one
/// that the app gives as text. Any other page fails at once, as in a tunnel.
///
/// ```swift
/// let web = WKWebView(frame: view.bounds)
/// web.navigationDelegate = self
/// web.load(URLRequest(url: page))  // webView(_:didFailProvisionalNavigation:withError:)
/// ```
@preconcurrency @MainActor
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  /// The scroll view that contains the page. In the model its content has the size of the view.
  public let scrollView = UIScrollView()
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public let backForwardList = WKBackForwardList()

  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var pageZoom: CGFloat = 1
  open var isInspectable = false
  open var underPageBackgroundColor: UIColor! = .systemBackground

  /// The address of the page; `nil` for a page that the app gave as text without an address.
  open internal(set) var url: URL? {
    willSet { will("url", "URL") }
    didSet { did("url", "URL") }
  }
  /// The title of the page. In the model no page has one.
  open var title: String? { url == nil ? nil : "" }
  open internal(set) var isLoading = false {
    willSet { will("loading") }
    didSet { did("loading") }
  }
  open internal(set) var estimatedProgress: Double = 0 {
    willSet { will("estimatedProgress") }
    didSet { did("estimatedProgress") }
  }
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }
  open var canGoBack: Bool { !backForwardList.backList.isEmpty }
  open var canGoForward: Bool { !backForwardList.forwardList.isEmpty }

  /// The navigation whose end the view still waits for.
  var running: WKNavigation?

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addScrollView()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addScrollView()
  }

  private func addScrollView() {
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  private func will(_ keys: String...) { keys.forEach { willChangeValue(forKey: $0) } }
  private func did(_ keys: String...) { keys.forEach { didChangeValue(forKey: $0) } }
}
