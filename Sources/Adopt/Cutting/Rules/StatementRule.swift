/// The rule that cuts a statement out of a function because it does not compile. If the function
/// needs the statement's value, a stand-in replaces the value.
enum StatementRule: CutRule {
  static func pieces(at site: CutSite) -> [CutPiece] {
    guard site.block.kind.holdsStatements, site.tree.items[site.item].kind == .code else {
      return []
    }
    var pieces: [CutPiece] = []
    let first = site.listing.word(site.tokens.lowerBound)
    if isValueOfBlock(site) {
      pieces.append(
        CutPiece(kind: .value, tokens: site.tokens, stands: "turnstileStandIn(_)"))
      if site.block.kind == .function { return pieces }
    } else if first == "return", site.tokens.count > 1 {
      return [
        CutPiece(kind: .statement, tokens: site.tokens, stands: "return turnstileStandIn(_)")
      ]
    }
    // A call such as `super.init(…)` is not cut here, because an initialiser needs it;
    // ``InitializerRule`` replaces the call instead.
    if InitializerRule.handsOver(site) { return pieces }
    let stands = LayoutStatement.isFound(at: site) ? LayoutStatement.stands : "turnstileCut(_)"
    pieces.append(CutPiece(kind: .statement, tokens: site.tokens, stands: stands))
    return pieces
  }

  /// Returns true if a statement is the only one in its block and therefore is the block's value.
  private static func isValueOfBlock(_ site: CutSite) -> Bool {
    guard site.block.items.count == 1,
      site.block.kind == .closure || site.block.kind == .function,
      !statements.contains(site.lead)
    else { return false }
    let expression = Expression(site)
    guard
      expression.firstToken(
        in: site.tokens, where: { assignments.contains(site.listing.words[$0]) }) == nil
    else { return false }
    return isValue(of: site)
  }

  /// Returns true if the single statement of a closure or a function is the value that it returns.
  static func isValue(of site: CutSite) -> Bool {
    guard site.block.kind == .function else { return true }
    guard let owner = site.block.owner else { return false }
    switch site.listing.word(site.tree.keyword(owner)) {
    case "var", "subscript", "get": return true
    case "func": return returnsValue(owner, site)
    default: return false
    }
  }

  /// Returns true if a function declares a result type, so that it must return a value.
  static func returnsValue(_ item: Int, _ site: CutSite) -> Bool {
    let listing = site.listing
    let tokens = site.tree.items[item].tokens
    var index = site.tree.keyword(item)
    while index < tokens.upperBound, !listing.says("{", at: index) {
      if listing.says("->", at: index) {
        return !["Void", "()"].contains(
          listing.line(index + 1..<listing.endOfType(index + 1)))
      }
      index = max(index, listing.partner[index]) + 1
    }
    return false
  }

  private static let assignments: Set<String> = ["=", "+=", "-=", "*=", "/=", "|=", "&="]

  private static let statements: Set<String> = [
    "if", "guard", "for", "while", "repeat", "do", "switch", "return", "throw", "defer", "let",
    "var", "func", "class", "struct", "enum", "break", "continue", "fallthrough", "typealias",
  ]
}
