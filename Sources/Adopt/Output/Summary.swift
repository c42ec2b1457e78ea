/// The text that tells a person what `adopt` has done: the changes to the app's code, and the
/// places that could not be changed.
struct Summary {
  let adoption: Adoption
  let leftOut: [(name: String, reason: String)]

  /// The changes to the app's code as text, file by file. Equal changes of a file share one line.
  var changes: String {
    let touched = adoption.files.filter { !$0.changes.isEmpty }
    let width = min(40, touched.map(\.path.count).max() ?? 0)
    var text = ""
    for file in touched {
      let padding = String(repeating: " ", count: max(0, width - file.path.count))
      text += "  \(file.path)\(padding)  \(kinds(file.changes))\n"
    }
    let untouched = adoption.files.count - touched.count
    if untouched > 0 {
      text += "  \(untouched == 1 ? "1 file needs" : "\(untouched) files need") no change\n"
    }
    for file in leftOut { text += "  \(file.name) left out: \(file.reason)\n" }
    return text
  }

  /// The places in the app that could not be rewritten for Linux, as text in the form of compiler
  /// warnings.
  var obstacles: String {
    adoption.obstacles.map { "\($0)\n" }.joined()
  }

  /// The ``obstacles`` without those about missing modules. The command `init` or `cut`, which has
  /// written the list of cuts, has told those already, and there may be one in each file.
  var newObstacles: String {
    adoption.obstacles.filter { $0.missingModule == nil }.map { "\($0)\n" }.joined()
  }

  private func kinds(_ changes: [Change]) -> String {
    var lines: [(kind: String, lines: [Int])] = []
    for change in changes.sorted(by: { $0.place.line < $1.place.line }) {
      if let index = lines.firstIndex(where: { $0.kind == change.description }) {
        lines[index].lines.append(change.place.line)
      } else {
        lines.append((change.description, [change.place.line]))
      }
    }
    return lines.map { entry in
      let places = entry.lines.prefix(6).map(String.init).joined(separator: ", ")
      let more = entry.lines.count > 6 ? " and \(entry.lines.count - 6) more" : ""
      return "\(entry.kind) (line \(places)\(more))"
    }.joined(separator: "; ")
  }
}
