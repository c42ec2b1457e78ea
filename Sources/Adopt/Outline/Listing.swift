/// The code of a Swift file: its tokens without white space and comments, with their texts, and
/// with brackets matched in pairs.
///
/// Rewrites work on a listing. They go from token to token by index, and never search in the file's
/// text.
struct Listing: Sendable {
  let source: SourceText
  let tokens: [Token]
  /// The text of each token of the Swift file, such as `func`.
  let words: [String]
  /// For each token that is a bracket, the index of the bracket that closes or opens it. Any other
  /// token has its own index.
  let partner: [Int]

  /// Divides a file into tokens, and returns them with the errors that the lexer has found.
  static func make(_ source: SourceText) -> (listing: Listing, complaints: [Complaint]) {
    var lexer = Lexer(source)
    lexer.run()
    return (Listing(source, lexer.tokens.filter { !$0.isTrivia }), lexer.complaints)
  }

  private init(_ source: SourceText, _ tokens: [Token]) {
    self.source = source
    self.tokens = tokens
    words = tokens.map { source.text($0.range) }
    var partner = Array(tokens.indices)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .interpolationStart {
        open.append(index)
      } else if token.kind == .mark || token.kind == .interpolationEnd {
        switch words[index] {
        case "(", "[", "{": open.append(index)
        case ")", "]", "}":
          guard let opening = open.popLast() else { continue }
          (partner[opening], partner[index]) = (index, opening)
        default: break
        }
      }
    }
    self.partner = partner
  }

  var count: Int { tokens.count }

  /// Returns the text of a token, or an empty text if the index is outside of the file.
  func word(_ index: Int) -> String {
    words.indices.contains(index) ? words[index] : ""
  }

  /// Returns true if a token of the Swift file is a name or a keyword.
  func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  /// Returns true if a token has a given text and is code, not the inside of a string.
  func says(_ text: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && words[index] == text && tokens[index].kind != .text
  }

  /// Returns true if a token and the next one touch, with no white space or comment between them.
  func touchesNext(_ index: Int) -> Bool {
    index + 1 < count && tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
  }

  /// Returns true if a token of the Swift file is the first one on its line.
  func beginsLine(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    return source.lineIndex(at: tokens[index - 1].range.upperBound)
      < source.lineIndex(at: tokens[index].range.lowerBound)
  }

  /// Returns true if a token stands between an `#if` and its `#endif`.
  func isConditional(_ index: Int) -> Bool {
    var depth = 0
    for earlier in 0..<index where tokens[earlier].kind == .directive {
      if says("#if", at: earlier) { depth += 1 }
      if says("#endif", at: earlier) { depth -= 1 }
    }
    return depth > 0
  }

  /// Returns the place of a token for messages: its file, line and column.
  func place(_ index: Int) -> Place { source.place(at: tokens[index].range.lowerBound) }

  /// Returns the range of the Swift file's bytes that some tokens cover.
  func bytes(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else {
      let start = tokens[min(range.lowerBound, count - 1)].range.lowerBound
      return start..<start
    }
    return tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
  }

  /// Returns the text of some tokens on one line, without comments and with blanks in place of line
  /// ends.
  func line(_ range: Range<Int>) -> String {
    var text = ""
    for index in range {
      if index > range.lowerBound, !touchesNext(index - 1) { text += " " }
      text += words[index]
    }
    return text
  }

  // MARK: - Types

  /// Returns the index of the first token behind a type, such as `[Int]?`, that begins at a token.
  func endOfType(_ start: Int) -> Int {
    var index = start
    while true {
      index = skipAttributes(index)
      while Self.typePrefixes.contains(word(index)) { index = skipAttributes(index + 1) }
      if says("(", at: index) || says("[", at: index) {
        index = partner[index] + 1
      } else if isWord(index) {
        index += 1
      } else {
        return index
      }
      index = skipGenerics(index)
      while says(".", at: index), isWord(index + 1) { index = skipGenerics(index + 2) }
      while ["?", "!", "??", "..."].contains(word(index)) { index += 1 }
      let arrow = skipEffects(index)
      if says("->", at: arrow) {
        index = arrow + 1
      } else if says("&", at: index) {
        index += 1
      } else {
        return index
      }
    }
  }

  private static let typePrefixes: Set<String> = [
    "inout", "some", "any", "borrowing", "consuming", "sending", "isolated", "each", "repeat", "~",
    "__owned", "__shared",
  ]

  /// Returns the index of the first token behind words such as `async` and `throws` in a function's
  /// head.
  func skipEffects(_ start: Int) -> Int {
    var index = start
    while ["async", "throws", "rethrows", "reasync"].contains(word(index)) {
      index += 1
      if word(index - 1) == "throws", says("(", at: index) { index = partner[index] + 1 }
    }
    return index
  }

  /// Returns the index of the first token behind a list of attributes such as `@a @b(c)`.
  func skipAttributes(_ start: Int) -> Int {
    var index = start
    while says("@", at: index), isWord(index + 1) { index = endOfAttribute(index) }
    return index
  }

  /// Returns the index of the first token behind the attribute that begins with the `@` at a given
  /// token.
  func endOfAttribute(_ start: Int) -> Int {
    var index = start + 2
    while says(".", at: index), isWord(index + 1) { index += 2 }
    if says("(", at: index), touchesNext(index - 1) { index = partner[index] + 1 }
    return index
  }

  /// Returns the index of the first token behind generic arguments `<…>`, or the given index if no
  /// `<` stands there.
  func skipGenerics(_ start: Int) -> Int {
    guard word(start).hasPrefix("<"), tokens[start].kind == .operator else { return start }
    var depth = 0
    var index = start
    while index < count {
      switch tokens[index].kind {
      case .operator where words[index] != "->":
        for character in words[index] {
          if character == "<" { depth += 1 } else if character == ">" { depth -= 1 }
        }
        if depth <= 0 { return index + 1 }
      case .mark where "{};".contains(words[index]): return start
      case .mark where words[index] == "(" || words[index] == "[": index = partner[index]
      default: break
      }
      index += 1
    }
    return start
  }
}
