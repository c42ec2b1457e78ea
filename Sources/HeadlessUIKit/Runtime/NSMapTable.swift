public import Foundation

/// A dictionary that may leave its keys or its values to their owners.
///
/// The type exists because Foundation on Linux has none. Its entries keep the order in which they
/// were added, so that a loop over them is the same in each run. An entry whose key or value has
/// been deallocated is no longer there.
///
/// ```swift
/// let animators = NSMapTable<UIViewController, CardAnimator>.weakToStrongObjects()
/// animators.setObject(CardAnimator(), forKey: card)
/// animators.object(forKey: card)  // the animator, as long as the card lives
/// ```
///
/// The types are not restricted to objects, because on iOS the type of a key or a value may also be
/// a protocol marked `@objc`, which is no class for Swift here.
public final class NSMapTable<KeyType, ObjectType>: NSObject {
  private var entries: [(key: TableSlot, value: TableSlot)] = []
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options

  /// Creates an empty table.
  ///
  /// - Parameter initialCapacity: The expected number of entries, without effect here.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  /// Creates an empty table that keeps its keys and its values alive.
  public override convenience init() { self.init(keyOptions: [], valueOptions: []) }

  /// Returns a new table that keeps its keys and its values alive.
  public static func strongToStrongObjects() -> NSMapTable { NSMapTable() }
  /// Returns a new table that keeps its values alive, and its keys not.
  public static func weakToStrongObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
  }
  /// Returns a new table that keeps its keys alive, and its values not.
  public static func strongToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
  }
  /// Returns a new table that keeps neither its keys nor its values alive.
  public static func weakToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The entries whose key and value are alive, in the order in which they were added.
  private var living: [(key: KeyType, value: ObjectType)] {
    entries.compactMap { entry in
      guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType
      else { return nil }
      return (key, value)
    }
  }

  /// The number of entries whose key and value are alive.
  public var count: Int { living.count }

  /// Returns the value of a key, or `nil`.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries.first { $0.key.holds(aKey) }?.value.object as? ObjectType
  }

  /// Sets the value of a key. The call has no effect if the key or the value is `nil`.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey, let anObject else { return }
    entries.removeAll { $0.key.object == nil || $0.value.object == nil }
    let value = TableSlot(anObject, valueOptions)
    if let index = entries.firstIndex(where: { $0.key.holds(aKey) }) {
      entries[index].value = value
    } else {
      entries.append((TableSlot(aKey, keyOptions), value))
    }
  }

  /// Removes the entry of a key, if there is one.
  public func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries.removeAll { $0.key.holds(aKey) }
  }

  /// Removes all entries.
  public func removeAllObjects() { entries = [] }

  /// Returns an enumerator of the keys.
  public func keyEnumerator() -> NSEnumerator {
    NSArray(array: living.map(\.key)).objectEnumerator()
  }

  /// Returns an enumerator of the values, or `nil` in no case.
  public func objectEnumerator() -> NSEnumerator? {
    NSArray(array: living.map(\.value)).objectEnumerator()
  }
}
