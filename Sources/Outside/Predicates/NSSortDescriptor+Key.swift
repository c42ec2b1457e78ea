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

  /// Creates an order by the values that objects have under a name, with the name of a method of
  /// `NSString` that compares two texts, such as `localizedStandardCompare:`. The tool `adopt`
  /// writes the name in place of the method's selector.
  public convenience init(key: String?, ascending: Bool, selector: String?) {
    self.init(key: key, ascending: ascending) { first, second in
      guard let first = PlainValue.of(first) as? String,
        let second = PlainValue.of(second) as? String
      else { return PlainValue.compare(first, second) ?? .orderedSame }
      return Self.compare(first, second, by: selector ?? "")
    }
  }

  /// Compares two texts by a method of `NSString`. Methods for texts in lists do not count case,
  /// and count digits as numbers.
  private static func compare(
    _ first: String, _ second: String, by name: String
  ) -> ComparisonResult {
    var options: String.CompareOptions = []
    if name.contains("Standard") { options = [.caseInsensitive, .numeric] }
    if name.lowercased().contains("caseinsensitive") { options.insert(.caseInsensitive) }
    return first.compare(second, options: options)
  }

  /// Creates an order by the property at a key path, whose values may be missing.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending, comparator: Self.byValue)
  }

  private static var byValue: Comparator { { PlainValue.compare($0, $1) ?? .orderedSame } }
}
