/// Options of an observation: the values that the observer gets, and the times at which it is
/// called.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the set, one for each option.
  public let rawValue: UInt
  /// Creates a set of options from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The observer gets the property's value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The observer gets the property's value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is also called when the observation begins, with the present value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The observer is told of each change twice, before and after it.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The way in which a property changed.
public enum NSKeyValueChange: UInt, Sendable {
  /// The assignment of a new value; the only change that the model reports.
  case setting = 1
  /// The insertion of elements into a collection; the model never reports it.
  case insertion = 2
  /// The removal of elements from a collection; the model never reports it.
  case removal = 3
  /// The replacement of elements of a collection; the model never reports it.
  case replacement = 4
}

/// A key of the dictionary that `observeValue(forKeyPath:of:change:context:)` gets.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key in the dictionary of a change, such as `new`.
  public let rawValue: String
  /// Creates a key with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The way in which the property changed, as the raw value of an ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The property's value after the change, if the observer asked for it.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The property's value before the change, if the observer asked for it.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// True, if the change has not happened yet; otherwise the dictionary has no such key.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// One change of a property, as a change handler gets it.
public struct NSKeyValueObservedChange<Value> {
  /// The way in which the property changed.
  public let kind: NSKeyValueChange
  /// The property's value after the change, if the observer asked for it.
  public let newValue: Value?
  /// The property's value before the change, if the observer asked for it.
  public let oldValue: Value?
  /// True if the change has not happened yet.
  public let isPrior: Bool
}

/// An observation of a property. It lasts until it is invalidated or released.
@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject {
  private weak var object: NSObject?
  private let observer: PropertyObserver

  init(of object: NSObject, by observer: PropertyObserver) {
    self.object = object
    self.observer = observer
  }

  /// Ends the observation, so that its change handler is not called any more.
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
