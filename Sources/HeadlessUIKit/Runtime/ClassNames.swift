import Foundation

/// Returns the class with a name; `nil` if there is none, as for UIKit's private classes.
///
/// In Objective-C, UIKit's classes have no module in their names. An app's classes have the app's
/// module name, which is another one here.
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  if let found = Foundation.NSClassFromString(aClassName) { return found }
  guard !aClassName.contains("."), !aClassName.hasPrefix("_") else { return nil }
  return _typeByName("HeadlessUIKit.\(aClassName)") as? AnyClass
}

/// Returns the name of a class: without a module for UIKit's classes, otherwise with it.
public func NSStringFromClass(_ aClass: AnyClass) -> String {
  let name = Foundation.NSStringFromClass(aClass)
  let module = "HeadlessUIKit."
  return name.hasPrefix(module) ? String(name.dropFirst(module.count)) : name
}
