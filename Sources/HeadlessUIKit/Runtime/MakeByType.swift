/// Makes an object of a class that is only known as a value.
///
/// Objective-C can send `init` to any class. Swift can only where each subclass promises to have
/// the initialiser, which no subclass of UIKit's does; on a device these inherit the ability. So
/// `adopt` makes a call of this of `item.type.init()`, with the classes that the app hands about as
/// values:
///
/// ```swift
/// make(item.type, [(Letters.self, { Letters() }), (Settings.self, { Settings() })])
/// ```
///
/// - Precondition: The class is one of them, or has no such initialiser on a device either.
@MainActor @_disfavoredOverload
public func make<Object: AnyObject>(
  _ type: Object.Type, _ makers: [(type: AnyObject.Type, make: () -> AnyObject)]
) -> Object {
  for maker in makers where maker.type == type {
    if let object = maker.make() as? Object { return object }
  }
  fatalError("\(type): use of unimplemented initializer 'init()'")
}
