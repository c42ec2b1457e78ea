/// A token: one piece of a Swift file, with its kind and its range of bytes.
///
/// Every byte of the file belongs to exactly one token. White space and comments are tokens, too. A
/// string literal is several tokens: its quotation marks, its text, and the code of each
/// interpolation. So a rewrite finds the code inside `"\(…)"` and never takes a string's text for
/// code, and printing all tokens in order gives the file byte for byte.
struct Token: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    /// A token of white space: blanks and line ends.
    case blank
    /// A token that is a comment, `// …` or `/* … */`, however deeply nested.
    case comment
    /// A token that is a name or a keyword, including backticks.
    case word
    /// A token that is a word with a number sign in front: `#selector`, `#if`, `#available`, a
    /// macro.
    case directive
    case number
    case `operator`
    /// A token that is a punctuation mark of one byte: a bracket, `,` `;` `:` `.` `@` or `\`, or a
    /// `?` or `!` directly behind a value.
    case mark
    /// A token with the quotation marks that open or close a string literal, and their number
    /// signs.
    case quote
    /// A token with text of a string literal, between its quotation marks and interpolations.
    case text
    /// A token that begins an interpolation: `\(`, with the number signs of its string.
    case interpolationStart
    /// A token with the closing parenthesis that ends an interpolation in a string.
    case interpolationEnd
    case regex
    /// A token for a byte that Swift does not allow at its place.
    case stray
  }

  var kind: Kind
  var range: Range<Int>

  /// True if the token is white space or a comment, which the compiler skips.
  var isTrivia: Bool { kind == .blank || kind == .comment }
}
