public import Foundation
public import UIKit

/// The system's screen that shows files. In the model it shows a button that closes it, and no
/// file. On a stack of screens it shows no button, because a person goes back there.
///
/// ```swift
/// let preview = QLPreviewController()
/// preview.dataSource = self
/// present(preview, animated: true)
/// ```
open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0

  /// The file that is shown: what the data source gives for the current index.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource else { return nil }
    let count = dataSource.numberOfPreviewItems(in: self)
    guard 0..<count ~= currentPreviewItemIndex else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  /// Returns true if a file could be shown. In the model it looks only for the file.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    item.previewItemURL.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
  }

  /// Asks the data source again.
  open func reloadData() { _ = currentPreviewItem }
  open func refreshCurrentPreviewItem() {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    reloadData()
    if let stack = navigationController, stack.viewControllers.first !== self {
      Outbound.note("a file to look at (QLPreviewController)", answer: "not shown")
      view.backgroundColor = .systemBackground
      return
    }
    showNothingToPick("a file to look at (QLPreviewController)") { [unowned self] in
      delegate?.previewControllerWillDismiss(self)
      dismiss(animated: true) { [self] in delegate?.previewControllerDidDismiss(self) }
    }
  }
}

/// A file that the system's screen shows.
///
/// - Note: Unlike on a device a structure may be one, so that `url as QLPreviewItem` compiles.
public protocol QLPreviewItem {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { previewItemURL?.lastPathComponent }
}

extension URL: QLPreviewItem {
  public var previewItemURL: URL? { self }
}
extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}

/// The list of the files that the system's screen shows.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// The rights of a person to change a file that the system's screen shows.
public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }

/// The delegate of the system's screen that shows files. In the model it is told when the screen
/// closes.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool
  func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView?
  func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
  func previewController(
    _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
  func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
    at modifiedContentsURL: URL)
}

extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool { true }
  public func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView? { nil }
  public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode { .disabled }
  public func previewController(
    _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem
  ) {}
  public func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
    at modifiedContentsURL: URL
  ) {}
}
