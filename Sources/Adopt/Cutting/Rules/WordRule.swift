/// The rule that removes, adds or replaces a modifier of a declaration, such as the `override` of a
/// method that is missing on Linux.
enum WordRule: CutRule {
  static func pieces(at site: CutSite) -> [CutPiece] {
    guard site.isInnermost else { return [] }
    if site.message.contains("requires an 'override' keyword") {
      return [
        CutPiece(
          kind: .word, tokens: site.keyword..<site.keyword + 1, stands: "override \(site.lead)")
      ]
    }
    if site.message.contains("can be declared 'open'") {
      return (site.tokens.lowerBound..<site.keyword).filter { site.listing.says("open", at: $0) }
        .map { CutPiece(kind: .word, tokens: $0..<$0 + 1, stands: "public") }
    }
    guard let word = word(site.message) else { return [] }
    return (site.tokens.lowerBound..<site.keyword).filter { site.listing.says(word, at: $0) }
      .map { CutPiece(kind: .word, tokens: $0..<$0 + 1, stands: "") }
  }

  private static func word(_ message: String) -> String? {
    if message.contains("does not override") { return "override" }
    if message.contains("argument labels from any potential overrides") { return "override" }
    if message.contains("'override' can only be specified") { return "override" }
    if message.contains("'required'") { return "required" }
    if message.contains("'convenience'") || message.contains("convenience initializer") {
      return "convenience"
    }
    return nil
  }
}
