/// A snapshot, that is, the contents of a table or collection at one moment: sections in order,
/// each with its items in order. No section and no item may occur twice.
@preconcurrency @MainActor
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
  /// The items for which the list requests new cells when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

  /// Creates a snapshot without sections.
  nonisolated public init() {}

  /// The identifiers of the snapshot's sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.section) }
  /// The identifiers of the items in all of the snapshot's sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// The number of sections in the snapshot.
  public var numberOfSections: Int { sections.count }
  /// The number of items in all of the snapshot's sections.
  public var numberOfItems: Int { itemIdentifiers.count }

  private func place(_ section: SectionIdentifierType) -> Int {
    guard let place = sections.firstIndex(where: { $0.section == section }) else {
      preconditionFailure("Invalid section identifier: \(section) is not in the snapshot.")
    }
    return place
  }

  /// Returns the number of items in a section. Traps if the section is not in the snapshot.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[place(identifier)].items.count
  }
  /// Returns the items of a section of the snapshot, in order. Traps if there is no such section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[place(identifier)].items
  }
  /// Returns the index of a section in the snapshot; `nil` if there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.section == identifier }
  }
  /// Returns the index of an item among the items of all of the snapshot's sections; `nil` if there
  /// is no such item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// Returns the section that contains an item; `nil` if the item is not in the snapshot.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sections.first { $0.items.contains(identifier) }?.section }

  /// Adds empty sections at the end of the snapshot. Traps if one of them is in it already.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      precondition(
        indexOfSection(identifier) == nil,
        "Section identifier count does not match data source count: \(identifier) is there twice.")
      sections.append((identifier, []))
    }
  }
  /// Deletes sections from the snapshot, together with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.section) }
  }

  /// Adds items at the end of a section of the snapshot. If no section is given, takes the last
  /// one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    precondition(
      !sections.isEmpty,
      "There are currently no sections in the data source. Please add a section first.")
    let place = sectionIdentifier.map { self.place($0) } ?? sections.count - 1
    refuseDoubles(identifiers)
    sections[place].items += identifiers
  }
  /// Inserts items directly before another item of the snapshot.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }
  /// Inserts items directly after another item of the snapshot.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, offset: 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside sibling: ItemIdentifierType, offset: Int
  ) {
    refuseDoubles(identifiers)
    for place in sections.indices {
      guard let index = sections[place].items.firstIndex(of: sibling) else { continue }
      sections[place].items.insert(contentsOf: identifiers, at: index + offset)
      return
    }
    preconditionFailure("Invalid item identifier: \(sibling) is not in the snapshot.")
  }

  /// Moves an item to the place directly before another item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }
  /// Moves an item to the place directly after another item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }

  private mutating func move(
    _ identifier: ItemIdentifierType, beside sibling: ItemIdentifierType, offset: Int
  ) {
    precondition(
      indexOfItem(identifier) != nil,
      "Invalid item identifier: \(identifier) is not in the snapshot.")
    precondition(identifier != sibling, "An item cannot be moved beside itself: \(identifier).")
    deleteItems([identifier])
    insert([identifier], beside: sibling, offset: offset)
  }

  private func refuseDoubles(_ identifiers: [ItemIdentifierType]) {
    let known = itemIdentifiers
    for (index, identifier) in identifiers.enumerated() {
      precondition(
        !known.contains(identifier) && !identifiers[..<index].contains(identifier),
        "Supplied item identifiers are not unique: \(identifier) is there twice.")
    }
  }

  /// Deletes items from the snapshot.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for place in sections.indices {
      sections[place].items.removeAll { identifiers.contains($0) }
    }
  }
  /// Deletes all sections and items from the snapshot.
  public mutating func deleteAllItems() { sections = [] }
  /// Marks items of the snapshot, for which the list requests new cells when the snapshot is
  /// applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
  /// Marks items of the snapshot. In the model the list requests new cells for them, as after
  /// ``reloadItems(_:)``; on a device it keeps the cells.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reloadItems(identifiers)
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let index = section.items.firstIndex(of: item) {
        return IndexPath(item: index, section: number)
      }
    }
    return nil
  }
}

/// A collection view's data source that is given each new state of the contents as a whole, instead
/// of single insertions and deletions.
///
/// - Note: The model shows a new snapshot by reloading all cells. No cell is animated from its old
///   place to a new one.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// A closure that returns the collection cell for an item. It receives the collection view, the
  /// item's index path and the item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  /// A closure that returns a header, footer or other supplementary view, given the collection
  /// view, its kind and its index path.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  private weak var view: UICollectionView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The closure that makes headers, footers and other supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// The section snapshots (trees of items) that the app has applied, by section.
  var sectionSnapshots:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Creates a data source and makes it the data source of the collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (view, provider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  /// Shows the contents of a snapshot in the collection view, by reloading all cells.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    sectionSnapshots = [:]
    view?.reloadData()
    completion?()
  }

  /// Shows the contents of a snapshot in the collection view, by reloading all cells.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }

  /// Returns the snapshot whose contents the collection view shows, the one that was applied last.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }
  /// Returns the item that the collection view shows at an index path; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  /// Returns the index path at which the collection view shows an item; `nil` if it does not.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }
  /// Returns the identifier of the collection view's section with an index; `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  /// Returns the number of sections that the collection view shows.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  /// Returns the number of items that the collection view shows in a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.numberOfItems(inSection: current.sectionIdentifiers[section]) }
  /// Returns the cell for an item, from the app's cell provider. Traps if the provider returns
  /// `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = provider(collectionView, indexPath, current.item(at: indexPath)!) else {
      preconditionFailure("The cell provider must return a cell for \(indexPath) (was nil).")
    }
    return cell
  }
  /// Returns a header, footer or other supplementary view, from the app's
  /// ``supplementaryViewProvider``. Traps if the provider is missing or returns `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure("A supplementaryViewProvider must give a view for \(kind).")
    }
    return view
  }
}

/// A table view's data source that is given each new state of the contents as a whole, instead of
/// single insertions and deletions.
///
/// - Note: The model shows a new snapshot by reloading all cells. No cell is animated from its old
///   place to a new one.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// A closure that returns the table cell for an item. It receives the table view, the item's
  /// index path and the item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var view: UITableView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The animation with which rows come and go when a snapshot is applied. Has no effect, because
  /// the model reloads all cells without animation.
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic

  /// Creates a data source and makes it the data source of the table view.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (view, provider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  /// Shows the contents of a snapshot in the table view, by reloading all cells.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    view?.reloadData()
    completion?()
  }

  /// Shows the contents of a snapshot in the table view, by reloading all cells.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }

  /// Returns the snapshot whose contents the table view shows, the one that was applied last.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }
  /// Returns the item that the table view shows at an index path; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  /// Returns the index path at which the table view shows an item; `nil` if it does not.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  /// Returns the number of sections that the table view shows.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// Returns the number of rows that the table view shows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }
  /// Returns the cell for a row, from the app's cell provider. Traps if the provider returns `nil`.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = provider(tableView, indexPath, current.item(at: indexPath)!) else {
      preconditionFailure("The cell provider must return a cell for \(indexPath) (was nil).")
    }
    return cell
  }
  /// Returns the title of a table section's header; `nil` unless a subclass overrides the method.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Returns the title of a table section's footer; `nil` unless a subclass overrides the method.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Returns true if the user may edit a table row; false unless a subclass overrides the method.
  /// The model's table never calls it.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns true if the user may move a table row; false unless a subclass overrides the method.
  /// The model's table never calls it.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Applies the user's edit of a table row. Does nothing, and is never called, because the model's
  /// rows have no editing controls.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Applies the user's move of a table row. Does nothing, and is never called, because the model's
  /// rows are not reordered.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

extension UICollectionView {
  /// A cell registration: a class of collection cells, with the closure that fills a cell of it
  /// with an item's data.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that fills a collection cell with an item's data. It receives the cell, the item's
    /// index path and the item.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    fileprivate let identifier: String
    fileprivate let handler: Handler

    /// Creates a cell registration. Each has a reuse identifier of its own, so a list never reuses
    /// a cell of one registration for another.
    public init(handler: @escaping Handler) {
      identifier = "registration.\(Simulator.current.makeSerial())"
      self.handler = handler
    }
  }

  /// Returns a reused or new cell of a cell registration, filled with an item by the registration's
  /// closure.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if !knowsCell(registration.identifier) {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    if let item { registration.handler(cell as! Cell, indexPath, item) }
    return cell as! Cell
  }

  /// A registration of headers, footers or other supplementary views of one kind: their class, with
  /// the closure that fills one.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that fills a supplementary view. It receives the view, its kind and its index
    /// path.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    fileprivate let kind: String
    fileprivate let identifier: String
    fileprivate let handler: Handler

    /// Creates a registration for supplementary views of a kind. Each has a reuse identifier of its
    /// own.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      identifier = "registration.\(Simulator.current.makeSerial())"
      self.handler = handler
    }
  }

  /// Returns a reused or new supplementary view of a registration, filled by the registration's
  /// closure.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.kind, registration.identifier)
    if !knowsSupplement(identifier, of: kind) {
      register(
        Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    registration.handler(view as! Supplementary, kind, indexPath)
    return view as! Supplementary
  }
}
