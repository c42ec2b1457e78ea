/// The names that a removed statement or condition declares, and their uses in the code behind it.
///
/// The compiler reports such uses only when it runs again. If a use is cut together with a further
/// declaration, each level costs a round of compiling. The compiler may also not report a use at
/// all, because a property of the same name is found in place of the lost local one.
struct LostNames {
  let source: CutSource
  private var listing: Listing { source.listing }
  private var tree: CodeTree { source.tree }

  /// Returns the tokens in the rest of the block at which names are used that are declared in
  /// removed code, each with its name.
  func uses(without code: Range<Int>) -> [(token: Int, name: String)] {
    guard let item = tree.path(to: code.lowerBound).last,
      ["let", "var", "guard"].contains(listing.word(tree.keyword(item)))
    else { return [] }
    let block = tree.blocks[tree.items[item].block]
    guard block.kind.holdsStatements, code.upperBound < block.tokens.upperBound else { return [] }
    let behind = code.upperBound..<block.tokens.upperBound
    return names(in: code).flatMap { name in
      behind.prefix { !declares(name, at: $0) }.filter { isUse(of: name, at: $0) }
        .map { (token: $0, name: name) }
    }
  }

  private func names(in code: Range<Int>) -> [String] {
    var names: [String] = []
    var index = code.lowerBound
    while index < code.upperBound {
      if ["let", "var"].contains(listing.word(index)), listing.isWord(index + 1),
        !names.contains(listing.word(index + 1))
      {
        names.append(listing.word(index + 1))
      }
      index = max(index, listing.partner[index]) + 1
    }
    return names
  }

  /// Returns true if a token declares a name again, so that the name means something else from
  /// there on.
  private func declares(_ name: String, at token: Int) -> Bool {
    guard listing.words[token] == name, listing.isWord(token) else { return false }
    return ["let", "var", "func", "for"].contains(listing.word(token - 1))
      || listing.says("in", at: token + 1)
      || listing.says(",", at: token + 1) && listing.says("{", at: token - 1)
  }

  private func isUse(of name: String, at token: Int) -> Bool {
    listing.words[token] == name && listing.isWord(token) && !listing.says(".", at: token - 1)
      && !listing.says(":", at: token + 1)
  }
}
