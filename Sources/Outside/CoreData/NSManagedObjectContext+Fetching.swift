import Foundation

extension NSManagedObjectContext {
  /// Returns the objects that a request asks for, with those that are not saved yet.
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    let objects = try find(request.question)
    let type = request.resultType
    if type.contains(.countResultType) {
      return [NSNumber(value: objects.count)].compactMap { $0 as? Result }
    }
    if type.contains(.managedObjectIDResultType) {
      return objects.compactMap { $0.objectID as? Result }
    }
    if type.contains(.dictionaryResultType) {
      let names = request.propertiesToFetch.map { $0.compactMap(Self.name) }
      return objects.compactMap { $0.dictionary(of: names) as? Result }
    }
    return objects.compactMap { $0 as? Result }
  }

  /// Returns the number of the objects that a request asks for.
  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try find(request.question).count
  }

  private static func name(_ property: Any) -> String? {
    (property as? String) ?? (property as? NSPropertyDescription)?.name
  }

  func find(_ question: FetchQuestion) throws -> [NSManagedObject] {
    guard let coordinator = persistentStoreCoordinator, coordinator.data != nil,
      let entity = coordinator.managedObjectModel.entitiesByName[question.entityName ?? ""]
    else {
      let name = question.entityName ?? "no name"
      Outbound.note("a fetch of \(name) (Core Data)", answer: "no such entity or no store")
      throw NSError(domain: NSCocoaErrorDomain, code: NSPersistentStoreOperationError)
    }
    let family = question.includesSubentities ? entity.family : [entity.name ?? ""]
    var found = objects(of: family)
    if !question.includesPendingChanges { found.removeAll(where: \.isInserted) }
    if let predicate = question.predicate { found.removeAll { !predicate.evaluate(with: $0) } }
    found = question.sorted(found)
    if question.offset > 0 { found.removeFirst(min(question.offset, found.count)) }
    return question.limit > 0 ? Array(found.prefix(question.limit)) : found
  }

  /// Carries out a request that changes many objects in the store at once.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let batch = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
    let identities = try batch.identities ?? stored(batch.question)
    for identity in identities { persistentStoreCoordinator?.data?.remove(identity) }
    let result: Any =
      switch batch.resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: identities
      case .resultTypeCount: identities.count
      }
    return NSBatchDeleteResult(result, batch.resultType)
  }

  /// Returns the identities of the saved objects that a batch finds. A batch does not see what
  /// contexts have not saved.
  private func stored(_ question: FetchQuestion) throws -> [NSManagedObjectID] {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return try context.find(question).map(\.objectID)
  }

  /// Takes over the changes that a batch has made in the store.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    func identities(_ key: String) -> [NSManagedObjectID] {
      changeNotificationData[key] as? [NSManagedObjectID] ?? []
    }
    for context in contexts {
      context.take(
        inserted: identities(NSInsertedObjectsKey), updated: identities(NSUpdatedObjectsKey),
        deleted: identities(NSDeletedObjectsKey))
    }
  }
}

public let NSPersistentStoreOperationError = 134_020

extension FetchQuestion {
  /// Returns objects in the order of the request. Equal ones keep the order in which they were
  /// saved.
  func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    guard !sorting.isEmpty else { return objects }
    return objects.enumerated().sorted { first, second in
      for descriptor in sorting {
        switch descriptor.compare(first.element, to: second.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return first.offset < second.offset
    }.map(\.element)
  }
}

extension NSManagedObject {
  /// Returns the values of some properties, or of all attributes, in a dictionary.
  fileprivate func dictionary(of names: [String]?) -> NSDictionary {
    let attributes = entity.properties.filter { $0 is NSAttributeDescription }.map(\.name)
    let result = NSMutableDictionary()
    for name in names ?? attributes {
      if let value = value(forKey: name) { result[NSString(string: name)] = value }
    }
    return result
  }
}

extension NSManagedObjectModel {
  /// Returns the entity whose objects have a class; `nil` if there is none.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    entities.first { ManagedClass.type(of: $0) == type && type != NSManagedObject.self }
      ?? entities.first {
        $0.managedObjectClassName.split(separator: ".").last.map(String.init) == "\(type)"
      }
  }
}
