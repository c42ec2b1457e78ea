/// Rewrites casts to types whose members Objective-C looks up when the code runs.
///
/// ```swift
/// (heights.object(at: 0) as AnyObject).doubleValue
/// turnstileMembers(of: heights.object(at: 0)).doubleValue
///
/// table.setObject(view, forKey: section as NSCopying)
/// table.setObject(view, forKey: section)
/// ```
enum AnyObjectCasts {
  static func run(_ revision: inout Revision) {
    for (file, outline) in revision.program.ownOutlines {
      let listing = outline.listing
      for index in listing.tokens.indices where listing.says("as", at: index) {
        if listing.says("AnyObject", at: index + 1) {
          lookUp(at: index, file, listing, &revision)
        } else if listing.says("NSCopying", at: index + 1), listing.says(")", at: index + 2) {
          revision.remove(file, index..<index + 2, "a key of a dictionary left as it is")
        }
      }
    }
  }

  /// Replaces the cast in front of a member by the model's list of members, if the list has the
  /// member.
  private static func lookUp(
    at index: Int, _ file: Int, _ listing: Listing, _ revision: inout Revision
  ) {
    let close = index + 2
    guard listing.says(")", at: close), listing.says(".", at: close + 1),
      members.contains(listing.word(close + 2)), !listing.says("(", at: close + 3)
    else { return }
    let open = listing.partner[close]
    if listing.isWord(open - 1), listing.touchesNext(open - 1) { return }
    revision.replace(
      file, open..<open + 1, with: "turnstileMembers(of: ", "a member of any object looked up")
    revision.replaceSilently(file, index..<close, with: "")
  }

  private static let members: Set<String> = [
    "doubleValue", "floatValue", "intValue", "integerValue", "boolValue", "stringValue", "count",
    "frame", "bounds",
  ]
}
