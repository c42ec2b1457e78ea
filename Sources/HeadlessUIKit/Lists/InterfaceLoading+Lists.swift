/// The cells that a storyboard describes: prototype cells, of which a list makes as many as it
/// needs, and the fixed cells of a static table.
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

  /// Gives a table view fixed sections and rows, as a storyboard describes them for a static table.
  public func sections(_ sections: [StaticSection], of table: UITableView) {
    // A table that was made static in a storyboard and later dynamic again keeps an empty list of
    // sections there. Such a table gets its rows from its data source, as if the list were missing.
    table.staticSections = sections.isEmpty ? nil : sections
  }

  /// Connects a table row from a storyboard to a segue, which is performed when the row is
  /// selected.
  public func performs(_ segue: String, by cell: UITableViewCell) {
    cell.selectionSegue = trigger(segue)
  }

  /// Connects a table row to a storyboard segue, which is performed when the row's detail button is
  /// tapped. The other standard accessories take no taps (rule R200 of UIKit's behaviour).
  public func performs(_ segue: String, byAccessoryOf cell: UITableViewCell) {
    cell.accessorySegue = trigger(segue)
  }

  /// Connects a collection item to a storyboard segue, which is performed when the item is
  /// selected.
  public func performs(_ segue: String, by cell: UICollectionViewCell) {
    cell.selectionSegue = trigger(segue)
  }
}

/// A section of a static table, whose rows come from a storyboard.
@MainActor
public struct StaticSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
  /// The heights of the static section's rows. A row without a height of its own (`nil`) is as high
  /// as the table's `rowHeight`.
  let heights: [CGFloat?]

  /// Creates a section of a static table. A row without a height is as high as the table's
  /// `rowHeight`.
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
