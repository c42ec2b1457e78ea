/// Cells and rows that a storyboard describes: prototype cells, which a list instantiates as often
/// as it needs, and the fixed cells of a static table.
extension InterfaceLoading {
  /// Registers a storyboard prototype as the source of a table's cells for an identifier.
  ///
  /// The block that makes the cell gets the controller as an argument and must not capture it. The
  /// table keeps the block and the controller keeps the table, so a capture would be a retain
  /// cycle.
  public func prototype<Controller: UIViewController>(
    _ identifier: String, of table: UITableView, in controller: Controller,
    _ make: @escaping @MainActor (Controller, InterfaceLoading) -> UITableViewCell
  ) {
    table.register(
      nib(identifier, controller) { make($0, $1) }, forCellReuseIdentifier: identifier)
  }

  /// Registers a storyboard prototype as the source of a collection's cells for an identifier.
  public func prototype<Controller: UIViewController>(
    _ identifier: String, of collection: UICollectionView, in controller: Controller,
    _ make: @escaping @MainActor (Controller, InterfaceLoading) -> UICollectionViewCell
  ) {
    collection.register(
      nib(identifier, controller) { make($0, $1) }, forCellWithReuseIdentifier: identifier)
  }

  /// Registers a storyboard prototype as the source of a collection's headers or footers.
  public func prototype<Controller: UIViewController>(
    _ identifier: String, of collection: UICollectionView, kind: String, in controller: Controller,
    _ make: @escaping @MainActor (Controller, InterfaceLoading) -> UICollectionReusableView
  ) {
    collection.register(
      nib(identifier, controller) { make($0, $1) }, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: identifier)
  }

  private func nib<Controller: UIViewController>(
    _ name: String, _ controller: Controller,
    _ make: @escaping @MainActor (Controller, InterfaceLoading) -> NSObject
  ) -> UINib {
    UINib(name) { [weak controller] _, loading in
      guard let controller else { return [] }
      loading.controller = controller
      loading.isPart = true
      return [make(controller, loading)]
    }
  }

  /// Gives a table fixed rows from a storyboard.
  public func sections(_ sections: [StaticSection], of table: UITableView) {
    // A storyboard keeps an empty list of sections for a table that was made static and later
    // dynamic again. Such a table asks its data source for its rows.
    table.staticSections = sections.isEmpty ? nil : sections
  }

  /// Connects a static or prototype row to a storyboard segue, which is performed when the row is
  /// selected.
  public func performs(_ segue: String, by cell: UITableViewCell) {
    cell.selectionSegue = trigger(segue)
  }

  /// Connects a row to a storyboard segue, which is performed when the row's detail button is
  /// tapped (rule R200 of UIKit's behaviour: the other standard accessories take no taps).
  public func performs(_ segue: String, byAccessoryOf cell: UITableViewCell) {
    cell.accessorySegue = trigger(segue)
  }

  /// Connects a collection item to a storyboard segue, which is performed when the item is
  /// selected.
  public func performs(_ segue: String, by cell: UICollectionViewCell) {
    cell.selectionSegue = trigger(segue)
  }
}

/// A section of a static table, with rows from a storyboard.
@MainActor
public struct StaticSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
  /// The heights of the section's rows. A row with `nil` has the table's row height.
  let heights: [CGFloat?]

  /// Creates a section. A row without a height has the table's row height.
  public init(
    header: String? = nil, footer: String? = nil,
    rows: [(cell: UITableViewCell, height: CGFloat?)]
  ) {
    self.header = header
    self.footer = footer
    cells = rows.map(\.cell)
    heights = rows.map(\.height)
  }
}
