import Foundation

/// Returns the class with a name; `nil` if there is no such class, as for most of UIKit's private
/// classes.
///
/// UIKit's classes are found without a module in their names, as in Objective-C. An app's own class
/// is found only under the name of the module in which it was compiled, which in a check is not the
/// app's.
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  if let found = Foundation.NSClassFromString(aClassName) { return found }
  guard !aClassName.contains("."), !aClassName.hasPrefix("_") else { return nil }
  return _typeByName("HeadlessUIKit.\(aClassName)") as? AnyClass
}

/// Returns a class's name as `NSClassFromString` takes it: without a module for UIKit's classes,
/// with the module for all others.
public func NSStringFromClass(_ aClass: AnyClass) -> String {
  let name = Foundation.NSStringFromClass(aClass)
  let module = "HeadlessUIKit."
  return name.hasPrefix(module) ? String(name.dropFirst(module.count)) : name
}
