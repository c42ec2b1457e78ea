/// How an object holds on to what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not at all.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// By a strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// By a copy.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// By a strong reference.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// By a copy.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Attaches a value to an object under a key; `nil` takes it away.
///
/// This is how extensions get stored properties. The key is an address, by custom that of a static
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
/// The value goes when its owner goes. For responders, layers, recognisers and whatever else
/// carries `ObjectExtras` that is the same moment; for an object of any other class it is the end
/// of the simulator's present run at the latest, as Swift outside Apple's platforms does not tell
/// when an object dies.
///
/// - Note: Unlike on a device, what was assigned without being retained reads as `nil` after its
///   death, and is not a dangling pointer.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
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

/// The value attached to an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  nonisolated(unsafe) let key = key
  nonisolated(unsafe) let object = object as AnyObject
  return onMainThread("objc_getAssociatedObject") {
    if let carrier = object as? any ExtrasCarrier {
      return carrier.extras?.associations.value(for: key)
    }
    return Simulator.current.associations.registry.value(for: key, of: object)
  }
}

/// Takes away all values attached to an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  nonisolated(unsafe) let object = object as AnyObject
  onMainThread("objc_removeAssociatedObjects") {
    (object as? any ExtrasCarrier)?.extras?.associations = Associations()
    Simulator.current.associations.registry.removeAll(of: object)
  }
}

// MARK: - Storage

/// One value and how it is held.
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

/// The values of one object, in the order their keys first came.
struct Associations {
  private var entries: [Association] = []

  var isEmpty: Bool { entries.isEmpty }

  func value(for key: UnsafeRawPointer) -> Any? {
    entries.first { $0.key == key }?.value
  }

  fileprivate mutating func set(_ association: Association?, for key: UnsafeRawPointer) {
    guard let index = entries.firstIndex(where: { $0.key == key }) else {
      if let association { entries.append(association) }
      return
    }
    // The old value may look at this table while it dies, so it dies after the change.
    let old = entries[index]
    if let association { entries[index] = association } else { entries.remove(at: index) }
    withExtendedLifetime(old) {}
  }
}

/// The values of objects that have no place for them.
///
/// An entry whose owner is dead is swept out when a run of the simulator ends. Entries are kept in
/// the order they were made, so that what they release is released in the same order in every run.
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

  /// Takes out the values of the dead, and hands them back to be released at a safe moment.
  mutating func sweep() -> [Associations] {
    let dead = entries.filter { $0.owner == nil }.map(\.values)
    if !dead.isEmpty { entries.removeAll { $0.owner == nil } }
    return dead
  }
}

/// Associated objects of owners that have no place for them, in one world.
@MainActor
final class AssociationsOfOthers {
  var registry = AssociationRegistry()
  /// What methods have returned that were called by a selector, whose callers do not keep it.
  var answers: [AnyObject] = []
}

extension Simulator {
  /// Associated objects of owners that have no place for them.
  var associations: AssociationsOfOthers {
    kept(at: .associations) { AssociationsOfOthers() }
  }

  /// Whether any object without a place for them has associated objects.
  var hasAssociationsOfOthers: Bool { !associations.registry.isEmpty }

  func releaseAssociations() {
    if !associations.answers.isEmpty { associations.answers = [] }
    if !associations.registry.isEmpty { withExtendedLifetime(associations.registry.sweep()) {} }
  }
}
