/// Cells of a storyboard: prototypes, which a list makes as many of as it needs, and those of a
/// static table.
extension InterfaceLoading {
  /// Has a table make its cells for an identifier from a prototype.
  ///
  /// The controller is handed to the block, and not captured by it: the table keeps the block, and
  /// the controller the table.
  public func prototype<Controller: UIViewController>(
    _ identifier: String, of table: UITableView, in controller: Controller,
    _ make: @escaping @MainActor (Controller, InterfaceLoading) -> UITableViewCell
  ) {
    table.register(
      nib(identifier, controller) { make($0, $1) }, forCellReuseIdentifier: identifier)
  }

  /// Has a collection make its cells for an identifier from a prototype.
  public func prototype<Controller: UIViewController>(
    _ identifier: String, of collection: UICollectionView, in controller: Controller,
    _ make: @escaping @MainActor (Controller, InterfaceLoading) -> UICollectionViewCell
  ) {
    collection.register(
      nib(identifier, controller) { make($0, $1) }, forCellWithReuseIdentifier: identifier)
  }

  /// Has a collection make its headers or footers for an identifier from a prototype.
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

  /// Gives a table rows that are always the same.
  public func sections(_ sections: [StaticSection], of table: UITableView) {
    // A table that was static once keeps an empty list.
    table.staticSections = sections.isEmpty ? nil : sections
  }

  /// Has a row perform a segue when it is selected.
  public func performs(_ segue: String, by cell: UITableViewCell) {
    cell.selectionSegue = trigger(segue)
  }

  /// Has a row perform a segue when its accessory is tapped.
  ///
  /// - Note: Accessories of the system's take no touches in the model, so nothing performs it yet.
  public func performs(_ segue: String, byAccessoryOf cell: UITableViewCell) {
    cell.accessorySegue = trigger(segue)
  }

  /// Has an item perform a segue when it is selected.
  public func performs(_ segue: String, by cell: UICollectionViewCell) {
    cell.selectionSegue = trigger(segue)
  }
}

/// A section of a table whose rows stand in a storyboard.
@MainActor
public struct StaticSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
  /// The heights of the rows; `nil` for that of the table.
  let heights: [CGFloat?]

  /// Describes a section; each row says how high it is, unless it is as high as the table says.
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
