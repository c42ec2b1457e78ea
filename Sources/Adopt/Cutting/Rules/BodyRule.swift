/// The rule that replaces the whole body of a function or a computed property, if the body does not
/// compile and no statement in it can be cut alone.
enum BodyRule: CutRule {
  static func pieces(at site: CutSite) -> [CutPiece] {
    guard site.isMember, ["func", "var", "subscript"].contains(site.lead) else { return [] }
    let holder = site.tree.items[site.item].blocks.first { block in
      let tokens = site.tree.blocks[block].tokens
      return site.tree.blocks[block].kind == .function
        && tokens.lowerBound - 1 <= site.token && site.token <= tokens.upperBound
    }
    guard let holder else { return [] }
    let tokens = site.tree.blocks[holder].tokens
    guard !tokens.isEmpty else { return [] }
    let gives = site.lead != "func" || StatementRule.returnsValue(site.item, site)
    // A body with a single statement is left to the rule for statements, because cutting the
    // statement removes the same code.
    guard gives || site.tree.blocks[holder].items.count > 1 else { return [] }
    return [
      CutPiece(
        kind: .body, tokens: tokens,
        stands: gives ? "return turnstileStandIn(_)" : "turnstileCut(_)")
    ]
  }
}
