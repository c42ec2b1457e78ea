/// The contents of one section: a tree of items, whose children are visible while their parent is
/// expanded.
///
/// ```swift
/// var places = NSDiffableDataSourceSectionSnapshot<String>()
/// places.append(["Europe"])
/// places.append(["Norway", "Portugal"], to: "Europe")
/// places.visibleItems  // ["Europe"]
/// places.expand(["Europe"])
/// places.visibleItems  // ["Europe", "Norway", "Portugal"]
/// ```
@preconcurrency @MainActor
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Entry {
    var item: ItemIdentifierType
    var level: Int
    var isExpanded = false
  }
  /// The items of the section's tree as a list: each item is followed by its descendants.
  private var entries: [Entry] = []

  /// Creates a section snapshot without items.
  nonisolated public init() {}

  /// All items of the section's tree, including hidden ones: each item is followed by its
  /// descendants.
  public var items: [ItemIdentifierType] { entries.map(\.item) }
  /// The items at the top level of the section's tree, which have no parent.
  public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }
  /// The items that are visible, because all their ancestors are expanded.
  public var visibleItems: [ItemIdentifierType] {
    var hiddenBelow = Int.max
    return entries.compactMap { entry in
      if entry.level > hiddenBelow { return nil }
      hiddenBelow = entry.isExpanded ? Int.max : entry.level
      return entry.item
    }
  }

  private func place(_ item: ItemIdentifierType) -> Int {
    guard let place = entries.firstIndex(where: { $0.item == item }) else {
      preconditionFailure("Invalid item identifier: \(item) is not in the section snapshot.")
    }
    return place
  }

  /// Returns the range in which the descendants of an item stand in the list of all items, directly
  /// after the item itself.
  private func below(_ place: Int) -> Range<Int> {
    let start = place + 1
    let end = entries[start...].firstIndex { $0.level <= entries[place].level }
    return start..<(end ?? entries.endIndex)
  }

  /// Adds items to the section's tree: at the top level, or as children of the given parent.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let place = parent.map { self.place($0) }
    let level = place.map { entries[$0].level + 1 } ?? 0
    for (index, item) in items.enumerated() {
      precondition(
        !contains(item) && !items[..<index].contains(item),
        "Supplied item identifiers are not unique: \(item) is there twice.")
    }
    let end = place.map { below($0).upperBound } ?? entries.endIndex
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: end)
  }

  /// Deletes items and their descendants from the section's tree.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let place = place(item)
      entries.removeSubrange(place..<below(place).upperBound)
    }
  }
  /// Deletes all items of the section's tree.
  public mutating func deleteAll() { entries = [] }

  /// Expands items of the section's tree, so that their children become visible.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { entries[place(item)].isExpanded = true }
  }
  /// Collapses items of the section's tree, so that their descendants become invisible.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { entries[place(item)].isExpanded = false }
  }

  /// Returns true if an item is in the section snapshot.
  public func contains(_ item: ItemIdentifierType) -> Bool {
    entries.contains { $0.item == item }
  }
  /// Returns true if an item is expanded. Traps if the item is not in the section snapshot.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { entries[place(item)].isExpanded }
  /// Returns true if an item is visible, because all its ancestors are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  /// Returns the index of an item among all items of the section's tree; `nil` if there is no such
  /// item.
  public func index(of item: ItemIdentifierType) -> Int? {
    entries.firstIndex { $0.item == item }
  }
  /// Returns the level of an item in the section's tree: the number of its ancestors, 0 for an item
  /// without a parent.
  public func level(of item: ItemIdentifierType) -> Int { entries[place(item)].level }
  /// Returns the parent of an item in the section's tree; `nil` for an item without a parent.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    let place = place(child)
    return entries[..<place].last { $0.level < entries[place].level }?.item
  }
}

extension UICollectionViewDiffableDataSource {
  /// Makes the collection view's section show the visible items of a section snapshot. If the
  /// section does not exist, it is added.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var all = self.snapshot()
    if all.indexOfSection(section) == nil { all.appendSections([section]) }
    all.deleteItems(all.itemIdentifiers(inSection: section))
    all.appendItems(snapshot.visibleItems, toSection: section)
    var known = sectionSnapshots
    known[section] = snapshot
    defer { sectionSnapshots = known }
    apply(all, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the section snapshot (tree of items) that the app has applied to a section. If there
  /// is none, returns one with the section's items and no children.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let known = sectionSnapshots[section] { return known }
    var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    let all = snapshot()
    if all.indexOfSection(section) != nil { made.append(all.itemIdentifiers(inSection: section)) }
    return made
  }
}
