import HeadlessUIKit

/// Computes the widths of titles and labels, which viewers show in semibold Helvetica or a similar
/// font.
///
/// The machine that draws a picture may have no fonts, so the widths are in a table: those of
/// Helvetica Bold, in thousandths of the font's size. A letter that is not in the table counts as
/// wide as the font's size.
enum LabelFont {
  private static let groups: [(letters: String, width: Int)] = [
    ("ijlI.,:;|! '", 278), ("ft()[]-r", 333), ("csxyzkvJ *e", 556),
    ("abdghnopqu0123456789_$?", 611),
    ("FTLZ", 611), ("ABCDEHKNPRSUVXY&", 722), ("GOQw", 778), ("mM✕", 889), ("W", 944),
  ]
  private static let widths: [Character: Int] = {
    var widths: [Character: Int] = [:]
    for (letters, width) in groups {
      for letter in letters where widths[letter] == nil { widths[letter] = width }
    }
    return widths
  }()

  /// Returns the width of a text in points, for a font size.
  static func width(of text: String, size: CGFloat) -> CGFloat {
    CGFloat(text.reduce(0) { $0 + (widths[$1] ?? 1000) }) * size / 1000
  }

  /// Divides a text into lines of at most a width, at blanks if possible. If the text needs more
  /// lines than allowed, the last line ends in an ellipsis.
  static func wrap(_ text: String, size: CGFloat, within room: CGFloat, lines limit: Int)
    -> [String]
  {
    func fits(_ text: String) -> Bool { width(of: text, size: size) <= room }
    let lines = Markup.lines(of: text, fits: fits)
    guard lines.count > limit else { return lines }
    var last = lines[limit - 1]
    while !last.isEmpty, !fits(last + " …") { last.removeLast() }
    return lines.prefix(limit - 1) + [last + " …"]
  }
}
