/// The rule that replaces a call of an initialiser that is missing on Linux, so that the
/// initialiser with the call still makes its value.
///
/// `self.init(theme: dark)` and `super.init(theme: dark)` become a call of the type's simplest
/// initialiser. In a structure, `self` is set to a stand-in. If no initialiser works, the run ends
/// at that call as *not judged*, because no value of the type can be made.
enum InitializerRule: CutRule {
  /// The statement that replaces an initialiser call which is cut. It never returns, so the
  /// compiler does not complain of properties that have no value behind it.
  static let end = "switch turnstileStandIn(_, as: Never.self) {}"

  static func pieces(at site: CutSite) -> [CutPiece] {
    if site.isMember, site.lead == "init" { return body(site) }
    guard handsOver(site) else { return [] }
    return replacements(site).map {
      CutPiece(kind: .statement, tokens: site.tokens, stands: $0)
    }
  }

  /// Returns true if a statement is `self.init(…)` or `super.init(…)`, a call of another
  /// initialiser.
  static func handsOver(_ site: CutSite) -> Bool {
    let start = site.tokens.lowerBound
    return ["self", "super"].contains(site.listing.word(start))
      && site.listing.says(".", at: start + 1) && site.listing.says("init", at: start + 2)
      && site.block.kind.holdsStatements
  }

  private static func replacements(_ site: CutSite) -> [String] {
    let who = site.listing.word(site.tokens.lowerBound)
    let type = typeAround(site)
    if who == "self", type.isValue { return ["self = turnstileStandIn(_)", end] }
    var calls = ["\(who).init()"]
    if type.name.hasSuffix("Controller") {
      calls.insert("\(who).init(nibName: nil, bundle: nil)", at: 0)
    } else if ["View", "Cell", "Label", "Button", "Control"].contains(where: type.name.hasSuffix) {
      calls.insert("\(who).init(frame: .zero)", at: 0)
    }
    return calls + [end]
  }

  private static func body(_ site: CutSite) -> [CutPiece] {
    guard
      let block = site.tree.items[site.item].blocks.first(where: {
        site.tree.blocks[$0].kind == .function
      }), !site.tree.blocks[block].tokens.isEmpty
    else { return [] }
    let stands = typeAround(site).isValue ? "self = turnstileStandIn(_)" : end
    return [CutPiece(kind: .body, tokens: site.tree.blocks[block].tokens, stands: stands)]
  }

  /// Returns the name of the type around the statement, and true if `self` can be assigned there,
  /// as in a structure.
  private static func typeAround(_ site: CutSite) -> (name: String, isValue: Bool) {
    let (tree, listing) = (site.tree, site.listing)
    var item: Int? = site.item
    while let current = item {
      let keyword = tree.keyword(current)
      let word = listing.word(keyword)
      if ["class", "struct", "enum", "extension", "actor"].contains(word) {
        var end = keyword + 2
        while listing.says(".", at: end) { end += 2 }
        let name = listing.line(keyword + 1..<end)
        let isClass =
          word == "class" || word == "actor"
          || (word == "extension" && (isConvenience(site) || looksLikeClass(name)))
        return (name, !isClass)
      }
      item = tree.blocks[tree.items[current].block].owner
    }
    return ("", false)
  }

  private static func looksLikeClass(_ name: String) -> Bool {
    ["UI", "NS", "CA"].contains(where: name.hasPrefix)
  }

  /// Returns true if the initialiser that contains the statement is marked `convenience`. Only
  /// initialisers of classes are.
  private static func isConvenience(_ site: CutSite) -> Bool {
    guard let owner = site.isMember ? site.item : site.function?.owner else { return false }
    let tokens = site.tree.items[owner].tokens.lowerBound..<site.tree.keyword(owner)
    return tokens.contains { site.listing.says("convenience", at: $0) }
  }
}
