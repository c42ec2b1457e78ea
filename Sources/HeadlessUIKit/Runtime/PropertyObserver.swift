/// A property that key-value observing can observe, identified by its name.
struct ObservedProperty: Hashable {
  let name: String
  init(_ name: String) { self.name = name }

  static var frame: Self { Self("frame") }
  static var bounds: Self { Self("bounds") }
  static var center: Self { Self("center") }
  static var transform: Self { Self("transform") }
  static var alpha: Self { Self("alpha") }
  static var safeAreaInsets: Self { Self("safeAreaInsets") }
  static var isHidden: Self { Self("hidden") }
  static var contentOffset: Self { Self("contentOffset") }
  static var contentSize: Self { Self("contentSize") }
  static var contentInset: Self { Self("contentInset") }
  static var selectedViewController: Self { Self("selectedViewController") }
  static var selectedIndex: Self { Self("selectedIndex") }
}

/// A key-value observer of one property of one object. It is called whenever the property is set.
@MainActor
final class PropertyObserver {
  /// A report of a property's change: the old and the new value, each only if the observer wants
  /// it, and true if the property has not changed yet.
  typealias Change = (old: Any?, new: Any?, isPrior: Bool)

  let property: ObservedProperty
  let options: NSKeyValueObservingOptions
  weak var observer: NSObject?
  let read: @MainActor () -> Any?
  let tell: @MainActor (Change) -> Void
  var isRemoved = false
  /// The identity of the observer, for an observer that removes itself while it is deallocated: the
  /// weak reference no longer finds it then.
  private let identity: ObjectIdentifier?

  init(
    _ property: ObservedProperty, _ options: NSKeyValueObservingOptions,
    _ observer: NSObject? = nil,
    read: @escaping @MainActor () -> Any?, tell: @escaping @MainActor (Change) -> Void
  ) {
    self.property = property
    self.options = options
    self.observer = observer
    identity = observer.map { ObjectIdentifier($0) }
    self.read = read
    self.tell = tell
  }
}

extension PropertyObserver {
  /// Returns true if this is an observation of a property by an object, which may be in the middle
  /// of its deallocation.
  ///
  /// A weak reference to such an object is `nil` from the beginning. This tells it from a new
  /// object in the memory of an observer that is gone.
  fileprivate func isBy(_ object: NSObject, of name: String) -> Bool {
    guard property.name == name else { return false }
    if let observer { return observer === object }
    weak let probe = object
    return probe == nil && identity == ObjectIdentifier(object)
  }
}

// MARK: - Reporting changes

extension ExtrasCarrier {
  /// Runs a closure that changes an observable property, and reports the change to the property's
  /// observers.
  ///
  /// The setters of properties that apps often observe call this method. For an object without
  /// observers it costs one comparison with `nil`.
  @inline(__always)
  func noting(_ property: @autoclosure () -> ObservedProperty, _ change: () -> Void) {
    guard let extras, !extras.observers.isEmpty else { return change() }
    let property = property()
    extras.willChange(property)
    change()
    extras.didChange(property)
  }

  /// Reports to key-value observers that a stored property is about to change. The property's
  /// `willSet` calls this method.
  @inline(__always)
  func willChange(_ name: StaticString) {
    guard let extras, !extras.observers.isEmpty else { return }
    extras.willChange(ObservedProperty("\(name)"))
  }

  /// Reports to key-value observers that a stored property has changed. The property's `didSet`
  /// calls this method.
  @inline(__always)
  func didChange(_ name: StaticString) {
    guard let extras, !extras.observers.isEmpty else { return }
    extras.didChange(ObservedProperty("\(name)"))
  }
}

/// A change of an observed property that was announced and has not been reported as done: the
/// observers to call then, each with the property's old value if it asked for that.
struct ChangeUnderWay {
  let property: ObservedProperty
  let told: [(observer: PropertyObserver, old: Any?)]
}

extension ObjectExtras {
  /// Announces that a property is about to change: stores the old value for the observers that want
  /// it, and calls those that asked to be told before the change.
  func willChange(_ property: ObservedProperty) {
    let told = observers.filter { $0.property == property }
      .map { ($0, $0.options.contains(.old) ? $0.read() : nil) }
    changes.append(ChangeUnderWay(property: property, told: told))
    for (observer, old) in told where observer.options.contains(.prior) {
      observer.tell((old, nil, isPrior: true))
    }
  }

  /// Reports that an announced change of a property is done, to the observers that were registered
  /// when it was announced. Without an announcement, does nothing.
  func didChange(_ property: ObservedProperty) {
    guard let index = changes.lastIndex(where: { $0.property == property }) else { return }
    for (observer, old) in changes.remove(at: index).told where !observer.isRemoved {
      observer.tell((old, observer.options.contains(.new) ? observer.read() : nil, isPrior: false))
    }
  }
}

// MARK: - Beginning and ending

/// The key under which an object without a property for ``ObjectExtras`` has them as an associated
/// value.
///
/// Unchecked: `nonisolated(unsafe)` is safe, because only the variable's address is used; no code
/// reads or writes its value.
nonisolated(unsafe) private var extrasKey: UInt8 = 0

extension NSObject {
  /// The object's observers and associated values; `nil` if it has neither.
  @MainActor
  var observed: ObjectExtras? {
    if let carrier = self as? any ExtrasCarrier { return carrier.extras }
    guard Simulator.current.hasAssociationsOfOthers else { return nil }
    return objc_getAssociatedObject(self, &extrasKey) as? ObjectExtras
  }

  /// Returns the store of the object's observers and associated values, which is created on first
  /// use.
  @MainActor
  func makeObserved() -> ObjectExtras {
    if let carrier = self as? any ExtrasCarrier { return carrier.makeExtras() }
    if let observed { return observed }
    let made = ObjectExtras()
    objc_setAssociatedObject(self, &extrasKey, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  /// Reports to key-value observers that a property is about to change.
  ///
  /// The tool `adopt` writes calls of this method into an app's properties that are declared
  /// `dynamic`.
  public func willChangeValue(forKey key: String) {
    // Unchecked: `nonisolated(unsafe)` is safe, because the closure below runs on this thread
    // before the method returns.
    nonisolated(unsafe) let object = self
    onMainThread("NSObject.willChangeValue(forKey:)") {
      guard let observed = object.observed, !observed.observers.isEmpty else { return }
      observed.willChange(ObservedProperty(key))
    }
  }

  /// Reports to key-value observers that a property has changed.
  public func didChangeValue(forKey key: String) {
    // Unchecked: `nonisolated(unsafe)` is safe, because the closure below runs on this thread
    // before the method returns.
    nonisolated(unsafe) let object = self
    onMainThread("NSObject.didChangeValue(forKey:)") {
      (object as? any ChangeListener)?.valueDidChange(named: key)
      guard let observed = object.observed, !observed.observers.isEmpty else { return }
      observed.didChange(ObservedProperty(key))
    }
  }
}

/// An object that acts when one of its own properties is reported to have changed, as an
/// ``Operation`` does when its subclass reports that it is finished.
@MainActor
protocol ChangeListener: NSObject {
  /// Called when the object has reported that its property with this name changed.
  func valueDidChange(named name: String)
}

extension PropertyObserver {
  /// Ends the most recent observation of an object's property by an observer, as
  /// `removeObserver(_:forKeyPath:)` does. Traps if there is none.
  static func remove(_ observer: NSObject, from object: NSObject, _ name: String) {
    guard
      let extras = object.observed,
      let index = extras.observers.lastIndex(where: { $0.isBy(observer, of: name) })
    else {
      preconditionFailure(
        """
        Cannot remove an observer <\(type(of: observer))> for the key path "\(name)" from \
        <\(type(of: object))> because it is not registered as an observer.
        """)
    }
    extras.observers.remove(at: index).isRemoved = true
  }

  /// Begins the observation: registers this observer with the object, and calls the observer at
  /// once if it asked for the property's present value.
  func begin(on object: NSObject) {
    object.makeObserved().observers.append(self)
    if options.contains(.initial) {
      tell((nil, options.contains(.new) ? read() : nil, isPrior: false))
    }
  }
}
