/// Creates an object of a class that is known only as a value.
///
/// Objective-C can send `init` to any class. Swift can do so only if a `required` initialiser
/// promises that each subclass has it. App subclasses of UIKit's classes make no such promise,
/// because on a device they inherit the initialiser. So the tool `adopt` replaces
/// `item.type.init()` by a call of this function, with a list of the classes that the app uses as
/// values:
///
/// ```swift
/// make(item.type, [(Letters.self, { Letters() }), (Settings.self, { Settings() })])
/// ```
///
/// - Precondition: The class is in the list, or has no such initialiser on a device either.
@preconcurrency @MainActor @_disfavoredOverload
public func make<Object: AnyObject>(
  _ type: Object.Type, _ makers: [(type: AnyObject.Type, make: () -> AnyObject)]
) -> Object {
  for maker in makers where maker.type == type {
    if let object = maker.make() as? Object { return object }
  }
  fatalError("\(type): use of unimplemented initializer 'init()'")
}
