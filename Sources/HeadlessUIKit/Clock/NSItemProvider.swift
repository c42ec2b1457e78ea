public import Foundation

/// A provider of an item's data, such as of a dragged text or a picked photo.
///
/// In the model it has only the object that the app itself gave it: nothing comes from other apps.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private let object: AnyObject?

  /// Creates a provider without data.
  public override init() {
    object = nil
    super.init()
  }

  /// Creates a provider of an object that the app has, such as a text.
  public init(object: Any) {
    self.object = object as AnyObject
    super.init()
  }

  /// Creates a provider of an item with the name of its type.
  public init(item: Any?, typeIdentifier: String?) {
    object = item.map { $0 as AnyObject }
    super.init()
  }

  /// Creates a provider of a file's data; `nil` if the link leads to no file. In the model the
  /// provider has the link alone.
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    object = fileURL as AnyObject
    super.init()
  }

  /// The names of the types in which the item can be read, of which the model has none.
  open var registeredTypeIdentifiers: [String] { [] }
  /// The name of the file that the item could be saved under.
  open var suggestedName: String?

  /// Returns true if the provider has an object of a class.
  open func canLoadObject<Object>(ofClass type: Object.Type) -> Bool { object is Object }
  /// Returns true if the item can be read as a type, which it never can in the model.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }

  /// Hands over the object of a class in a later turn of the run loop, or an error if there is
  /// none.
  @discardableResult @preconcurrency
  open func loadObject<Object>(
    ofClass type: Object.Type, completionHandler: @escaping @Sendable (Any?, (any Error)?) -> Void
  ) -> Progress {
    guard canLoadObject(ofClass: type) else { return fail(completionHandler) }
    DispatchQueue.main.async { [object] in completionHandler(object, nil) }
    return Progress(totalUnitCount: 1)
  }

  /// Hands over a copy of the item in a file. In the model it is always an error.
  @discardableResult @preconcurrency
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress { fail(completionHandler) }

  /// Hands over the item's data. In the model it is always an error.
  @discardableResult @preconcurrency
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { fail(completionHandler) }

  private func fail<Thing>(
    _ completionHandler: @escaping @Sendable (Thing?, (any Error)?) -> Void
  ) -> Progress {
    DispatchQueue.main.async { completionHandler(nil, CocoaError(.fileNoSuchFile)) }
    return Progress(totalUnitCount: 1)
  }
}
