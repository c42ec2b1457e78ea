import Foundation
import Outside
import Testing
import UIKit

/// Tests of the parts of Core Data that apps use now and then.
@MainActor
@Suite("The rest of Core Data", .serialized)
struct CoreDataNamesTests {
  @Test("An entity tells its properties by name, those of its parent included")
  func entities() throws {
    let simulator = Simulator.boot()
    NSManagedObjectModel.register(
      "Zoo",
      [
        .init("Animal", class: "Animal", isAbstract: true, [.attribute("name", "String")]),
        .init(
          "Dog", class: "Dog", parent: "Animal",
          [
            .attribute("age", "Integer 32"), .attribute("born", "Date", "60"),
            .attribute("weight", "Decimal", "1.5"), .attribute("isOld", "Boolean", "YES"),
            .attribute("home", "URI", "https://example.com"), .attribute("photo", "Binary"),
            .attribute("note", "String", isTransient: true),
            .relationship("friends", to: "Animal", isToMany: true, isOptional: true),
          ]),
      ])
    let model = try #require(NSManagedObjectModel.mergedModel(from: nil))
    let dog = try #require(model.entitiesByName["Dog"])

    #expect(model.versionIdentifiers.isEmpty && model.entities.count == 2)
    #expect(dog.superentity?.isAbstract == true && dog.userInfo == nil)
    #expect(dog.superentity?.subentities == [dog] && dog.managedObjectModel === model)
    #expect(dog.propertiesByName["name"]?.isOptional == false)
    #expect(dog.attributesByName["born"]?.attributeType == .dateAttributeType)
    #expect(
      dog.attributesByName["born"]?.defaultValue as? Date
        == Date(timeIntervalSinceReferenceDate: 60))
    #expect(dog.attributesByName["weight"]?.defaultValue as? Decimal == 1.5)
    #expect(dog.attributesByName["isOld"]?.defaultValue as? Bool == true)
    #expect(dog.attributesByName["note"]?.isTransient == true)
    #expect(dog.attributesByName["home"]?.entity === dog)
    let friends = try #require(dog.relationshipsByName["friends"])
    #expect(friends.isToMany && !friends.isOrdered && friends.deleteRule == .nullifyDeleteRule)
    #expect(friends.destinationEntity?.name == "Animal" && friends.inverseRelationship == nil)
    #expect(NSManagedObjectModel(contentsOf: URL(filePath: "/Zoo.momd")) != nil)
    #expect(NSManagedObjectModel(contentsOf: URL(filePath: "/Farm.momd")) == nil)
    withExtendedLifetime(simulator) {}
  }

  @Test("A fetch of an entity finds the objects of those below it, unless it is told not to")
  func families() throws {
    let simulator = Simulator.boot()
    NSManagedObjectModel.register(
      "Zoo",
      [
        .init("Animal", class: "NSManagedObject", []),
        .init("Dog", class: "NSManagedObject", parent: "Animal", []),
      ])
    let container = NSPersistentCloudKitContainer(name: "Zoo")
    container.loadPersistentStores { _, _ in }
    let context = container.viewContext
    _ = NSEntityDescription.insertNewObject(forEntityName: "Dog", into: context)
    let request = NSFetchRequest<NSManagedObject>(entityName: "Animal")

    #expect(try context.count(for: request) == 1)
    request.includesPendingChanges = false
    #expect(try context.count(for: request) == 0)
    request.includesPendingChanges = true
    request.includesSubentities = false
    #expect(try context.count(for: request) == 0)
    withExtendedLifetime(simulator) {}
  }

  @Test("An object tells what has changed since it was saved")
  func changes() throws {
    let notes = Notes()
    let note = notes.add("Milk")
    #expect(notes.context.insertedObjects == [note] && note.hasPersistentChangedValues)
    try notes.context.save()
    note.setPrimitiveValue("Bread", forKey: "title")

    #expect(note.primitiveValue(forKey: "title") as? String == "Bread")
    #expect(note.committedValues(forKeys: ["title"])["title"] as? String == "Milk")
    #expect(notes.context.updatedObjects == [note] && notes.context.registeredObjects == [note])
    #expect(!note.isFault && !note.hasFault(forRelationshipNamed: "tags"))
    notes.context.refreshAllObjects()
    #expect(note.title == "Bread")
    notes.context.refresh(note, mergeChanges: false)
    #expect(note.title == "Milk" && !note.hasChanges)
    notes.context.delete(note)
    #expect(notes.context.deletedObjects == [note])
    notes.context.rollback()
    #expect(!note.isDeleted && notes.context.registeredObject(for: note.objectID) === note)
  }

  @Test("An identity can be written down and found again")
  func identities() throws {
    let notes = Notes()
    let note = notes.add("Milk")
    try notes.context.obtainPermanentIDs(for: [note])
    try notes.context.save()
    let coordinator = notes.container.persistentStoreCoordinator
    let url = note.objectID.uriRepresentation()

    #expect(coordinator.managedObjectID(forURIRepresentation: url) == note.objectID)
    let file = try #require(notes.container.persistentStoreDescriptions[0].url)
    let store = try #require(coordinator.persistentStore(for: file))
    #expect(store.persistentStoreCoordinator === coordinator && store.type == NSSQLiteStoreType)
    try coordinator.remove(store)
    #expect(coordinator.persistentStores.isEmpty)
    let memory = try coordinator.addPersistentStore(type: .inMemory, at: file)
    #expect(memory.type == NSInMemoryStoreType)
    #expect(try notes.container.newBackgroundContext().count(for: Note.fetchRequest()) == 0)
  }

  @Test("A rule of merging decides which of two objects of a unique value stays")
  func merging() throws {
    for (policy, stays) in [
      (NSOverwriteMergePolicy, true), (NSRollbackMergePolicy, false),
      (NSMergeByPropertyStoreTrumpMergePolicy, false),
    ] {
      let notes = Notes()
      let first = Tag(context: notes.context)
      first.name = "Home"
      try notes.context.save()
      let second = Tag(context: notes.context)
      second.name = "Home"
      notes.context.mergePolicy = policy
      try notes.context.save()

      #expect(try notes.context.fetch(Tag.fetchRequest()) == [stays ? second : first])
    }
  }

  @Test("A batch's changes are taken over from its result")
  func merged() throws {
    let notes = Notes()
    let note = notes.add("Milk")
    try notes.context.save()
    let batch = NSBatchDeleteRequest(objectIDs: [note.objectID])
    batch.resultType = .resultTypeObjectIDs
    let result = try notes.context.execute(batch) as? NSBatchDeleteResult
    let identities = try #require(result?.result as? [NSManagedObjectID])
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSDeletedObjectsKey: identities], into: [notes.context])

    #expect(identities == [note.objectID] && result?.resultType == .resultTypeObjectIDs)
    #expect(note.managedObjectContext == nil && note.isDeleted)
  }

  @Test("A set of a relationship changes the relationship")
  func sets() {
    let notes = Notes()
    let tag = Tag(context: notes.context)
    let (milk, bread) = (notes.add("Milk"), notes.add("Bread"))
    let tags = milk.mutableSetValue(forKey: "tags")
    bread.tags = [tag]
    tags.add(tag)

    #expect(tags.contains(tag) && tags.count == 1 && tags.allObjects as? [Tag] == [tag])
    #expect(tag.objectIDs(forRelationshipNamed: "notes") == [bread.objectID, milk.objectID])
    tags.remove(tag)
    #expect(tag.notes?.array as? [Note] == [bread] && milk.tags.isEmpty)
  }

  @Test("Tasks of contexts and containers give their results")
  func tasks() async throws {
    let notes = Notes()
    let title = await notes.context.perform { [context = notes.context] in
      let note = Note(context: context)
      note.title = "Milk"
      return note.title
    }
    let count = try await notes.container.performBackgroundTask { context in
      try context.count(for: Note.fetchRequest())
    }

    #expect(title == "Milk" && count == 0)
    #expect(notes.container.persistentStoreCoordinator.performAndWait { 1 } == 1)
  }

  @Test("What has no effect here can be set")
  func inert() {
    let notes = Notes()
    let request = NSFetchRequest<Note>()
    request.entity = Note.entity()
    (request.returnsObjectsAsFaults, request.returnsDistinctResults) = (false, true)
    (request.fetchBatchSize, request.shouldRefreshRefetchedObjects) = (20, true)
    (request.includesPropertyValues, request.affectedStores) = (false, [])
    request.relationshipKeyPathsForPrefetching = ["tags"]
    let context = NSManagedObjectContext(.privateQueue)
    (context.transactionAuthor, context.name) = ("app", "import")
    (context.shouldDeleteInaccessibleFaults, context.retainsRegisteredObjects) = (false, true)
    (context.stalenessInterval, context.undoManager) = (0, nil)
    context.userInfo["a"] = 1
    let description = NSPersistentStoreDescription()
    (description.isReadOnly, description.configuration) = (true, "Cloud")
    description.shouldMigrateStoreAutomatically = false
    description.shouldInferMappingModelAutomatically = false
    description.cloudKitContainerOptions = NSPersistentCloudKitContainerOptions(
      containerIdentifier: "iCloud.app")
    description.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
    let attribute = NSAttributeDescription()
    (attribute.valueTransformerName, attribute.attributeValueClassName) = ("A", "B")
    attribute.allowsExternalBinaryDataStorage = true
    let relationship = NSRelationshipDescription()
    (relationship.minCount, relationship.deleteRule) = (1, .denyDeleteRule)
    let note = Note(context: notes.context)
    note.willAccessValue(forKey: "title")
    note.didAccessValue(forKey: "title")
    note.willTurnIntoFault()
    note.didTurnIntoFault()
    NSFetchedResultsController<Note>.deleteCache(withName: nil)

    let names: Set<Notification.Name> = [
      NSManagedObjectContext.willSaveObjectsNotification, .NSPersistentStoreRemoteChange,
      .NSManagedObjectContextDidMergeChangesObjectIDs,
    ]
    #expect(names.count == 3 && names.contains(.NSManagedObjectContextWillSave))
    #expect(relationship.minCount == 1 && relationship.deleteRule == .denyDeleteRule)
    #expect(request.entityName == "Note" && context.concurrencyType != .mainQueue)
    #expect(description.options[NSPersistentHistoryTrackingKey] == true as NSNumber)
    #expect(description.cloudKitContainerOptions?.containerIdentifier == "iCloud.app")
    #expect(ValueTransformer.allowsReverseTransformation())
    #expect(ValueTransformer.transformedValueClass() is NSObject.Type)
    #expect(ValueTransformer().reverseTransformedValue(1) as? Int == 1)
    #expect(ValueTransformer().transformedValue(1) as? Int == 1)
    withExtendedLifetime(notes) {}
  }

  @Test("Objects and their identities are equal to themselves, and a save is taken over")
  func sameness() throws {
    let notes = Notes()
    let note = Note(context: notes.context)
    let fetch: NSFetchRequest<any NSFetchRequestResult> = Note.fetchRequest()
    notes.context.mergeChanges(
      fromContextDidSave: Notification(
        name: NSManagedObjectContext.didSaveObjectsNotification, object: notes.context,
        userInfo: [NSInsertedObjectsKey: Set<NSManagedObject>([note])]))

    #expect(fetch.entityName == "Note" && note.hash == note.hash)
    #expect(note.objectID.isEqual(note.objectID))
    #expect(NSManagedObjectContext.ScheduledTaskType.enqueued != .immediate)
    withExtendedLifetime(notes) {}
  }

  @Test("Kinds of stores and contexts, and names of options, are Apple's")
  func kinds() {
    let confined: NSManagedObjectContext.ConcurrencyType = .confinementConcurrencyType
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())
    coordinator.name = "stores"

    #expect(confined.rawValue == 0 && coordinator.name == "stores")
    #expect(NSPersistentStore.StoreType.sqlite.rawValue == "SQLite")
    #expect(NSPersistentStore.StoreType.binary.rawValue == "Binary")
    #expect(NSAttributeDescription().userInfo == nil)
    #expect(NSValueTransformerName(rawValue: "A") == NSValueTransformerName("A"))
    let options = [
      NSMigratePersistentStoresAutomaticallyOption, NSInferMappingModelAutomaticallyOption,
      NSPersistentStoreRemoteChangeNotificationPostOptionKey,
    ]
    #expect(Set(options).count == 3)
  }
}
