public import Foundation
public import UIKit

/// The kind of queue on which a context works. In the model every context works on the main thread.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
  public static let privateQueue = Self.privateQueueConcurrencyType
  public static let mainQueue = Self.mainQueueConcurrencyType
}

/// A scratchpad of Core Data: objects that are read from a store, changed, and saved back.
///
/// The objects that a context has read or inserted stay in it until it is reset.
///
/// Unchecked: an app's queues and tasks all run on the main thread here, so no other thread uses
/// the object.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType

  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var name: String?
  open var transactionAuthor: String?
  open var mergePolicy: Any = NSErrorMergePolicy
  open var automaticallyMergesChangesFromParent = false
  open var shouldDeleteInaccessibleFaults = true
  open var retainsRegisteredObjects = false
  open var stalenessInterval: TimeInterval = -1
  open var undoManager: UndoManager?
  open var userInfo = NSMutableDictionary()

  /// The context into which this one saves; `nil` if it saves into a store.
  open var parent: NSManagedObjectContext? {
    didSet { parent?.below.append(Weak(self)) }
  }
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set {
      coordinator = newValue
      newValue?.contexts.append(Weak(self))
    }
  }
  private var coordinator: NSPersistentStoreCoordinator?

  /// The contexts that save into this one.
  var below: [Weak] = []

  /// A context that is not kept alive.
  struct Weak {
    weak var context: NSManagedObjectContext?
    init(_ context: NSManagedObjectContext) { self.context = context }
  }

  /// The objects of the context by identity, and their identities in the order of their arrival.
  private var byIdentity: [NSManagedObjectID: NSManagedObject] = [:]
  private var order: [NSManagedObjectID] = []
  /// The objects that have changed since the last notification about changes, in the order of their
  /// first changes.
  private var untold: [NSManagedObject] = []

  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
    self.concurrencyType = concurrencyType
    super.init()
  }

  /// Creates a context that works on a queue of the given kind.
  public convenience init(_ type: NSManagedObjectContextConcurrencyType) {
    self.init(concurrencyType: type)
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: - Queues

  /// Calls a closure in the next turn of the context's queue.
  open func perform(_ block: @escaping () -> Void) {
    // Unchecked: the closure is called on the main thread.
    nonisolated(unsafe) let block = block
    let queue = concurrencyType == .mainQueueConcurrencyType ? DispatchQueue.main : .global()
    queue.async { [self] in
      block()
      processPendingChanges()
    }
  }

  /// Calls a closure in the next turn of the context's queue, and returns its result.
  nonisolated(nonsending) open func perform<Result>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
  ) async rethrows -> Result {
    await Task.yield()
    defer { processPendingChanges() }
    return try block()
  }

  /// Calls a closure at once, and returns its result.
  @discardableResult
  open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try block()
  }

  /// The moment at which a context calls an asynchronous closure. It has no effect in the model.
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }

  // MARK: - Objects

  /// The objects of the context, from the first that it got to the last.
  var all: [NSManagedObject] { order.compactMap { byIdentity[$0] } }

  open var registeredObjects: Set<NSManagedObject> { Set(all) }
  open var insertedObjects: Set<NSManagedObject> { Set(all.filter(\.isInserted)) }
  open var updatedObjects: Set<NSManagedObject> { Set(all.filter(\.isUpdated)) }
  open var deletedObjects: Set<NSManagedObject> { Set(all.filter(\.isDeleted)) }
  open var hasChanges: Bool { all.contains(where: \.hasChanges) }

  /// Inserts an object that was created without a context.
  open func insert(_ object: NSManagedObject) {
    guard byIdentity[object.objectID] == nil else { return }
    register(object)
    object.isInserted = true
    object.awakeFromInsert()
    noteChange(of: object)
  }

  private func register(_ object: NSManagedObject) {
    object.managedObjectContext = self
    byIdentity[object.objectID] = object
    order.append(object.objectID)
  }

  private func forget(_ object: NSManagedObject) {
    byIdentity[object.objectID] = nil
    order.removeAll { $0 === object.objectID }
    object.managedObjectContext = nil
  }

  /// Deletes an object at the next save. The objects at the other end of its relationships lose it,
  /// or are deleted with it.
  open func delete(_ object: NSManagedObject) {
    guard !object.isDeleted, byIdentity[object.objectID] === object else { return }
    object.prepareForDeletion()
    object.isDeleted = true
    for case let relationship as NSRelationshipDescription in object.entity.properties
    where relationship.deleteRule == .cascadeDeleteRule {
      object.objects(of: relationship).forEach(delete)
    }
    object.leaveRelationships()
    noteChange(of: object)
  }

  /// Returns the object of an identity. It is read from the store if the context does not have it
  /// yet; `nil` if there is none.
  func known(_ identity: NSManagedObjectID) -> NSManagedObject? {
    if let object = byIdentity[identity] { return object }
    guard let values = parentValues(of: identity) else { return nil }
    let object = ManagedClass.makeObject(of: identity.entity, in: nil)
    object.objectID = identity
    (object.values, object.committed) = (values, values)
    register(object)
    object.awakeFromFetch()
    object.changed = []
    return object
  }

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    byIdentity[objectID]
  }
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = known(objectID), !object.isDeleted { return object }
    throw NSError(domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError)
  }

  /// Returns the object of an identity. If the store has none, the object is empty.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let object = known(objectID) { return object }
    let object = ManagedClass.makeObject(of: objectID.entity, in: nil)
    object.objectID = objectID
    register(object)
    return object
  }

  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.isTemporaryID = false }
  }

  // MARK: - The parent's values

  /// Returns the values of an object in the parent context or in the store; `nil` if neither has
  /// it.
  private func parentValues(of identity: NSManagedObjectID) -> [String: Any]? {
    if let parent {
      return parent.known(identity).flatMap { $0.isDeleted ? nil : $0.values }
    }
    return coordinator?.data?.rows[identity]
  }

  /// Returns the identities of the objects of some entities in the parent context or in the store.
  func parentIdentities(of family: [String]) -> [NSManagedObjectID] {
    if let parent { return parent.objects(of: family).map(\.objectID) }
    return coordinator?.data?.identities(of: family) ?? []
  }

  /// Returns the objects of some entities, with those that are not saved yet and without deleted
  /// ones.
  func objects(of family: [String]) -> [NSManagedObject] {
    let stored = parentIdentities(of: family)
    let new = all.filter { $0.isInserted && family.contains($0.entity.name ?? "") }
      .map(\.objectID).filter { !stored.contains($0) }
    return (stored + new).compactMap { known($0) }.filter { !$0.isDeleted }
  }

  // MARK: - Changes

  /// Announces a change of an object at the end of the turn, as Core Data does.
  func noteChange(of object: NSManagedObject) {
    if untold.isEmpty {
      DispatchQueue.main.async { [weak self] in self?.processPendingChanges() }
    }
    if !untold.contains(where: { $0 === object }) { untold.append(object) }
  }

  /// Posts the notification about changes of objects, if there are any that it has not told.
  open func processPendingChanges() {
    guard !untold.isEmpty else { return }
    let changed = untold
    untold = []
    post(.NSManagedObjectContextObjectsDidChange, about: changed)
  }

  /// Takes all changes back that have not been saved.
  open func rollback() {
    let changed = all.filter(\.hasChanges)
    for object in changed {
      if object.isInserted {
        forget(object)
      } else {
        object.values = object.committed
      }
      object.isDeleted = false
      object.isInserted = false
      object.changed = []
    }
    untold += changed.filter { object in !untold.contains { $0 === object } }
    processPendingChanges()
  }

  /// Forgets all objects of the context, with their changes.
  open func reset() {
    all.forEach(forget)
    untold = []
  }

  /// Reads the values of an object again, and keeps its changes if that is wanted.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard !object.isInserted, let values = parentValues(of: object.objectID) else { return }
    let own = object.values
    (object.values, object.committed) = (values, values)
    if flag {
      for name in object.changed { object.values[name] = own[name] }
    } else {
      object.changed = []
    }
  }

  open func refreshAllObjects() { for object in all { refresh(object, mergeChanges: true) } }

  /// Takes over what another context has saved, from the notification about it.
  open func mergeChanges(fromContextDidSave notification: Notification) {
    func identities(_ key: String) -> [NSManagedObjectID] {
      let objects = notification.userInfo?[key] as? Set<NSManagedObject> ?? []
      return objects.map(\.objectID).sorted { $0.hash < $1.hash }
    }
    take(
      inserted: identities(NSInsertedObjectsKey), updated: identities(NSUpdatedObjectsKey),
      deleted: identities(NSDeletedObjectsKey))
  }

  /// Takes over what another context has saved, and tells of it.
  func take(
    inserted: [NSManagedObjectID], updated: [NSManagedObjectID], deleted: [NSManagedObjectID]
  ) {
    let gone = deleted.compactMap { byIdentity[$0] }
    for object in gone {
      object.isDeleted = true
      forget(object)
    }
    let new = inserted.filter { byIdentity[$0] == nil }.compactMap { known($0) }
    let refreshed = updated.compactMap { byIdentity[$0] }
    for object in refreshed { refresh(object, mergeChanges: true) }
    for object in all where !object.hasChanges && !refreshed.contains(object) {
      refresh(object, mergeChanges: true)
    }
    guard !(new.isEmpty && refreshed.isEmpty && gone.isEmpty) else { return }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self,
      userInfo: [
        NSInsertedObjectsKey: Set(new), NSRefreshedObjectsKey: Set(refreshed),
        NSDeletedObjectsKey: Set(gone),
      ])
  }

  /// Posts a notification about the objects that were inserted, updated and deleted.
  private func post(_ name: Notification.Name, about objects: [NSManagedObject]) {
    let deleted = objects.filter(\.isDeleted)
    let inserted = objects.filter { $0.isInserted && !$0.isDeleted }
    NotificationCenter.default.post(
      name: name, object: self,
      userInfo: [
        NSInsertedObjectsKey: Set(inserted),
        NSUpdatedObjectsKey: Set(objects.filter(\.isUpdated)),
        NSDeletedObjectsKey: Set(deleted.filter { !$0.isInserted }),
        NSRefreshedObjectsKey: Set(objects.filter { !$0.hasChanges }),
      ])
  }

  // MARK: - Saving

  /// Saves all changes into the parent context or the store. Throws the error of Core Data, and
  /// saves nothing, if a value is missing that the model asks for.
  open func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in all where object.hasChanges { object.willSave() }
    processPendingChanges()
    for object in all where object.isInserted && object.isDeleted { forget(object) }
    let changed = all.filter(\.hasChanges)
    for object in changed {
      if object.isDeleted {
        try object.validateForDelete()
      } else if object.isInserted {
        try object.validateForInsert()
      } else {
        try object.validateForUpdate()
      }
    }
    if let parent {
      parent.take(changed)
    } else {
      guard let coordinator, let data = coordinator.data else {
        throw NSError(domain: NSCocoaErrorDomain, code: NSPersistentStoreSaveError)
      }
      try data.keepUnique(changed, self)
      data.take(changed)
    }
    let told = Notification(
      name: .NSManagedObjectContextDidSave, object: self,
      userInfo: [
        NSInsertedObjectsKey: Set(changed.filter { $0.isInserted && !$0.isDeleted }),
        NSUpdatedObjectsKey: Set(changed.filter(\.isUpdated)),
        NSDeletedObjectsKey: Set(changed.filter(\.isDeleted)),
      ])
    finish(changed)
    NotificationCenter.default.post(told)
  }

  /// Makes the saved values the objects' own, forgets the deleted objects, and hands the changes to
  /// the contexts that want them.
  private func finish(_ changed: [NSManagedObject]) {
    let inserted = changed.filter { $0.isInserted && !$0.isDeleted }.map(\.objectID)
    let updated = changed.filter(\.isUpdated).map(\.objectID)
    let deleted = changed.filter(\.isDeleted).map(\.objectID)
    for object in changed {
      if object.isDeleted { forget(object) }
      object.isInserted = false
      object.changed = []
      object.committed = object.values
      object.didSave()
    }
    let others = parent == nil ? coordinator?.contexts ?? [] : parent?.below ?? []
    for other in others.compactMap(\.context)
    where other !== self && other.automaticallyMergesChangesFromParent {
      other.perform { other.take(inserted: inserted, updated: updated, deleted: deleted) }
    }
  }

  /// Takes over the changes of a context below this one.
  private func take(_ changed: [NSManagedObject]) {
    for object in changed {
      if object.isDeleted {
        known(object.objectID).map(delete)
      } else if let own = known(object.objectID) {
        own.values = object.values
        for name in object.changed { own.noteChange(name) }
      } else {
        let own = ManagedClass.makeObject(of: object.entity, in: nil)
        own.objectID = object.objectID
        own.values = object.values
        register(own)
        own.isInserted = true
        noteChange(of: own)
      }
    }
  }
}
