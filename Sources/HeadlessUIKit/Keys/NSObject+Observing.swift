extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Observes the property to which a key path leads. The closure is called whenever the property
  /// is set, until the returned observation is invalidated or released.
  ///
  /// - Parameter name: The property's Objective-C name. The tool `adopt` adds the argument to an
  ///   app's call, because the model cannot find a property's name from a key path that begins at a
  ///   subclass.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, named name: String? = nil,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let name = name.map(KeyedProperty.plain) ?? KeyedProperty.keyed(by: keyPath, of: self)?.name
    return begin(keyPath, name.map { ObservedProperty($0) }, options, changeHandler)
  }

  /// Reports to the observers of the property at a key path that the property is about to change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyedProperty.keyed(by: keyPath, of: self).map { willChangeValue(forKey: $0.name) }
  }

  /// Reports to the observers of the property at a key path that the property has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyedProperty.keyed(by: keyPath, of: self).map { didChangeValue(forKey: $0.name) }
  }

  fileprivate func begin<Value>(
    _ keyPath: KeyPath<Self, Value>, _ property: ObservedProperty?,
    _ options: NSKeyValueObservingOptions,
    _ handler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    // A property at a key path that the model does not know is recorded under the name of its
    // value's type. The key path's own description contains an address, which differs from run to
    // run.
    let property = property ?? ObservedProperty("a \(Value.self)")
    noteObservation(property)
    // Unchecked: the observer, which uses the key path, is called on the main thread alone, and a
    // key path never changes.
    nonisolated(unsafe) let keyPath = keyPath
    let observer = PropertyObserver(property, options) { [unowned self] in
      announcedValue(property) ?? self[keyPath: keyPath]
    } tell: { [unowned self] change in
      handler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: change.new as? Value, oldValue: change.old as? Value,
          isPrior: change.isPrior))
    }
    observer.begin(on: self)
    return NSKeyValueObservation(of: self, by: observer)
  }
}

// Two key paths are equal only if they begin at the same type: `\Card.frame` is not equal to
// `\UIView.frame`. So each of the following overloads, for the classes whose properties apps
// observe most, compares with key paths that begin at the object's own type.

extension _KeyValueCodingAndObserving where Self: UIView {
  /// Observes a property of a view. The closure is called whenever the property is set, until the
  /// returned observation is invalidated or released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let property =
      ObservedProperty.property(at: keyPath)
      ?? KeyedProperty.keyed(by: keyPath, of: self).map { ObservedProperty($0.name) }
    return begin(keyPath, property, options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UIControl {
  /// Observes a property of a control. The closure is called whenever the property is set, until
  /// the returned observation is invalidated or released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let property: ObservedProperty? =
      switch keyPath as PartialKeyPath<Self> {
      case \Self.isEnabled: ObservedProperty("enabled")
      case \Self.isSelected: ObservedProperty("selected")
      case \Self.isHighlighted: ObservedProperty("highlighted")
      default:
        .property(at: keyPath)
          ?? KeyedProperty.keyed(by: keyPath, of: self).map { ObservedProperty($0.name) }
      }
    return begin(keyPath, property, options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UIScrollView {
  /// Observes a property of a scroll view. The closure is called whenever the property is set,
  /// until the returned observation is invalidated or released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let property: ObservedProperty? =
      switch keyPath as PartialKeyPath<Self> {
      case \Self.contentOffset: .contentOffset
      case \Self.contentSize: .contentSize
      case \Self.contentInset: .contentInset
      case \Self.delegate: ObservedProperty("delegate")
      default:
        .property(at: keyPath)
          ?? KeyedProperty.keyed(by: keyPath, of: self).map { ObservedProperty($0.name) }
      }
    return begin(keyPath, property, options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UITabBarController {
  /// Observes a property of a tab bar controller. The closure is called whenever the property is
  /// set, until the returned observation is invalidated or released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let property: ObservedProperty? =
      switch keyPath as PartialKeyPath<Self> {
      case \Self.selectedViewController: .selectedViewController
      case \Self.selectedIndex: .selectedIndex
      case \Self.title: ObservedProperty("title")
      case \Self.view: ObservedProperty("view")
      default: nil
      }
    return begin(keyPath, property, options, changeHandler)
  }
}

extension ObservedProperty {
  /// Returns the observed property of a view that a key path leads to; `nil` if the key path leads
  /// to none of those that the model knows.
  @MainActor
  fileprivate static func property<View: UIView>(
    at keyPath: PartialKeyPath<View>
  ) -> ObservedProperty? {
    switch keyPath {
    case \View.frame: .frame
    case \View.bounds: .bounds
    case \View.center: .center
    case \View.transform: .transform
    case \View.alpha: .alpha
    case \View.isHidden: .isHidden
    case \View.safeAreaInsets: .safeAreaInsets
    case \View.backgroundColor: ObservedProperty("backgroundColor")
    default: nil
    }
  }
}

extension NSObject {
  /// Returns the value that was last reported to the observers of a view's safe area insets, which
  /// are computed on each access; `nil` for all other properties.
  @MainActor
  func announcedValue(_ property: ObservedProperty) -> Any? {
    guard property == .safeAreaInsets, let view = self as? UIView else { return nil }
    return view.announcedSafeArea
  }

  /// Records for the run's report that an app observes a property whose observers the model never
  /// calls.
  @MainActor
  func noteObservation(_ property: ObservedProperty) {
    guard !ObservedProperty.told.contains(property.name), !tells(property),
      (self as? any KeyedObject).map({ keyed in
        type(of: keyed).keyedProperties.contains { $0.name == property.name }
      }) != true
    else { return }
    Simulator.current.noteInert("observing '\(property.name)' of \(type(of: self))")
  }
}

extension NSObject {
  /// Returns true if the model calls the observers of this property in this object's class. A
  /// property of the same name in another class may have no observers that the model calls.
  fileprivate func tells(_ property: ObservedProperty) -> Bool {
    switch property.name {
    case "delegate": self is UIScrollView
    case "parentViewController": self is UIViewController
    default: false
    }
  }
}

extension ObservedProperty {
  /// The names of the properties whose observers the model calls, in all classes.
  fileprivate static let told: [String] = [
    "frame", "bounds", "center", "transform", "alpha", "hidden", "backgroundColor",
    "safeAreaInsets", "contentOffset", "contentSize", "contentInset", "selectedViewController",
    "selectedIndex", "image", "text", "title", "view", "progress", "enabled", "selected",
    "highlighted",
  ]
}
