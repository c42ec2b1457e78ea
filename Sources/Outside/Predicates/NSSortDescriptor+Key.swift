public import Foundation

extension NSObject {
  /// The value that an object has under a name. It is a subscript, so that a key path can hold the
  /// name.
  fileprivate subscript(sortedBy key: String) -> Any? { PlainValue.value(of: self, forKey: key) }
}

extension NSSortDescriptor {
  /// Creates an order by the values that objects have under a name.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, comparator: Self.byValue)
  }

  /// Creates an order by the values that objects have under a name, with a closure that compares
  /// two values.
  public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
    self.init(
      keyPath: \NSObject.[sortedBy: key ?? "self"], ascending: ascending, comparator: comparator)
  }

  /// Creates an order by the property at a key path, whose values may be missing.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending, comparator: Self.byValue)
  }

  private static var byValue: Comparator { { PlainValue.compare($0, $1) ?? .orderedSame } }
}
