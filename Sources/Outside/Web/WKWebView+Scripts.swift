public import UIKit

extension WKWebView {
  /// Runs a script in the page. In the model no script runs, and its result is `nil`.
  @preconcurrency
  public func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil, nil) } }
  }

  /// Takes a picture of the page. In the model it is empty and has the view's size.
  @preconcurrency
  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) {
    let size = snapshotConfiguration.flatMap { $0.rect.isNull ? nil : $0.rect.size } ?? bounds.size
    let image = UIGraphicsImageRenderer(size: size).image { _ in }
    DispatchQueue.main.async { completionHandler(image, nil) }
  }
}

/// The settings of a picture of a web page.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true
}
