/// The rule that adds a question mark to a value that is optional in the model but not in the app's
/// SDK. If the value is `nil` at run time, the call has no effect and does not trap.
enum UnwrapRule: CutRule {
  static func pieces(at site: CutSite) -> [CutPiece] {
    let listing = site.listing
    guard site.isInnermost, site.message.contains("must be unwrapped to refer to member"),
      listing.isWord(site.token)
    else { return [] }
    // If the optional value is the result of a function, the question mark is added behind the call
    // and not behind the function's name.
    var end = site.token + 1
    while listing.says("(", at: end) || listing.says("[", at: end),
      listing.touchesNext(end - 1)
    {
      end = listing.partner[end] + 1
    }
    guard listing.says(".", at: end) else { return [] }
    return [
      CutPiece(
        kind: .word, tokens: end - 1..<end, stands: "\(listing.words[end - 1])?")
    ]
  }
}
