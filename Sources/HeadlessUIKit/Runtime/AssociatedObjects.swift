/// The way in which an object keeps a value associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Without keeping it alive.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// By a strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// By a strong reference to a copy.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// By a strong reference.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// By a strong reference to a copy.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key; `nil` removes the value.
///
/// Extensions get stored properties in this way. The key is an address, by custom that of a static
/// variable:
///
/// ```swift
/// private nonisolated(unsafe) var cardKey: UInt8 = 0
///
/// extension UIViewController {
///   var cardTransition: CardTransition? {
///     get { objc_getAssociatedObject(self, &cardKey) as? CardTransition }
///     set {
///       objc_setAssociatedObject(self, &cardKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
///     }
///   }
/// }
/// ```
///
/// The value is released with its owner. For responders, layers, recognisers and all other objects
/// that carry `ObjectExtras` this happens at once. For an object of any other class it happens at
/// the end of the simulator's present run at the latest, because Swift outside Apple's platforms
/// does not report when an object dies.
///
/// - Note: Unlike on a device, a value that was assigned without being retained reads as `nil`
///   after its death, and is not a dangling pointer.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  // Unchecked: the closure runs on this thread before the call returns.
  nonisolated(unsafe) let key = key
  nonisolated(unsafe) let object = object as AnyObject
  nonisolated(unsafe) let association = value.map {
    Association(key: key, value: $0, policy: policy)
  }
  onMainThread("objc_setAssociatedObject") {
    if let carrier = object as? any ExtrasCarrier {
      if carrier.extras == nil, association == nil { return }
      carrier.makeExtras().associations.set(association, for: key)
    } else {
      Simulator.current.associations.registry.set(association, for: key, of: object)
    }
  }
}

/// Returns the value associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  // Unchecked: the closure runs on this thread before the call returns.
  nonisolated(unsafe) let key = key
  nonisolated(unsafe) let object = object as AnyObject
  return onMainThread("objc_getAssociatedObject") {
    if let carrier = object as? any ExtrasCarrier {
      return carrier.extras?.associations.value(for: key)
    }
    return Simulator.current.associations.registry.value(for: key, of: object)
  }
}

/// Removes all values associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  // Unchecked: the closure runs on this thread before the call returns.
  nonisolated(unsafe) let object = object as AnyObject
  onMainThread("objc_removeAssociatedObjects") {
    (object as? any ExtrasCarrier)?.extras?.associations = Associations()
    Simulator.current.associations.registry.removeAll(of: object)
  }
}

// MARK: - Storage

/// One associated value and the reference that holds it.
private struct Association {
  let key: UnsafeRawPointer
  private let strong: Any?
  private weak var weak: AnyObject?

  init(key: UnsafeRawPointer, value: Any, policy: objc_AssociationPolicy) {
    self.key = key
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyObject.Type:
      strong = nil
      weak = value as AnyObject
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      strong = (value as? any NSCopying)?.copy(with: nil) ?? value
    default:
      strong = value
    }
  }

  var value: Any? { strong ?? weak }
}

/// The values associated with one object, in the order in which their keys were first used.
struct Associations {
  private var entries: [Association] = []

  func value(for key: UnsafeRawPointer) -> Any? {
    entries.first { $0.key == key }?.value
  }

  fileprivate mutating func set(_ association: Association?, for key: UnsafeRawPointer) {
    guard let index = entries.firstIndex(where: { $0.key == key }) else {
      if let association { entries.append(association) }
      return
    }
    // The old value's `deinit` may read this table, so the value is released after the change.
    let old = entries[index]
    if let association { entries[index] = association } else { entries.remove(at: index) }
    withExtendedLifetime(old) {}
  }
}

/// The values associated with objects that do not carry `ObjectExtras`.
///
/// The entry of a dead owner is removed when a run of the simulator ends. Entries are kept in the
/// order they were made, so that their values are released in the same order in every run.
struct AssociationRegistry {
  private struct Entry {
    weak var owner: AnyObject?
    var values: Associations
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  func value(for key: UnsafeRawPointer, of owner: AnyObject) -> Any? {
    entries.first { $0.owner === owner }?.values.value(for: key)
  }

  fileprivate mutating func set(
    _ association: Association?, for key: UnsafeRawPointer, of owner: AnyObject
  ) {
    if let index = entries.firstIndex(where: { $0.owner === owner }) {
      entries[index].values.set(association, for: key)
    } else if association != nil {
      entries.append(Entry(owner: owner, values: Associations()))
      entries[entries.count - 1].values.set(association, for: key)
    }
  }

  mutating func removeAll(of owner: AnyObject) {
    entries.removeAll { $0.owner === owner }
  }

  /// Removes the values of owners that were deallocated, and returns them so that the caller can
  /// release them at a safe moment.
  mutating func sweep() -> [Associations] {
    let dead = entries.filter { $0.owner == nil }.map(\.values)
    if !dead.isEmpty { entries.removeAll { $0.owner == nil } }
    return dead
  }
}

/// The values associated with objects that do not carry `ObjectExtras`, in one simulator.
@MainActor
final class AssociationsOfOthers {
  var registry = AssociationRegistry()
  /// The objects returned by methods that were called by a selector, kept until the run ends.
  var answers: [AnyObject] = []
}

extension Simulator {
  /// The values associated with objects that do not carry `ObjectExtras`.
  var associations: AssociationsOfOthers {
    kept(at: .associations) { AssociationsOfOthers() }
  }

  /// True if any object that does not carry `ObjectExtras` has associated values.
  var hasAssociationsOfOthers: Bool { !associations.registry.isEmpty }

  func releaseAssociations() {
    if !associations.answers.isEmpty { associations.answers = [] }
    if !associations.registry.isEmpty { withExtendedLifetime(associations.registry.sweep()) {} }
  }
}
