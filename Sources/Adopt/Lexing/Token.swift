/// A token: one piece of a Swift file, with its kind and its range of bytes.
///
/// Every byte of the file belongs to exactly one token. White space and comments are tokens, too. A
/// string literal is several tokens: its quotation marks, its text, and the code of each
/// interpolation. So a rewrite finds the code inside `"\(…)"` and never takes a string's text for
/// code, and printing all tokens in order gives the file byte for byte.
struct Token: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    /// White space: blanks and line ends.
    case blank
    /// A comment, `// …` or `/* … */`, however deeply nested.
    case comment
    /// A name or a keyword, including backticks.
    case word
    /// A word with a number sign in front: `#selector`, `#if`, `#available`, a macro.
    case directive
    case number
    case `operator`
    /// A punctuation mark of one byte: a bracket, `,` `;` `:` `.` `@` or `\`, or a `?` or `!`
    /// directly behind a value.
    case mark
    /// The quotation marks that open or close a string literal, with their number signs.
    case quote
    /// Text of a string literal, between its quotation marks and interpolations.
    case text
    /// The beginning of an interpolation: `\(`, with the number signs of its string.
    case interpolationStart
    /// The closing parenthesis that ends an interpolation in a string.
    case interpolationEnd
    case regex
    /// A byte that Swift does not allow at this place.
    case stray
  }

  var kind: Kind
  var range: Range<Int>

  /// True if the token is white space or a comment, which the compiler skips.
  var isTrivia: Bool { kind == .blank || kind == .comment }
}
