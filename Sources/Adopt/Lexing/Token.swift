/// One piece of Swift text, with its kind and its bytes.
///
/// Tokens tile the file. White space and comments are tokens like any other, and a string literal
/// is several: its quotes, its text, and the code of each interpolation. So a rewrite sees code
/// inside `"\(…)"` and never mistakes the inside of a string for code, and printing all tokens in
/// order gives the file back to the byte.
struct Token: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    /// White space: blanks and line ends.
    case blank
    /// A comment, `// …` or `/* … */`, however deeply nested.
    case comment
    /// A name or a keyword, with its backticks if it has any.
    case word
    /// A word behind a number sign: `#selector`, `#if`, `#available`, a macro.
    case directive
    case number
    case `operator`
    /// A mark of one byte: a bracket, `,` `;` `:` `.` `@` or `\`; also a `?` or `!` right behind a
    /// value.
    case mark
    /// The quotes that open or close a string, with their `#`s.
    case quote
    /// The inside of a string, between its quotes and its interpolations.
    case text
    /// The beginning of an interpolation: `\(`, with the `#`s of its string.
    case interpolationStart
    /// The `)` that ends an interpolation.
    case interpolationEnd
    case regex
    /// A byte that is not allowed at this place in Swift.
    case stray
  }

  var kind: Kind
  var range: Range<Int>

  /// True if the token is white space or a comment, which the compiler skips.
  var isTrivia: Bool { kind == .blank || kind == .comment }
}
