public import Foundation
public import UIKit

extension NSObject {
  /// The values of a property that can be observed.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    /// Whose property it is.
    public let object: Subject
    /// Which one.
    public let keyPath: KeyPath<Subject, Value>
    /// What is sent, and when.
    public let options: NSKeyValueObservingOptions
    /// Begins to observe, as the object's kind does it.
    let observe: @MainActor (@escaping @MainActor (Value) -> Void) -> NSKeyValueObservation

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      let outlet = Outlet(subscriber, keeping: .latest)
      subscriber.receive(subscription: outlet)
      nonisolated(unsafe) let told = outlet
      nonisolated(unsafe) let publisher = self
      MainActor.assumeIsolated {
        var observation: NSKeyValueObservation? = publisher.observe { told.send($0) }
        // It ends when nobody holds it, wherever that is.
        told.hold(AnyCancellable { observation = nil })
        withExtendedLifetime(observation) {}
      }
    }
  }
}

extension _KeyValueCodingAndObserving where Self: UIView {
  /// Returns a publisher of a property's values: the present one first, and then those it is set
  /// to.
  ///
  /// The properties are those of `observe(_:options:changeHandler:)`.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    .init(object: self, keyPath: keyPath, options: options) { [unowned self] tell in
      observe(keyPath, options: options) { view, _ in tell(view[keyPath: keyPath]) }
    }
  }
}

extension _KeyValueCodingAndObserving where Self: UIScrollView {
  /// Returns a publisher of a property's values: the present one first, and then those it is set
  /// to.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    .init(object: self, keyPath: keyPath, options: options) { [unowned self] tell in
      observe(keyPath, options: options) { view, _ in tell(view[keyPath: keyPath]) }
    }
  }
}

extension _KeyValueCodingAndObserving where Self: UITabBarController {
  /// Returns a publisher of a property's values: the present one first, and then those it is set
  /// to.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    .init(object: self, keyPath: keyPath, options: options) { [unowned self] tell in
      observe(keyPath, options: options) { bar, _ in tell(bar[keyPath: keyPath]) }
    }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns a publisher of a property's values: the present one first, and then those it is set
  /// to.
  ///
  /// - Parameter name: The property's name in Objective-C, which `adopt` takes from the text.
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
