public import Foundation

extension NSObject {
  /// Returns the name of the class with its module. Apps use it, for example, as a reuse
  /// identifier.
  public class func description() -> String { String(reflecting: self) }

  /// The name of the object's class with its module. An adopted app reads it in place of
  /// `classForCoder.description()`.
  public var turnstileClassDescription: String { type(of: self).description() }
}
