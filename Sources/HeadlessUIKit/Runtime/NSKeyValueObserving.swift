/// Options for the observation of a property: the values that the observer gets, and the times at
/// which it is called.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of a set of key-value observing options, one bit for each option.
  public let rawValue: UInt
  /// Creates a set of key-value observing options from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The observer of a property gets the property's value after each change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The observer of a property gets the property's value before each change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer of a property is also called when the observation begins, with the present value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The observer of a property is told of each change twice, before and after it.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change of an observed property: an assignment, or a change of a collection.
public enum NSKeyValueChange: UInt, Sendable {
  /// The observed property was assigned a new value. The model reports only this kind of change.
  case setting = 1
  /// Elements were inserted into an observed collection. The model never reports this kind of
  /// change.
  case insertion = 2
  /// Elements were removed from an observed collection. The model never reports this kind of
  /// change.
  case removal = 3
  /// Elements of an observed collection were replaced. The model never reports this kind of change.
  case replacement = 4
}

/// A key of the dictionary of a change that `observeValue(forKeyPath:of:change:context:)` receives.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The raw value of a key of a change's dictionary: its name, such as `new`.
  public let rawValue: String
  /// Creates a key of a change's dictionary from the key's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key for the kind of the change, the raw value of an ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The key for the property's value after the change. It is missing unless the observer asked for
  /// that value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The key for the property's value before the change. It is missing unless the observer asked
  /// for that value.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The key that says that the property has not changed yet (true). After the change it is
  /// missing.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// One change of an observed property, as the closure of `observe(_:options:changeHandler:)`
/// receives it.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change of the observed property.
  public let kind: NSKeyValueChange
  /// The observed property's value after the change; `nil` unless the observer asked for it.
  public let newValue: Value?
  /// The observed property's value before the change; `nil` unless the observer asked for it.
  public let oldValue: Value?
  /// True if the observed property has not changed yet, so that the report comes before the change.
  public let isPrior: Bool
}

/// The observation of one property of an object. It lasts until it is invalidated or released.
@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject {
  private weak var object: NSObject?
  private let observer: PropertyObserver

  init(of object: NSObject, by observer: PropertyObserver) {
    self.object = object
    self.observer = observer
  }

  /// Ends the observation of the property, so that its closure is not called any more.
  public func invalidate() {
    observer.isRemoved = true
    object?.observed?.observers.removeAll { $0 === observer }
  }

  deinit {
    atDeath { invalidate() }
  }
}

// MARK: - Observing

/// An object whose properties can be observed.
///
/// On Apple's platforms every property that is declared `@objc dynamic` can be observed. Here
/// changes are reported of the properties that apps observe: geometry and looks of views (`frame`,
/// `bounds`, `center`, `transform`, `alpha`, `isHidden`, `backgroundColor`, `safeAreaInsets`),
/// offset, size and inset of scroll views' content and their delegate, the text, image and state of
/// controls, titles, views and parents of controllers, the selection of a tab bar controller, the
/// state of a recogniser, and properties that an adopted app declares `dynamic`. An observation of
/// any other property is noted, and never reports a change.
///
/// ```swift
/// let observation = scrollView.observe(\.contentOffset, options: .new) { scrollView, change in
///   header.move(to: change.newValue!.y)
/// }
/// ```
///
/// A setter reports a change of its own property only, and reports it even if the value stays the
/// same (except for `contentOffset`). For example, setting `center` calls no observer of `frame`,
/// although the frame changes as well. UIKit behaves in the same way.
@preconcurrency @MainActor
public protocol _KeyValueCodingAndObserving: NSObject {}

extension NSObject: _KeyValueCodingAndObserving {}
