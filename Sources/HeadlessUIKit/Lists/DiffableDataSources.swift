/// The contents of a list: sections in order, each with its items in order, all unique.
@preconcurrency @MainActor
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
  /// The items whose cells are to be reloaded.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  nonisolated public init() {}

  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.section) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { itemIdentifiers.count }

  private func place(_ section: SectionIdentifierType) -> Int {
    guard let place = sections.firstIndex(where: { $0.section == section }) else {
      preconditionFailure("Invalid section identifier: \(section) is not in the snapshot.")
    }
    return place
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[place(identifier)].items.count
  }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[place(identifier)].items
  }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.section == identifier }
  }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sections.first { $0.items.contains(identifier) }?.section }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      precondition(
        indexOfSection(identifier) == nil,
        "Section identifier count does not match data source count: \(identifier) is there twice.")
      sections.append((identifier, []))
    }
  }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.section) }
  }

  /// Adds items to the end of a section, by default the last one.
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
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }
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

  /// Moves an item to the place before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }
  /// Moves an item to the place after another one.
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

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for place in sections.indices {
      sections[place].items.removeAll { identifiers.contains($0) }
    }
  }
  public mutating func deleteAllItems() { sections = [] }
  /// Marks items whose cells are to be reloaded.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
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

/// A collection's data source that is given the whole contents instead of the changes.
///
/// - Note: The model shows a new snapshot by reloading all cells, so no cell moves from place to
///   place.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  private weak var view: UICollectionView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// The section snapshots that were applied, by section.
  var sectionSnapshots:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Creates a data source and makes it the collection's data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (view, provider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  /// Shows the contents of a snapshot, by reloading all cells.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    sectionSnapshots = [:]
    view?.reloadData()
    completion?()
  }

  /// Returns the snapshot that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.numberOfItems(inSection: current.sectionIdentifiers[section]) }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = provider(collectionView, indexPath, current.item(at: indexPath)!) else {
      preconditionFailure("The cell provider must return a cell for \(indexPath) (was nil).")
    }
    return cell
  }
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

/// A table's data source that is given the whole contents instead of the changes.
///
/// - Note: The model shows a new snapshot by reloading all cells, so no cell moves from place to
///   place.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var view: UITableView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic

  /// Creates a data source and makes it the table's data source.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (view, provider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  /// Shows the contents of a snapshot, by reloading all cells.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    view?.reloadData()
    completion?()
  }

  /// Returns the snapshot that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = provider(tableView, indexPath, current.item(at: indexPath)!) else {
      preconditionFailure("The cell provider must return a cell for \(indexPath) (was nil).")
    }
    return cell
  }
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

extension UICollectionView {
  /// A kind of cell together with the closure that fills it.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    fileprivate let identifier: String
    fileprivate let handler: Handler

    public init(handler: @escaping Handler) {
      identifier = "registration.\(Simulator.current.makeSerial())"
      self.handler = handler
    }
  }

  /// Returns a reused or new cell, filled by the registration's closure.
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
}
