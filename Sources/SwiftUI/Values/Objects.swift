public import Combine

/// A property wrapper for an object that was passed to a view and whose changes the view follows.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// Bindings to the properties of the object, by the names of the properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the properties of the object, by the names of the properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// A property wrapper for an object that a view owns. The object is made when it is first used.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private final class Place {
    private let make: () -> ObjectType
    private(set) lazy var object = make()
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private let place: Place

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { place = Place(thunk) }

  public var wrappedValue: ObjectType { place.object }

  /// Bindings to the properties of the object, by the names of the properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

/// A property wrapper for an object that the surrounding views pass down.
///
/// The object is available only while a body is called, and no body is called here. So reading it
/// traps, as it does on a device outside of a body.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  public init() {}

  public var wrappedValue: ObjectType {
    fatalError("No ObservableObject of type \(ObjectType.self) found: no body is asked for here.")
  }

  /// Bindings to the properties of the object, by the names of the properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}
