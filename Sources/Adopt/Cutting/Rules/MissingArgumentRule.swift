/// The rule that adds a stand-in for each argument that a function of the model requires and a call
/// lacks.
///
/// The compiler reports one of three places for a missing argument: the comma behind the previous
/// argument, the first argument, or the closing parenthesis.
enum MissingArgumentRule: CutRule {
  static func pieces(at site: CutSite) -> [CutPiece] {
    guard site.isInnermost, site.message.hasPrefix("missing argument") else { return [] }
    let (listing, place) = (site.listing, site.token)
    let missing = arguments(site.message)
    guard !missing.isEmpty else { return [] }
    let stands: String
    switch listing.words[place] {
    case "(":
      // The compiler's message about several missing arguments gives no places for them, so
      // stand-ins are added only to a call without any argument.
      guard listing.says(")", at: place + 1) else { return [] }
      stands = "(\(missing)"
    case ",": stands = ", \(missing),"
    case ")": stands = listing.says("(", at: place - 1) ? "\(missing))" : ", \(missing))"
    default:
      guard listing.says("(", at: place - 1) else { return [] }
      stands = "\(missing), \(listing.words[place])"
    }
    return [CutPiece(kind: .argument, tokens: place..<place + 1, stands: stands)]
  }

  /// Returns the text of stand-ins, with labels, for the missing arguments that a message of the
  /// compiler names.
  private static func arguments(_ message: String) -> String {
    let named = CutSite.quoted(message)
    if named.isEmpty { return message.contains("parameter #") ? "turnstileStandIn(_)" : "" }
    return named.map { $0 == "_" ? "turnstileStandIn(_)" : "\($0): turnstileStandIn(_)" }
      .joined(separator: ", ")
  }
}
