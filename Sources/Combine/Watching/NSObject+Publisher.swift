public import Foundation
public import UIKit

extension NSObject {
  /// A publisher of the values of an object's property, by key-value observing.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    /// The object whose property the publisher observes.
    public let object: Subject
    /// The property that the publisher observes.
    public let keyPath: KeyPath<Subject, Value>
    /// The key-value observing options, which determine which values are sent and when.
    public let options: NSKeyValueObservingOptions
    /// The function that begins to observe the property, in the way that the object's class
    /// requires.
    let observe: @MainActor (@escaping @MainActor (Value) -> Void) -> NSKeyValueObservation

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      let outlet = Outlet(subscriber, keeping: .latest)
      subscriber.receive(subscription: outlet)
      // Unchecked: `nonisolated(unsafe)` is safe, because the closure below runs at once, and
      // `assumeIsolated` traps off the main thread.
      nonisolated(unsafe) let told = outlet
      nonisolated(unsafe) let publisher = self
      MainActor.assumeIsolated {
        var observation: NSKeyValueObservation? = publisher.observe { told.send($0) }
        // The observation of the property ends when the outlet (the subscription) is cancelled or
        // ends.
        told.hold(AnyCancellable { observation = nil })
        withExtendedLifetime(observation) {}
      }
    }
  }
}

extension _KeyValueCodingAndObserving where Self: UIView {
  /// Returns a publisher of a property's values, by key-value observing: the present value first,
  /// and then each new one.
  ///
  /// The properties that can be observed are those of `observe(_:options:changeHandler:)`.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    .init(object: self, keyPath: keyPath, options: options) { [unowned self] tell in
      observe(keyPath, options: options) { view, _ in tell(view[keyPath: keyPath]) }
    }
  }
}

extension _KeyValueCodingAndObserving where Self: UIScrollView {
  /// Returns a publisher of a scroll view's property, by key-value observing: the present value
  /// first, and then each new one.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    .init(object: self, keyPath: keyPath, options: options) { [unowned self] tell in
      observe(keyPath, options: options) { view, _ in tell(view[keyPath: keyPath]) }
    }
  }
}

extension _KeyValueCodingAndObserving where Self: UITabBarController {
  /// Returns a publisher of a tab bar controller's property, by key-value observing: the present
  /// value first, and then each new one.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    .init(object: self, keyPath: keyPath, options: options) { [unowned self] tell in
      observe(keyPath, options: options) { bar, _ in tell(bar[keyPath: keyPath]) }
    }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns a publisher of a property's values, by key-value observing: the present value first,
  /// and then each new one.
  ///
  /// - Parameter name: The property's name in Objective-C, an argument that `adopt` adds to the
  ///   app's code.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, named name: String? = nil,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    .init(object: self, keyPath: keyPath, options: options) { [unowned self] tell in
      observe(keyPath, named: name, options: options) { object, _ in tell(object[keyPath: keyPath])
      }
    }
  }
}
