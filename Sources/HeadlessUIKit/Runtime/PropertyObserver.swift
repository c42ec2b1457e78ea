/// A property that can be observed, by the name that key-value observing knows it under.
enum ObservedProperty: String {
  case frame, bounds, center, transform, alpha, safeAreaInsets
  case isHidden = "hidden"
  case contentOffset, contentSize, contentInset
  case selectedViewController, selectedIndex
}

/// One who is told when a property of an object is set.
@MainActor
final class PropertyObserver {
  /// A change as it is told: what the value was and is, as far as that is wanted.
  typealias Change = (old: Any?, new: Any?, isPrior: Bool)

  let property: ObservedProperty
  let options: NSKeyValueObservingOptions
  weak var observer: NSObject?
  let read: @MainActor () -> Any
  let tell: @MainActor (Change) -> Void
  var isRemoved = false

  init(
    _ property: ObservedProperty, _ options: NSKeyValueObservingOptions,
    _ observer: NSObject? = nil,
    read: @escaping @MainActor () -> Any, tell: @escaping @MainActor (Change) -> Void
  ) {
    self.property = property
    self.options = options
    self.observer = observer
    self.read = read
    self.tell = tell
  }
}

// MARK: - Telling

extension ExtrasCarrier {
  /// Makes a change to a property and tells its observers.
  ///
  /// Every setter of a property in ``ObservedProperty`` goes through here; it costs one comparison
  /// with `nil` if nobody observes anything.
  @inline(__always)
  func noting(_ property: ObservedProperty, _ change: () -> Void) {
    guard let extras, !extras.observers.isEmpty else { return change() }
    extras.note(property, change)
  }
}

extension ObjectExtras {
  fileprivate func note(_ property: ObservedProperty, _ change: () -> Void) {
    let concerned = observers.filter { $0.property == property }
    let old = concerned.map { $0.options.contains(.old) ? $0.read() : nil }
    for (observer, old) in zip(concerned, old) where observer.options.contains(.prior) {
      observer.tell((old, nil, isPrior: true))
    }
    change()
    for (observer, old) in zip(concerned, old) where !observer.isRemoved {
      observer.tell((old, observer.options.contains(.new) ? observer.read() : nil, isPrior: false))
    }
  }
}

// MARK: - Beginning and ending

extension PropertyObserver {
  /// Begins an observation by key path.
  static func observe<Root: NSObject, Value>(
    _ root: Root, _ keyPath: KeyPath<Root, Value>, named property: ObservedProperty?,
    _ options: NSKeyValueObservingOptions,
    reading read: @escaping @MainActor (ObservedProperty) -> Any?,
    _ handler: @escaping @MainActor (Root, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let property, let carrier = root as? any ExtrasCarrier else {
      preconditionFailure(
        """
        \(keyPath) cannot be observed: the model tells of changes to \(ObservedProperty.list) only. A property \
        that a class overrides is observed through its superclass: (card as UIView).observe(\\.frame).
        """)
    }
    nonisolated(unsafe) let keyPath = keyPath
    let observer = PropertyObserver(property, options) { [unowned root] in
      read(property) ?? root[keyPath: keyPath]
    } tell: { [unowned root] change in
      handler(
        root,
        NSKeyValueObservedChange(
          kind: .setting, newValue: change.new as? Value, oldValue: change.old as? Value,
          isPrior: change.isPrior))
    }
    observer.begin(on: carrier)
    return NSKeyValueObservation(of: carrier, by: observer)
  }

  /// Ends an observation by name.
  static func remove(_ observer: NSObject, from carrier: any ExtrasCarrier, _ name: String) {
    guard
      let extras = carrier.extras,
      let index = extras.observers.lastIndex(where: {
        $0.observer === observer && $0.property.rawValue == name
      })
    else {
      preconditionFailure(
        """
        Cannot remove an observer <\(type(of: observer))> for the key path "\(name)" from \
        <\(type(of: carrier))> because it is not registered as an observer.
        """)
    }
    extras.observers.remove(at: index).isRemoved = true
  }

  /// Begins to listen.
  func begin(on carrier: any ExtrasCarrier) {
    carrier.makeExtras().observers.append(self)
    if options.contains(.initial) {
      tell((nil, options.contains(.new) ? read() : nil, isPrior: false))
    }
  }
}

// MARK: - Names

extension ObservedProperty {
  /// The names, for an error.
  static let list = """
    frame, bounds, center, transform, alpha, hidden and safeAreaInsets of a view, contentOffset, contentSize and contentInset of \
    a scroll view, and selectedViewController and selectedIndex of a tab bar controller
    """
}
