/// Creates an object of a class that is known only as a value.
///
/// Objective-C can send `init` to any class. Swift can only if each subclass promises to have the
/// initialiser, which no subclass of UIKit's classes does; on a device they inherit it. So `adopt`
/// replaces `item.type.init()` by a call of this function, with the classes that the app uses as
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
