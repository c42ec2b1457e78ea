public import Combine

/// A property wrapper for an observable object that is passed to a SwiftUI view. In SwiftUI the
/// view follows the object's changes; in the model it is only stored.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// The projected value of an observed object: it gives a binding to each property of the object,
  /// by the property's name.
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

  /// A wrapper that gives a binding to each property of the observed object, as in
  /// `$settings.name`.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// A property wrapper for an observable object that a SwiftUI view creates and owns. The object is
/// created when it is first used.
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

  /// A wrapper that gives a binding to each property of the view's object, as in `$settings.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

/// A property wrapper for an observable object that the surrounding SwiftUI views pass down.
///
/// The object is available only while the body of a view is called, which the model never does. So
/// reading the property traps, as it does on a device outside of a body.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  public init() {}

  public var wrappedValue: ObjectType {
    fatalError("No ObservableObject of type \(ObjectType.self) found: no body is asked for here.")
  }

  /// A wrapper that gives a binding to each property of the object, as in `$settings.name`. Like
  /// the object, it traps.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}
