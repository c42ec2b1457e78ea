/// The rule that replaces a value by a stand-in: an argument, an operand, a returned value, or the
/// initial value of a variable.
///
/// The stand-in has the type that the call or the declaration requires, or that the value itself
/// names (`as? Card`, `Card(…)`). If nothing names the type and the code does not run a transition,
/// the stand-in is a value that accepts any member.
enum ValueRule: CutRule {
  static func pieces(at site: CutSite) -> [CutPiece] {
    let expression = Expression(site)
    var pieces: [CutPiece] = []
    for element in expression.elements {
      if site.listing.says("&", at: element.value.lowerBound) { continue }
      guard let value = value(of: element, expression, site) else { continue }
      // The compiler takes a stand-in without a type in a text, as in `"\(frame)"`, for a type.
      if site.listing.tokens[element.open].kind == .interpolationStart {
        pieces.append(CutPiece(kind: .value, tokens: value, stands: standIn("String")))
      }
      pieces += standIns(for: value, expression)
    }
    if let place = ValuePlace(expression, site), !(place.isUnwrapped && trapsWithoutValue(site)) {
      pieces += standIns(for: place.tokens, expression, place, site)
    }
    return pieces
  }

  /// Returns true if a statement is a `guard` that ends the app without the values that it binds. A
  /// stand-in for such a value would be `nil`, and each run would end there.
  private static func trapsWithoutValue(_ site: CutSite) -> Bool {
    guard site.listing.says("guard", at: site.tokens.lowerBound),
      let block = site.tree.items[site.item].blocks.last
    else { return false }
    return site.tree.blocks[block].tokens.contains {
      ["fatalError", "preconditionFailure", "assertionFailure"].contains(site.listing.words[$0])
        && site.listing.says("(", at: $0 + 1)
    }
  }

  /// Returns the part of an argument or other bracketed element that is a value, which a stand-in
  /// can replace. In a declaration's head only a default value behind `=` is one.
  private static func value(
    of element: Expression.Element, _ expression: Expression, _ site: CutSite
  ) -> Range<Int>? {
    let listing = site.listing
    // `_` and `let card` are patterns, as in `case .pair(_, let card)`. No value can replace them,
    // and Swift's compiler crashes on some that do.
    if ["_", "let", "var"].contains(listing.word(element.value.lowerBound)) { return nil }
    func equals(_ index: Int) -> Bool { listing.says("=", at: index) }
    switch site.lead {
    case "let", "var":
      let isBehind = expression.lastToken(before: element.open, where: equals) != nil
      return isBehind ? element.value : nil
    case "func", "init", "subscript", "case", "typealias", "class", "struct", "enum", "extension",
      "protocol", "actor", "associatedtype", "import":
      guard let start = expression.firstToken(in: element.value, where: equals),
        start < site.token
      else { return nil }
      return start + 1..<element.value.upperBound
    default: return element.value
    }
  }

  private static func standIns(
    for value: Range<Int>, _ expression: Expression, _ place: ValuePlace? = nil,
    _ site: CutSite? = nil
  ) -> [CutPiece] {
    var pieces: [CutPiece] = []
    if let operand = expression.operand(in: value) {
      pieces.append(CutPiece(kind: .value, tokens: operand, stands: standIn(nil)))
    }
    let type = expression.ownType(of: value)
    if let place, let site, !place.hasType {
      if let type {
        pieces.append(CutPiece(kind: .value, tokens: value, stands: standIn(type)))
      }
      if !site.isInTransition {
        let anything = place.isUnwrapped ? "TurnstileAnything?" : "TurnstileAnything"
        pieces.append(CutPiece(kind: .value, tokens: value, stands: standIn(anything)))
      }
    } else {
      pieces.append(CutPiece(kind: .value, tokens: value, stands: standIn(nil)))
      if let type {
        pieces.append(CutPiece(kind: .value, tokens: value, stands: standIn(type)))
      }
    }
    return pieces
  }

  static func standIn(_ type: String?) -> String {
    type.map { "turnstileStandIn(_, as: (\($0)).self)" } ?? "turnstileStandIn(_)"
  }
}

/// A place in a statement at which a value has to stand, such as the right side of an assignment. A
/// stand-in can replace a value there.
struct ValuePlace {
  var tokens: Range<Int>
  /// True if the surrounding code fixes the value's type, so that a stand-in for the value needs no
  /// type of its own.
  var hasType: Bool
  /// True if `if let` or `guard let` unwraps the value, so that a stand-in for it has to be an
  /// optional.
  var isUnwrapped = false

  init?(_ expression: Expression, _ site: CutSite) {
    let listing = site.listing
    let range = site.tokens
    if ["return", "throw"].contains(listing.word(range.lowerBound)) {
      guard site.token > range.lowerBound, range.count > 1 else { return nil }
      (tokens, hasType) = (range.lowerBound + 1..<range.upperBound, true)
      return
    }
    if let condition = ConditionRule.condition(expression, site) {
      guard let binding = Self.binding(in: condition, expression) else { return nil }
      guard site.token >= binding.value.lowerBound else { return nil }
      (tokens, hasType, isUnwrapped) = (binding.value, binding.hasType, true)
      return
    }
    guard
      let equals = expression.lastToken(before: site.token, where: { listing.says("=", at: $0) })
    else { return nil }
    let isDeclaration = ["let", "var"].contains(site.lead)
    // A stand-in in an assignment to a property could do harm, so outside of initialisers the whole
    // assignment is cut by another rule.
    if !isDeclaration, !Self.isInInitializer(site) { return nil }
    var end = equals + 1
    while end < range.upperBound, !(isDeclaration && listing.says(",", at: end)) {
      if listing.says("{", at: end), isDeclaration,
        let block = site.tree.block(of: site.item, around: end + 1),
        site.tree.blocks[block].kind == .accessors
      {
        break
      }
      end = max(end, listing.partner[end]) + 1
    }
    guard end > equals + 1 else { return nil }
    tokens = equals + 1..<end
    hasType = !isDeclaration || Self.hasType(before: equals, from: site.keyword, listing)
  }

  private static func isInInitializer(_ site: CutSite) -> Bool {
    site.function.map { site.listing.word(site.tree.keyword($0.owner)) == "init" } ?? false
  }

  private static func hasType(before equals: Int, from start: Int, _ listing: Listing) -> Bool {
    var index = equals - 1
    while index > start, !listing.says(",", at: index) {
      if listing.says(":", at: index) { return true }
      index = min(index, listing.partner[index]) - 1
    }
    return false
  }

  /// Returns the value that `let card = …` binds in a condition, and true if the binding states the
  /// type of `card`.
  private static func binding(
    in condition: Range<Int>, _ expression: Expression
  ) -> (value: Range<Int>, hasType: Bool)? {
    let listing = expression.listing
    guard ["let", "var", "case"].contains(listing.word(condition.lowerBound)),
      let equals = expression.firstToken(in: condition, where: { listing.says("=", at: $0) }),
      equals + 1 < condition.upperBound
    else { return nil }
    let isCase = listing.says("case", at: condition.lowerBound)
    return (
      equals + 1..<condition.upperBound,
      !isCase && hasType(before: equals, from: condition.lowerBound, listing)
    )
  }
}
