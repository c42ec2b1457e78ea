/// Finds code such as `@unchecked Sendable` that the compiler does not check, and that has no
/// comment `Unchecked:` with a reason.
enum UncheckedCode {
  /// Returns the numbers of the lines, counted from 0, with code that the compiler does not check
  /// and without a comment that gives the reason.
  ///
  /// The comment stands above the declaration or statement, and one comment is enough for several
  /// lines that follow each other.
  static func find(_ file: SourceFile) -> [Int] {
    let unchecked = lines(of: file.code, matching: words)
    guard !unchecked.isEmpty else { return [] }
    let text = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    return unchecked.filter { line in
      var above = line - 1
      while above >= 0 {
        if text[above].contains(reason) { return false }
        // A line that begins with `?`, `:` or a dot continues the statement above it, so the reason
        // may stand above that statement.
        let goesOn = text[above + 1].first.map { "?:.".contains($0) } ?? false
        guard goesOn || unchecked.contains(above) || text[above].starts(with: spared) else {
          return true
        }
        above -= 1
      }
      return true
    }
  }

  private static let words =
    #"@unchecked Sendable|nonisolated\(unsafe\)|@exclusivity\(unchecked\)|unsafeBitCast\("#
  private static var reason: Regex<Substring> { #/^\/\/\/? Unchecked: /# }
  /// The beginnings of comments and attributes. Such lines may stand between the reason and the
  /// unchecked code.
  private static var spared: Regex<Substring> { #/\/\/|@/# }
}
