public import Foundation
import UIKit

/// An object of Core Data, with the values that its entity in the model describes.
///
/// The tool `adopt` makes each `@NSManaged` property of an app's class a computed one, which reads
/// and writes these values. All objects are read at once, so none is ever a fault.
open class NSManagedObject: NSObject, NSFetchRequestResult, ValuesByKey {
  public let entity: NSEntityDescription
  open internal(set) var objectID: NSManagedObjectID
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?

  /// The values of the object's attributes, and the identities at the other end of its
  /// relationships, in their order.
  var values: [String: Any] = [:]
  /// The values that the object had when it was read or saved last.
  var committed: [String: Any] = [:]
  /// The names of the values that have changed since, in the order of the first changes.
  var changed: [String] = []

  open internal(set) var isInserted = false
  open internal(set) var isDeleted = false
  open var isUpdated: Bool { !isInserted && !isDeleted && !changed.isEmpty }
  open var hasChanges: Bool { isInserted || isDeleted || !changed.isEmpty }
  open var hasPersistentChangedValues: Bool { hasChanges }
  open var isFault: Bool { false }

  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity)
    for case let attribute as NSAttributeDescription in entity.properties {
      values[attribute.name] = ManagedValue.stored(
        attribute.defaultValue, as: attribute.attributeType)
    }
    super.init()
    context?.insert(self)
  }

  /// Creates an object of the entity that has this class, and inserts it into a context. Traps if
  /// the context's model has no such entity, as on a device.
  public convenience init(context moc: NSManagedObjectContext) {
    guard let entity = moc.model?.entity(of: Self.self) else {
      preconditionFailure("No entity of the Core Data model has the class '\(Self.self)'.")
    }
    self.init(entity: entity, insertInto: moc)
  }

  /// Returns the entity that has this class, in the models that the app has used so far.
  open class func entity() -> NSEntityDescription {
    for model in UsedModels.ofThisLaunch.all {
      if let entity = model.entity(of: self) { return entity }
    }
    preconditionFailure("No entity of a Core Data model has the class '\(self)'.")
  }

  /// Returns a fetch request for the objects of this class. An app's own class mostly has a method
  /// of the same name for a request with its own type.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "\(self)")
  }

  // MARK: - Events

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func prepareForDeletion() {}
  open func willSave() {}
  open func didSave() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func validateForInsert() throws { try validate() }
  open func validateForUpdate() throws { try validate() }
  open func validateForDelete() throws {}
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}

  // MARK: - Values

  /// Returns the value of a property in the types of Objective-C: `NSSet` for a relationship to
  /// many objects.
  open func value(forKey key: String) -> Any? {
    guard let relationship = entity.property(key) as? NSRelationshipDescription else {
      if entity.property(key) == nil { noteUnknown(key) }
      return values[key]
    }
    let objects = objects(of: relationship)
    if !relationship.isToMany { return objects.first }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  open func setValue(_ value: Any?, forKey key: String) {
    guard let property = entity.property(key) else { return noteUnknown(key) }
    willChangeValue(forKey: key)
    set(value, property)
    didChangeValue(forKey: key)
  }

  open func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    entity.property(key).map { set(value, $0) }
  }

  /// Returns the value that a predicate or a sort order asks for.
  func value(byKey key: String) -> Any? {
    switch key {
    case "objectID": objectID
    case "entity": entity
    default: value(forKey: key)
    }
  }

  /// Returns the value of an `@NSManaged` property of an app's class. The tool `adopt` writes the
  /// call.
  public func managedValue<Value>(_ key: String) -> Value {
    let stored: Any?
    if let relationship = entity.property(key) as? NSRelationshipDescription {
      let objects = objects(of: relationship)
      stored = relationship.isToMany ? objects : objects.first
    } else {
      stored = values[key]
    }
    return ManagedValue.read(stored)
      ?? turnstileStandIn("an NSManaged property without a value of its type")
  }

  /// Sets the value of an `@NSManaged` property of an app's class. `adopt` writes the call.
  public func setManagedValue<Value>(_ value: Value, _ key: String) { setValue(value, forKey: key) }

  /// Returns the names and values that have changed since the object was read or saved.
  open func changedValues() -> [String: Any] {
    Dictionary(changed.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
  }
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let names = keys ?? entity.properties.map(\.name)
    return Dictionary(names.map { ($0, committed[$0] ?? NSNull()) }) { $1 }
  }
  open func hasFault(forRelationshipNamed key: String) -> Bool { false }
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    values[key] as? [NSManagedObjectID] ?? []
  }

  private func set(_ value: Any?, _ property: NSPropertyDescription) {
    if let relationship = property as? NSRelationshipDescription {
      let plain = PlainValue.of(value)
      let objects = plain as? NSManagedObject
      let all = objects.map { [$0] } ?? (PlainValue.elements(plain) ?? [])
      return relate(relationship, to: all.compactMap { $0 as? NSManagedObject })
    }
    let type = (property as? NSAttributeDescription)?.attributeType ?? .undefinedAttributeType
    values[property.name] = ManagedValue.stored(value, as: type)
    noteChange(property.name)
  }

  func noteChange(_ name: String) {
    if !changed.contains(name) { changed.append(name) }
    managedObjectContext?.noteChange(of: self)
  }

  private func noteUnknown(_ key: String) {
    let name = "'\(key)' of \(Self.self), by name"
    onMainThread("NSManagedObject") { Outbound.note(name, answer: "no such property") }
  }

  // The hash is that of the identity, so that the order of a set of objects does not depend on
  // addresses.
  open override var hash: Int { objectID.hash }
  open override func isEqual(_ object: Any?) -> Bool { self === object as? NSManagedObject }
  open override var description: String { "<\(Self.self): \(objectID)>" }
}
