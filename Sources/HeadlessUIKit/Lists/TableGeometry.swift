/// Where everything in a table is: headers, rows and footers from top to bottom.
struct TableGeometry {
  /// One section.
  struct Section {
    var top: CGFloat = 0
    var headerHeight: CGFloat = 0
    /// Where each row begins, and after them where the last one ends.
    var rowEdges: [CGFloat] = [0]
    var footerHeight: CGFloat = 0

    var rowCount: Int { rowEdges.count - 1 }
    var bottom: CGFloat { rowEdges.last! + footerHeight }
  }

  var sections: [Section] = []
  /// How high everything is together.
  var height: CGFloat = 0

  /// Whether there is such a row.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && (0..<sections[path.section].rowCount).contains(path.row)
  }

  /// From where to where a row goes.
  func rows(_ path: IndexPath) -> ClosedRange<CGFloat> {
    let edges = sections[path.section].rowEdges
    return edges[path.row]...edges[path.row + 1]
  }

  /// The rows that meet a stretch, in order.
  func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
    var found: [IndexPath] = []
    for (number, section) in sections.enumerated() where section.top < high && section.bottom > low
    {
      let edges = section.rowEdges
      // The first row that ends below the upper edge.
      var (first, last) = (0, section.rowCount)
      while first < last {
        let middle = (first + last) / 2
        if edges[middle + 1] > low { last = middle } else { first = middle + 1 }
      }
      while first < section.rowCount, edges[first] < high {
        found.append(IndexPath(row: first, section: number))
        first += 1
      }
    }
    return found
  }
}

/// Changes to what is in a list, as they are told between beginning and end of an update.
struct ListUpdate {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []

  /// Where something that was at a path is afterwards; `nil` if it is gone or has to be shown anew.
  func place(of path: IndexPath) -> IndexPath? {
    if deletedSections.contains(path.section) || reloadedSections.contains(path.section)
      || deleted.contains(path) || reloaded.contains(path)
    {
      return nil
    }
    if let move = moved.first(where: { $0.from == path }) { return move.to }
    let gone = deleted + moved.map(\.from)
    var item =
      path.item - gone.filter { $0.section == path.section && $0.item < path.item }.count
    var section = path.section - deletedSections.count(in: 0..<path.section)
    for inserted in insertedSections where inserted <= section { section += 1 }
    let arrived = (inserted + moved.map(\.to)).filter { $0.section == section }
    for inserted in arrived.map(\.item).sorted() where inserted <= item { item += 1 }
    return IndexPath(item: item, section: section)
  }

  /// Checks that the numbers after the update are those before it with what was told.
  func check(_ old: [Int], _ new: [Int], _ noun: String, in list: UIView) {
    let sections = old.count + insertedSections.count - deletedSections.count
    precondition(
      sections == new.count,
      """
      Invalid update: invalid number of sections. The number of sections contained in \(list) after the update \
      (\(new.count)) must be equal to the number before it (\(old.count)), plus or minus those inserted or deleted \
      (\(insertedSections.count) inserted, \(deletedSections.count) deleted).
      """)
    for (section, count) in old.enumerated() {
      guard !reloadedSections.contains(section), !deletedSections.contains(section) else {
        continue
      }
      var place = section - deletedSections.count(in: 0..<section)
      for inserted in insertedSections where inserted <= place { place += 1 }
      let added =
        inserted.filter { $0.section == place }.count
        + moved.filter { $0.to.section == place }.count
      let removed =
        deleted.filter { $0.section == section }.count
        + moved.filter { $0.from.section == section }.count
      precondition(
        count + added - removed == new[place],
        """
        Invalid update: invalid number of \(noun) in section \(section). The number of \(noun) contained in an \
        existing section after the update (\(new[place])) must be equal to the number before it (\(count)), plus or \
        minus those inserted or deleted (\(added) inserted, \(removed) deleted) in \(list).
        """)
    }
  }
}
