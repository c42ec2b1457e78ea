/// What an observer of a property wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The present value, as soon as the observation begins.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Each change twice, before it and after it.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// In what way a property changed.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  /// Parts of a collection; the model tells of none.
  case insertion = 2
  case removal = 3
  case replacement = 4
}

/// Names a fact in the dictionary that `observeValue` is given.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// One change of a property, as a change handler is told of it.
public struct NSKeyValueObservedChange<Value> {
  /// In what way the property changed.
  public let kind: NSKeyValueChange
  /// The value after the change, if the observation asked for it.
  public let newValue: Value?
  /// The value before the change, if the observation asked for it.
  public let oldValue: Value?
  /// Whether the change is still to come.
  public let isPrior: Bool
}

/// An observation that lasts until it is invalidated or nobody holds on to it any more.
@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject {
  private weak var object: NSObject?
  private let observer: PropertyObserver

  init(of object: NSObject, by observer: PropertyObserver) {
    self.object = object
    self.observer = observer
  }

  /// Ends the observation.
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
/// On Apple's platforms any property that is declared `@objc dynamic` can be. Here a change is told
/// of the properties that apps look at: geometry and looks of views (`frame`, `bounds`, `center`,
/// `transform`, `alpha`, `isHidden`, `backgroundColor`, `safeAreaInsets`), what scroll views show,
/// the text, image and state of controls, titles and views of controllers, the selection of a tab
/// bar controller, the state of a recogniser, and what an adopted app declares `dynamic`. Observing
/// another one is noted, and nobody is told of it.
///
/// ```swift
/// let observation = scrollView.observe(\.contentOffset, options: .new) { scrollView, change in
///   header.move(to: change.newValue!.y)
/// }
/// ```
///
/// A setter announces its own property and no other, whether or not the value differs
/// (`contentOffset` alone has to): setting `center` tells nobody who observes `frame`, although the
/// frame is then another one. UIKit does the same.
@preconcurrency @MainActor
public protocol _KeyValueCodingAndObserving: NSObject {}

extension NSObject: _KeyValueCodingAndObserving {}
