import Foundation
import FoundationNetworking
import Outside
import Testing
import UIKit

/// A delegate of a web view that asks the usual answers of its own protocols, as an app does that
/// forwards the calls.
private final class Forwarding: NSObject, WKUIDelegate, WKNavigationDelegate,
  SFSafariViewControllerDelegate
{}

private final class Letter: MFMailComposeViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Letter"
  }
}

private final class Message: MFMessageComposeViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Message"
  }
}

private final class Browser: SFSafariViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Browser"
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    title = "Shown"
  }
}

/// A receiver of a page's messages.
private final class Receiver: NSObject, WKScriptMessageHandler {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) {}
}

/// A delegate that reads what it is asked about.
private final class Asked: NSObject, WKNavigationDelegate {
  var told: [String] = []
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    told.append("download \(navigationAction.shouldPerformDownload)")
    told.append("page \(navigationAction.targetFrame?.webView == nil)")
    decisionHandler(navigationAction.navigationType == .linkActivated ? .download : .cancel)
  }
}

@MainActor
@Suite("Names of the web", .serialized)
struct WebNamesTests {
  @Test("Settings of a web view are kept")
  func settings() throws {
    Simulator.boot()
    let configuration = WKWebViewConfiguration()
    configuration.allowsAirPlayForMediaPlayback = false
    configuration.allowsPictureInPictureMediaPlayback = false
    configuration.applicationNameForUserAgent = "App"
    configuration.ignoresViewportScaleLimits = true
    configuration.suppressesIncrementalRendering = true
    configuration.websiteDataStore = .nonPersistent()
    configuration.dataDetectorTypes = [.address]
    configuration.mediaTypesRequiringUserActionForPlayback = .all
    configuration.defaultWebpagePreferences.preferredContentMode = .desktop
    let web = WKWebView(frame: .zero, configuration: configuration)
    web.allowsLinkPreview = false
    web.underPageBackgroundColor = .black
    let snapshot = WKSnapshotConfiguration()
    snapshot.afterScreenUpdates = false

    #expect(!web.configuration.allowsAirPlayForMediaPlayback && !web.allowsLinkPreview)
    #expect(!web.configuration.allowsPictureInPictureMediaPlayback)
    #expect(web.configuration.applicationNameForUserAgent == "App")
    #expect(web.configuration.ignoresViewportScaleLimits)
    #expect(web.configuration.suppressesIncrementalRendering && !snapshot.afterScreenUpdates)
    #expect(web.configuration.websiteDataStore === configuration.websiteDataStore)
    #expect(WKDataDetectorTypes.all.isSuperset(of: configuration.dataDetectorTypes))
    #expect(web.underPageBackgroundColor == .black)
    let early = WKUserScript(source: "", injectionTime: .atDocumentStart, forMainFrameOnly: false)
    #expect(early.injectionTime == .atDocumentStart)
    let receiver: any WKScriptMessageHandler = Receiver()
    let tell = receiver.userContentController(_:didReceive:)
    #expect(type(of: tell) != Void.self)
  }

  @Test("A page that the delegate refuses is not loaded, and the question has its facts")
  func asked() throws {
    Simulator.boot()
    let (web, asked) = (WKWebView(frame: .zero), Asked())
    web.navigationDelegate = asked
    web.loadHTMLString("", baseURL: nil)
    Simulator.current.run(for: .seconds(1))

    #expect(asked.told == ["download false", "page true"])
    #expect(!web.isLoading)
    let types: [WKNavigationType] = [.formSubmitted, .formResubmitted, .linkActivated]
    #expect(Set(types).count == 3)
    #expect(WKNavigationResponsePolicy.cancel != .download)
  }

  @Test("What a page would ask for and be told has an answer without code of the app's")
  func answers() throws {
    Simulator.boot()
    let (delegate, web) = (Forwarding(), WKWebView(frame: .zero))
    let navigation = WKNavigation()
    delegate.webView(web, didFail: navigation, withError: URLError(.cancelled))
    delegate.webView(web, didReceiveServerRedirectForProvisionalNavigation: navigation)
    let create = delegate.webView(_:createWebViewWith:for:windowFeatures:)
    let features = WKWindowFeatures()
    #expect(features.allowsResizing == nil && features.width == nil && features.height == nil)
    #expect(type(of: create) != Void.self)
    let alert = delegate.webView(
      _:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)
    let confirm = delegate.webView(
      _:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)
    let prompt = delegate.webView(
      _:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)
    let challenge = delegate.webView(_:didReceive:completionHandler:)
    #expect(type(of: alert) != type(of: prompt) && type(of: confirm) != type(of: challenge))
    let facts = (\WKNavigationResponse.isForMainFrame, \WKNavigationResponse.canShowMIMEType)
    #expect(facts.0 != facts.1)
  }

  @Test("The system's screens can be subclassed, and call their delegates' usual answers")
  func screens() throws {
    Simulator.boot()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let address = try #require(URL(string: "https://example.com"))
    let browser = Browser(url: address)
    let delegate = Forwarding()
    browser.delegate = delegate
    browser.dismissButtonStyle = .cancel
    window.rootViewController?.present(browser, animated: false)
    Simulator.current.run(for: .seconds(1))
    #expect(browser.title == "Shown")
    delegate.safariViewController(browser, initialLoadDidRedirectTo: address)
    delegate.safariViewControllerWillOpenInBrowser(browser)

    for screen in [Letter(), Message()] {
      screen.loadViewIfNeeded()
      #expect(screen.title?.isEmpty == false)
    }
    let makers: [(NSCoder) -> NSObject?] = [
      WKWebView.init(coder:), SFSafariViewController.init(coder:),
    ]
    #expect(makers.count == 2)
    let letters: [MFMailComposeResult] = [.saved, .sent, .failed]
    let messages: [MessageComposeResult] = [.sent, .failed]
    #expect(Set(letters).count == 3 && Set(messages).count == 2)
  }
}
