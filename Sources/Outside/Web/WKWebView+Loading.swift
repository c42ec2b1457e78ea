public import Foundation
public import FoundationNetworking
import UIKit

extension WKWebView {
  /// Loads the page at an address, or fails if no file answers for it.
  @discardableResult
  public func load(_ request: URLRequest) -> WKNavigation? {
    ask(request, type: .other)
  }

  /// Shows a page that the app gives as text.
  @discardableResult
  public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    start(URLRequest(url: baseURL ?? Self.blank), type: .other) { true }
  }

  /// Shows a page that the app gives as data.
  @discardableResult
  public func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    start(URLRequest(url: baseURL), type: .other) { true }
  }

  /// Shows a page of a file. In the model its content is not read.
  @discardableResult
  public func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    start(URLRequest(url: URL), type: .other) { true }
  }

  /// Loads the present page again; `nil` if there is none.
  @discardableResult
  public func reload() -> WKNavigation? {
    url.flatMap { ask(URLRequest(url: $0), type: .reload) }
  }

  /// Loads the present page again, past all caches; `nil` if there is none.
  @discardableResult
  public func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Shows the page before the present one; `nil` if there is none.
  @discardableResult
  public func goBack() -> WKNavigation? {
    backForwardList.goBack().flatMap { ask(URLRequest(url: $0.url), type: .backForward) }
  }

  /// Shows the page after the present one; `nil` if there is none.
  @discardableResult
  public func goForward() -> WKNavigation? {
    backForwardList.goForward().flatMap { ask(URLRequest(url: $0.url), type: .backForward) }
  }

  /// Shows a page of the list of visited pages.
  @discardableResult
  public func go(to item: WKBackForwardListItem) -> WKNavigation? {
    backForwardList.go(to: item) ? ask(URLRequest(url: item.url), type: .backForward) : nil
  }

  public func stopLoading() {
    running = nil
    if isLoading { isLoading = false }
  }

  private static let blank = URL(string: "about:blank")!

  /// Loads a page from its address, or fails if no file answers for it.
  private func ask(_ request: URLRequest, type: WKNavigationType) -> WKNavigation? {
    start(request, type: type) { Outbound.ask(request) != nil }
  }

  /// Asks the delegate if a page may be loaded, and then loads it in the next turns of the run
  /// loop.
  private func start(
    _ request: URLRequest, type: WKNavigationType, answered: @escaping () -> Bool
  ) -> WKNavigation? {
    let navigation = WKNavigation()
    running = navigation
    (isLoading, estimatedProgress) = (true, 0.1)
    let action = WKNavigationAction(request: request, type: type)
    DispatchQueue.main.async { [weak self] in
      guard let self, running === navigation else { return }
      let decide: @MainActor (WKNavigationActionPolicy) -> Void = { [weak self] policy in
        guard let self, running === navigation else { return }
        guard policy == .allow else { return stopLoading() }
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        DispatchQueue.main.asyncAfter(deadline: .now() + Answer.usualDelay) { [weak self] in
          self?.end(navigation, of: request, type: type, isAnswered: answered())
        }
      }
      guard let navigationDelegate else { return decide(.allow) }
      navigationDelegate.webView(self, decidePolicyFor: action, decisionHandler: decide)
    }
    return navigation
  }

  private func end(
    _ navigation: WKNavigation, of request: URLRequest, type: WKNavigationType, isAnswered: Bool
  ) {
    guard running === navigation else { return }
    running = nil
    guard isAnswered else {
      (isLoading, estimatedProgress) = (false, 0)
      let error = URLError(.notConnectedToInternet)
      navigationDelegate?.webView(
        self, didFailProvisionalNavigation: navigation, withError: error)
      return
    }
    url = request.url
    if type != .backForward, type != .reload, let address = request.url {
      backForwardList.visit(address)
    }
    navigationDelegate?.webView(self, didCommit: navigation)
    (isLoading, estimatedProgress) = (false, 1)
    navigationDelegate?.webView(self, didFinish: navigation)
  }
}
