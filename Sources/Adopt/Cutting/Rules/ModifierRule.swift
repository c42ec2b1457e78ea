/// The rule that removes one call from a chain of calls: `.cornerRadius(8)` from
/// `Card().padding().cornerRadius(8)`.
enum ModifierRule: CutRule {
  static func pieces(at site: CutSite) -> [CutPiece] {
    let listing = site.listing
    let name = site.token
    guard site.isInnermost, site.message.contains("has no member"), listing.says(".", at: name - 1),
      listing.says(")", at: name - 2) || listing.says("}", at: name - 2),
      listing.says("(", at: name + 1) || listing.says("{", at: name + 1),
      isBuilt(behind: name - 2, listing)
    else { return [] }
    var end = name + 1
    while listing.says("(", at: end) || listing.says("{", at: end) {
      end = listing.partner[end] + 1
    }
    return [CutPiece(kind: .modifier, tokens: name - 1..<end, stands: "")]
  }

  /// Returns true if a chain begins with a call of a type's initialiser. Each call of such a chain
  /// probably returns the same type, so one can be left out.
  private static func isBuilt(behind end: Int, _ listing: Listing) -> Bool {
    var index = end
    while index >= 0 {
      if listing.partner[index] < index {
        index = listing.partner[index] - 1
      } else if listing.isWord(index) {
        if listing.says(".", at: index - 1) {
          index -= 2
        } else {
          return listing.words[index].first?.isUppercase == true
        }
      } else {
        return false
      }
    }
    return false
  }
}
