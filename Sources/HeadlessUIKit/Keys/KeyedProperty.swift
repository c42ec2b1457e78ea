public import Foundation

/// A property of a class, and the name that it has in Objective-C.
///
/// On a device the Objective-C runtime finds a property by its name. In the model, lists of
/// properties take the runtime's place: one list of the model's own properties, and lists that the
/// tool `adopt` makes for an app's classes (``KeyedObject``).
///
/// ```swift
/// KeyedProperty("radius", \Card.radius)
/// ```
@preconcurrency @MainActor
public struct KeyedProperty {
  let name: String
  let path: AnyKeyPath
  /// A closure that returns true if an object belongs to the class that declares the property.
  let suits: @MainActor (NSObject) -> Bool
  let read: @MainActor (NSObject) -> Any?
  /// A closure that sets the property of an object to a value. It returns false if the value does
  /// not fit the property's type. For a read-only property the closure is `nil`.
  let write: (@MainActor (NSObject, Any?) -> Bool)?

  /// Creates a property with a name from a key path, by which it is read and, if possible, set.
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

  /// Creates a property with a name from a key path, by which it is read, and a closure, by which
  /// it is set.
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

  /// Returns the value inside an optional that was passed as `Any`. Returns `nil` for an empty
  /// optional, and any other value unchanged.
  private static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.content
  }

  /// Returns a value converted to the type of a property; `nil` if that is impossible. As in
  /// Objective-C, an `NSNumber` may stand for a number or for a case of an enumeration.
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

/// An object of an app's class whose properties can be accessed by their Objective-C names. The
/// tool `adopt` writes the conformance into the app's code.
@preconcurrency @MainActor
public protocol KeyedObject: NSObject {
  /// The properties of the class and of its superclasses that can be accessed by name.
  static var keyedProperties: [KeyedProperty] { get }
}

// MARK: - Lookup

extension KeyedProperty {
  /// Returns the property that an object has under an Objective-C name; `nil` if there is none in
  /// the lists.
  static func named(_ key: String, of object: NSObject) -> KeyedProperty? {
    let names = [key, plain(key)]
    let own = (object as? any KeyedObject).map { type(of: $0).keyedProperties } ?? []
    return own.last { names.contains($0.name) && $0.suits(object) }
      ?? ofModel.first { names.contains($0.name) && $0.suits(object) }
  }

  /// Returns the listed property of an object to which a key path leads; `nil` if no list contains
  /// it.
  static func keyed(by path: AnyKeyPath, of object: NSObject) -> KeyedProperty? {
    let own = (object as? any KeyedObject).map { type(of: $0).keyedProperties } ?? []
    return own.last { $0.path == path } ?? ofModel.first { $0.path == path }
  }

  /// Returns a property's name without the prefix that the getter of a Boolean property has:
  /// `hidden` for `isHidden`.
  static func plain(_ key: String) -> String {
    guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else {
      return key
    }
    return first.lowercased() + key.dropFirst(3)
  }
}
