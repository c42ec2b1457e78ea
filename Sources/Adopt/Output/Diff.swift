/// Prints, as a unified diff, the differences between an app's file and its copy that was rewritten
/// for Linux.
///
/// A rewrite neither adds nor removes lines, so line 40 is compared with line 40. Lines that differ
/// are printed with three lines before and behind.
enum Diff {
  static func text(of file: AdoptedFile) -> String {
    let old = lines(file.original)
    let new = lines(file.body)
    let changed = zip(old.indices, zip(old, new)).filter { $1.0 != $1.1 }.map(\.0)
    if changed.isEmpty { return "" }
    var text = "--- \(file.source)\n+++ \(file.path)\n"
    var index = 0
    while index < changed.count {
      var last = index
      while last + 1 < changed.count, changed[last + 1] - changed[last] <= 6 { last += 1 }
      let range = max(0, changed[index] - 3)..<min(old.count, changed[last] + 4)
      text +=
        "@@ -\(range.lowerBound + 1),\(range.count) +\(range.lowerBound + 1),\(range.count) @@\n"
      text += hunk(old, new, range)
      index = last + 1
    }
    return text
  }

  private static func hunk(_ old: [String], _ new: [String], _ range: Range<Int>) -> String {
    var text = ""
    var line = range.lowerBound
    while line < range.upperBound {
      if old[line] == new[line] {
        text += " \(old[line])\n"
        line += 1
        continue
      }
      let end = (line..<range.upperBound).first { old[$0] == new[$0] } ?? range.upperBound
      for index in line..<end { text += "-\(old[index])\n" }
      for index in line..<end { text += "+\(new[index])\n" }
      line = end
    }
    return text
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: .newline, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
