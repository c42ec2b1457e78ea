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
  /// The items of the snapshot as a list in depth-first order: each item is followed by its
  /// descendants.
  private var entries: [Entry] = []

  /// Creates an empty section snapshot.
  nonisolated public init() {}

  /// The items of the whole tree in depth-first order: each is followed by its descendants.
  public var items: [ItemIdentifierType] { entries.map(\.item) }
  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }
  /// The visible items: those whose ancestors are all expanded.
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

  /// Returns the range of an item's descendants among all entries, where they follow the item
  /// directly.
  private func below(_ place: Int) -> Range<Int> {
    let start = place + 1
    let end = entries[start...].firstIndex { $0.level <= entries[place].level }
    return start..<(end ?? entries.endIndex)
  }

  /// Adds items at the top level, or as children of the given parent.
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

  /// Deletes items with their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let place = place(item)
      entries.removeSubrange(place..<below(place).upperBound)
    }
  }
  /// Deletes all items.
  public mutating func deleteAll() { entries = [] }

  /// Expands items, so that their children become visible.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { entries[place(item)].isExpanded = true }
  }
  /// Collapses items, so that their descendants become invisible.
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
  /// Returns the index of an item among all items; `nil` if the item is not there.
  public func index(of item: ItemIdentifierType) -> Int? {
    entries.firstIndex { $0.item == item }
  }
  /// Returns the number of ancestors of an item: 0 for an item without a parent.
  public func level(of item: ItemIdentifierType) -> Int { entries[place(item)].level }
  /// Returns the parent of an item; `nil` for an item without a parent.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    let place = place(child)
    return entries[..<place].last { $0.level < entries[place].level }?.item
  }
}

extension UICollectionViewDiffableDataSource {
  /// Shows the visible items of a section snapshot. The section is added if it does not exist.
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

  /// Returns the contents of one section.
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
