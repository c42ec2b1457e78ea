public import Foundation

/// A list of pointers to objects, which it may leave to their owners.
///
/// The type exists because Foundation on Linux has none. Every pointer is that of an object. Apps
/// keep lists of weak delegates in it:
///
/// ```swift
/// let delegates = NSPointerArray.weakObjects()
/// delegates.addPointer(Unmanaged.passUnretained(card).toOpaque())
/// delegates.allObjects  // the card, as long as somebody else keeps it
/// ```
public final class NSPointerArray: NSObject {
  private var slots: [TableSlot?] = []
  private let options: NSPointerFunctions.Options

  /// Creates an empty list.
  public init(options: NSPointerFunctions.Options = []) { self.options = options }

  /// Creates an empty list that keeps its objects alive.
  public override convenience init() { self.init(options: []) }

  /// Returns a new list that does not keep its objects alive. An object that is deallocated leaves
  /// an empty place.
  public static func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// Returns a new list that keeps its objects alive.
  public static func strongObjects() -> NSPointerArray { NSPointerArray() }

  /// The objects of the list that are alive, without its empty places.
  public var allObjects: [Any] { slots.compactMap { $0?.object } }

  /// The number of places, the empty ones included. A smaller number takes the last places away,
  /// and a greater one adds empty places.
  public var count: Int {
    get { slots.count }
    set { slots = (0..<newValue).map { slots.indices.contains($0) ? slots[$0] : nil } }
  }

  /// Returns the pointer at a place; `nil` if the place is empty.
  public func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    slots[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds a pointer at the end, or an empty place.
  public func addPointer(_ pointer: UnsafeMutableRawPointer?) { slots.append(slot(pointer)) }

  /// Inserts a pointer, or an empty place, before the place with a given number.
  public func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    slots.insert(slot(item), at: index)
  }

  /// Replaces the pointer at a place.
  public func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    slots[index] = slot(item)
  }

  /// Takes a place away.
  public func removePointer(at index: Int) { slots.remove(at: index) }

  /// Takes the empty places away. On a device a place that became empty by a deallocation may stay,
  /// unless the list was changed before.
  public func compact() { slots.removeAll { $0?.object == nil } }

  private func slot(_ pointer: UnsafeMutableRawPointer?) -> TableSlot? {
    pointer.map { TableSlot(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
  }
}
