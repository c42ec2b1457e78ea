import Foundation
import FoundationNetworking
import Outside
import Testing
import UIKit

/// A screen with a web page, as apps write it.
private final class PageController: UIViewController, WKNavigationDelegate, WKUIDelegate,
  WKScriptMessageHandler
{
  var told: [String] = []
  var policy = WKNavigationActionPolicy.allow
  let bar = UIProgressView()
  private(set) var web: WKWebView!
  private var observation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    configuration.mediaTypesRequiringUserActionForPlayback = []
    configuration.dataDetectorTypes = [.link, .phoneNumber]
    configuration.preferences.javaScriptEnabled = true
    configuration.defaultWebpagePreferences.allowsContentJavaScript = true
    configuration.userContentController.add(self, name: "app")
    configuration.userContentController.addUserScript(
      WKUserScript(source: "1", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
    web = WKWebView(frame: view.bounds, configuration: configuration)
    web.navigationDelegate = self
    web.uiDelegate = self
    web.scrollView.bounces = false
    web.allowsBackForwardNavigationGestures = true
    view.addSubview(web)
    view.addSubview(bar)
    web.addObserver(self, forKeyPath: "estimatedProgress", options: .new, context: nil)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { bar.progress = Float(web.estimatedProgress) }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    let type = navigationAction.navigationType
    told.append("may \(type == .other ? "load" : type == .backForward ? "go" : "reload")")
    #expect(navigationAction.targetFrame?.isMainFrame == true)
    #expect(navigationAction.sourceFrame.request == navigationAction.request)
    decisionHandler(policy)
  }
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    told.append("started")
  }
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) { told.append("failed \((error as? URLError)?.code == .notConnectedToInternet)") }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    told.append("committed")
  }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    told.append("finished")
  }
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) { told.append(message.name) }
}

private final class Closing: NSObject, SFSafariViewControllerDelegate,
  MFMailComposeViewControllerDelegate, MFMessageComposeViewControllerDelegate
{
  var told: [String] = []
  func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    told.append("finished")
  }
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) { told.append("loaded \(didLoadSuccessfully)") }
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {
    told.append("letter \(result == .cancelled)")
    controller.dismiss(animated: true)
  }
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
  ) {
    told.append("message \(result == .cancelled)")
    controller.dismiss(animated: true)
  }
}

@MainActor
@Suite("Pages of the web, letters and messages", .serialized)
struct WebTests {
  private let address = URL(string: "https://example.com/page")!

  /// Shows a controller in the window of a new simulator.
  private func show(_ controller: UIViewController) -> UIWindow {
    Simulator.boot()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    Simulator.current.run(for: .milliseconds(50))
    return window
  }

  private func wait() { Simulator.current.run(for: .seconds(1)) }

  @Test("A page that no file answers for fails, after the delegate was asked and told of the start")
  func fails() {
    let controller = PageController()
    let window = show(controller)
    let navigation = controller.web.load(URLRequest(url: address))
    #expect(controller.web.isLoading)
    #expect(controller.bar.progress > 0)
    wait()

    #expect(navigation?.effectiveContentMode == .recommended)
    #expect(controller.told == ["may load", "started", "failed true"])
    #expect(!controller.web.isLoading)
    #expect(controller.bar.progress == 0)
    #expect(controller.web.url == nil && controller.web.title == nil)
    #expect(Simulator.current.unanswered.contains { $0.contains("GET https://example.com/page") })
    _ = window
  }

  @Test("A page that the app gives as text is shown, and back and forward lead through the pages")
  func text() {
    let controller = PageController()
    let window = show(controller)
    let web = controller.web!
    web.loadHTMLString("<p>One</p>", baseURL: address)
    wait()
    #expect(controller.told == ["may load", "started", "committed", "finished"])
    #expect(web.url == address && web.title == "" && web.estimatedProgress == 1)
    #expect(web.hasOnlySecureContent && !web.canGoBack)

    let second = address.appending(path: "two")
    web.load(Data(), mimeType: "text/html", characterEncodingName: "utf-8", baseURL: second)
    wait()
    let list = web.backForwardList
    #expect(list.backItem?.url == address && list.currentItem?.initialURL == second)
    #expect(list.forwardItem == nil && list.item(at: -1)?.title == nil)
    #expect(web.canGoBack && !web.canGoForward)

    web.goBack()
    #expect(web.canGoForward && list.forwardList.count == 1 && list.backList.isEmpty)
    web.goForward()
    #expect(web.go(to: list.backList[0]) != nil)
    web.stopLoading()
    wait()
    #expect(!controller.told.contains("failed true"))
    web.loadFileURL(URL(filePath: "/page.html"), allowingReadAccessTo: URL(filePath: "/"))
    wait()
    #expect(web.url?.isFileURL == true)
    _ = window
  }

  @Test("A page that the delegate refuses is not loaded")
  func refused() {
    let controller = PageController()
    let window = show(controller)
    controller.policy = .cancel
    controller.web.loadHTMLString("", baseURL: nil)
    wait()
    #expect(controller.told == ["may load"])
    #expect(!controller.web.isLoading)
    #expect(controller.web.reload() == nil && controller.web.reloadFromOrigin() == nil)
    _ = window
  }

  @Test("A script has no result, a picture has the view's size, and stores are empty")
  func scripts() throws {
    let controller = PageController()
    let window = show(controller)
    var results: [String] = []
    controller.web.evaluateJavaScript("document.title") { value, error in
      results.append("\(value == nil && error == nil)")
    }
    var size = CGSize.zero
    let snapshot = WKSnapshotConfiguration()
    snapshot.rect = CGRect(x: 0, y: 0, width: 30, height: 40)
    snapshot.snapshotWidth = 30
    controller.web.takeSnapshot(with: snapshot) { image, _ in size = image?.size ?? .zero }
    WKWebsiteDataStore.default().removeData(
      ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast
    ) { results.append("removed") }
    wait()

    #expect(results == ["true", "removed"])
    #expect(size == CGSize(width: 30, height: 40))
    #expect(!WKWebsiteDataStore.allWebsiteDataTypes().isDisjoint(with: [WKWebsiteDataTypeCookies]))
    #expect(WKWebsiteDataTypeDiskCache != WKWebsiteDataTypeMemoryCache)
    #expect(WKWebsiteDataStore.nonPersistent().isPersistent)
    let content = controller.web.configuration.userContentController
    #expect(content.userScripts.map(\.source) == ["1"])
    content.removeAllUserScripts()
    content.removeScriptMessageHandler(forName: "app")
    content.removeAllScriptMessageHandlers()
    #expect(content.userScripts.isEmpty)
    _ = window
  }

  @Test("What a page might ask for has the answers that a page gets without a delegate")
  func questions() {
    Simulator.boot()
    final class Plain: NSObject, WKUIDelegate, WKNavigationDelegate {}
    let (plain, web) = (Plain(), WKWebView(frame: .zero))
    var answers: [String] = []
    web.navigationDelegate = plain
    web.load(URLRequest(url: address))
    plain.webViewDidClose(web)
    plain.webViewWebContentProcessDidTerminate(web)
    let pool = WKProcessPool()
    web.configuration.processPool = pool
    web.configuration.preferences.minimumFontSize = 9
    web.configuration.preferences.javaScriptCanOpenWindowsAutomatically = true
    web.configuration.mediaTypesRequiringUserActionForPlayback = [.audio, .video]
    web.configuration.defaultWebpagePreferences.preferredContentMode = .mobile
    (web.customUserAgent, web.pageZoom, web.isInspectable) = ("x", 2, true)
    Simulator.current.run(for: .seconds(1))
    answers.append("\(web.isLoading)")
    #expect(answers == ["false"])
  }

  @Test("The system's screen with a page says that nothing was loaded, and a tap on Done closes it")
  func safari() throws {
    let home = UIViewController()
    let window = show(home)
    let closing = Closing()
    let safari = SFSafariViewController(url: address, entersReaderIfAvailable: true)
    safari.delegate = closing
    safari.preferredBarTintColor = .red
    safari.preferredControlTintColor = .white
    safari.dismissButtonStyle = .close
    #expect(
      safari.configuration.entersReaderIfAvailable && safari.configuration.barCollapsingEnabled)
    home.present(safari, animated: true)
    wait()
    let done = try #require(safari.view.subviews.first { $0 is UIButton } as? UIButton)
    done.sendActions(for: .touchUpInside)
    wait()

    #expect(closing.told == ["loaded false", "finished"])
    #expect(home.presentedViewController == nil)
    _ = window
  }

  @Test("No letter and no message can be sent, and the screen for them can only be cancelled")
  func letters() throws {
    let home = UIViewController()
    let window = show(home)
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
    #expect(!MFMessageComposeViewController.canSendSubject())
    #expect(!MFMessageComposeViewController.canSendAttachments())
    let closing = Closing()
    let letter = MFMailComposeViewController()
    letter.mailComposeDelegate = closing
    letter.setSubject("A")
    letter.setToRecipients(["a@example.com"])
    letter.setCcRecipients(nil)
    letter.setBccRecipients(nil)
    letter.setMessageBody("Text", isHTML: false)
    letter.setPreferredSendingEmailAddress("b@example.com")
    letter.addAttachmentData(Data(), mimeType: "text/plain", fileName: "a.txt")
    let message = MFMessageComposeViewController()
    message.messageComposeDelegate = closing
    (message.recipients, message.body, message.subject) = (["1"], "Text", "A")
    for screen in [letter, message] {
      home.present(screen, animated: true)
      wait()
      let cancel = try #require(screen.view.subviews.first { $0 is UIButton } as? UIButton)
      cancel.sendActions(for: .touchUpInside)
      wait()
    }
    SKStoreReviewController.requestReview()
    window.windowScene.map { SKStoreReviewController.requestReview(in: $0) }

    #expect(closing.told == ["letter true", "message true"])
    #expect(home.presentedViewController == nil)
  }
}
