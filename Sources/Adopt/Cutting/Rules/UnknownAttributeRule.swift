/// The rule that cuts an attribute that the compiler does not know: a property wrapper, a global
/// actor or a macro.
enum UnknownAttributeRule: CutRule {
  static func pieces(at site: CutSite) -> [CutPiece] {
    guard site.isInnermost else { return [] }
    let at = (max(site.tokens.lowerBound, site.token - 3)...site.token).reversed().first {
      site.listing.says("@", at: $0)
        && site.listing.endOfAttribute($0) > site.token
    }
    guard let at else { return [] }
    return [
      CutPiece(kind: .attribute, tokens: at..<site.listing.endOfAttribute(at), stands: "")
    ]
  }
}
