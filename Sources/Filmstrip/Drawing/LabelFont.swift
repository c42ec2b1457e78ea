import HeadlessUIKit

/// The widths of titles and labels, which are drawn in semibold Helvetica or a similar font.
///
/// A picture is made on machines without fonts, so the widths are a table: those of Helvetica Bold,
/// in thousandths of the font's size. Any other letter counts as wide as it is high.
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

  /// Returns the width of a text, in points.
  static func width(of text: String, size: CGFloat) -> CGFloat {
    CGFloat(text.reduce(0) { $0 + (widths[$1] ?? 1000) }) * size / 1000
  }

  /// Breaks text into lines of a given width, at blanks where possible. The last line ends in an
  /// ellipsis if text is left out.
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
