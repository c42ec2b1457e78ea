import Foundation
import UIKit

// Relationships between objects of Core Data. Both ends of a relationship always agree: what is set
// at one end is set at the other end, too.

extension NSManagedObject {
  /// Returns the objects at the other end of a relationship, in their order.
  func objects(of relationship: NSRelationshipDescription) -> [NSManagedObject] {
    guard let context = managedObjectContext else { return [] }
    let identities = values[relationship.name] as? [NSManagedObjectID] ?? []
    return identities.compactMap { context.known($0) }
  }

  /// Makes the given objects those at the other end of a relationship, and changes the inverse
  /// relationships with it.
  func relate(_ relationship: NSRelationshipDescription, to objects: [NSManagedObject]) {
    let before = values[relationship.name] as? [NSManagedObjectID] ?? []
    var after: [NSManagedObjectID] = []
    for object in objects where !after.contains(object.objectID) { after.append(object.objectID) }
    guard before != after else { return }
    keep(after, relationship.name)
    guard let inverse = relationship.inverseRelationship else { return }
    for identity in before where !after.contains(identity) {
      managedObjectContext?.known(identity)?.drop(objectID, from: inverse)
    }
    for object in objects where !before.contains(object.objectID) {
      object.take(self, into: inverse)
    }
  }

  private func keep(_ identities: [NSManagedObjectID], _ name: String) {
    values[name] = identities.isEmpty ? nil : identities
    noteChange(name)
  }

  private func drop(_ identity: NSManagedObjectID, from relationship: NSRelationshipDescription) {
    let all = values[relationship.name] as? [NSManagedObjectID] ?? []
    guard all.contains(identity) else { return }
    keep(all.filter { $0 !== identity }, relationship.name)
  }

  /// Adds an object to the other end of an inverse relationship. The former object of a
  /// relationship to one loses this object.
  private func take(_ object: NSManagedObject, into relationship: NSRelationshipDescription) {
    let all = values[relationship.name] as? [NSManagedObjectID] ?? []
    guard !all.contains(object.objectID) else { return }
    if relationship.isToMany { return keep(all + [object.objectID], relationship.name) }
    if let former = all.first, let back = relationship.inverseRelationship {
      managedObjectContext?.known(former)?.drop(objectID, from: back)
    }
    keep([object.objectID], relationship.name)
  }

  /// Takes the object out of all its relationships, because it is deleted.
  func leaveRelationships() {
    for case let relationship as NSRelationshipDescription in entity.properties {
      guard let inverse = relationship.inverseRelationship else { continue }
      for other in objects(of: relationship) { other.drop(objectID, from: inverse) }
    }
  }

  // MARK: - Accessors of an app's class

  /// Adds an object or a collection of objects to a relationship to many, as the `@NSManaged`
  /// methods of an app's class do. The tool `adopt` writes the call.
  public func addManaged(_ value: Any, _ key: String, at index: Any? = nil) {
    change(key) { objects in
      let added = Self.list(value).filter { new in !objects.contains { $0 === new } }
      let place = (index as? Int) ?? (index as? NSIndexSet)?.firstIndex ?? objects.count
      objects.insert(contentsOf: added, at: min(max(place, 0), objects.count))
    }
  }

  /// Removes an object, a collection of objects or the objects at some places from a relationship
  /// to many, as the `@NSManaged` methods of an app's class do. The tool `adopt` writes the call.
  public func removeManaged(_ value: Any, _ key: String) {
    change(key) { objects in
      if let index = value as? Int {
        if objects.indices.contains(index) { objects.remove(at: index) }
      } else if let indexes = value as? NSIndexSet {
        for index in indexes.reversed() where objects.indices.contains(index) {
          objects.remove(at: index)
        }
      } else {
        let gone = Self.list(value)
        objects.removeAll { object in gone.contains { $0 === object } }
      }
    }
  }

  private func change(_ key: String, _ body: (inout [NSManagedObject]) -> Void) {
    guard let relationship = entity.property(key) as? NSRelationshipDescription else { return }
    var objects = objects(of: relationship)
    body(&objects)
    willChangeValue(forKey: key)
    relate(relationship, to: objects)
    didChangeValue(forKey: key)
  }

  private static func list(_ value: Any) -> [NSManagedObject] {
    if let object = value as? NSManagedObject { return [object] }
    return (PlainValue.elements(value) ?? []).compactMap { $0 as? NSManagedObject }
  }

  // MARK: - Validation

  /// Throws the error of Core Data if a property that has to have a value has none.
  func validate() throws {
    for property in entity.properties where !property.isOptional && !property.isTransient {
      guard values[property.name] == nil else { continue }
      let text = "\(property.name) is a required value."
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSValidationMissingMandatoryPropertyError,
        userInfo: [
          NSLocalizedDescriptionKey: text, NSValidationKeyErrorKey: property.name,
          NSValidationObjectErrorKey: self,
        ])
    }
  }
}
