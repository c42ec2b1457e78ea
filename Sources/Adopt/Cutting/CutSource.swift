/// A rewritten file of the app, divided into tokens. Cuts, that is, removals of code that does not
/// compile on Linux, are made in it and found again.
struct CutSource: Sendable {
  let file: AdoptedFile
  let tree: CodeTree
  var listing: Listing { tree.listing }
  /// The text of each line of the app's file, with every run of blanks reduced to one. A cut (code
  /// left out) is found again by the text of its line.
  private let contents: [String]
  /// By line number, the index of the first token in the line or after it.
  private let firstTokens: [Int]

  init(_ file: AdoptedFile) {
    self.file = file
    let text = SourceText(name: file.path, bytes: file.body)
    tree = CodeTree(Listing.make(text).listing)
    let original =
      file.original.isEmpty ? text : SourceText(name: file.path, bytes: file.original)
    contents = (1...original.lineCount).map { line in
      original.line(line).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    var firsts: [Int] = []
    for (token, range) in tree.listing.tokens.enumerated() {
      let line = text.lineIndex(at: range.range.lowerBound)
      while firsts.count <= line { firsts.append(token) }
    }
    while firsts.count <= text.lineCount { firsts.append(tree.listing.count) }
    firstTokens = firsts
  }

  /// Returns the text of a line of the app's file, with every run of blanks reduced to one.
  func content(ofLine line: Int) -> String {
    contents.indices.contains(line - 1) ? contents[line - 1] : ""
  }

  /// Returns the index of the file's token at a byte offset, or of the last token before that
  /// offset.
  func token(atByte offset: Int) -> Int? {
    var (low, high) = (0, listing.count)
    while low < high {
      let middle = (low + high) / 2
      if listing.tokens[middle].range.lowerBound <= offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low > 0 ? low - 1 : listing.count > 0 ? 0 : nil
  }

  func text(cutting placed: [CutPass.Placed]) -> CutText {
    let ordered = placed.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
    let marks = CutMarks(source: self)
    return CutText(
      listing,
      ordered.map { entry in
        (entry.tokens, entry.cut.text(atLine: line(of: entry.tokens.lowerBound)))
      }, marks: ordered.compactMap(marks.mark).map { ($0.token, $0.text) },
      opening: placed.isEmpty || importsUIKit ? "" : "import UIKit; ")
  }

  /// True if the file imports UIKit outside of any `#if`. The stand-ins for cut code are declared
  /// in the model's UIKit, so a file without that import needs one.
  private var importsUIKit: Bool {
    tree.blocks[0].items.contains { item in
      let tokens = tree.items[item].tokens
      return listing.says("import", at: tokens.upperBound - 2)
        && listing.says("UIKit", at: tokens.upperBound - 1)
        && !listing.isConditional(tokens.lowerBound)
    }
  }

  /// Returns the number of the line that has a token, counted from 1.
  func line(of token: Int) -> Int {
    listing.source.lineIndex(at: listing.tokens[token].range.lowerBound) + 1
  }

  // MARK: - Writing down and finding again

  /// Makes a cut, that is, a note to leave out some tokens of the file. The cut stores the text of
  /// its line and of its code, by which a later build finds the tokens again.
  func cut(
    _ tokens: Range<Int>, kind: Cut.Kind, what: String, stands: String, reason: String,
    isInTransition: Bool
  ) -> Cut {
    let line = line(of: tokens.lowerBound)
    var cut = Cut(
      file: file.path, line: line, what: what, kind: kind, isInTransition: isInTransition,
      content: content(ofLine: line), goes: Cut.words(tokens, listing), stands: stands,
      reason: reason)
    let alike = starts(of: cut.goes, inLine: line)
    cut.place = (alike.firstIndex(of: tokens.lowerBound) ?? 0) + 1
    return cut
  }

  /// Returns the tokens that a cut removes, or `nil` if its code has gone. If several lines have
  /// the text of the cut's line, the one nearest to the cut's old line number is taken.
  func find(_ cut: Cut) -> Range<Int>? {
    let lines = (1...contents.count).filter { contents[$0 - 1] == cut.content }
      .sorted { (abs($0 - cut.line), $0) < (abs($1 - cut.line), $1) }
    for line in lines {
      let alike = starts(of: cut.goes, inLine: line)
      guard alike.indices.contains(cut.place - 1) else { continue }
      if let end = end(of: cut, from: alike[cut.place - 1]) {
        return alike[cut.place - 1]..<end
      }
    }
    return nil
  }

  /// Returns the tokens in a line at which the text of the code to cut begins.
  private func starts(of goes: String, inLine line: Int) -> [Int] {
    let head = goes.prefix(Cut.longest)
    return tokens(ofLine: line).filter { token in
      // The tokens are joined before line ends become blanks, because the token of a string literal
      // with several lines has line ends inside.
      var text = ""
      var index = token
      while Cut.oneLine(text).count < head.count, index < listing.count {
        if index > token, !listing.touchesNext(index - 1) { text += " " }
        text += listing.words[index]
        index += 1
      }
      return Cut.oneLine(text).hasPrefix(head) && !listing.words[token].isEmpty
    }
  }

  private func tokens(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line < firstTokens.count else { return 0..<0 }
    return firstTokens[line - 1]..<firstTokens[line]
  }

  private func end(of cut: Cut, from start: Int) -> Int? {
    let isShortened = cut.goes.hasSuffix(" words") && cut.goes.contains(" … ")
    if isShortened, cut.kind == .statement || cut.kind == .declaration,
      let item = tree.item(startingAt: start)
    {
      return tree.items[item].tokens.upperBound
    }
    if isShortened {
      let count = cut.goes.split(separator: " ").dropLast().last.flatMap { Int($0) }
      guard let count, start + count <= listing.count else { return nil }
      return start + count
    }
    var end = start + 1
    while end <= listing.count {
      let text = Cut.oneLine(listing.line(start..<end))
      if text.count > cut.goes.count { return nil }
      if text == cut.goes { return end }
      end += 1
    }
    return nil
  }
}
