public import Foundation

extension NSObject {
  /// What a class is called, with its module; apps use it as a reuse identifier.
  public class func description() -> String { String(reflecting: self) }
}
