public import Foundation

/// A request to a store of Core Data.
///
/// Unchecked: the object is used on the main thread alone.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
  open var affectedStores: [NSPersistentStore]?
  /// The parts of a fetch that do not depend on the type of its results.
  var question = FetchQuestion()
}

/// The objects that a fetch looks for.
struct FetchQuestion {
  var entityName: String?
  var predicate: NSPredicate?
  var sorting: [NSSortDescriptor] = []
  var limit = 0
  var offset = 0
  var includesSubentities = true
  var includesPendingChanges = true
}

/// The kind of results of a fetch.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request for objects of an entity: which, in which order, and how many.
///
/// Unchecked: the object is used on the main thread alone.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var propertiesToFetch: [Any]?
  open var relationshipKeyPathsForPrefetching: [String]?
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var fetchBatchSize = 0
  open var shouldRefreshRefetchedObjects = false
  open var includesPropertyValues = true

  public override init() { super.init() }
  public init(entityName: String) {
    super.init()
    question.entityName = entityName
  }

  open var entityName: String? { question.entityName }
  open var entity: NSEntityDescription? {
    didSet { question.entityName = entity?.name ?? question.entityName }
  }
  open var predicate: NSPredicate? {
    get { question.predicate }
    set { question.predicate = newValue }
  }
  open var sortDescriptors: [NSSortDescriptor]? {
    get { question.sorting }
    set { question.sorting = newValue ?? [] }
  }
  open var fetchLimit: Int {
    get { question.limit }
    set { question.limit = newValue }
  }
  open var fetchOffset: Int {
    get { question.offset }
    set { question.offset = newValue }
  }
  open var includesSubentities: Bool {
    get { question.includesSubentities }
    set { question.includesSubentities = newValue }
  }
  open var includesPendingChanges: Bool {
    get { question.includesPendingChanges }
    set { question.includesPendingChanges = newValue }
  }

  /// The same request, with results of any type. The tool `adopt` writes it in the place of a cast,
  /// which Objective-C's generics allow and Swift's do not.
  public var ofAnyResult: NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.question = question
    request.resultType = resultType
    request.propertiesToFetch = propertiesToFetch
    return request
  }
}

// MARK: - Batches

/// The result of a request that is not a fetch.
open class NSPersistentStoreResult: NSObject {}

/// The kind of result of a batch.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// A request that deletes all objects that a fetch finds, in the store and not in the contexts.
///
/// Unchecked: the object is used on the main thread alone.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  var identities: [NSManagedObjectID]?

  public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
    super.init()
    question = fetch.question
  }
  public init(objectIDs objects: [NSManagedObjectID]) {
    super.init()
    identities = objects
  }
}

/// The result of a batch that deletes objects.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchDeleteRequestResultType
  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
    (self.result, resultType) = (result, type)
  }
}
