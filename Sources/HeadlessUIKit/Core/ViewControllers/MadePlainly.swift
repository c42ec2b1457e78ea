/// A view or controller class of an app that has an initialiser without parameters.
///
/// On a device a library that makes an object of a generic parameter calls that initialiser,
/// because every class responds to `init`. Here the library cannot name the app's class, so
/// `turnstile adopt` makes the class conform to this protocol.
@MainActor
public protocol MadePlainly {
  /// Makes an object by the initialiser without parameters; `nil` if the type is another one, such
  /// as a subclass with initialisers of its own.
  static func madePlainly(as type: AnyObject.Type) -> AnyObject?
}

/// Makes an object of a class by its initialiser without parameters; `nil` if the class is not
/// known to have one.
///
/// - Parameter makers: The classes that have such an initialiser, with closures that call it.
@MainActor
func madePlainly<Object: AnyObject>(
  _ type: Object.Type, _ makers: [(type: AnyObject.Type, make: () -> AnyObject)]
) -> Object? {
  for maker in makers where maker.type == type {
    if let object = maker.make() as? Object { return object }
  }
  return (type as? any MadePlainly.Type)?.madePlainly(as: type) as? Object
}
