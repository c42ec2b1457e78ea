/// Splits one block of code into its statements, declarations, `case` labels and lines such as
/// `#if`.
struct ItemSplitter {
  private let listing: Listing
  private let block: CodeTree.Block

  init(_ listing: Listing, _ block: CodeTree.Block) {
    self.listing = listing
    self.block = block
  }

  /// Returns the statements, declarations, `case` labels and `#if` lines of the block, in the order
  /// of the text.
  func items() -> [(kind: CodeTree.Item.Kind, tokens: Range<Int>)] {
    var found: [(kind: CodeTree.Item.Kind, tokens: Range<Int>)] = []
    var start = block.kind == .closure ? endOfSignature() : block.tokens.lowerBound
    var index = start
    func close(_ end: Int) {
      if start < end { found.append((.code, start..<end)) }
    }
    while index < block.tokens.upperBound {
      if isDirective(index) {
        close(index)
        start = index
        repeat { index += 1 } while index < block.tokens.upperBound && !listing.beginsLine(index)
        found.append((.directive, start..<index))
        start = index
        continue
      }
      if listing.says(";", at: index) {
        close(index)
        start = index + 1
        index += 1
        continue
      }
      if block.kind == .cases, let end = endOfLabel(index), index == start || begins(index, start) {
        close(index)
        found.append((.label, index..<end))
        start = end
        index = end
        continue
      }
      if index > start, begins(index, start) {
        close(index)
        start = index
      }
      index = max(index, listing.partner[index]) + 1
    }
    close(block.tokens.upperBound)
    return found
  }

  private func isDirective(_ index: Int) -> Bool {
    listing.tokens[index].kind == .directive
      && ["#if", "#elseif", "#else", "#endif", "#warning", "#error", "#sourceLocation"]
        .contains(listing.words[index])
  }

  /// Returns the token behind the colon of the `case` label that begins at a given token.
  private func endOfLabel(_ start: Int) -> Int? {
    var index = listing.skipAttributes(start)
    guard listing.says("case", at: index) || listing.says("default", at: index),
      !listing.says(".", at: index - 1)
    else { return nil }
    while index < block.tokens.upperBound, !listing.says(":", at: index) {
      index = max(index, listing.partner[index]) + 1
    }
    return index < block.tokens.upperBound ? index + 1 : nil
  }

  /// Returns the first token of a closure's statements. If the closure names its parameters, that
  /// is the token behind `in`.
  private func endOfSignature() -> Int {
    let tokens = block.tokens
    guard !listing.says("for", at: tokens.lowerBound) else { return tokens.lowerBound }
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if listing.says("in", at: index), listing.isWord(index) { return index + 1 }
      let word = listing.word(index)
      guard
        listing.isWord(index)
          || ["(", "[", ",", ":", "@", "->", ".", "?", "!", "<", ">", "&"].contains(word)
      else { return tokens.lowerBound }
      index = max(index, listing.partner[index]) + 1
    }
    return tokens.lowerBound
  }

  // MARK: - Line ends

  /// Returns true if a token begins a new statement or declaration, and false if it continues the
  /// one before.
  private func begins(_ index: Int, _ start: Int) -> Bool {
    guard listing.beginsLine(index) else {
      // A second accessor may begin behind the first one's brace, on the same line: `get { … } set
      // { … }`.
      return block.kind == .accessors && listing.says("}", at: index - 1)
    }
    return !goesOn(index, start) && !isAwaited(index, start)
  }

  /// Returns true if the first word of a line cannot begin a statement, so that the line continues
  /// the statement before.
  private func goesOn(_ index: Int, _ start: Int) -> Bool {
    let word = listing.word(index)
    switch listing.tokens[index].kind {
    case .operator:
      let isPrefix = listing.touchesNext(index) && ["!", "-", "~", "&", "+"].contains(word)
      return !isPrefix
    case .mark: return ![")", "]", "(", "[", "@", "\\"].contains(word)
    case .word:
      if word == "while" { return listing.says("repeat", at: start) }
      // A label behind a closure, as in `completion: { … }`, begins another trailing closure of the
      // same call.
      if listing.says("}", at: index - 1), listing.says(":", at: index + 1),
        listing.says("{", at: index + 2)
      {
        return true
      }
      return ["else", "catch", "where", "as", "is", "throws", "async", "rethrows"].contains(word)
    default: return false
    }
  }

  /// Returns true if the line before a token ends in a word or operator that needs more, so that
  /// the token continues the statement.
  private func isAwaited(_ index: Int, _ start: Int) -> Bool {
    let previous = index - 1
    let word = listing.word(previous)
    // A line with attributes is followed by the declaration or by further attributes, so the
    // statement goes on.
    if index <= listing.skipAttributes(start) { return true }
    switch listing.tokens[previous].kind {
    case .operator:
      // An operator that touches the name before it, as the `>` of `Array<Int>` does, may end a
      // statement; any other operator needs a next line. An opening `<` never ends one, because its
      // generic parameters stand on the lines below.
      return word == "=" || word == "->" || word == "<" || !listing.touchesNext(previous - 1)
    case .mark: return [",", ".", ":", "("].contains(word)
    case .word:
      if listing.says(".", at: previous - 1) { return false }
      return Self.awaiting.contains(word)
        || (CodeTree.modifiers.contains(word)
          && CodeTree.keyword(in: start..<index, listing) == index)
    default: return false
    }
  }

  private static let awaiting: Set<String> = [
    "let", "var", "if", "guard", "while", "for", "in", "is", "as", "try", "await", "throw", "case",
    "where", "else", "switch", "func", "struct", "enum", "extension", "protocol", "import",
    "typealias", "defer", "do", "repeat", "some", "any", "inout",
  ]
}
