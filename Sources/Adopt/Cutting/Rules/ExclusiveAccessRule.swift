/// The rule that rewrites statements that use a variable twice at a time.
///
/// Until Swift 4 the compiler only warned of such statements. Nothing of the app is lost by the
/// rewriting: a swap of two elements becomes `swapAt`, and an assigned value is computed before the
/// variable is changed.
///
/// ```swift
/// swap(&cards[i], &cards[j])    // becomes cards.swapAt(i, j)
/// frame?.origin.y = frame!.minX // becomes if frame != nil { let … = frame!.minX; … }
/// ```
enum ExclusiveAccessRule: CutRule {
  static func pieces(at site: CutSite) -> [CutPiece] {
    guard site.isInnermost, site.message.hasPrefix("overlapping accesses to"),
      let stands = swap(at: site) ?? assignment(at: site)
    else { return [] }
    return [CutPiece(kind: .conversion, tokens: site.tokens, stands: stands)]
  }

  /// Returns `cards.swapAt(i, j)` for the statement `swap(&cards[i], &cards[j])`.
  private static func swap(at site: CutSite) -> String? {
    let (listing, tokens) = (site.listing, site.tokens)
    let open = tokens.lowerBound + 1
    guard listing.says("swap", at: tokens.lowerBound), listing.says("(", at: open),
      listing.partner[open] == tokens.upperBound - 1,
      let first = element(from: open + 1, listing), listing.says(",", at: first.end),
      let second = element(from: first.end + 1, listing), second.end == tokens.upperBound - 1,
      first.list == second.list
    else { return nil }
    return "\(first.list).swapAt(\(first.index), \(second.index))"
  }

  /// Returns the parts of an argument `&cards[i]`, and the token behind the argument.
  private static func element(
    from start: Int, _ listing: Listing
  ) -> (list: String, index: String, end: Int)? {
    guard listing.says("&", at: start) else { return nil }
    var open = start + 1
    while listing.isWord(open) || listing.says(".", at: open) { open += 1 }
    guard open > start + 1, listing.says("[", at: open) else { return nil }
    let close = listing.partner[open]
    return (listing.line(start + 1..<open), listing.line(open + 1..<close), close + 1)
  }

  /// Returns a replacement for an assignment to a part of an optional variable, such as
  /// `frame?.origin.y = frame!.minX`, that computes the value first. As in the assignment, nothing
  /// is computed if the variable is `nil`.
  private static func assignment(at site: CutSite) -> String? {
    let (listing, tokens) = (site.listing, site.tokens)
    let name = tokens.lowerBound
    let signs: Set<String> = ["=", "+=", "-=", "*=", "/="]
    guard listing.isWord(name), listing.says("?", at: name + 1),
      let sign = tokens.first(where: { signs.contains(listing.words[$0]) }),
      sign + 1 < tokens.upperBound
    else { return nil }
    let (part, value) = (listing.line(name..<sign), listing.line(sign + 1..<tokens.upperBound))
    return "if \(listing.words[name]) != nil { let turnstileValue = \(value); "
      + "\(part) \(listing.words[sign]) turnstileValue }"
  }
}
