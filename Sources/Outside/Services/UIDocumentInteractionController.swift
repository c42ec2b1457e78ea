public import Foundation
public import UIKit

/// The system's way to show a file, or to hand it to another app. The model has no other app and
/// shows no files, so nothing opens, and the app is told so.
///
/// ```swift
/// let controller = UIDocumentInteractionController(url: file)
/// controller.delegate = self
/// if !controller.presentPreview(animated: true) { showError() }
/// ```
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var url: URL?
  open var uti: String?
  open var name: String?
  open var annotation: Any?
  open var icons: [UIImage] { [] }

  public init(url: URL) {
    self.url = url
    name = url.lastPathComponent
    super.init()
  }
  public override init() { super.init() }

  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { refuse("presentPreview") }
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    refuse("presentOptionsMenu")
  }
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    refuse("presentOptionsMenu")
  }
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    refuse("presentOpenInMenu")
  }
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    refuse("presentOpenInMenu")
  }
  open func dismissPreview(animated: Bool) {}
  open func dismissMenu(animated: Bool) {}

  private func refuse(_ what: String) -> Bool {
    Outbound.note("a file for another app (\(what))", answer: "none there")
    return false
  }
}

/// The delegate of the system's way to show a file. In the model it is never told of anything.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
}
