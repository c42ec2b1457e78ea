public import Foundation
import UIKit

/// An entity of a Core Data model: a kind of objects, with their attributes and relationships.
///
/// Unchecked: the object is used on the main thread alone.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  open var name: String?
  /// The name of the class of the entity's objects, with or without its module.
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  open var userInfo: [AnyHashable: Any]?
  /// The names of the attributes of which no two objects may have the same values.
  open var uniquenessConstraints: [[Any]] = []
  /// The entity from which this one inherits properties; `nil` for an entity without a parent.
  open internal(set) weak var superentity: NSEntityDescription?
  open weak var managedObjectModel: NSManagedObjectModel?

  /// The properties that the entity declares itself.
  private var own: [NSPropertyDescription] = []

  /// The entities that inherit from this one.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }

  /// The properties of the entity: first those of its parents, then its own.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      let inherited = superentity?.properties ?? []
      own = newValue.filter { property in !inherited.contains { $0 === property } }
      for property in own { property.entity = self }
    }
  }

  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }) { $1 }
  }
  open var attributesByName: [String: NSAttributeDescription] {
    Dictionary(properties.compactMap { $0 as? NSAttributeDescription }.map { ($0.name, $0) }) { $1 }
  }
  open var relationshipsByName: [String: NSRelationshipDescription] {
    Dictionary(properties.compactMap { $0 as? NSRelationshipDescription }.map { ($0.name, $0) }) {
      $1
    }
  }

  func property(_ name: String) -> NSPropertyDescription? {
    own.last { $0.name == name } ?? superentity?.property(name)
  }

  /// Returns true if this is the given entity or inherits from it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    name == entity.name || superentity?.isKindOf(entity: entity) == true
  }

  /// The names of this entity and of all entities below it, in the order of the model.
  var family: [String] { [name ?? ""] + subentities.flatMap(\.family) }

  /// Returns the entity of a context's model that has a name; `nil` if there is none.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { context.model?.entitiesByName[entityName] }

  /// Creates an object of the entity with a name, and inserts it into a context. Traps if the model
  /// has no entity of that name, as on a device.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      preconditionFailure("The Core Data model has no entity of the name '\(entityName)'.")
    }
    return ManagedClass.makeObject(of: entity, in: context)
  }
}
