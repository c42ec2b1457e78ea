/// Where something stands in a table or collection: which section, and which place in it.
extension IndexPath {
  /// A row of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// An item of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// Which section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// Which row in the section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// Which item in the section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
