/// The rule that adds a value that is missing after other cuts (code left out): the returned value
/// at the end of a function, or the initial value of a property.
enum ReturnRule: CutRule {
  static func pieces(at site: CutSite) -> [CutPiece] {
    guard site.isInnermost else { return [] }
    let message = site.message
    if message.contains("missing return") || message.contains("must not fall through") {
      return end(of: site)
    }
    if message.contains("not initialized") || message.contains("without initial value") {
      return firstValue(site)
    }
    // The property lost its property wrapper to a cut (code left out), and the compiler had
    // inferred the type from the wrapper. So the property gets a stand-in as its initial value.
    if message.contains("type annotation missing"), !site.isInTransition {
      let name = site.listing.word(site.token)
      return [
        CutPiece(
          kind: .return, tokens: site.token..<site.token + 1,
          stands: "\(name): TurnstileAnything = turnstileStandIn(_)")
      ]
    }
    return []
  }

  private static func end(of site: CutSite) -> [CutPiece] {
    guard let brace = closingBrace(site) else { return [] }
    let listing = site.listing
    let isEmpty = listing.says("{", at: brace - 1)
    let begins = listing.beginsLine(brace) || isEmpty
    return [
      CutPiece(
        kind: .return, tokens: brace..<brace + 1,
        stands: "\(begins ? "" : "; ")return turnstileStandIn(_) }")
    ]
  }

  private static func closingBrace(_ site: CutSite) -> Int? {
    if site.listing.says("}", at: site.token) { return site.token }
    return site.tree.items[site.item].blocks.lazy.map { site.tree.blocks[$0].tokens.upperBound }
      .first { $0 >= site.token }
  }

  /// Returns an initial value to add to the declaration of a property without one, such as `let
  /// card: Card`.
  private static func firstValue(_ site: CutSite) -> [CutPiece] {
    let listing = site.listing
    guard ["let", "var"].contains(site.lead), listing.isWord(site.token),
      listing.says(":", at: site.token + 1)
    else { return [] }
    let end = listing.endOfType(site.token + 2)
    guard !listing.says("=", at: end) else { return [] }
    return [
      CutPiece(
        kind: .return, tokens: end - 1..<end,
        stands: "\(listing.words[end - 1]) = turnstileStandIn(_)")
    ]
  }
}
