public import Foundation
import UIKit

/// A description of a store that a container is to open.
///
/// Unchecked: the object is used on the main thread alone.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var isReadOnly = false
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  open private(set) var options: [String: NSObject] = [:]

  public init(url: URL) { self.url = url }
  public override init() { super.init() }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// A model, a coordinator and a context of Core Data that belong together.
///
/// The stores are in memory and empty at every launch, as on a phone on which the app has just been
/// installed.
///
/// Unchecked: an app's queues and tasks all run on the main thread here, so no other thread uses
/// the object.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container with the model of a name. If the app has no such model, the container's is
  /// empty, as on a device.
  public convenience init(name: String) {
    let model = NSManagedObjectModel(named: name)
    if model == nil { Outbound.note("the Core Data model '\(name)'", answer: "no such file") }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    let file = Self.defaultDirectoryURL().appending(path: "\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
    super.init()
  }

  open class func defaultDirectoryURL() -> URL {
    URL(filePath: "/var/mobile/Library/Application Support", directoryHint: .isDirectory)
  }

  /// Opens the stores of all descriptions, and calls a closure for each: at once, or in the next
  /// turn if the description asks for that.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Creates a context for work in the background, which saves into the same store.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Calls a closure with a new context, in a later turn.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Calls a closure with a new context, and returns its result.
  nonisolated(nonsending) open func performBackgroundTask<Result>(
    _ block: @escaping (NSManagedObjectContext) throws -> Result
  ) async rethrows -> Result {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }
}

/// A container whose store is mirrored in iCloud. In the model nobody is signed in, so it is a
/// container like others.
///
/// Unchecked: the object is used on the main thread alone.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// The options of a store that is mirrored in iCloud. They have no effect in the model.
///
/// Unchecked: the object is used on the main thread alone.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  public let containerIdentifier: String
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
