public import Foundation
import UIKit

/// The connection between contexts and a store.
///
/// Unchecked: an app's queues and tasks all run on the main thread here, so no other thread uses
/// the object.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  open var name: String?
  /// The contexts that read from this coordinator's store.
  var contexts: [NSManagedObjectContext.Weak] = []

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    UsedModels.ofThisLaunch.all.append(model)
  }

  /// Creates a coordinator without a model, which can only delete stores.
  public override convenience init() { self.init(managedObjectModel: NSManagedObjectModel()) }

  var data: StoreData? { persistentStores.first?.data }

  /// Opens a store. It is empty at the first time in a launch of the app.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(type: storeType, url: storeURL, self)
    persistentStores.append(store)
    return store
  }

  /// Opens a store of a kind. It is empty at the first time in a launch of the app.
  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Opens the store of a description, and calls a closure when that has happened.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    persistentStores.append(
      NSPersistentStore(type: storeDescription.type, url: storeDescription.url, self))
    guard storeDescription.shouldAddStoreAsynchronously else { return block(storeDescription, nil) }
    // Unchecked: the closure is called on the main thread.
    nonisolated(unsafe) let block = block
    DispatchQueue.main.async { block(storeDescription, nil) }
  }

  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
  }

  /// Deletes all data of a store.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws { StoreData.at(url).empty() }

  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == URL }
  }

  /// Returns the identity that has been written down as a URL.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    data?.identities.first { $0.uriRepresentation() == url }
  }

  open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try block()
  }
}

/// A store of Core Data. In the model it is in memory and lives as long as the launch of the app.
///
/// Unchecked: the object is used on the main thread alone.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  public let type: String
  open var url: URL?
  open weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  let data: StoreData

  init(type: String, url: URL?, _ coordinator: NSPersistentStoreCoordinator) {
    (self.type, self.url, persistentStoreCoordinator) = (type, url, coordinator)
    let isFile = type != NSInMemoryStoreType && url?.path != "/dev/null"
    data = isFile ? url.map(StoreData.at) ?? StoreData() : StoreData()
  }

  /// A kind of stores.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }
}

/// The models that the app has opened stores with in one launch.
final class UsedModels {
  var all: [NSManagedObjectModel] = []
  static var ofThisLaunch: UsedModels { perLaunch("Outside.CoreData.used") { UsedModels() } }
}
