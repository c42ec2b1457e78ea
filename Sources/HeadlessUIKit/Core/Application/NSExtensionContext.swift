public import Foundation

/// The host of an app extension, which hands items over and takes others back. The model runs no
/// extensions, so that an app makes such objects itself or has none.
@preconcurrency @MainActor
open class NSExtensionContext: NSObject {
  /// The items that the host hands over. There are none.
  open var inputItems: [Any] { [] }

  /// Creates a host that hands nothing over.
  public override init() { super.init() }

  /// Ends the extension with items for the host, which nobody takes.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) {}
  /// Ends the extension with an error, of which nobody is told.
  open func cancelRequest(withError error: any Error) {}
  /// Asks the host to open a link, which it never does.
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

/// An item that an app extension and its host hand over, with its attachments.
open class NSExtensionItem: NSObject {
  /// The title of the item.
  open var attributedTitle: NSAttributedString?
  /// The text of the item.
  open var attributedContentText: NSAttributedString?
  /// The providers of the item's data, such as of a picture.
  open var attachments: [NSItemProvider]?
  /// Further values of the item.
  open var userInfo: [AnyHashable: Any]?

  /// Creates an item without data.
  public override init() { super.init() }
}

extension URL {
  /// Begins to use a file outside of the app's own folders, which the user has chosen. The model's
  /// files need no permission.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Ends the use of a file outside of the app's own folders.
  public func stopAccessingSecurityScopedResource() {}
}
