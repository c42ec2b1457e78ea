public import Foundation

extension NSManagedObject {
  /// Returns a set that changes a relationship to many when objects are added to it or removed from
  /// it.
  public func mutableSetValue(forKey key: String) -> NSMutableSet { RelationshipSet(self, key) }

  fileprivate func related(_ key: String) -> [NSManagedObject] { managedValue(key) }
}

/// The objects of a relationship, as a set that changes the relationship. It stores none itself.
private final class RelationshipSet: NSMutableSet {
  private var owner: NSManagedObject?
  private var key = ""

  convenience init(_ owner: NSManagedObject, _ key: String) {
    self.init(capacity: 0)
    (self.owner, self.key) = (owner, key)
  }

  private var all: [NSManagedObject] { owner?.related(key) ?? [] }

  override var count: Int { all.count }
  override func member(_ object: Any) -> Any? { all.first { $0.isEqual(object) } }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: all).objectEnumerator() }
  override func add(_ object: Any) { owner?.addManaged(object, key) }
  override func remove(_ object: Any) { owner?.removeManaged(object, key) }
}
