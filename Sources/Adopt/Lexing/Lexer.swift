/// Divides Swift source into tokens.
///
/// The lexer is not recursive: constructs that are still open (a string, an interpolation in that
/// string, a string in that interpolation …) are kept in an array of modes. So a deeply nested file
/// needs more memory but cannot overflow the stack. The lexer does not fail either: every byte of
/// the file belongs to a token, and bytes that cannot be Swift are reported in ``complaints``.
///
/// ```swift
/// var lexer = Lexer(SourceText(name: "a.swift", "let a = \"b\\(c)\""))
/// lexer.run()
/// lexer.tokens.map(\.kind)  // word, blank, word, blank, operator, blank, quote, text, …
/// ```
struct Lexer {
  let source: SourceText
  private(set) var tokens: [Token] = []
  private(set) var complaints: [Complaint] = []

  var at = 0
  private var modes: [Mode] = []
  /// The last token that the lexer has read and that is neither white space nor a comment.
  private var previous: Token?

  /// A construct of the source that is still open: a string literal, or an interpolation in one.
  private enum Mode {
    /// A string literal that is still open, with the offset at which it began.
    case string(Delimiter, start: Int)
    /// An interpolation in a string that is still open, with the number of its open parentheses and
    /// the offset at which it began.
    case interpolation(depth: Int, start: Int)
  }

  /// The quotation marks that delimit a string literal, with their number signs.
  struct Delimiter: Hashable {
    var hashes: Int
    var isMultiline: Bool
    var length: Int { hashes + (isMultiline ? 3 : 1) }
  }

  init(_ source: SourceText) {
    self.source = source
    tokens.reserveCapacity(source.bytes.count / 4)
  }

  /// Divides the whole Swift file into tokens, and notes the bytes that cannot be Swift.
  mutating func run() {
    skipOpening()
    while at < source.bytes.count {
      if case .string(let delimiter, _) = modes.last {
        stringPiece(delimiter)
      } else {
        codeToken()
      }
    }
    for mode in modes {
      switch mode {
      case .string(_, let start): complain(at: start, "This string is never closed.")
      case .interpolation(_, let start): complain(at: start, "This interpolation is never closed.")
      }
    }
    BracketCheck.run(source, tokens, &complaints)
  }

  /// Skips a byte-order mark as white space, and the `#!` line of a script as a comment.
  private mutating func skipOpening() {
    if starts(with: [0xEF, 0xBB, 0xBF]) { emit(.blank, length: 3) }
    if starts(with: [.hash, UInt8(ascii: "!")]) {
      emit(.comment, length: distance { $0 == .newline })
    }
  }

  // MARK: - Code

  private mutating func codeToken() {
    let byte = source.bytes[at]
    if byte.isBlank {
      emit(.blank, length: distance { !$0.isBlank })
    } else if byte == .slash, peek(1) == .slash {
      emit(.comment, length: distance { $0 == .newline })
    } else if byte == .slash, peek(1) == .star {
      blockComment()
    } else if byte == .quote || byte == .hash {
      if !openString() && !extendedRegex() { directive() }
    } else if byte == UInt8(ascii: "`") {
      quotedWord()
    } else if byte == .slash, let length = bareRegexLength() {
      emit(.regex, length: length)
    } else if byte.isOperator || unicodeOperatorLength(at: at) > 0 {
      operatorToken()
    } else if byte.beginsWord {
      word()
    } else if byte.isDigit {
      number()
    } else {
      mark(byte)
    }
  }

  private mutating func mark(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("):
      if case .interpolation(let depth, let start) = modes.last {
        modes[modes.count - 1] = .interpolation(depth: depth + 1, start: start)
      }
      emit(.mark, length: 1)
    case UInt8(ascii: ")"):
      guard case .interpolation(let depth, let start) = modes.last else {
        return emit(.mark, length: 1)
      }
      if depth == 0 {
        modes.removeLast()
        emit(.interpolationEnd, length: 1)
      } else {
        modes[modes.count - 1] = .interpolation(depth: depth - 1, start: start)
        emit(.mark, length: 1)
      }
    case .dot where peek(1) == .dot:
      // A dot that is followed by another one begins an operator such as `..<`. A single one is a
      // member access.
      operatorToken()
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), .dot, UInt8(ascii: "@"), .backslash:
      emit(.mark, length: 1)
    default:
      complain(at: at, "This byte (\(byte)) has no place in Swift.")
      emit(.stray, length: 1)
    }
  }

  private mutating func word() {
    var end = at
    while end < source.bytes.count, source.bytes[end].continuesWord,
      unicodeOperatorLength(at: end) == 0
    { end += 1 }
    emit(.word, length: end - at)
  }

  private mutating func quotedWord() {
    let length = distance(from: at + 1) { $0 == UInt8(ascii: "`") || $0 == .newline } + 1
    guard at + length < source.bytes.count, source.bytes[at + length] == UInt8(ascii: "`") else {
      complain(at: at, "This backtick is never closed.")
      return emit(.stray, length: 1)
    }
    emit(.word, length: length + 1)
  }

  private mutating func number() {
    var end = at
    let isHexadecimal = source.bytes[at] == 0x30 && peek(1) == UInt8(ascii: "x")
    while end < source.bytes.count {
      let byte = source.bytes[end]
      let isFraction =
        byte == .dot && end + 1 < source.bytes.count && source.bytes[end + 1].isDigit
        && source.bytes[end - 1] != .dot
      let isSign =
        (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")) && end > at
        && (source.bytes[end - 1] | 0x20)
          == (isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e"))
      guard byte.continuesWord && byte < 0x80 || isFraction || isSign else { break }
      end += 1
    }
    emit(.number, length: end - at)
  }

  private mutating func directive() {
    let length = distance(from: at + 1) { !$0.continuesWord }
    if length == 0 {
      complain(at: at, "A '#' must be followed by a name or a string.")
      return emit(.stray, length: 1)
    }
    emit(.directive, length: length + 1)
  }

  /// Reads the longest possible operator, which ends before a comment. A `?` or `!` directly behind
  /// a value is a token of its own.
  private mutating func operatorToken() {
    let byte = source.bytes[at]
    let isPostfix =
      at > 0 && previous?.range.upperBound == at && previous?.kind != .operator
      && !isOpening(previous)
    if isPostfix, byte == UInt8(ascii: "?"), peek(1) != byte || isAfterQuestionMark {
      return emit(.mark, length: 1)
    }
    if isPostfix, byte == UInt8(ascii: "!"), peek(1) != UInt8(ascii: "=") {
      return emit(.mark, length: 1)
    }
    var end = at
    while end < source.bytes.count {
      let byte = source.bytes[end]
      if byte == .slash, end + 1 < source.bytes.count,
        source.bytes[end + 1] == .slash || source.bytes[end + 1] == .star
      {
        break
      }
      let unicode = unicodeOperatorLength(at: end)
      guard byte.isOperator || unicode > 0 || (byte == .dot && source.bytes[at] == .dot) else {
        break
      }
      end += max(unicode, 1)
    }
    emit(.operator, length: end - at)
  }

  private var isAfterQuestionMark: Bool {
    previous?.kind == .mark && source.bytes[at - 1] == UInt8(ascii: "?")
  }

  /// Returns true if an expression must follow a token, as behind an opening bracket or a comma.
  private func isOpening(_ token: Token?) -> Bool {
    guard let token, token.kind == .mark || token.kind == .interpolationStart else { return false }
    return !")]}?!".utf8.contains(source.bytes[token.range.lowerBound])
  }

  // MARK: - Strings

  /// Reads the opening quotation marks of a string literal, or returns false if none begin at this
  /// place.
  private mutating func openString() -> Bool {
    let hashes = distance { $0 != .hash }
    let quote = at + hashes
    guard quote < source.bytes.count, source.bytes[quote] == .quote else { return false }
    let isTriple = starts(with: [.quote, .quote, .quote], at: quote)
    // `#"""#` does not open a string of several lines: it is a complete string that holds one
    // quotation mark.
    let delimiter = Delimiter(
      hashes: hashes,
      isMultiline: isTriple && (hashes == 0 || !closesOnItsLine(from: quote + 1, hashes: hashes)))
    modes.append(.string(delimiter, start: at))
    emit(.quote, length: delimiter.length)
    return true
  }

  private func closesOnItsLine(from start: Int, hashes: Int) -> Bool {
    var index = start
    while index < source.bytes.count, source.bytes[index] != .newline {
      if source.bytes[index] == .quote, hasHashes(hashes, at: index + 1) { return true }
      index += 1
    }
    return false
  }

  /// Reads the text of a string literal up to the next interpolation or the closing quotation
  /// marks.
  private mutating func stringPiece(_ delimiter: Delimiter) {
    var end = at
    while end < source.bytes.count {
      let byte = source.bytes[end]
      if byte == .backslash, hasHashes(delimiter.hashes, at: end + 1) {
        let escaped = end + 1 + delimiter.hashes
        if escaped < source.bytes.count, source.bytes[escaped] == UInt8(ascii: "(") {
          if end > at { emit(.text, length: end - at) }
          modes.append(.interpolation(depth: 0, start: at))
          return emit(.interpolationStart, length: 2 + delimiter.hashes)
        }
        end = min(escaped + (isLineEnd(escaped) ? 0 : 1), source.bytes.count)
      } else if byte == .quote, closes(delimiter, at: end) {
        if end > at { emit(.text, length: end - at) }
        modes.removeLast()
        return emit(.quote, length: delimiter.length)
      } else if byte == .newline, !delimiter.isMultiline {
        complain(at: end, "A string of one line must be closed on it.")
        if end > at { emit(.text, length: end - at) }
        modes.removeLast()
        return
      } else {
        end += 1
      }
    }
    emit(.text, length: end - at)
  }

  private func isLineEnd(_ index: Int) -> Bool {
    index >= source.bytes.count || source.bytes[index] == .newline
  }

  private func closes(_ delimiter: Delimiter, at index: Int) -> Bool {
    if delimiter.isMultiline {
      starts(with: [.quote, .quote, .quote], at: index)
        && hasHashes(delimiter.hashes, at: index + 3)
    } else {
      hasHashes(delimiter.hashes, at: index + 1)
    }
  }

  // MARK: - Comments and regular expressions

  private mutating func blockComment() {
    var depth = 0
    var end = at
    repeat {
      if starts(with: [.slash, .star], at: end) {
        depth += 1
        end += 2
      } else if starts(with: [.star, .slash], at: end) {
        depth -= 1
        end += 2
      } else {
        end += 1
      }
    } while depth > 0 && end < source.bytes.count
    end = min(end, source.bytes.count)
    if depth > 0 { complain(at: at, "This comment is never closed.") }
    emit(.comment, length: end - at)
  }

  /// Reads a regular expression `#/…/#`, which may have several lines if its first line is empty.
  /// Returns false if none begins at this place.
  private mutating func extendedRegex() -> Bool {
    let hashes = distance { $0 != .hash }
    let slash = at + hashes
    guard hashes > 0, slash < source.bytes.count, source.bytes[slash] == .slash else {
      return false
    }
    let isMultiline = isLineEnd(slash + 1)
    var end = slash + 1
    while end < source.bytes.count, isMultiline || source.bytes[end] != .newline {
      if source.bytes[end] == .backslash {
        end += 2
      } else if source.bytes[end] == .slash, hasHashes(hashes, at: end + 1) {
        emit(.regex, length: end + 1 + hashes - at)
        return true
      } else {
        end += 1
      }
    }
    return false
  }

  /// Returns the length of a regular expression `/…/`, or `nil` if the `/` at this place begins
  /// none.
  ///
  /// As in the compiler, a regular expression begins only where a value is expected, has no blank
  /// behind its first `/`, and is closed on the same line, outside of parentheses.
  private func bareRegexLength() -> Int? {
    guard expectsValue, let next = peek(1), !next.isBlank, next != UInt8(ascii: ")") else {
      return nil
    }
    var parentheses = 0
    var end = at + 1
    var isInSet = false
    while end < source.bytes.count, source.bytes[end] != .newline {
      switch source.bytes[end] {
      case .backslash: end += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case UInt8(ascii: "(") where !isInSet: parentheses += 1
      case UInt8(ascii: ")") where !isInSet:
        parentheses -= 1
        if parentheses < 0 { return nil }
      case .slash:
        return source.bytes[end - 1].isBlank ? nil : end + 1 - at
      default: break
      }
      end += 1
    }
    return nil
  }

  /// True if an expression may begin at the lexer's present place.
  private var expectsValue: Bool {
    guard let previous else { return true }
    switch previous.kind {
    case .operator: return true
    case .interpolationStart: return true
    case .mark: return isOpening(previous)
    case .word:
      return Self.wordsBeforeValues.contains(source.text(previous.range))
    default: return false
    }
  }

  private static let wordsBeforeValues: Set<String> = [
    "return", "in", "case", "where", "if", "guard", "while", "throw", "try", "await", "else", "is",
    "as", "let", "var",
  ]

  // MARK: - Bytes

  private func peek(_ offset: Int) -> UInt8? {
    at + offset < source.bytes.count ? source.bytes[at + offset] : nil
  }

  private func starts(with prefix: [UInt8], at index: Int? = nil) -> Bool {
    let index = index ?? at
    guard index + prefix.count <= source.bytes.count else { return false }
    for offset in prefix.indices where source.bytes[index + offset] != prefix[offset] {
      return false
    }
    return true
  }

  private func hasHashes(_ count: Int, at index: Int) -> Bool {
    guard index + count <= source.bytes.count else { return false }
    for offset in 0..<count where source.bytes[index + offset] != .hash { return false }
    return true
  }

  /// Returns the number of bytes up to the first byte that satisfies a condition.
  private func distance(from start: Int? = nil, to isEnd: (UInt8) -> Bool) -> Int {
    let start = start ?? at
    var index = start
    while index < source.bytes.count, !isEnd(source.bytes[index]) { index += 1 }
    return index - start
  }

  /// Returns the number of bytes of a non-ASCII operator character at an index, or 0 if there is
  /// none.
  private func unicodeOperatorLength(at index: Int) -> Int {
    let first = source.bytes[index]
    guard first >= 0xC2 else { return 0 }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard length < 4, index + length <= source.bytes.count else { return 0 }
    var scalar = UInt32(first) & (length == 2 ? 0x1F : 0x0F)
    for offset in 1..<length {
      scalar = scalar << 6 | UInt32(source.bytes[index + offset] & 0x3F)
    }
    return Self.operators.contains { $0.contains(scalar) } ? length : 0
  }

  /// The ranges of non-ASCII characters that Swift's grammar allows in operators.
  private static let operators: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB,
    0xBF...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E,
    0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
    0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030...0x3030,
  ]

  private mutating func emit(_ kind: Token.Kind, length: Int) {
    let token = Token(kind: kind, range: at..<(at + length))
    tokens.append(token)
    if !token.isTrivia { previous = token }
    at += length
  }

  private mutating func complain(at offset: Int, _ message: String) {
    complaints.append(Complaint(place: source.place(at: offset), message: message))
  }
}
