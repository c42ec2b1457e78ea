/// A property wrapper for a value that a SwiftUI view owns.
///
/// All copies of the view share the value. In the model a change of the value does not change the
/// screen, because no body of a view is called.
@propertyWrapper
public struct State<Value> {
  private final class Place {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let place: Place

  public init(wrappedValue value: Value) { place = Place(value) }
  public init(initialValue value: Value) { place = Place(value) }

  public var wrappedValue: Value {
    get { place.value }
    nonmutating set { place.value = newValue }
  }

  /// A binding through which other SwiftUI views read and set the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// A property wrapper for a value that another object or view stores. Reading and setting the
/// property reads and sets the value there.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (read, write) = (get, set)
  }

  /// Returns a binding that always gives the same value, and ignores every value that is set.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself. A view passes it on to another view by the property's name with `$`.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a property of the bound value, such as its name or its first element.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}
