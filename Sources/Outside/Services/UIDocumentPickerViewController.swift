public import Foundation
public import UIKit

/// The system's own screen on which a person picks files. There are none, so a person can only
/// cancel.
///
/// ```swift
/// let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
/// picker.delegate = self  // documentPickerWasCancelled(_:), when Cancel is tapped
/// present(picker, animated: true)
/// ```
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?

  /// The older names of what a person does with the picked file.
  public enum Mode: UInt, Sendable { case `import`, open, exportToService, moveToService }

  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  public init(documentTypes allowedUTIs: [String], in mode: Mode) {
    super.init(nibName: nil, bundle: nil)
  }
  public init(url: URL, in mode: Mode) { super.init(nibName: nil, bundle: nil) }
  public init(urls: [URL], in mode: Mode) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showNothingToPick("files (UIDocumentPickerViewController)") { [unowned self] in leave() }
  }

  /// Dismisses the picker, and then tells the delegate that nothing was picked.
  private func leave() {
    dismiss(animated: true) { [self] in delegate?.documentPickerWasCancelled(self) }
  }
}

/// The delegate of a document picker. In the model it is only ever told that the person has picked
/// nothing.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
