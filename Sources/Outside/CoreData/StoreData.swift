import Foundation
import UIKit

/// The saved objects of a store. The data of a file's store lives as long as the launch of the app,
/// so that a store that is closed and opened again has its objects.
final class StoreData {
  /// The values of the objects, which are looked up by identity.
  private(set) var rows: [NSManagedObjectID: [String: Any]] = [:]
  /// The identities of the objects, in the order in which they were saved.
  private(set) var identities: [NSManagedObjectID] = []

  /// Returns the data of the file at a URL in the current launch.
  static func at(_ url: URL) -> StoreData {
    perLaunch("Outside.CoreData.store \(url.path)") { StoreData() }
  }

  func empty() { (rows, identities) = ([:], []) }

  func identities(of family: [String]) -> [NSManagedObjectID] {
    identities.filter { family.contains($0.entity.name ?? "") }
  }

  /// Stores inserted and changed objects, and removes deleted ones.
  func take(_ changed: [NSManagedObject]) {
    for object in changed where !object.isDeleted {
      object.objectID.isTemporaryID = false
      let isNew = rows.updateValue(object.values, forKey: object.objectID) == nil
      if isNew { identities.append(object.objectID) }
    }
    for object in changed where object.isDeleted { remove(object.objectID) }
  }

  func remove(_ identity: NSManagedObjectID) {
    rows[identity] = nil
    identities.removeAll { $0 === identity }
    // The relationships of a row may lead to an object that a batch has deleted. A context finds no
    // object there and leaves it out.
  }

  func set(_ value: Any?, _ name: String, of identity: NSManagedObjectID) {
    rows[identity]?[name] = value
  }

  // MARK: - Uniqueness

  /// Settles conflicts of new objects with stored ones of which the model allows only one. Throws
  /// the error of Core Data if the context has no rule for that.
  func keepUnique(_ changed: [NSManagedObject], _ context: NSManagedObjectContext) throws {
    let policy = (context.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
    for object in changed where object.isInserted && !object.isDeleted {
      guard let rival = rival(of: object) else { continue }
      switch policy {
      case .errorMergePolicyType:
        throw NSError(domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError)
      case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
        context.known(rival).map(context.delete)
        remove(rival)
      case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
        context.delete(object)
      }
    }
  }

  /// Returns the stored object of the same entity that has the same values of all attributes of a
  /// constraint.
  private func rival(of object: NSManagedObject) -> NSManagedObjectID? {
    let constraints = object.entity.uniquenessConstraints.map { constraint in
      constraint.compactMap { ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name }
    }
    return constraints.lazy.compactMap { names in
      self.identities(of: object.entity.family).first { identity in
        identity !== object.objectID
          && names.allSatisfy {
            object.values[$0] != nil
              && PlainValue.areEqual(self.rows[identity]?[$0], object.values[$0])
          }
      }
    }.first
  }
}
