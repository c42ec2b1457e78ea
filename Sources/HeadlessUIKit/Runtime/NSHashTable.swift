public import Foundation

/// A set of objects that may leave them to their owners.
///
/// The type exists because Foundation on Linux has none. Its objects keep the order in which they
/// were added, so that a loop over them is the same in each run. Apps keep lists of weak delegates
/// in it:
///
/// ```swift
/// let observers = NSHashTable<AnyObject>.weakObjects()
/// observers.add(card)
/// observers.allObjects  // the card, as long as somebody else keeps it
/// ```
///
/// The type is not restricted to objects, because on iOS it may also be a protocol marked `@objc`,
/// which is no class for Swift here.
public final class NSHashTable<ObjectType>: NSObject {
  private var slots: [TableSlot] = []
  private let options: NSPointerFunctions.Options

  /// Creates an empty table.
  ///
  /// - Parameter initialCapacity: The expected number of objects, without effect here.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
  }

  /// Creates an empty table that keeps its objects alive.
  public override convenience init() { self.init(options: []) }

  /// Returns a new table that does not keep its objects alive.
  public static func weakObjects() -> NSHashTable { NSHashTable(options: .weakMemory) }

  /// The objects that are alive, in the order in which they were added.
  public var allObjects: [ObjectType] { slots.compactMap { $0.object as? ObjectType } }
  /// One of the objects, here the first one that was added; `nil` if there is none.
  public var anyObject: ObjectType? { allObjects.first }
  /// The number of objects that are alive.
  public var count: Int { allObjects.count }

  /// Returns the object of the table that equals a given one, or `nil`.
  public func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return slots.first { $0.holds(object) }?.object as? ObjectType
  }

  /// Returns true if the table has an object that equals a given one.
  public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Adds an object, unless the table has one that equals it.
  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    slots.removeAll { $0.object == nil }
    slots.append(TableSlot(object, options))
  }

  /// Removes an object, if it is there.
  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    slots.removeAll { $0.holds(object) }
  }

  /// Removes all objects.
  public func removeAllObjects() { slots = [] }

  /// Returns an enumerator of the objects.
  public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
