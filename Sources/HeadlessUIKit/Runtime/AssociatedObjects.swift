/// The way in which `objc_setAssociatedObject` keeps a value: weakly, strongly, or as a copy.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The associated value is not kept alive. When it is deallocated, it reads as `nil`.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The associated value is kept alive by a strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of the associated value is made and kept alive by a strong reference.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The associated value is kept alive by a strong reference. In the model it equals
  /// `OBJC_ASSOCIATION_RETAIN_NONATOMIC`.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy of the associated value is made and kept alive by a strong reference. In the model it
  /// equals `OBJC_ASSOCIATION_COPY_NONATOMIC`.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key; `nil` removes the value.
///
/// Extensions get stored properties in this way. The key is an address, usually that of a static
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
/// The value is released when its owner is deallocated. For responders, layers, recognisers and all
/// other objects that have a property for `ObjectExtras` this happens at once. For an object of any
/// other class it happens at the end of the simulator's present run at the latest, because Swift
/// outside of Apple's platforms does not report that an object was deallocated.
///
/// - Note: On a device, a value that was associated without being retained leaves a dangling
///   pointer when it is deallocated. Here it reads as `nil` then.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  // Unchecked: `nonisolated(unsafe)` is safe, because the closure below runs on this thread before
  // the function returns.
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

/// Returns the value that was associated with an object under a key by `objc_setAssociatedObject`;
/// `nil` if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  // Unchecked: `nonisolated(unsafe)` is safe, because the closure below runs on this thread before
  // the function returns.
  nonisolated(unsafe) let key = key
  nonisolated(unsafe) let object = object as AnyObject
  return onMainThread("objc_getAssociatedObject") {
    if let carrier = object as? any ExtrasCarrier {
      return carrier.extras?.associations.value(for: key)
    }
    return Simulator.current.associations.registry.value(for: key, of: object)
  }
}

/// Removes all values that were associated with an object by `objc_setAssociatedObject`.
public func objc_removeAssociatedObjects(_ object: Any) {
  // Unchecked: `nonisolated(unsafe)` is safe, because the closure below runs on this thread before
  // the function returns.
  nonisolated(unsafe) let object = object as AnyObject
  onMainThread("objc_removeAssociatedObjects") {
    (object as? any ExtrasCarrier)?.extras?.associations = Associations()
    Simulator.current.associations.registry.removeAll(of: object)
  }
}

// MARK: - Storage

/// One value associated with an object, with its key and the kind of reference (weak or strong)
/// that holds the value.
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

/// The values that are associated with one object by `objc_setAssociatedObject`, in the order in
/// which their keys were first used.
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
    // The old value's `deinit` may read this table of associated values, so the old value is
    // released only after the table has changed.
    let old = entries[index]
    if let association { entries[index] = association } else { entries.remove(at: index) }
    withExtendedLifetime(old) {}
  }
}

/// The associated values of objects that cannot store them themselves, because their class has no
/// property for ``ObjectExtras``.
///
/// The entry of an owner that was deallocated is removed when a run of the simulator ends. Entries
/// stay in the order in which they were made, so that values are released in the same order in
/// every run.
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

  /// Removes the associated values of objects that were deallocated, and returns them. The caller
  /// releases them after the change of the registry, because their `deinit` may read the registry.
  mutating func sweep() -> [Associations] {
    let dead = entries.filter { $0.owner == nil }.map(\.values)
    if !dead.isEmpty { entries.removeAll { $0.owner == nil } }
    return dead
  }
}

/// The associated values of one simulator's objects that cannot store them themselves, because
/// their class has no property for ``ObjectExtras``.
@MainActor
final class AssociationsOfOthers {
  var registry = AssociationRegistry()
  /// The objects that methods of the model have returned and that nobody else may own yet, and the
  /// views that were removed from their superviews. They are kept alive until the simulator's run
  /// ends, as autoreleased objects are on a device (rule R230 of UIKit's behaviour).
  var answers: [AnyObject] = []
}

extension Simulator {
  /// The associated values of this simulator's objects that cannot store them themselves, because
  /// their class has no property for ``ObjectExtras``.
  var associations: AssociationsOfOthers {
    kept(at: .associations) { AssociationsOfOthers() }
  }

  /// Keeps an object alive until the simulator's run ends, and returns it.
  ///
  /// A method of UIKit's that makes an object hands it out autoreleased, so that an app may refer
  /// to it weakly at first and give it an owner later in the same turn.
  func autoreleased<Object: AnyObject>(_ object: Object) -> Object {
    associations.answers.append(object)
    return object
  }

  /// True if any object has associated values that it cannot store itself, because its class has no
  /// property for ``ObjectExtras``.
  var hasAssociationsOfOthers: Bool { !associations.registry.isEmpty }

  func releaseAssociations() {
    // The objects are released after the change of the list, because their `deinit` may remove
    // views, which are added to it.
    while !associations.answers.isEmpty {
      let answers = associations.answers
      associations.answers = []
      withExtendedLifetime(answers) {}
    }
    if !associations.registry.isEmpty { withExtendedLifetime(associations.registry.sweep()) {} }
  }
}
