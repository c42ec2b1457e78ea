/// The rule that adapts the unused parameters of a closure to the function that takes the closure.
///
/// `{ _ in }` loses its parameters if the function passes no arguments, which Swift 3 allowed. `{
/// }` gets as many unnamed parameters as the compiler asks for. It needs them if the code from
/// which the compiler would have inferred them was cut.
enum ClosureRule: CutRule {
  static func pieces(at site: CutSite) -> [CutPiece] {
    guard site.isInnermost, site.message.contains("closure") else { return [] }
    if site.message.contains("expects 0 arguments, but") { return withoutParameters(site) }
    if site.message.contains("which cannot be implicitly ignored") { return withParameters(site) }
    return []
  }

  private static func withoutParameters(_ site: CutSite) -> [CutPiece] {
    let listing = site.listing
    guard let open = open(site), let end = word("in", behind: open, listing) else { return [] }
    let names = (open + 1..<end).filter { !["(", ")", ","].contains(listing.words[$0]) }
    guard !names.isEmpty, names.allSatisfy({ listing.says("_", at: $0) }) else { return [] }
    return [CutPiece(kind: .word, tokens: open + 1..<end + 1, stands: "")]
  }

  private static func withParameters(_ site: CutSite) -> [CutPiece] {
    let listing = site.listing
    guard let open = open(site), let count = count(site.message) else { return [] }
    let names = Array(repeating: "_", count: count).joined(separator: ", ")
    if listing.says("[", at: open + 1), listing.says("in", at: listing.partner[open + 1] + 1) {
      let at = listing.partner[open + 1] + 1
      return [CutPiece(kind: .word, tokens: at..<at + 1, stands: "\(names) in")]
    }
    return [CutPiece(kind: .word, tokens: open..<open + 1, stands: "{ \(names) in")]
  }

  /// Returns the opening brace of the closure that contains the compiler's error or begins at it.
  private static func open(_ site: CutSite) -> Int? {
    var index = site.token
    while index >= site.tokens.lowerBound {
      if site.listing.says("{", at: index) { return index }
      index -= 1
    }
    return nil
  }

  private static func word(_ word: String, behind open: Int, _ listing: Listing) -> Int? {
    (open + 1..<listing.partner[open]).prefix { !listing.says("{", at: $0) }
      .first { listing.says(word, at: $0) }
  }

  /// Returns the number in a compiler's message such as "expects 2 arguments".
  private static func count(_ message: String) -> Int? {
    let words = message.split(separator: " ")
    guard let index = words.firstIndex(of: "expects"), index + 1 < words.count else { return nil }
    return Int(words[index + 1])
  }
}
