import Foundation

/// Returns the class of a name; `nil` if there is none, as for UIKit's private classes.
///
/// UIKit's classes have no module name in Objective-C. An app's classes have the app's module name,
/// which differs here.
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  if let found = Foundation.NSClassFromString(aClassName) { return found }
  guard !aClassName.contains("."), !aClassName.hasPrefix("_") else { return nil }
  return _typeByName("HeadlessUIKit.\(aClassName)") as? AnyClass
}

/// Returns the name of a class, without a module for UIKit's classes.
public func NSStringFromClass(_ aClass: AnyClass) -> String {
  let name = Foundation.NSStringFromClass(aClass)
  let module = "HeadlessUIKit."
  return name.hasPrefix(module) ? String(name.dropFirst(module.count)) : name
}
