public import Foundation
import UIKit

/// The identity of an object in Core Data. Identities count up from one in each launch of the app,
/// and an object keeps its own when it is saved for the first time.
///
/// - Note: Unlike Core Data, saving a new object does not replace its identity, but makes the same
///   one permanent.
///
/// Unchecked: the object is used on the main thread alone.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  public let entity: NSEntityDescription
  private let number: Int
  open internal(set) var isTemporaryID = true

  init(_ entity: NSEntityDescription) {
    self.entity = entity
    let counter = perLaunch("Outside.CoreData.identities") { Counter() }
    counter.last += 1
    number = counter.last
  }

  private final class Counter { var last = 0 }

  open func uriRepresentation() -> URL {
    let kind = isTemporaryID ? "t" : "p"
    return URL(string: "x-coredata://store/\(entity.name ?? "")/\(kind)\(number)")!
  }

  // The hash is the number, so that the order of a set of objects does not depend on addresses.
  open override var hash: Int { number }
  open override func isEqual(_ object: Any?) -> Bool { self === object as? NSManagedObjectID }
  open override var description: String { uriRepresentation().absoluteString }
}

/// A kind of results that a fetch may have.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
