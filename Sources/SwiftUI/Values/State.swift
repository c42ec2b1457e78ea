/// A property wrapper for a value that a view owns.
///
/// All copies of the view share the value. A change of the value does not change the screen,
/// because no body is called here.
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

  /// A binding by which other views read and set the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// A property wrapper for a value that is stored elsewhere, which can be read and set through it.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (read, write) = (get, set)
  }

  /// Returns a binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself, which `$` gives.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a part of the value, such as one of its properties.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}
