/// The vertical positions (y coordinates) of a table view's headers, rows and footers.
struct TableGeometry {
  /// The vertical positions of one table section's header, rows and footer.
  struct Section {
    var top: CGFloat = 0
    var headerHeight: CGFloat = 0
    /// The y coordinates of the upper edges of the section's rows, followed by that of the last
    /// row's lower edge.
    var rowEdges: [CGFloat] = [0]
    var footerHeight: CGFloat = 0

    var rowCount: Int { rowEdges.count - 1 }
    var bottom: CGFloat { rowEdges.last! + footerHeight }
  }

  var sections: [Section] = []
  /// The height of the table's whole contents.
  var height: CGFloat = 0

  /// Returns true if the table has a row at an index path.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && (0..<sections[path.section].rowCount).contains(path.row)
  }

  /// Returns the y coordinates of a row's upper and lower edge.
  func rows(_ path: IndexPath) -> ClosedRange<CGFloat> {
    let edges = sections[path.section].rowEdges
    return edges[path.row]...edges[path.row + 1]
  }

  /// Returns the index paths of the rows that lie at least partly between two y coordinates, from
  /// top to bottom.
  func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
    var found: [IndexPath] = []
    for (number, section) in sections.enumerated() where section.top < high && section.bottom > low
    {
      let edges = section.rowEdges
      // A binary search finds the first row whose lower edge lies below the start of the range.
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
