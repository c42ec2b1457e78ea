/// The rule that cuts a whole declaration that does not compile: a member, or as the last resort a
/// type with all its members.
enum DeclarationRule: CutRule {
  static func pieces(at site: CutSite) -> [CutPiece] {
    guard site.isMember, site.tree.items[site.item].kind == .code else { return [] }
    return [CutPiece(kind: .declaration, tokens: withSemicolon(site), stands: "")]
  }

  /// Returns the tokens of a declaration that is to be cut, together with the semicolon beside it,
  /// which would not compile alone.
  private static func withSemicolon(_ site: CutSite) -> Range<Int> {
    let (start, end) = (site.tokens.lowerBound, site.tokens.upperBound)
    if site.listing.says(";", at: end) { return start..<end + 1 }
    return site.listing.says(";", at: start - 1) ? start - 1..<end : start..<end
  }
}
