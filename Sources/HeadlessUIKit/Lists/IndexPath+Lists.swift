/// The position of an item in a table or collection is often the identifier of a menu, which UIKit
/// declares as an object that can be copied. On a device an app writes `indexPath as NSIndexPath`.
extension IndexPath: @retroactive NSCopying {
  /// Returns the index path itself, which is a value.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The position of an item in a table or collection: its section, and its index there.
extension IndexPath {
  /// Creates the index path of a table row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the index path of a collection item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The index of a row's or an item's section, the first number of the index path.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The index of a table row in its section, the second number of the index path.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index of a collection item in its section, the second number of the index path.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
