/// The rule that converts a number to a layout priority, or back.
///
/// Until Swift 4, `UILayoutPriority` was another name of `Float`. Code of that time assigns numbers
/// to priorities and reads priorities as numbers. Nothing of the app is lost by the conversion.
enum ConversionRule: CutRule {
  private static let priority = "UILayoutPriority"
  private static let numbers: Set<String> = ["Float", "Double", "Int", "CGFloat"]

  static func pieces(at site: CutSite) -> [CutPiece] {
    let message = site.message
    let types = CutSite.quoted(message.replacing(#/ \(aka '[^']*'\)/#, with: ""))
    guard site.isInnermost, types.count == 2,
      message.hasPrefix("cannot convert") || message.hasPrefix("cannot assign"),
      let value = value(at: site)
    else { return [] }
    let text = site.listing.line(value)
    if types[1] == priority, numbers.contains(types[0]) {
      return [
        CutPiece(kind: .conversion, tokens: value, stands: "\(priority)(Float(\(text)))")
      ]
    }
    if types[0] == priority, numbers.contains(types[1]) {
      return [
        CutPiece(kind: .conversion, tokens: value, stands: "\(types[1])((\(text)).rawValue)")
      ]
    }
    return []
  }

  /// Returns the tokens of the value that has the wrong type: an argument of a call, what is
  /// assigned, or what is returned.
  private static func value(at site: CutSite) -> Range<Int>? {
    let expression = Expression(site)
    if let argument = expression.elements.first { return argument.value }
    if let sign = expression.lastToken(
      before: site.token + 1, where: { site.listing.says("=", at: $0) })
    {
      return sign + 1 < site.tokens.upperBound ? sign + 1..<site.tokens.upperBound : nil
    }
    let start = site.lead == "return" ? site.keyword + 1 : site.tokens.lowerBound
    return start <= site.token ? start..<site.tokens.upperBound : nil
  }
}
