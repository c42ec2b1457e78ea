/// Returns a value's bits as a value of another type, like the standard library's function.
///
/// Apps turn a closure of type `@convention(block)` into an object in this way, to associate it
/// with another object, and back. Outside of Apple's platforms a closure is larger than a reference
/// to an object. So a closure is put into an object here, and taken out of it again.
public func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U {
  if MemoryLayout<T>.size != MemoryLayout<U>.size {
    let value = x as Any
    if U.self == AnyObject.self, let object = BoxedClosure(value) as? U { return object }
    // An object that holds a closure comes as itself or as an optional.
    if let closure = (value as? BoxedClosure)?.closure as? U { return closure }
    // `closure as AnyObject` puts the closure into an object of Swift's own.
    if let closure = (value as AnyObject) as? U { return closure }
  }
  // Unchecked: it is the app that takes the bits for a value of the other type.
  return Swift.unsafeBitCast(x, to: type)
}

/// An object that holds a closure, for code that takes the closure for an object.
private final class BoxedClosure {
  let closure: Any
  init(_ closure: Any) { self.closure = closure }
}
