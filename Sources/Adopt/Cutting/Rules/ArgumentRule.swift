/// The rule that cuts an argument out of a call, with its label, if the model's function does not
/// have that parameter.
enum ArgumentRule: CutRule {
  static func pieces(at site: CutSite) -> [CutPiece] {
    guard site.isInnermost, site.message.contains("extra argument") else { return [] }
    let expression = Expression(site)
    guard let element = expression.elements.first, site.listing.says("(", at: element.open) else {
      return []
    }
    let close = site.listing.partner[element.open]
    let tokens: Range<Int>
    if element.tokens.upperBound < close {
      tokens = element.tokens.lowerBound..<element.tokens.upperBound + 1
    } else if element.tokens.lowerBound > element.open + 1 {
      tokens = element.tokens.lowerBound - 1..<element.tokens.upperBound
    } else {
      tokens = element.tokens
    }
    return [CutPiece(kind: .argument, tokens: tokens, stands: "")]
  }
}
