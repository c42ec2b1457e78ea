public import Foundation

/// A property of an entity in a Core Data model: an attribute or a relationship.
///
/// Unchecked: an app's queues and tasks all run on the main thread here, so no other thread uses
/// the object.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]?
  /// The entity that the property belongs to.
  open internal(set) weak var entity: NSEntityDescription?
}

/// An attribute of an entity: a value of a type, with the value that a new object has.
///
/// Unchecked: the object is used on the main thread alone.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var defaultValue: Any?
  open var valueTransformerName: String?
  open var attributeValueClassName: String?
  open var allowsExternalBinaryDataStorage = false
}

/// A relationship of an entity to objects of another entity.
///
/// Unchecked: the object is used on the main thread alone.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  // Weak, because the entities of a model refer to each other.
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var minCount = 0
  open var maxCount = 0
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }
}

/// The type of an attribute's values in a Core Data model.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000

  /// Creates the type that a model's file names, such as `Integer 64`.
  init(named name: String) {
    self =
      switch name {
      case "Integer 16": .integer16AttributeType
      case "Integer 32": .integer32AttributeType
      case "Integer 64": .integer64AttributeType
      case "Decimal": .decimalAttributeType
      case "Double": .doubleAttributeType
      case "Float": .floatAttributeType
      case "String": .stringAttributeType
      case "Boolean": .booleanAttributeType
      case "Date": .dateAttributeType
      case "Binary": .binaryDataAttributeType
      case "UUID": .UUIDAttributeType
      case "URI": .URIAttributeType
      case "Transformable": .transformableAttributeType
      case "ObjectID": .objectIDAttributeType
      default: .undefinedAttributeType
      }
  }

  /// Returns the value that a text in a model's file stands for, such as `YES`; `nil` for a text
  /// that is no value of this type.
  func value(of text: String) -> Any? {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: Int64(text)
    case .doubleAttributeType, .floatAttributeType: Double(text)
    case .decimalAttributeType: Decimal(string: text)
    case .booleanAttributeType: text == "YES" || text == "1"
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    case .stringAttributeType: text
    default: nil
    }
  }
}

/// The effect that the deletion of an object has on the objects at the other end of a relationship.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}
