public import Foundation
import UIKit

/// A Core Data model: the entities of an app's data.
///
/// The tool `adopt` reads an app's model files and registers what is in them
/// (``NSManagedObjectModel/register(_:_:)``). A model that an app puts together itself works, too.
///
/// Unchecked: the object is used on the main thread alone.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.managedObjectModel = self } }
  }
  open var versionIdentifiers: Set<AnyHashable> = []

  public override init() { super.init() }

  /// Creates the model that an app's bundle has under the name of a file, as in `Notes.momd`.
  public convenience init?(contentsOf url: URL) {
    self.init(named: url.deletingPathExtension().lastPathComponent)
  }

  convenience init?(named name: String) {
    guard let records = RegisteredModels.ofThisLaunch.named(name) else { return nil }
    self.init()
    build(records)
  }

  /// Returns a model with the entities of all models of the app; `nil` if it has none.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let records = RegisteredModels.ofThisLaunch.all
    guard !records.isEmpty else { return nil }
    let model = NSManagedObjectModel()
    model.build(records)
    return model
  }

  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
  }

  // MARK: - From a model's file

  /// An entity of a model's file, as the tool `adopt` writes it down.
  public struct Entity: Sendable {
    var name: String
    var className: String
    var parent: String?
    var isAbstract: Bool
    var unique: [[String]]
    var properties: [Property]

    public init(
      _ name: String, class className: String, parent: String? = nil, isAbstract: Bool = false,
      unique: [[String]] = [], _ properties: [Property]
    ) {
      (self.name, self.className, self.parent) = (name, className, parent)
      (self.isAbstract, self.unique, self.properties) = (isAbstract, unique, properties)
    }
  }

  /// A property of an entity in a model's file, as the tool `adopt` writes it down.
  public struct Property: Sendable {
    fileprivate enum Kind: Sendable {
      case attribute(type: String, value: String?)
      case relationship(
        to: String, inverse: String?, isToMany: Bool, isOrdered: Bool, deleting: String)
    }
    fileprivate var name: String
    fileprivate var kind: Kind
    fileprivate var isOptional: Bool
    fileprivate var isTransient = false

    /// Returns an attribute of a type such as `Integer 64`, with the text of its first value.
    public static func attribute(
      _ name: String, _ type: String, _ value: String? = nil, isOptional: Bool = false,
      isTransient: Bool = false
    ) -> Property {
      Property(
        name: name, kind: .attribute(type: type, value: value), isOptional: isOptional,
        isTransient: isTransient)
    }

    /// Returns a relationship to another entity, with the name of its delete rule in the file.
    public static func relationship(
      _ name: String, to: String, inverse: String? = nil, isToMany: Bool = false,
      isOrdered: Bool = false, deleting: String = "Nullify", isOptional: Bool = false
    ) -> Property {
      let kind = Kind.relationship(
        to: to, inverse: inverse, isToMany: isToMany, isOrdered: isOrdered, deleting: deleting)
      return Property(name: name, kind: kind, isOptional: isOptional)
    }
  }

  /// Makes the model of a file known under the file's name, in the current launch of the app.
  public static func register(_ name: String, _ entities: [Entity]) {
    RegisteredModels.ofThisLaunch.add(name, entities)
  }

  private func build(_ records: [Entity]) {
    entities = records.map { record in
      let entity = NSEntityDescription()
      entity.name = record.name
      entity.managedObjectClassName = record.className
      entity.isAbstract = record.isAbstract
      entity.uniquenessConstraints = record.unique
      return entity
    }
    let byName = entitiesByName
    for (record, entity) in zip(records, entities) {
      if let parent = record.parent.flatMap({ byName[$0] }) { parent.subentities.append(entity) }
      entity.properties = record.properties.map { $0.described(byName) }
    }
    for (record, entity) in zip(records, entities) {
      for property in record.properties {
        guard case .relationship(_, let inverse?, _, _, _) = property.kind,
          let relationship = entity.property(property.name) as? NSRelationshipDescription
        else { continue }
        relationship.inverseRelationship =
          relationship.destinationEntity?.property(inverse) as? NSRelationshipDescription
      }
    }
  }
}

extension NSManagedObjectModel.Property {
  /// Returns the property as Core Data describes it, without the inverse of a relationship.
  fileprivate func described(_ entities: [String: NSEntityDescription]) -> NSPropertyDescription {
    let property: NSPropertyDescription
    switch kind {
    case .attribute(let type, let value):
      let attribute = NSAttributeDescription()
      attribute.attributeType = NSAttributeType(named: type)
      attribute.defaultValue = value.flatMap(attribute.attributeType.value)
      property = attribute
    case .relationship(let to, _, let isToMany, let isOrdered, let rule):
      let relationship = NSRelationshipDescription()
      relationship.destinationEntity = entities[to]
      relationship.maxCount = isToMany ? 0 : 1
      relationship.isOrdered = isOrdered
      relationship.deleteRule =
        switch rule {
        case "Cascade": .cascadeDeleteRule
        case "Deny": .denyDeleteRule
        case "No Action": .noActionDeleteRule
        default: .nullifyDeleteRule
        }
      property = relationship
    }
    property.name = name
    property.isOptional = isOptional
    property.isTransient = isTransient
    return property
  }
}

/// The models that the app's resources have registered in one launch, in their order.
private final class RegisteredModels {
  private var models: [(name: String, entities: [NSManagedObjectModel.Entity])] = []

  /// The models of the current launch. The app's resources register them at the first look.
  static var ofThisLaunch: RegisteredModels {
    onMainThread("NSManagedObjectModel") { _ = AppResources.info }
    return perLaunch("Outside.CoreData.models") { RegisteredModels() }
  }

  var all: [NSManagedObjectModel.Entity] { models.flatMap(\.entities) }

  func named(_ name: String) -> [NSManagedObjectModel.Entity]? {
    models.first { $0.name == name }?.entities
  }

  func add(_ name: String, _ entities: [NSManagedObjectModel.Entity]) {
    if named(name) == nil { models.append((name, entities)) }
  }
}
