public import Foundation
public import UIKit

/// The system's own screen with a web page. In the model it shows a bar with a button that closes
/// it, and no page.
///
/// ```swift
/// let safari = SFSafariViewController(url: page)
/// safari.delegate = self  // safariViewControllerDidFinish(_:), when Done is tapped
/// present(safari, animated: true)
/// ```
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// The settings of the system's screen with a web page.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
  }
  /// The words on the button that closes the system's screen with a web page.
  @frozen public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  public let configuration: Configuration
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done

  private let url: URL

  public init(url URL: URL, configuration: Configuration) {
    (url, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }
  /// Creates a screen that shows an article without what lies around it, if the page has one.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    self.init(url: URL)
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
  }
  public required init?(coder: NSCoder) {
    fatalError("A screen with a web page is made in code.")
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showNothingToPick("a web page (SFSafariViewController)") { [unowned self] in
      delegate?.safariViewControllerDidFinish(self)
      dismiss(animated: true)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.safariViewController(self, didCompleteInitialLoad: false)
  }
}

/// The delegate of the system's screen with a web page.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
