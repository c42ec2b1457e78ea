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
