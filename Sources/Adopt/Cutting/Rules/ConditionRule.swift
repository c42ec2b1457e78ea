/// The rule that replaces a condition that does not compile by `false`, and removes a binding of a
/// `guard` or a `case` that does not compile.
enum ConditionRule: CutRule {
  static func pieces(at site: CutSite) -> [CutPiece] {
    if site.tree.items[site.item].kind == .label { return label(site) }
    let expression = Expression(site)
    guard let condition = condition(expression, site), condition.contains(site.token) else {
      return []
    }
    if !["let", "var", "case"].contains(site.listing.word(condition.lowerBound)) {
      var pieces = [CutPiece(kind: .condition, tokens: condition, stands: "turnstileStandIn(_)")]
      if let operand = expression.operand(in: condition) {
        pieces.insert(
          CutPiece(kind: .condition, tokens: operand, stands: "turnstileStandIn(_)"), at: 0)
      }
      return pieces
    }
    return otherwise(site) + binding(condition, site)
  }

  /// Returns the code to cut so that a `guard` loses one of its bindings and keeps the others. The
  /// names that the others bind stay, and the code behind the `guard` still runs.
  private static func binding(_ condition: Range<Int>, _ site: CutSite) -> [CutPiece] {
    let listing = site.listing
    guard listing.says("guard", at: site.tokens.lowerBound) else { return [] }
    let tokens: Range<Int>
    if listing.says(",", at: condition.upperBound) {
      tokens = condition.lowerBound..<condition.upperBound + 1
    } else if listing.says(",", at: condition.lowerBound - 1) {
      tokens = condition.lowerBound - 1..<condition.upperBound
    } else {
      return []
    }
    return [CutPiece(kind: .condition, tokens: tokens, stands: "")]
  }

  /// Returns the condition that contains the compiler's error, if the statement is an `if`, a
  /// `guard` or a `while`.
  static func condition(_ expression: Expression, _ site: CutSite) -> Range<Int>? {
    let listing = site.listing
    let opener = expression.lastToken(before: site.token) {
      ["if", "guard", "while"].contains(listing.words[$0]) && listing.isWord($0)
        && !listing.says(".", at: $0 - 1)
    }
    guard let opener else { return nil }
    var end = opener + 1
    while end < site.tokens.upperBound {
      if listing.says("else", at: end) { break }
      if listing.says("{", at: end),
        let block = site.tree.block(of: site.item, around: end + 1)
          ?? site.tree.items[site.item].blocks.first(where: {
            site.tree.blocks[$0].tokens.lowerBound == end + 1
          }), site.tree.blocks[block].kind == .code
      {
        break
      }
      end = max(end, listing.partner[end]) + 1
    }
    guard site.token < end else { return nil }
    return expression.part(of: opener + 1..<end, separatedBy: [","])
  }

  /// Returns the tokens to cut so that an `if` loses its condition and first block, and only its
  /// `else` stays. It is for `if let card = hero.card { … } else { … }` in an app for which the
  /// module that declares `hero` is not here.
  private static func otherwise(_ site: CutSite) -> [CutPiece] {
    let listing = site.listing
    guard listing.says("if", at: site.tokens.lowerBound),
      let first = site.tree.items[site.item].blocks.first(where: {
        site.tree.blocks[$0].kind == .code
      })
    else { return [] }
    let close = site.tree.blocks[first].tokens.upperBound
    guard site.token < site.tree.blocks[first].tokens.lowerBound,
      listing.says("else", at: close + 1)
    else { return [] }
    let isIf = listing.says("if", at: close + 2)
    return [
      CutPiece(
        kind: .condition, tokens: site.tokens.lowerBound..<close + 2,
        stands: isIf ? "turnstileCut(_);" : "turnstileCut(_); do")
    ]
  }

  /// Returns the code that could be cut for an error in the `case` of a `switch`: the pattern with
  /// the error, or the whole `case` with its statements.
  private static func label(_ site: CutSite) -> [CutPiece] {
    let (tree, listing) = (site.tree, site.listing)
    let expression = Expression(site)
    var pieces: [CutPiece] = []
    if listing.says("case", at: site.tokens.lowerBound) {
      let patterns = site.tokens.lowerBound + 1..<site.tokens.upperBound - 1
      if let part = expression.part(of: patterns, separatedBy: [","]), part != patterns {
        let isFirst = part.lowerBound == patterns.lowerBound
        pieces.append(
          CutPiece(
            kind: .condition,
            tokens: isFirst
              ? part.lowerBound..<part.upperBound + 1 : part.lowerBound - 1..<part.upperBound,
            stands: ""))
      }
    }
    let items = tree.blocks[tree.items[site.item].block].items
    guard let index = items.firstIndex(of: site.item) else { return pieces }
    let next = items[(index + 1)...].first { tree.items[$0].kind == .label }
    let end = next.map { tree.items[$0].tokens.lowerBound } ?? site.block.tokens.upperBound
    pieces.append(
      CutPiece(kind: .condition, tokens: site.tokens.lowerBound..<end, stands: ""))
    return pieces
  }
}
