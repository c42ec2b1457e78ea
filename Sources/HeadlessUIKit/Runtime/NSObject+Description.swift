public import Foundation

extension NSObject {
  /// Returns the name of the class with its module. Apps use it, for example, as a reuse
  /// identifier.
  public class func description() -> String { String(reflecting: self) }
}
