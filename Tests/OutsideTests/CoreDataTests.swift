import Foundation
import Outside
import Testing
import UIKit

/// A class of notes, as `adopt` makes it of one with `@NSManaged` properties.
final class Note: NSManagedObject {
  var title: String? {
    get { managedValue("title") }
    set { setManagedValue(newValue, "title") }
  }
  var stars: Int16 {
    get { managedValue("stars") }
    set { setManagedValue(newValue, "stars") }
  }
  var date: Date? {
    get { managedValue("date") }
    set { setManagedValue(newValue, "date") }
  }
  var tags: Set<Tag> {
    get { managedValue("tags") }
    set { setManagedValue(newValue, "tags") }
  }
  var events: [String] = []
  override func awakeFromInsert() { events.append("inserted") }
  override func prepareForDeletion() { events.append("deleted") }
  override func willSave() { events.append("saves") }
  override func didSave() { events.append("saved") }
  class func fetchRequest() -> NSFetchRequest<Note> { NSFetchRequest(entityName: "Note") }
}

/// A class of tags, whose relationship to notes is ordered.
final class Tag: NSManagedObject {
  var name: String {
    get { managedValue("name") }
    set { setManagedValue(newValue, "name") }
  }
  var notes: NSOrderedSet? {
    get { managedValue("notes") }
    set { setManagedValue(newValue, "notes") }
  }
  class func fetchRequest() -> NSFetchRequest<Tag> { NSFetchRequest(entityName: "Tag") }
}

/// Core Data with a model of notes and tags, as an app's resources make it known.
@MainActor
struct Notes {
  let simulator: Simulator
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() {
    simulator = Simulator.boot()
    NSManagedObjectModel.register(
      "Notes",
      [
        .init(
          "Note", class: "Note",
          [
            .attribute("title", "String", isOptional: true),
            .attribute("stars", "Integer 16", "3"),
            .attribute("date", "Date", isOptional: true),
            .relationship(
              "tags", to: "Tag", inverse: "notes", isToMany: true, isOptional: true),
          ]),
        .init(
          "Tag", class: "Tag", unique: [["name"]],
          [
            .attribute("name", "String"),
            .relationship(
              "notes", to: "Note", inverse: "tags", isToMany: true, isOrdered: true,
              deleting: "Cascade", isOptional: true),
          ]),
      ])
    ManagedClass.register("Note", Note.self) { Note(entity: $0, insertInto: $1) }
    ManagedClass.register("Tag", Tag.self) { Tag(entity: $0, insertInto: $1) }
    container = NSPersistentContainer(name: "Notes")
    container.loadPersistentStores { _, _ in }
  }

  @discardableResult
  func add(_ title: String, stars: Int16 = 3, tag: Tag? = nil) -> Note {
    let note = Note(context: context)
    (note.title, note.stars) = (title, stars)
    if let tag { note.tags = [tag] }
    return note
  }

  func titles(_ configure: (NSFetchRequest<Note>) -> Void = { _ in }) throws -> [String] {
    let request: NSFetchRequest<Note> = Note.fetchRequest()
    configure(request)
    return try context.fetch(request).compactMap(\.title)
  }
}

@MainActor
@Suite("Core Data", .serialized)
struct CoreDataTests {
  @Test("A container opens its store at once, or in the next turn if it is asked to")
  func opened() {
    let simulator = Simulator.boot()
    let container = NSPersistentContainer(name: "None", managedObjectModel: NSManagedObjectModel())
    // Unchecked: the closure is called on the main thread.
    nonisolated(unsafe) var opened = 0
    container.loadPersistentStores { description, error in
      if error == nil, description.type == NSSQLiteStoreType { opened += 1 }
    }
    #expect(opened == 1)
    container.persistentStoreDescriptions[0].shouldAddStoreAsynchronously = true
    container.loadPersistentStores { _, _ in opened += 1 }
    #expect(opened == 1)
    simulator.run(for: .milliseconds(100))
    #expect(opened == 2)
  }

  @Test("An object has the values of its model, and those that its class sets")
  func values() throws {
    let notes = Notes()
    let note = Note(context: notes.context)

    #expect(note.title == nil && note.stars == 3 && note.tags.isEmpty)
    note.title = "Milk"
    note.stars = 5
    note.date = Date(timeIntervalSinceReferenceDate: 1)
    #expect(note.title == "Milk" && note.stars == 5)
    #expect(note.value(forKey: "title") as? String == "Milk")
    #expect(note.changedValues().keys.sorted() == ["date", "stars", "title"])
    note.setValue(NSNumber(value: 2), forKey: "stars")
    #expect(note.stars == 2)
    #expect(note.managedObjectContext === notes.context)
    #expect(note.entity === Note.entity() && note.entity.name == "Note")
    let other = NSEntityDescription.insertNewObject(forEntityName: "Note", into: notes.context)
    #expect(other is Note)
  }

  @Test("What is saved is found by every context, and by none at the next launch")
  func saved() throws {
    let notes = Notes()
    let note = notes.add("Milk")
    #expect(note.isInserted && note.objectID.isTemporaryID && notes.context.hasChanges)
    #expect(try notes.titles() == ["Milk"])
    let other = notes.container.newBackgroundContext()
    #expect(try other.count(for: Note.fetchRequest()) == 0)
    try notes.context.save()
    #expect(!note.isInserted && !note.objectID.isTemporaryID && !notes.context.hasChanges)
    let found = try #require(try other.fetch(Note.fetchRequest()).first)
    #expect(found !== note && found.title == "Milk" && found.objectID == note.objectID)
    #expect(try other.existingObject(with: note.objectID) === found)
    #expect(note.events == ["inserted", "saves", "saved"])
    let again = Notes()
    #expect(try again.titles() == [])
  }

  @Test("Both ends of a relationship agree, and a deletion reaches as far as its rule says")
  func relationships() throws {
    let notes = Notes()
    let tag = Tag(context: notes.context)
    tag.name = "Home"
    let (milk, bread) = (notes.add("Milk", tag: tag), notes.add("Bread"))
    tag.addManaged(bread, "notes", at: 0)

    #expect(tag.notes?.array as? [Note] == [bread, milk])
    #expect(bread.tags == [tag])
    notes.context.delete(milk)
    #expect(tag.notes?.array as? [Note] == [bread] && milk.isDeleted)
    tag.removeManaged(bread, "notes")
    #expect(bread.tags.isEmpty)
    bread.tags = [tag]
    notes.context.delete(tag)
    #expect(bread.isDeleted && bread.events.last == "deleted")
    try notes.context.save()
    #expect(try notes.titles() == [])
  }

  @Test("A save without a value that has to be there throws Core Data's error and saves nothing")
  func validated() throws {
    let notes = Notes()
    let tag = Tag(context: notes.context)
    let error = #expect(throws: NSError.self) { try notes.context.save() }

    #expect(error?.code == NSValidationMissingMandatoryPropertyError)
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "name")
    #expect(tag.isInserted)
    notes.context.rollback()
    #expect(!notes.context.hasChanges && tag.managedObjectContext == nil)
  }

  @Test("A second object of a unique value is an error, or takes the first one's place")
  func unique() throws {
    let notes = Notes()
    Tag(context: notes.context).name = "Home"
    try notes.context.save()
    Tag(context: notes.context).name = "Home"
    let error = #expect(throws: NSError.self) { try notes.context.save() }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
    notes.context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try notes.context.save()

    #expect(try notes.context.count(for: Tag.fetchRequest()) == 1)
  }

  @Test("A fetch heeds its predicate, its order, its limit and its kind of results")
  func fetched() throws {
    let notes = Notes()
    for (title, stars) in [("Tea", 1), ("Äpfel", 5), ("Bread", 3)] as [(String, Int16)] {
      notes.add(title, stars: stars)
    }
    #expect(
      try notes.titles { $0.sortDescriptors = [NSSortDescriptor(key: "stars", ascending: false)] }
        == ["Äpfel", "Bread", "Tea"])
    #expect(
      try notes.titles {
        $0.sortDescriptors = [NSSortDescriptor(keyPath: \Note.title, ascending: true)]
        $0.fetchLimit = 1
        $0.fetchOffset = 1
      } == ["Tea"])
    #expect(
      try notes.titles { $0.predicate = NSPredicate(format: "title CONTAINS[cd] %@", "apf") }
        == ["Äpfel"])
    let names = NSFetchRequest<NSDictionary>(entityName: "Note")
    names.resultType = .dictionaryResultType
    names.propertiesToFetch = ["title"]
    #expect(try notes.context.fetch(names).first == ["title": "Tea"])
    let identities = NSFetchRequest<NSManagedObjectID>(entityName: "Note")
    identities.resultType = .managedObjectIDResultType
    #expect(try notes.context.fetch(identities).count == 3)
    #expect(throws: NSError.self) {
      try notes.context.fetch(NSFetchRequest<Note>(entityName: "Nothing"))
    }
  }

  @Test("A batch deletes what is saved, and a context that is reset sees it")
  func batch() throws {
    let notes = Notes()
    notes.add("Milk")
    try notes.context.save()
    notes.add("Bread")
    let request = NSBatchDeleteRequest(fetchRequest: Note.fetchRequest().ofAnyResult)
    request.resultType = .resultTypeCount
    let result = try notes.context.execute(request) as? NSBatchDeleteResult

    #expect(result?.result as? Int == 1)
    notes.context.reset()
    #expect(try notes.titles() == [])
  }

  @Test("A context tells of changes at the end of the turn, and of a save at once")
  func told() throws {
    let notes = Notes()
    nonisolated(unsafe) var told: [String] = []
    let observers = [
      NSManagedObjectContext.didChangeObjectsNotification, .NSManagedObjectContextDidSave,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: notes.context, queue: nil) {
        let inserted = $0.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>
        told.append("\(name == .NSManagedObjectContextDidSave) \(inserted?.count ?? 0)")
      }
    }
    notes.add("Milk")
    #expect(told == [])
    notes.simulator.run(for: .milliseconds(100))
    #expect(told == ["false 1"])
    try notes.context.save()
    #expect(told == ["false 1", "true 1"])
    observers.forEach(NotificationCenter.default.removeObserver)
  }

  @Test("A background task runs in a later turn, and the main context takes over what it saves")
  func background() throws {
    let notes = Notes()
    notes.context.automaticallyMergesChangesFromParent = true
    let milk = notes.add("Milk")
    try notes.context.save()
    let identity = milk.objectID
    notes.container.performBackgroundTask { context in
      (context.object(with: identity) as? Note)?.title = "Oat milk"
      try? context.save()
    }
    #expect(milk.title == "Milk")
    notes.simulator.run(for: .seconds(1))
    #expect(milk.title == "Oat milk")
  }

  @Test("A context saves into its parent, which saves into the store")
  func parents() throws {
    let notes = Notes()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = notes.context
    child.performAndWait { Note(context: child).title = "Milk" }
    #expect(try notes.titles() == [])
    try child.save()
    #expect(try notes.titles() == ["Milk"] && notes.context.hasChanges)
    try notes.context.save()
    #expect(try notes.container.newBackgroundContext().count(for: Note.fetchRequest()) == 1)
  }

  @Test("A file's store keeps its objects when it is opened again, until it is destroyed")
  func destroyed() throws {
    let notes = Notes()
    notes.add("Milk")
    try notes.context.save()
    let again = NSPersistentContainer(name: "Notes")
    again.loadPersistentStores { _, _ in }
    #expect(try again.viewContext.count(for: Note.fetchRequest()) == 1)
    let file = try #require(again.persistentStoreDescriptions[0].url)
    try NSPersistentStoreCoordinator().destroyPersistentStore(at: file, ofType: NSSQLiteStoreType)
    #expect(try notes.container.newBackgroundContext().count(for: Note.fetchRequest()) == 0)
  }

  @Test("A transformer of an app's own is asked by the app alone")
  func transformers() {
    final class Shouting: ValueTransformer {
      override func transformedValue(_ value: Any?) -> Any? { (value as? String)?.uppercased() }
    }
    let own = Shouting()
    ValueTransformer.setValueTransformer(own, forName: NSValueTransformerName("Shouting"))

    #expect(own.transformedValue("a") as? String == "A")
    #expect(NSSecureUnarchiveFromDataTransformer.allowedTopLevelClasses.isEmpty)
    let secure = NSValueTransformerName.secureUnarchiveFromDataTransformerName
    #expect(secure.rawValue == "NSSecureUnarchiveFromData")
  }

  @Test("An app's own model works like one from a file")
  func ownModel() throws {
    let simulator = Simulator.boot()
    let (name, entity) = (NSAttributeDescription(), NSEntityDescription())
    (name.name, name.attributeType, name.defaultValue) = ("name", .stringAttributeType, "New")
    (entity.name, entity.properties) = ("Pet", [name])
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(
      ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    let pet = NSManagedObject(entity: entity, insertInto: context)

    #expect(pet.value(forKey: "name") as? String == "New")
    #expect(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Pet")) == [pet])
    withExtendedLifetime(simulator) {}
  }
}
