public import Combine

/// An object that a view is made for.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// Properties of the object, for somebody else to set.
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

  /// Properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that belongs to a view, and is made when it is first asked for.
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

  /// Properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

/// An object that the views around hand down.
///
/// It is there while a body is asked for, which never happens here: reading it traps, as it does on
/// a device anywhere else.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  public init() {}

  public var wrappedValue: ObjectType {
    fatalError("No ObservableObject of type \(ObjectType.self) found: no body is asked for here.")
  }

  /// Properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}
