import Foundation

/// The class of a name; `nil` if there is none, as of UIKit's private ones.
///
/// UIKit's classes have no module in Objective-C, and an app's have that of the app, which is
/// another one here.
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  if let found = Foundation.NSClassFromString(aClassName) { return found }
  guard !aClassName.contains("."), !aClassName.hasPrefix("_") else { return nil }
  return _typeByName("HeadlessUIKit.\(aClassName)") as? AnyClass
}

/// What a class is called; one of UIKit's has no module.
public func NSStringFromClass(_ aClass: AnyClass) -> String {
  let name = Foundation.NSStringFromClass(aClass)
  let module = "HeadlessUIKit."
  return name.hasPrefix(module) ? String(name.dropFirst(module.count)) : name
}
