public import Foundation

/// A property under the name that Objective-C knows it by.
///
/// On a device the run time finds a property by its name. Here there is a list: of the model's own
/// properties, and of those that `adopt` finds in an app (``KeyedObject``).
///
/// ```swift
/// KeyedProperty("radius", \Card.radius)
/// ```
@preconcurrency @MainActor
public struct KeyedProperty {
  let name: String
  let path: AnyKeyPath
  /// Whether an object is of the class that declares the property.
  let suits: @MainActor (NSObject) -> Bool
  let read: @MainActor (NSObject) -> Any?
  /// Sets the property, unless it takes no such value; `nil` if it can only be read.
  let write: (@MainActor (NSObject, Any?) -> Bool)?

  /// Gives a property a name.
  public init<Root: NSObject, Value>(_ name: String, _ path: KeyPath<Root, Value>) {
    self.name = name
    self.path = path
    suits = { $0 is Root }
    read = { ($0 as? Root).flatMap { Self.unwrapped($0[keyPath: path]) } }
    guard let path = path as? ReferenceWritableKeyPath<Root, Value> else {
      write = nil
      return
    }
    write = { object, value in
      guard let root = object as? Root, let value: Value = Self.converted(value) else {
        return false
      }
      root[keyPath: path] = value
      return true
    }
  }

  /// Gives a property that can only be set from outside a name.
  init<Root: NSObject, Value>(
    _ name: String, _ path: KeyPath<Root, Value>,
    set: @escaping @MainActor (Root, Value) -> Void
  ) {
    self.name = name
    self.path = path
    suits = { $0 is Root }
    read = { ($0 as? Root).flatMap { Self.unwrapped($0[keyPath: path]) } }
    write = { object, value in
      guard let root = object as? Root, let value: Value = Self.converted(value) else {
        return false
      }
      set(root, value)
      return true
    }
  }

  /// A value, or `nil` if it is an optional without one.
  private static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.content
  }

  /// A value as a property takes it: Objective-C hands over numbers and cases as objects.
  private static func converted<Value>(_ value: Any?) -> Value? {
    guard let value, !(value is NSNull) else { return (nil as Any?) as? Value }
    if let value = value as? Value { return value }
    if let number = keptByObjectiveC(value) as? NSNumber {
      if let value = number as? Value { return value }
      if let type = Value.self as? any RawRepresentable.Type {
        return enumeration(type, number) as? Value
      }
    }
    return nil
  }

  private static func enumeration<Case: RawRepresentable>(
    _ type: Case.Type, _ number: NSNumber
  ) -> Case? {
    (number as? Case.RawValue).flatMap { Case(rawValue: $0) }
  }
}

/// An object of an app's class whose properties can be reached by name; `adopt` writes it.
@preconcurrency @MainActor
public protocol KeyedObject: NSObject {
  /// The properties of this class and of those it inherits from.
  static var keyedProperties: [KeyedProperty] { get }
}

// MARK: - Finding

extension KeyedProperty {
  /// The property that a name means for an object.
  static func named(_ key: String, of object: NSObject) -> KeyedProperty? {
    let names = [key, plain(key)]
    let own = (object as? any KeyedObject).map { type(of: $0).keyedProperties } ?? []
    return own.last { names.contains($0.name) && $0.suits(object) }
      ?? ofModel.first { names.contains($0.name) && $0.suits(object) }
  }

  /// The property that a key path leads to, for an object.
  static func keyed(by path: AnyKeyPath, of object: NSObject) -> KeyedProperty? {
    let own = (object as? any KeyedObject).map { type(of: $0).keyedProperties } ?? []
    return own.last { $0.path == path } ?? ofModel.first { $0.path == path }
  }

  /// `hidden` for `isHidden`: what can be asked for both ways has one name here.
  static func plain(_ key: String) -> String {
    guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else {
      return key
    }
    return first.lowercased() + key.dropFirst(3)
  }
}
